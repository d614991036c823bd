import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { both, byte, choose, ge, lt, num, shl, shr, sub, type Value, word } from './ir.ts';
import type { Scope } from './scope.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

/** Larger tables than this are not made. */
const MAX_CONSTRAINTS = 1 << 16;

/**
 * A test of all sides of a placement, or of some, that asks only whether each faces a tile: the constraint of the cell answers it, by a
 * table. Where the cell has none, `walk` does. Undefined for other tests.
 */
export function facingTest(
	f: Body,
	e: Emission,
	x: Expressions,
	{ body, fold, on, slot }: Fold,
	scope: Scope,
	walk: () => Value,
): Value | undefined {
	if (fold !== 'all' && fold !== 'exists') return undefined;
	if (on.op !== 'call' || on.fn !== 'placement.sides') return undefined;
	const [of] = on.args;
	if (!of || !x.isPresent(of, scope)) return undefined;
	const { board } = e.rt;
	const { codeCount, constraints } = board.placements;
	const isPlain = !board.plan.hides && !board.hasLayers && constraints <= MAX_CONSTRAINTS;
	if (!isPlain || board.tables.cellCount.some((n) => n !== 1)) return undefined;
	const [ofOpen, ofFacing] = [false, true].map((isFacing) => holds(body, slot, isFacing));
	if (ofOpen === undefined || ofFacing === undefined) return undefined;
	const answers = Uint8Array.from({ length: constraints }, (_, constraint) => {
		const sides = [0, 1, 2, 3].map((d) => {
			const code = Math.trunc(constraint / board.placements.weight[d]!) % codeCount;
			return code === 0 ? ofOpen : ofFacing;
		});
		return Number(fold === 'all' ? sides.every((side) => side) : sides.some((side) => side));
	});
	const table = e.memory.bytes(answers);
	return f.valueOf(() => {
		const cell = f.let(shr(x.value(f, of, scope), 2));
		const state = f.let(word(board.GRID, shl(cell, 2)));
		return choose(
			both(ge(word(Header.drawn), 0), lt(state, -1)),
			byte(table, word(board.FRONTIER_CODE, sub(num(-2), state))),
			f.valueOf(walk),
		);
	});
}

/** The value of a test of a side of which only whether it faces a tile is known; undefined where the test asks for more. */
function holds(expr: Expr, slot: number, isFacing: boolean): boolean | undefined {
	switch (expr.op) {
		case 'const':
			return expr.value !== 0;
		case 'not': {
			const value = holds(expr.on, slot, isFacing);
			return value === undefined ? undefined : !value;
		}
		case 'binary': {
			const { left, name, right } = expr;
			if (name === '&&' || name === '||') {
				const [a, b] = [left, right].map((part) => holds(part, slot, isFacing));
				if (a === undefined || b === undefined) return undefined;
				return name === '&&' ? a && b : a || b;
			}
			if ((name !== '==' && name !== '!=') || right.op !== 'none') return undefined;
			if (left.op !== 'call' || left.fn !== 'placement-side.facing') return undefined;
			const [side] = left.args;
			if (side?.op !== 'temp' || side.slot !== slot) return undefined;
			return (name === '!=') === isFacing;
		}
		default:
			return undefined;
	}
}
