import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { add, byte, eq, type Fn, lt, num, type Value, word } from './ir.ts';
import { type Stamps, stamps } from './stamps.ts';
import { kindsOnFewTiles } from './tile-segments.ts';

interface Near extends Stamps {
	/** The mark of cells beside or diagonally beside such a tile, and the number of tiles that were looked at. */
	readonly current: number;
	readonly seen: number;
	/** () looks at the tiles that were laid since. */
	readonly look: Fn;
}

/**
 * The cells around tiles with segments of some kinds, so that the eight cells around another cell are walked only where there can be such
 * a segment. Tiles are marked once they are laid. Code of trials marks nothing, since what it does is taken back.
 */
export class NearTiles {
	private readonly e: Emission;
	private readonly made = new Map<string, Near>();

	constructor(e: Emission) {
		this.e = e;
	}

	/** Tells if a segment of some kinds can lie on a cell around one; undefined where nothing is marked. */
	test(f: Body, kinds: readonly number[], cell: Value): Value | undefined {
		const near = this.of(kinds);
		if (!near) return undefined;
		const { current, look, marks, seen } = near;
		return f.valueOf(() => {
			f.if(lt(word(seen), word(this.e.rt.board.TILE_COUNT)), () => f.run(look));
			return eq(word(marks, cell), word(current));
		});
	}

	/** Says code for when the board may be another one. */
	forget(f: Body): void {
		for (const { current, next, seen } of this.made.values()) {
			f.store(current, 0, { op: 'call', fn: next, args: [] });
			f.store(seen, 0, 0);
		}
	}

	private of(kinds: readonly number[]): Near | undefined {
		const { e } = this;
		const printed = e.asks ? undefined : kindsOnFewTiles(e, kinds);
		if (!printed) return undefined;
		const key = String(kinds);
		const known = this.made.get(key);
		if (known) return known;
		const { board } = e.rt;
		const current = e.memory.room(1);
		const seen = e.memory.room(1);
		const { marks, next } = stamps(e, (board.width + 1) * (board.width + 1));
		const shows = e.memory.bytes(printed);
		const ring = e.memory.words(board.ring);
		const look = e.fn('lookNear', [], false, (f) => {
			f.count(word(seen), word(board.TILE_COUNT), (tile) =>
				f.if(byte(shows, word(board.TILE_KIND, tile)), () => {
					const cell = f.let(word(board.TILE_CELL, tile));
					f.count(0, num(board.ring.length), (i) =>
						f.store(marks, add(cell, word(ring, i)), word(current)),
					);
				}),
			);
			f.store(seen, 0, word(board.TILE_COUNT));
		});
		const near = { marks, next, current, seen, look };
		this.made.set(key, near);
		return near;
	}
}
