import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { add, eq, ge, get, num, sub, type Value, word } from './ir.ts';

/**
 * The zones of the whole game from which pieces are drawn. The code keeps how many lie in each, so that a draw only walks to the piece that
 * it takes. Code of trials keeps nothing, since what it does is taken back.
 */
export class DrawnZones {
	private readonly e: Emission;
	/** By zone: the word with 1 more than the number of pieces in it, or with 0 where that is not known. */
	private readonly sizes: ReadonlyMap<number, number>;

	constructor(e: Emission) {
		this.e = e;
		const { code, zones } = e.program;
		const drawn = code.flatMap((i) => (i.op === 'draw' && i.from.op === 'call' ? i.from : []));
		const numbers = drawn.flatMap(({ args, table }) => (args.length === 0 ? (table ?? []) : []));
		const kept = e.asks || !e.rt.optional.hasZonePlaces ? [] : numbers;
		this.sizes = new Map(
			[...new Set(kept)]
				.filter((zone) => zones[zone]!.per === 'game')
				.map((zone) => [zone, e.memory.room(1)]),
		);
	}

	isKept(zone: number): boolean {
		return this.sizes.has(zone);
	}

	/** The number of pieces in a zone of which it is kept. */
	size(f: Body, zone: number): Value {
		const { PLACE_NEXT } = this.e.rt.optional;
		const size = this.sizes.get(zone)!;
		f.if(eq(word(size), 0), () => {
			const n = f.variable(1);
			const p = f.variable(this.first(zone));
			f.while(
				() => ge(get(p), 0),
				() => {
					f.set(n, add(get(n), 1));
					f.set(p, word(PLACE_NEXT, get(p)));
				},
			);
			f.store(size, 0, get(n));
		});
		return f.let(sub(word(size), 1));
	}

	/** The piece of a zone that lies behind so many others. */
	pieceAt(f: Body, zone: number, at: Value): Value {
		const p = f.variable(this.first(zone));
		f.count(0, at, () => f.set(p, word(this.e.rt.optional.PLACE_NEXT, get(p))));
		return f.let(get(p));
	}

	/** Says code for when a place of pieces has one more or one less. */
	changed(f: Body, place: Value, by: number): void {
		for (const [zone, size] of this.sizes)
			f.if(eq(place, this.placeOf(zone)), () => {
				const known = f.let(word(size));
				f.if(known, () => f.store(size, 0, add(known, num(by))));
			});
	}

	/** Says code for when the pieces in any zone may have changed. */
	forget(f: Body): void {
		for (const size of this.sizes.values()) f.store(size, 0, 0);
	}

	private placeOf(zone: number): number {
		const { optional, zoneFirst } = this.e.rt;
		return zoneFirst[zone]! + optional.tilePlaces;
	}

	private first(zone: number): Value {
		return word(this.e.rt.optional.PLACE_HEAD + this.placeOf(zone));
	}
}
