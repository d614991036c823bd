import { EXTENDED, JOINED, SPLIT } from '../board/feature-events.ts';
import { EVENT_WORDS, GRID_FIRST_SEGMENT, GRID_ROW } from '../board/layout.ts';
import {
	AREA_RIGHT,
	EDGE_LEFT,
	PACKED_LEFT,
	PACKED_MASK,
	PACKED_RIGHT,
	PACKED_SPLIT,
	SIDE_WORDS,
} from '../board/tile-tables.ts';
import { EventWord } from '../run/event-words.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { neighbour } from './cells.ts';
import { changesTiles } from './changes.ts';
import type { Emission } from './emission.ts';
import type { EventCode } from './events.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	le,
	lt,
	mul,
	ne,
	num,
	or,
	shl,
	shr,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import { emptyScope, withTemp } from './scope.ts';

/** Reports of a tile that is laid, for rules that follow features: as in `board/feature-events.ts` and `run/events.ts`. */
export interface BoardEvents {
	/** (tile kind, placement): notes the features that it would join. */
	readonly gather: Fn;
	/** Keeps of these what rules ask before they join. */
	readonly keep: Fn;
	/** Notes what became of them. */
	readonly note: Fn;
	/** (tile): records the events. */
	readonly record: Fn;
}

export function boardEvents(
	e: Emission,
	code: BoardCode,
	x: Expressions,
	events: EventCode,
): BoardEvents {
	const { memory, program, rt } = e;
	const { board } = rt;
	const { ROOT, FIRST_SEGMENT, KIND, EVENT, EVENT_COUNT, tables, plan } = board;
	const former = memory.room(board.former.length);
	const formerCount = memory.room(1);
	const extra = rt.eventWords - EventWord.words;
	const kept = memory.room(Math.max(1, board.former.length * extra));
	/** By event that is noted here: the number of its feature among these. */
	const formerOf = memory.room(Math.max(1, plan.sizes.eventWords));
	const cellBase = memory.words(tables.cellBase);
	const sides = memory.words(tables.sides);
	const segKind = memory.words(tables.segKind);
	const segBase = memory.words(tables.segBase);

	/** Notes a feature beside the tile, of one kind with the segment of the tile that faces it. */
	const gatherOne = e.fn('gatherOne', ['row', 'segment'], false, (f, row, segment) => {
		f.if(ne(word(KIND, segment), word(segKind, row)), () => f.return());
		const first = f.let(word(FIRST_SEGMENT, word(ROOT, segment)));
		const n = f.let(word(formerCount));
		f.count(0, n, (i) => f.if(eq(word(former, i), first), () => f.return()));
		f.store(former, n, first);
		f.store(formerCount, 0, add(n, 1));
	});
	const packed = memory.words(tables.packed);
	const gather = e.fn('gatherFormer', ['kind', 'placement'], false, (f, kind, placement) => {
		f.store(formerCount, 0, 0);
		f.store(code.hasJoined, 0, 0);
		const cell = f.let(shr(placement, 2));
		const row = f.let(add(shl(word(cellBase, kind), 2), and(placement, 3)));
		const base = f.let(word(segBase, kind));
		f.count(0, num(4), (d, nextSide) => {
			const there = f.let(neighbour(f, e, cell, d));
			const grid = f.let(shl(there, 2));
			f.if(le(word(board.GRID, grid), 0), () => f.jump(nextSide));
			const side = f.let(add(shl(row, 2), d));
			const own = f.let(word(packed, side));
			const facingRow = f.let(word(board.GRID + GRID_ROW, grid));
			const printed = word(packed, add(shr(facingRow, 3), xor(d, 2)));
			const facing = changesTiles(e)
				? f.let(choose(lt(facingRow, 0), num(PACKED_SPLIT), printed))
				: f.let(printed);
			f.if(and(or(own, facing), PACKED_SPLIT), () => {
				const at = f.let(mul(side, SIDE_WORDS));
				const lanes = f.let(mul(xor(d, 2), SIDE_WORDS));
				f.count(EDGE_LEFT, num(AREA_RIGHT + 1), (lane, next) => {
					const offset = f.let(word(sides, add(at, lane)));
					f.if(lt(offset, 0), () => f.jump(next));
					const segment = f.let(call(code.laneSegment, there, add(lanes, xor(lane, 1))));
					f.if(lt(segment, 0), () => f.jump(next));
					f.run(gatherOne, add(base, offset), segment);
				});
				f.jump(nextSide);
			});
			const first = f.let(word(board.GRID + GRID_FIRST_SEGMENT, grid));
			const lane = (packedSide: Value, shift: number): Value =>
				f.let(and(shr(packedSide, shift), PACKED_MASK));
			const gatherPair = (one: Value, two: Value, isNew: Value): void =>
				f.if(both(one, both(two, isNew)), () =>
					f.run(gatherOne, sub(add(base, one), 1), sub(add(first, two), 1)),
				);
			gatherPair(lane(own, 0), lane(facing, 0), num(1));
			const [left, right] = [lane(own, PACKED_LEFT), lane(own, PACKED_RIGHT)];
			const [left2, right2] = [lane(facing, PACKED_LEFT), lane(facing, PACKED_RIGHT)];
			gatherPair(left, right2, num(1));
			gatherPair(right, left2, either(ne(left, right), ne(left2, right2)));
		});
	});

	const keep = e.fn('keepBefore', [], false, (f) => {
		if (extra === 0) return;
		f.count(0, word(formerCount), (i) => {
			const root = f.let(word(ROOT, word(former, i)));
			const at = f.let(mul(i, extra));
			let w = 0;
			for (const { before } of program.triggers)
				for (const { it, value } of before)
					f.store(kept + w++, at, x.value(f, value, withTemp(emptyScope, it, root)));
		});
	});

	const put = (f: Body, type: number, segment: Value): void => {
		const n = f.let(word(EVENT_COUNT));
		f.if(ge(mul(n, EVENT_WORDS), plan.sizes.eventWords), () => f.giveUp());
		f.store(EVENT, mul(n, EVENT_WORDS), type);
		f.store(EVENT + 1, mul(n, EVENT_WORDS), segment);
		f.store(EVENT_COUNT, 0, add(n, 1));
	};
	const note = e.fn('noteFormer', [], false, (f) => {
		f.count(0, word(formerCount), (i) => {
			const segment = f.let(word(former, i));
			if (extra > 0) f.store(formerOf, word(EVENT_COUNT), i);
			put(f, EXTENDED, segment);
			f.if(word(code.hasJoined), () => {
				const root = f.let(word(ROOT, segment));
				f.block((end) =>
					f.count(0, word(formerCount), (j) =>
						f.if(both(ne(j, i), eq(word(ROOT, word(former, j)), root)), () => {
							if (extra > 0) f.store(formerOf, word(EVENT_COUNT), i);
							put(f, JOINED, segment);
							f.jump(end);
						}),
					),
				);
			});
		});
	});

	const record = e.fn('recordBoard', ['tile'], false, (f, tile) => {
		const count = f.let(word(EVENT_COUNT));
		f.count(0, count, (i) => {
			const at = f.let(mul(i, EVENT_WORDS));
			const type = f.let(word(EVENT, at));
			const segment = f.let(word(EVENT + 1, at));
			const keptAt = f.variable(0);
			if (extra > 0) {
				const keepAt = (j: Value): void => f.set(keptAt, add(mul(j, extra), num(kept)));
				const noted = f.let(word(formerOf, i));
				// closures note events, too
				f.if(
					both(lt(noted, word(formerCount)), eq(word(former, noted), segment)),
					() => keepAt(noted),
					() =>
						f.count(0, word(formerCount), (j) =>
							f.if(eq(word(former, j), segment), () => keepAt(j)),
						),
				);
			}
			for (const [of, event] of [
				[EXTENDED, 'extended'],
				[JOINED, 'joined'],
				[SPLIT, 'split'],
			] as const)
				f.if(eq(type, of), () => events.record(f, event, { segment, tile }, get(keptAt)));
		});
		f.if(count, () => f.store(EVENT_COUNT, 0, 0));
	});
	return { gather, keep, note, record };
}
