import { limits } from '@tilewright/schema';
import type { Program, RelationIR, Type } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import type { Bool, MachineBackend } from '../expr/backend.ts';
import { EngineFault } from '../fault.ts';
import { Header } from './header.ts';
import type { Runtime } from './runtime.ts';
import { faults } from '../texts/faults.ts';

/**
 * Relations: sets of pairs that follow from the board. A round of a wave freezes them with owners and values: rules that pay and
 * send pieces home see the pairs as they were, whatever other rules of the round have done by then.
 *
 *   PAIRS = [run they belong to + 1, then for each relation: count, pairs…]
 */

const MAX_FROZEN_PAIRS: number = limits.frozenPairs;
export const RELATION_WORDS: number = 1 + MAX_FROZEN_PAIRS;

export function pairWords({ relations = [], code }: Program): number {
	return relations.length > 0 && code.some((i) => i.op === 'freeze')
		? 1 + relations.length * RELATION_WORDS
		: 0;
}

/** The numbering of pairs: `a * range of b + b`, features by their first segments. */
export interface Pairing {
	join(a: number, b: number): number;
	a(pair: number): number;
	b(pair: number): number;
}

/** One more than the highest number of a second member. */
export function pairRange(rt: Runtime, { b }: RelationIR): number {
	return Math.max(1, rangeOf(rt, b.type));
}

export function pairing(rt: Runtime, relation: RelationIR): Pairing {
	const { board, m } = rt;
	const { id, a, b } = relation;
	const n = pairRange(rt, relation);
	if (rangeOf(rt, a.type) * n > 0x7fffffff)
		throw new EngineFault('RUN-MEMORY', faults.pairsNotNumbered(id));
	const first = (type: Type, v: number): number =>
		type === 'feature' ? m[board.FIRST_SEGMENT + rootOf(board, v)]! : v;
	const root = (type: Type, v: number): number => (type === 'feature' ? rootOf(board, v) : v);
	return {
		join: (x, y) => first(a.type, x) * n + first(b.type, y),
		a: (pair) => root(a.type, Math.trunc(pair / n)),
		b: (pair) => root(b.type, pair % n),
	};
}

function rangeOf({ program, board, pieceKind, zones }: Runtime, type: Type): number {
	switch (type) {
		case 'seat':
			return program.seats;
		case 'tile':
			return board.plan.tileCapacity;
		case 'segment':
		case 'feature':
			return board.plan.segmentCapacity;
		case 'piece':
			return pieceKind.length;
		case 'cell':
		case 'corner':
			return board.plan.cells;
		case 'side':
			return board.plan.cells * 4;
		case 'zone':
			return zones;
		default:
			return Math.max(
				program.kinds.length,
				program.pieces.length,
				program.tiles.length,
				program.spaces.length,
				256,
			);
	}
}

export function eachPair(c: MachineBackend, index: number, use: (pair: number) => boolean): Bool {
	const { m, optional } = c.rt;
	const live = livePairs(c, c.rt.program.relations![index]!, use);
	if (optional.PAIRS < 0) return live;
	const at = optional.PAIRS + 1 + index * RELATION_WORDS;
	return () => {
		if (m[Header.waveTo] === 0 || m[optional.PAIRS] !== m[Header.run]! + 1) return live();
		const end = at + 1 + m[at]!;
		for (let i = at + 1; i < end; i++) if (use(m[i]!)) return true;
		return false;
	};
}

function livePairs(c: MachineBackend, relation: RelationIR, use: (pair: number) => boolean): Bool {
	const { temps } = c.rt;
	const { join } = pairing(c.rt, relation);
	const { a, b, where } = relation;
	const holds = where ? c.bool(where) : () => true;
	const inner = c.each(b.among, b.slot, () => {
		const [x, y] = [temps[a.slot]!, temps[b.slot]!];
		return x >= 0 && y >= 0 && holds() && use(join(x, y));
	});
	return c.each(a.among, a.slot, inner);
}

export function pairFreezer(c: MachineBackend): (() => void) | undefined {
	const { arena, m, optional, program } = c.rt;
	const { PAIRS } = optional;
	if (PAIRS < 0) return undefined;
	const keepers = program.relations!.map((relation, index) => {
		const at = PAIRS + 1 + index * RELATION_WORDS;
		let n = 0;
		const run = livePairs(c, relation, (pair) => {
			if (n === MAX_FROZEN_PAIRS)
				throw new EngineFault('RUN-MEMORY', faults.tooManyPairs(relation.id));
			arena.set(at + 1 + n++, pair);
			return false;
		});
		return (): void => {
			n = 0;
			run();
			arena.set(at, n);
		};
	});
	return () => {
		for (const keep of keepers) keep();
		arena.set(PAIRS, m[Header.run]! + 1);
	};
}
