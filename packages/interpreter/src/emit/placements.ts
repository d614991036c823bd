import { placementEntry } from '../board/placement-table.ts';
import type { BoardCode } from './board.ts';
import { Body } from './body.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	both,
	byte,
	eq,
	type Fn,
	ge,
	get,
	gt,
	le,
	lowestBit,
	lt,
	mul,
	shl,
	sub,
	type Value,
	word,
} from './ir.ts';

/** Entries of the table of placements that are worked out before a game begins. */
const MAX_ENTRIES = 1 << 20;
/** Cells of the frontier whose placements are added up before one is looked for. */
const GROUP = 4;

export interface PlacementCode {
	/** (tile kind) → their number */
	readonly count: Fn;
	/** (tile kind, k) → placement k, right after they were counted */
	readonly at: Fn;
	/** Tables answer; else there is no code. */
	readonly isTabled: boolean;
	/** (tile kind, constraint) → its rotations that fit, as bits */
	mask(kind: Value, constraint: Value): Value;
	/** Walks them in their order. */
	each(f: Body, kind: Value, say: (placement: Value) => void): void;
}

export function placementCode(e: Emission, { isCounted }: BoardCode): PlacementCode {
	const { rt, memory } = e;
	const { board } = rt;
	const { constraints } = board.placements;
	const entries = constraints * rt.program.tiles.length;
	const isTabled = board.placements.isDense && entries <= MAX_ENTRIES;
	const numbers = new Uint8Array(isTabled ? entries : 0);
	const masks = new Uint8Array(isTabled ? entries : 0);
	for (let i = 0; i < numbers.length; i++) {
		const entry = placementEntry(board, Math.trunc(i / constraints), i % constraints);
		numbers[i] = entry >> 4;
		masks[i] = entry & 15;
	}
	const numberAt = memory.bytes(numbers);
	const maskAt = memory.bytes(masks);
	const sums = memory.room((board.plan.sizes.frontier >> 2) + 2);
	const countedKind = memory.room(1);
	const counted = memory.room(1);
	const { FRONTIER_CODE: CODE, FRONTIER_CELL: CELL } = board;

	const tabledOnly = (): void => {
		if (!isTabled) e.lacks('so-many-kinds-of-sides');
		if (board.tables.cellCount.some((n) => n !== 1)) e.lacks('tiles-of-several-cells');
	};
	const count = e.fn('countPlacements', ['kind'], true, (f, kind) => {
		tabledOnly();
		f.if(both(word(isCounted), eq(word(countedKind), kind)), () => f.return(word(counted)));
		f.if(lt(kind, 0), () => f.return(0));
		const row = f.let(mul(kind, constraints));
		const end = f.let(word(board.FRONTIER_COUNT));
		const whole = f.let(sub(end, GROUP));
		const i = f.variable(0);
		const group = f.variable(0);
		const n = f.variable(0);
		f.while(
			() => le(get(i), whole),
			() => {
				for (let k = 0; k < GROUP; k++)
					f.set(n, add(get(n), byte(numberAt, add(row, word(CODE + k, get(i))))));
				f.store(sums, get(group), get(n));
				f.set(group, add(get(group), 1));
				f.set(i, add(get(i), GROUP));
			},
		);
		f.store(sums, get(group), 0x7fffffff);
		f.while(
			() => lt(get(i), end),
			() => {
				f.set(n, add(get(n), byte(numberAt, add(row, word(CODE, get(i))))));
				f.set(i, add(get(i), 1));
			},
		);
		f.store(isCounted, 0, 1);
		f.store(countedKind, 0, kind);
		f.store(counted, 0, get(n));
		f.return(get(n));
	});
	const at = e.fn('placementAt', ['kind', 'k'], true, (f, kind, k) => {
		const row = f.let(mul(kind, constraints));
		const group = f.variable(0);
		f.while(
			() => le(word(sums, get(group)), k),
			() => f.set(group, add(get(group), 1)),
		);
		const left = f.variable(k);
		f.if(gt(get(group), 0), () => f.set(left, sub(k, word(sums - 1, get(group)))));
		const i = f.variable(shl(get(group), 2));
		const n = f.variable(byte(numberAt, add(row, word(CODE, get(i)))));
		f.while(
			() => ge(get(left), get(n)),
			() => {
				f.set(left, sub(get(left), get(n)));
				f.set(i, add(get(i), 1));
				f.set(n, byte(numberAt, add(row, word(CODE, get(i)))));
			},
		);
		const mask = f.variable(byte(maskAt, add(row, word(CODE, get(i)))));
		f.while(
			() => gt(get(left), 0),
			() => {
				f.set(mask, and(get(mask), sub(get(mask), 1)));
				f.set(left, sub(get(left), 1));
			},
		);
		f.return(add(shl(word(CELL, get(i)), 2), lowestBit(get(mask))));
	});
	const each = (f: Body, kind: Value, say: (placement: Value) => void): void => {
		tabledOnly();
		const row = f.let(mul(kind, constraints));
		f.count(0, word(board.FRONTIER_COUNT), (i) => {
			const mask = f.variable(byte(maskAt, add(row, word(CODE, i))));
			f.while(
				() => get(mask),
				() => say(f.let(add(shl(word(CELL, i), 2), lowestBit(get(mask))))),
				() => f.set(mask, and(get(mask), sub(get(mask), 1))),
			);
		});
	};
	const mask = (kind: Value, constraint: Value): Value => {
		tabledOnly();
		return byte(maskAt, add(mul(kind, constraints), constraint));
	};
	return { count, at, each, isTabled, mask };
}
