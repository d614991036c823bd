import { Findings } from '@tilewright/schema';
import { countTemps, scopeOf } from '../expr/scope.ts';
import type { Expr } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import type { Decl } from '../link/ruleset.ts';
import { checked } from './check.ts';
import type { Unit } from './unit.ts';

/** A condition that a conjunct states: two sides that are equal or not, or a test that holds or not. */
export interface Test {
	readonly left: string;
	/** What it is compared with; absent for a plain test. */
	readonly right?: string;
	/** The other side is a constant, so that two of them that differ are never equal. */
	readonly isConstant: boolean;
	readonly holds: boolean;
}

/** Tells whether two replacements of one event never apply together, as far as their conditions show. */
export function excludeEachOther(a: readonly Test[], b: readonly Test[]): boolean {
	return a.some((x) => b.some((y) => contradict(x, y)));
}

function contradict(a: Test, b: Test): boolean {
	if (a.left !== b.left) return false;
	if (a.right === b.right) return a.holds !== b.holds;
	return a.holds && b.holds && a.isConstant && b.isConstant;
}

/**
 * The tests that the condition of a replacement consists of, by what it means: names of variables, the order of conjuncts and of the
 * sides of a comparison make no difference, and a name that means something else in another pack is something else.
 */
export function testsOf({ symbols }: Unit, { datum }: Decl): Test[] {
	const when = get(datum, 'when');
	if (when === undefined) return [];
	const temps = countTemps();
	const event = { kind: 'temp', slot: temps.next(), type: 'event' } as const;
	const scope = scopeOf({ [textOf(get(datum, 'as')) ?? 'event']: event });
	// what is wrong with it is reported where it is lowered
	const unit = { symbols, temps, diagnostics: new Findings() };
	const expr = checked(unit, when, 'bool', scope)?.expr;
	return expr === undefined ? [] : testsIn(expr, true);
}

function testsIn(expr: Expr, holds: boolean): Test[] {
	if (expr.op === 'not') return testsIn(expr.on, !holds);
	if (expr.op === 'binary') {
		const { name, left, right } = expr;
		if (name === (holds ? '&&' : '||')) return [...testsIn(left, holds), ...testsIn(right, holds)];
		if (name === '==' || name === '!=') return [comparison(left, right, holds === (name === '=='))];
	}
	return [{ left: meaningOf(expr), isConstant: false, holds }];
}

function comparison(a: Expr, b: Expr, holds: boolean): Test {
	const [x, y] = [meaningOf(a), meaningOf(b)];
	if (b.op === 'const') return { left: x, right: y, isConstant: true, holds };
	if (a.op === 'const') return { left: y, right: x, isConstant: true, holds };
	return { left: x < y ? x : y, right: x < y ? y : x, isConstant: false, holds };
}

/** The text of an expression without places in files, and with its own variables numbered in the order in which they occur. */
function meaningOf(expr: Expr): string {
	const slots = new Map<unknown, number>();
	return JSON.stringify(expr, function (this: unknown, key: string, value: unknown) {
		if (key === 'span') return undefined;
		const { op } = this as { readonly op?: unknown };
		if (key === 'name' && (op === 'temp' || op === 'local')) return undefined;
		if (key !== 'slot' || op === 'local') return value;
		// the event is the same for both
		if (value === 0) return value;
		if (!slots.has(value)) slots.set(value, slots.size + 1);
		return slots.get(value);
	});
}
