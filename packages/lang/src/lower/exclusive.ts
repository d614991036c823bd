import { Findings } from '@tilewright/schema';
import { countTemps, scopeOf } from '../expr/scope.ts';
import { partsOf } from '../expr/walk.ts';
import type { BinaryName, Expr } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { checked } from './check.ts';
import type { LoweringContext } from './lowering-context.ts';

/** A condition as alternatives of which one holds. Each is a list of facts that hold together. */
export type Condition = readonly (readonly Fact[])[];

/** The values that something can have. A subject is the text of an expression, or of two that are compared. */
interface Fact {
	readonly subject: string;
	readonly values: Values;
}

type Values =
	| { readonly is: 'only' | 'except'; readonly values: readonly number[] }
	/** Both ends belong to it. */
	| { readonly is: 'between'; readonly from: number; readonly to: number };

/** More alternatives than this are not told apart. */
const maxAlternatives = 16;

const always: Condition = [[]];

const none = -1;

/** The relations of the left side to the right one under which a comparison holds: -1 below, 0 equal, 1 above. */
const relations: Partial<Record<BinaryName, readonly number[]>> = {
	'<': [-1],
	'<=': [-1, 0],
	'==': [0],
	'!=': [-1, 1],
	'>=': [0, 1],
	'>': [1],
};

export function excludeEachOther(a: Condition, b: Condition): boolean {
	return a.every((one) => b.every((other) => contradict([...one, ...other])));
}

function contradict(facts: readonly Fact[]): boolean {
	return facts.some((second, k) =>
		facts
			.slice(0, k)
			.some((first) => first.subject === second.subject && areApart(first.values, second.values)),
	);
}

function areApart(a: Values, b: Values): boolean {
	if (a.is === 'only') return !a.values.some((v) => contains(b, v));
	if (b.is === 'only') return areApart(b, a);
	if (a.is === 'between' && b.is === 'between') return a.to < b.from || b.to < a.from;
	return false;
}

function contains(set: Values, value: number): boolean {
	if (set.is === 'between') return set.from <= value && value <= set.to;
	return set.values.includes(value) === (set.is === 'only');
}

/**
 * The condition of a replacement, by what it means: names of variables, the order of conjuncts and of the sides of a comparison
 * make no difference, and a name that means something else in another pack is something else.
 */
export function conditionOf({ symbols }: LoweringContext, { datum }: Decl): Condition {
	const when = get(datum, 'when');
	if (when === undefined) return always;
	const temps = countTemps();
	const event = { kind: 'temp', slot: temps.next(), type: 'event' } as const;
	const scope = scopeOf({ [textOf(get(datum, 'as')) ?? 'event']: event });
	// problems of the condition are reported where it is lowered
	const lowering = { symbols, temps, diagnostics: new Findings() };
	return conditionIn(checked(lowering, when, 'bool', scope)?.expr);
}

export function conditionIn(test: Expr | undefined): Condition {
	return test === undefined ? always : alternativesIn(test, true);
}

function alternativesIn(expr: Expr, holds: boolean): Condition {
	if (expr.op === 'const') return (expr.value !== 0) === holds ? always : [];
	if (expr.op === 'not') return alternativesIn(expr.on, !holds);
	if (expr.op === 'binary') {
		const { name, left, right } = expr;
		if (name === '&&' || name === '||') {
			const [a, b] = [alternativesIn(left, holds), alternativesIn(right, holds)];
			const isBoth = name === (holds ? '&&' : '||');
			const both = isBoth ? a.flatMap((x) => b.map((y) => [...x, ...y])) : [...a, ...b];
			return both.length > maxAlternatives ? always : both;
		}
		if (name === 'in' && right.op === 'list') {
			const values = right.items.map(constantIn);
			const known = values.filter((v) => v !== undefined);
			if (known.length === values.length)
				return [
					[{ subject: meaningOf(left), values: { is: holds ? 'only' : 'except', values: known } }],
				];
		}
		const relation = relations[name];
		if (relation !== undefined) return comparison(left, right, holds ? relation : not(relation));
	}
	return [[{ subject: meaningOf(expr), values: { is: 'only', values: [holds ? 1 : 0] } }]];
}

function not(relation: readonly number[]): readonly number[] {
	return [-1, 0, 1].filter((r) => !relation.includes(r));
}

/** `relation` is how the left side stands to the right one. */
function comparison(left: Expr, right: Expr, relation: readonly number[]): Condition {
	const turned = relation.map((r) => 0 - r);
	const [a, b] = [constantIn(left), constantIn(right)];
	if (b !== undefined) return [[{ subject: meaningOf(left), values: valuesOf(relation, b) }]];
	if (a !== undefined) return [[{ subject: meaningOf(right), values: valuesOf(turned, a) }]];
	const [x, y] = [meaningOf(left), meaningOf(right)];
	if (x === y) return relation.includes(0) ? always : [];
	return x < y
		? [[{ subject: `${x} ${y}`, values: { is: 'only', values: relation } }]]
		: [[{ subject: `${y} ${x}`, values: { is: 'only', values: turned } }]];
}

function valuesOf(relation: readonly number[], to: number): Values {
	const [below, equal, above] = [-1, 0, 1].map((r) => relation.includes(r));
	if (below === above) return { is: equal ? 'only' : 'except', values: [to] };
	return below
		? { is: 'between', from: -Infinity, to: equal ? to : to - 1 }
		: { is: 'between', from: equal ? to : to + 1, to: Infinity };
}

function constantIn(expr: Expr): number | undefined {
	if (expr.op === 'const') return expr.value;
	if (expr.op === 'none') return none;
	if (expr.op !== 'neg') return undefined;
	const on = constantIn(expr.on);
	return on === undefined ? undefined : 0 - on;
}

/**
 * The text of an expression without places in files, and with the variables that it binds itself numbered in the order in which
 * they occur.
 */
export function meaningOf(expr: Expr): string {
	const bound = new Map<number, number>();
	const find = (part: Expr): void => {
		if (part.op === 'fold' && !bound.has(part.slot)) bound.set(part.slot, bound.size);
		for (const inner of partsOf(part)) find(inner);
	};
	find(expr);
	return JSON.stringify(expr, function (this: unknown, key: string, value: unknown) {
		if (key === 'span') return undefined;
		const { op } = this as { readonly op?: unknown };
		if (key === 'name' && (op === 'temp' || op === 'local')) return undefined;
		if (key !== 'slot' || (op !== 'temp' && op !== 'fold')) return value;
		const own = bound.get(value as number);
		return own === undefined ? value : `own ${own}`;
	});
}
