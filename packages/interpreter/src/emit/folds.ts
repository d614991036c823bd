import type { Expr } from '@tilewright/lang';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { facingTest } from './faced-sides.ts';
import { eachMarked } from './marked-pieces.ts';
import { add, either, eq, ge, get, gt, lt, not, type Value, word } from './ir.ts';
import { type Scope, withTemp } from './scope.ts';
import { supplyHolds } from './supply-pieces.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

/** The value of a fold over the members of a set. */
export function foldValue(f: Body, e: Emission, x: Expressions, expr: Fold, scope: Scope): Value {
	const walk = (): Value => walkedValue(f, e, x, expr, scope);
	return facingTest(f, e, x, expr, scope, walk) ?? walk();
}

function walkedValue(f: Body, e: Emission, x: Expressions, expr: Fold, scope: Scope): Value {
	const { fold, on, slot, body } = expr;
	const test = (member: Value): Value =>
		f.valueOf(() => x.value(f, body, withTemp(scope, slot, member)));
	const found = (wanted: (member: Value) => Value): Value => {
		const result = f.variable(0);
		f.block((end) =>
			x.each(f, on, scope, 'repeats', (member) =>
				f.if(wanted(member), () => {
					f.set(result, 1);
					f.jump(end);
				}),
			),
		);
		return get(result);
	};
	switch (fold) {
		case 'exists': {
			const kinds = body.op === 'call' && body.fn === 'piece.has' ? body.table : undefined;
			// any piece will do, so the first one of the feature decides
			if (
				kinds?.length === e.program.pieces.length &&
				on.op === 'call' &&
				on.fn === 'feature.pieces'
			)
				return x.of(f, on.args[0]!, scope, 0, (feature) => ge(word(e.rt.board.PIECES, feature), 0));
			return supplyHolds(f, e, x, expr, scope) ?? markedTest(f, e, x, expr, scope) ?? found(test);
		}
		case 'all':
			return not(found((member) => not(test(member))));
		case 'count': {
			const n = f.variable(0);
			x.each(f, on, scope, 'any', (member) => f.if(test(member), () => f.set(n, add(get(n), 1))));
			return get(n);
		}
		case 'sum': {
			const n = f.variable(0);
			x.each(f, on, scope, 'any', (member) => f.set(n, x.sum(get(n), test(member))));
			return get(n);
		}
		case 'max':
		case 'min': {
			const best = f.variable(0);
			const isAny = f.variable(0);
			x.each(f, on, scope, 'repeats', (member) => {
				const v = f.let(test(member));
				const isBetter = fold === 'max' ? gt(v, get(best)) : lt(v, get(best));
				f.if(either(not(get(isAny)), isBetter), () => f.set(best, v));
				f.set(isAny, 1);
			});
			return get(best);
		}
		case 'exists_one': {
			const n = f.variable(0);
			f.block((end) =>
				x.each(f, on, scope, 'any', (member) =>
					f.if(test(member), () => {
						f.set(n, add(get(n), 1));
						f.if(gt(get(n), 1), () => f.jump(end));
					}),
				),
			);
			return eq(get(n), 1);
		}
		default:
			return e.noValue(`fold:${fold}`);
	}
}

/** Tells whether a test holds for some piece, where registers tell which pieces it can hold for; undefined for other folds. */
function markedTest(
	f: Body,
	e: Emission,
	x: Expressions,
	expr: Fold,
	scope: Scope,
): Value | undefined {
	let value: Value | undefined;
	const body = f.collect(() => {
		const result = f.variable(0);
		f.block((end) => {
			const isMarked = eachMarked(f, e, x, expr, scope, () => {
				f.set(result, 1);
				f.jump(end);
			});
			if (isMarked) value = get(result);
		});
	});
	if (value) f.addAll(body);
	return value;
}
