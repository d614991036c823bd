import { both } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { meaningOf } from './exclusive.ts';
import type { Change, Override, UndoneCheck } from './undone.ts';

/** Layers of an answer, in the order in which they apply. */
export const answerLayers = ['set', 'add', 'and', 'or', 'union', 'without'] as const;
export type AnswerLayer = (typeof answerLayers)[number];

export interface AnswerStep {
	readonly decl: Decl;
	readonly layer: AnswerLayer;
	readonly value: Expr;
	/** Always when undefined. */
	readonly when: Expr | undefined;
}

/**
 * The changes of an answer, each with the later layers that decide the answer where the change matters. A layer `and` matters
 * where it says no, and `or` decides where it says yes. So `or` hides `and` where it says yes whenever the other one says no.
 */
export function answerChecks(
	{
		over,
		owner,
		base,
	}: Pick<UndoneCheck, 'over' | 'owner'> & { readonly base: Change | undefined },
	steps: readonly AnswerStep[],
	partOf: (decl: Decl) => string = () => '',
): UndoneCheck[] {
	const checks: UndoneCheck[] = [];
	const later = (from: number, change?: AnswerStep): Override[] =>
		steps.flatMap((step) =>
			answerLayers.indexOf(step.layer) > from ? (overrideBy(step, change) ?? []) : [],
		);
	if (base !== undefined) checks.push({ over, owner, changes: [base], overrides: later(-1) });
	for (const step of steps) {
		const { decl, layer, value, when } = step;
		const datum = get(decl.datum, layer);
		if (layer === 'add' || layer === 'or' || layer === 'without' || datum === undefined) continue;
		const change: Change = {
			by: decl.pack,
			datum,
			part: partOf(decl),
			when: layer === 'and' ? both(when, not(value)) : when,
			...(layer === 'set' ? { value: valueText(value) } : {}),
		};
		const overrides = later(answerLayers.indexOf(layer), step);
		checks.push({ over, owner, changes: [change], overrides });
	}
	return checks;
}

const not = (on: Expr): Expr => ({ op: 'not', on, type: 'bool' });

export function valueText(value: Expr): string {
	return value.op === 'const' ? `${value.type} ${value.value}` : meaningOf(value);
}

function overrideBy(
	{ decl, layer, value, when }: AnswerStep,
	change: AnswerStep | undefined,
): Override | undefined {
	switch (layer) {
		case 'set':
			return { decl, when, value: valueText(value) };
		case 'and':
			return { decl, when: both(when, not(value)), value: 'bool 0' };
		case 'or':
			return { decl, when: both(when, value), value: 'bool 1' };
		case 'without':
			return change?.layer === 'union' && isPartOf(change.value, value)
				? { decl, when }
				: undefined;
		default:
			return undefined;
	}
}

function isPartOf(some: Expr, all: Expr): boolean {
	const whole = meaningOf(all);
	let at = some;
	while (meaningOf(at) !== whole) {
		if (at.op !== 'fold' || at.fold !== 'filter') return false;
		at = at.on;
	}
	return true;
}
