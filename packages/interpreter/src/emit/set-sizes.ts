import type { Expr } from '@tilewright/lang';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { Expressions } from './expr.ts';
import { add, eq, ge, get, not, num, sub, type Value } from './ir.ts';
import type { Scope } from './scope.ts';

/** The number of members of a set. */
export function sizeOf(f: Body, board: BoardCode, x: Expressions, set: Expr, scope: Scope): Value {
	const kept = keptSize(f, x, set, scope);
	if (kept) return kept;
	if (set.op === 'call' && set.fn === 'feature.tiles')
		return x.of(f, set.args[0]!, scope, 0, (feature) => call(board.tilesOf, feature));
	return f.valueOf(() => {
		const n = f.variable(0);
		x.each(f, set, scope, 'any', () => f.set(n, add(get(n), 1)));
		return get(n);
	});
}

/** The number of tiles in a zone where it is kept; undefined for other sets. */
function keptSize(f: Body, x: Expressions, set: Expr, scope: Scope): Value | undefined {
	if (set.op !== 'call' || set.fn !== 'zone.tiles') return undefined;
	const [zone] = set.args;
	if (zone?.op !== 'call' || zone.fn !== 'zone') return undefined;
	const [of] = zone.args;
	const number = zone.table![0]!;
	const { zoneTiles } = x.places;
	if (!zoneTiles.isKept(number)) return undefined;
	if (!of) return zoneTiles.count(number, num(0));
	return x.of(f, of, scope, 0, (owner) => zoneTiles.count(number, owner));
}

/** Tells whether a set has so many members; the walk ends with the last of them. */
export function hasAsMany(f: Body, x: Expressions, set: Expr, wanted: number, scope: Scope): Value {
	const kept = keptSize(f, x, set, scope);
	if (kept) return ge(kept, wanted);
	return f.valueOf(() => {
		const left = f.variable(wanted);
		f.block((end) =>
			x.each(f, set, scope, wanted === 1 ? 'repeats' : 'any', () => {
				f.set(left, sub(get(left), 1));
				f.if(eq(get(left), 0), () => f.jump(end));
			}),
		);
		return eq(get(left), 0);
	});
}

/**
 * A comparison of the size of a set with a number, which ends as soon as the answer is known; undefined for other comparisons.
 */
export function sizeComparison(
	f: Body,
	x: Expressions,
	{ name, left, right }: Extract<Expr, { op: 'binary' }>,
	scope: Scope,
): Value | undefined {
	if (left.op !== 'call' || left.fn !== 'set(*).size' || right.op !== 'const') return undefined;
	const atLeast = (n: number): Value =>
		n <= 0 ? num(1) : hasAsMany(f, x, left.args[0]!, n, scope);
	const { value: n } = right;
	switch (name) {
		case '>=':
			return atLeast(n);
		case '>':
			return atLeast(n + 1);
		case '<':
			return not(atLeast(n));
		case '<=':
			return not(atLeast(n + 1));
		case '==':
			return n === 0 ? not(atLeast(1)) : undefined;
		case '!=':
			return n === 0 ? atLeast(1) : undefined;
		default:
			return undefined;
	}
}
