import type { Expr, MemberName, Program } from '@tilewright/lang';
import { partsOf } from '@tilewright/lang';

/** Built-ins that take work of their own, by about how many times that of reading a word. */
const work: Partial<Record<MemberName, number>> = {
	'feature.complete': 8,
	'feature.open': 60,
	'feature.owners': 40,
	'piece.cell': 5,
	'piece.holder': 5,
	'piece.tile': 4,
	'feature.pieces': 5,
	'segment.pieces': 5,
	'tile.pieces': 5,
	'tile.segments': 8,
	'tile.segments(set(kind))': 8,
	'placement.sides': 6,
	'tile.sides': 6,
	pieces: 60,
	features: 200,
	'features(set(kind))': 150,
	'board.tiles': 200,
};

/** The work of a walk over a set that the table does not name. */
const ofOtherSets = 15;

/** The work of tests that are asked last. */
const much = 1000;

/** About how much work an expression takes, in reads of a word. */
export function costOf(program: Program, e: Expr): number {
	const known = costs.get(e);
	if (known !== undefined) return known;
	costs.set(e, much);
	const cost = Math.min(much, costIn(program, e));
	costs.set(e, cost);
	return cost;
}

const costs = new WeakMap<Expr, number>();

function costIn(program: Program, e: Expr): number {
	const parts = (): number => partsOf(e).reduce((sum, part) => sum + costOf(program, part), 0);
	switch (e.op) {
		case 'can':
		case 'possible':
		case 'in-hand':
			return much;
		case 'define':
			return parts() + costOf(program, program.defines[e.define]!.body);
		case 'fold':
			return costOf(program, e.on) + (isSifted(e.on) ? 1 : 2) * costOf(program, e.body) + 3;
		case 'call':
			return parts() + (work[e.fn] ?? (e.type.startsWith('set(') ? ofOtherSets : 1));
		case 'binary':
			// code gives up where there is no quotient, so what comes before it is asked before it
			return e.name === '/' || e.name === '%' ? much : parts() + (e.name === 'in' ? 3 : 1);
		default:
			return parts() + 1;
	}
}

/** Tests in the order in which they are asked: those that take little work first. Values do not depend on the order. */
export function cheapFirst<T>(tests: readonly T[], cost: (test: T) => number): T[] {
	const rank = (test: T): number => Math.floor(Math.log2(cost(test) + 8) / 1.5);
	return [...tests].sort((a, b) => rank(a) - rank(b));
}

/** A set that has few members or none. */
function isSifted(set: Expr): boolean {
	return set.op === 'define' || (set.op === 'fold' && set.fold === 'filter');
}
