import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { add, byte, choose, type Fn, ge, lt, num, sub, type Value, word } from './ir.ts';
import { eachPrintedSegment, eachSegmentOfKinds, kindsOnFewTiles } from './tile-segments.ts';

/** Tiles with segments of some kinds. */
interface Listed {
	readonly list: number;
	readonly count: number;
	/** The number of tiles that were looked at. */
	readonly seen: number;
	/** () looks at the tiles that were laid since. */
	readonly look: Fn;
}

/**
 * Marks of the cells beside such tiles and diagonally beside them. Marks from `current` on count: this one where there are several such
 * tiles, else it plus one plus the number of the only one.
 */
interface Near {
	readonly marks: number;
	readonly current: number;
	readonly seen: number;
	readonly look: Fn;
	/** () forgets all marks. */
	readonly clear: Fn;
}

/** Of a cell: whether a tile around it can have some segment, and the only one that can, or -1. */
export interface TilesAround {
	readonly isAny: Value;
	readonly only: Value;
}

/**
 * The tiles with segments of some kinds, and the cells around them, so that the eight cells around another cell are walked only where there
 * can be such a segment. Tiles are marked once they are laid. Code of trials marks nothing, since what it does is taken back.
 */
export class NearTiles {
	private readonly e: Emission;
	private readonly nears = new Map<string, Near>();
	private readonly lists = new Map<string, Listed>();

	constructor(e: Emission) {
		this.e = e;
	}

	/** Tells whether the cells around tiles with segments of some kinds are marked. */
	marks(kinds: readonly number[]): boolean {
		return this.nearOf(kinds) !== undefined;
	}

	/** The tiles around a cell that can have a segment of some kinds; undefined where nothing is marked. */
	around(f: Body, kinds: readonly number[], cell: Value): TilesAround | undefined {
		const near = this.nearOf(kinds);
		if (!near) return undefined;
		this.lookIfDue(f, near);
		const mark = f.let(sub(word(near.marks, cell), word(near.current)));
		return { isAny: ge(mark, 0), only: sub(mark, 1) };
	}

	/** Walks the segments of such tiles by number; says nothing and returns false where most tiles show these kinds. */
	eachSegment(f: Body, kinds: readonly number[], say: (segment: Value) => void): boolean {
		const { e } = this;
		const listed = this.listOf(kinds);
		if (!listed) return eachPrintedSegment(f, e, kinds, say);
		this.lookIfDue(f, listed);
		f.count(0, word(listed.count), (i) =>
			eachSegmentOfKinds(f, e, f.let(word(listed.list, i)), kinds, say),
		);
		return true;
	}

	/** Says code for when the board may be another one. */
	forget(f: Body): void {
		for (const { clear } of this.nears.values()) f.run(clear);
		for (const { count, seen } of this.lists.values()) {
			f.store(count, 0, 0);
			f.store(seen, 0, 0);
		}
	}

	private lookIfDue(f: Body, { look, seen }: Listed | Near): void {
		f.if(lt(word(seen), word(this.e.rt.board.TILE_COUNT)), () => f.run(look));
	}

	private nearOf(kinds: readonly number[]): Near | undefined {
		return this.made(this.nears, kinds, (printed) => {
			const { e } = this;
			const { board } = e.rt;
			const cells = (board.width + 1) * (board.width + 1);
			const step = board.plan.sizes.tiles + 1;
			const most = 0x7fffffff - 2 * step;
			const marks = e.memory.room(cells);
			const current = e.memory.room(1);
			const ring = e.memory.words(board.ring);
			const looking = this.looking(printed, (f, tile) => {
				const cell = f.let(word(board.TILE_CELL, tile));
				const now = f.let(word(current));
				f.count(0, num(board.ring.length), (i) => {
					const there = f.let(add(cell, word(ring, i)));
					const isSecond = ge(word(marks, there), now);
					f.store(marks, there, choose(isSecond, now, add(now, add(tile, 1))));
				});
			});
			const clear = e.fn('forgetNear', [], false, (f) => {
				f.if(ge(word(current), most), () => {
					f.add({ op: 'fill', to: num(marks * 4), byte: num(0), length: num(cells * 4) });
					f.store(current, 0, 0);
				});
				f.store(current, 0, add(word(current), step));
				f.store(looking.seen, 0, 0);
			});
			return { marks, current, clear, ...looking };
		});
	}

	private listOf(kinds: readonly number[]): Listed | undefined {
		return this.made(this.lists, kinds, (printed) => {
			const { memory, rt } = this.e;
			const list = memory.room(rt.board.plan.sizes.tiles);
			const count = memory.room(1);
			const looking = this.looking(printed, (f, tile) => {
				f.store(list, word(count), tile);
				f.store(count, 0, add(word(count), 1));
			});
			return { list, count, ...looking };
		});
	}

	private made<T>(
		all: Map<string, T>,
		kinds: readonly number[],
		make: (printed: Uint8Array) => T,
	): T | undefined {
		const printed = this.e.asks ? undefined : kindsOnFewTiles(this.e, kinds);
		if (!printed) return undefined;
		const key = String(kinds);
		const known = all.get(key) ?? make(printed);
		all.set(key, known);
		return known;
	}

	private looking(
		printed: Uint8Array,
		found: (f: Body, tile: Value) => void,
	): Pick<Listed, 'look' | 'seen'> {
		const { memory, rt } = this.e;
		const { TILE_COUNT, TILE_KIND } = rt.board;
		const seen = memory.room(1);
		const shows = memory.bytes(printed);
		const look = this.e.fn('lookNear', [], false, (f) => {
			f.count(word(seen), word(TILE_COUNT), (tile) =>
				f.if(byte(shows, word(TILE_KIND, tile)), () => found(f, tile)),
			);
			f.store(seen, 0, word(TILE_COUNT));
		});
		return { seen, look };
	}
}
