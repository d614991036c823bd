import type { Expr, Program } from '@tilewright/lang';
import { conjuncts, isTemp } from '../expr/holders.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import type { Value } from './ir.ts';
import { type Scope, withTemp } from './scope.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

/**
 * Walks `pieces.filter(p, …)`, and the same of what a seat has on the board, where the test asks for a register of p of which it is known
 * which pieces have it. Says nothing and returns false for anything else.
 */
export function eachMarked(
	f: Body,
	e: Emission,
	x: Expressions,
	{ body, on, slot }: Fold,
	scope: Scope,
	say: (piece: Value) => void,
): boolean {
	if (on.op !== 'call' || (on.fn !== 'pieces' && on.fn !== 'seat.onBoard')) return false;
	const tests = conjuncts(body);
	const found = tests.find((test) => registerOf(e.program, test, slot) !== undefined);
	const pieces = found && x.places.markedPieces.get(registerOf(e.program, found, slot)!);
	if (!pieces) return false;
	const others = tests.filter((test) => test !== found);
	const asked = (left: readonly Expr[], piece: Value): void => {
		const [test, ...rest] = left;
		if (!test) return say(piece);
		f.if(
			f.valueOf(() => x.value(f, test, withTemp(scope, slot, piece))),
			() => asked(rest, piece),
		);
	};
	pieces.each(f, [...e.rt.pieceKind.keys()], (piece) => {
		if (on.fn === 'pieces') return asked(others, piece);
		f.if(
			f.valueOf(() => x.has(f, on, piece, scope)),
			() => asked(others, piece),
		);
	});
	return true;
}

/** The register of a piece (in a temp slot) that a test asks for; undefined for other tests. */
function registerOf(program: Program, test: Expr, slot: number): number | undefined {
	if (test.op === 'register') return isTemp(test.on, slot) ? test.register : undefined;
	if (test.op !== 'define') return undefined;
	const { body, params } = program.defines[test.define]!;
	const at = test.args.findIndex((arg) => isTemp(arg, slot));
	return at < 0 ? undefined : registerOf(program, body, params[at]!.slot);
}
