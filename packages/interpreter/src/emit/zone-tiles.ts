import { largest } from '@tilewright/schema';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import { add, eq, type Fn, get, gt, lt, mul, num, sub, type Value, word } from './ir.ts';

/**
 * The tiles in zones. The code keeps how many lie in each zone, so that an empty one is not walked, and the walk of another one ends with
 * its last tile. Code of trials keeps nothing, since what it does is taken back.
 */
export class ZoneTiles {
	private readonly e: Emission;
	private readonly rows: number;
	/** By row: 1 more than the number of tiles in the zone, or 0 where it is not known. */
	private readonly sizes: number | undefined;
	private made: Fn | undefined;

	constructor(e: Emission) {
		this.e = e;
		const { program, tileZoneFirst, zoneFirst } = e.rt;
		const ends = program.zones.map((_, i) => tileZoneFirst[i]! + zoneFirst[i + 1]! - zoneFirst[i]!);
		this.rows = largest(
			ends.filter((_, i) => tileZoneFirst[i]! >= 0),
			0,
		);
		this.sizes = e.asks || this.rows === 0 ? undefined : e.memory.room(this.rows);
	}

	/** Says code for each tile in a zone, by kind. */
	each(f: Body, zone: number, owner: Value, say: (kind: Value) => void): void {
		const { e, sizes } = this;
		const { optional, program, tileZoneFirst } = e.rt;
		const { per, holds } = program.zones[zone]!;
		if (per === 'feature' || holds !== 'tiles') return e.lacks('tiles-of-such-a-zone');
		const kinds = program.tiles.length;
		const row = f.let(add(owner, num(tileZoneFirst[zone]!)));
		const from = f.let(mul(row, kinds));
		const walk = (found: (copies: Value) => void): void =>
			f.count(0, num(kinds), (kind) => {
				const copies = f.let(word(optional.TILES, add(from, kind)));
				f.if(copies, () => {
					f.count(0, copies, () => say(kind));
					found(copies);
				});
			});
		if (sizes === undefined) return walk(() => {});
		const left = f.variable(call(this.size(), row));
		f.if(gt(get(left), 0), () =>
			f.block((end) =>
				walk((copies) => {
					f.set(left, sub(get(left), copies));
					f.if(lt(get(left), 1), () => f.jump(end));
				}),
			),
		);
	}

	isKept(zone: number): boolean {
		const { holds, per } = this.e.program.zones[zone]!;
		return this.sizes !== undefined && per !== 'feature' && holds === 'tiles';
	}

	/** The number of tiles in a zone of which it is kept. */
	count(zone: number, owner: Value): Value {
		return call(this.size(), add(owner, num(this.e.rt.tileZoneFirst[zone]!)));
	}

	/** Says code for when a zone has more or fewer tiles than before. */
	changed(f: Body, row: Value, by: number): void {
		const { sizes } = this;
		if (sizes === undefined) return;
		const known = f.let(word(sizes, row));
		f.if(known, () => f.store(sizes, row, add(known, by)));
	}

	/** Says code for when the tiles in any zone may have changed. */
	forget(f: Body): void {
		if (this.sizes === undefined) return;
		const [to, length] = [num(this.sizes * 4), num(this.rows * 4)];
		f.add({ op: 'fill', to, byte: num(0), length });
	}

	/** (row) → tiles in a zone */
	private size(): Fn {
		const { e } = this;
		const { optional, program } = e.rt;
		const sizes = this.sizes!;
		return (this.made ??= e.fn('tilesInZone', ['row'], true, (f, row) => {
			f.if(eq(word(sizes, row), 0), () => {
				const kinds = program.tiles.length;
				const from = f.let(mul(row, kinds));
				const n = f.variable(1);
				f.count(0, num(kinds), (kind) =>
					f.set(n, add(get(n), word(optional.TILES, add(from, kind)))),
				);
				f.store(sizes, row, get(n));
			});
			f.return(sub(word(sizes, row), 1));
		}));
	}
}
