import { appendAll, ownValue } from '@tilewright/schema';
import { binary } from '../ir/build.ts';
import { type BinaryName, type Expr, type Type, elementOf } from '../ir/index.ts';
import type { Scope } from '../expr/scope.ts';
import { type SourcedValue, entriesOf, get, textOf, textsOf } from '../link/sourced-value.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import type { Expected } from './check.ts';
import type { ChangedValue } from '../link/changed.ts';
import { meaningOf } from './exclusive.ts';
import type { LayerUse, Layers } from './layer-ties.ts';
import type { Symbol } from './symbols.ts';
import {
	type AnswerLayer,
	type AnswerStep,
	answerChecks,
	answerLayers,
	valueText,
} from './undone-answers.ts';
import { changeOf } from './undone.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { tagsOf } from './words.ts';
import { undoneThings } from '../texts/ties.ts';

export interface Layering {
	part(decl: Decl, key: AnswerLayer | 'when', expected: Expected): Expr | undefined;
	/** When the modifier binds; always when undefined. */
	binds(decl: Decl): Expr | undefined;
	unfit(decl: Decl, layer: AnswerLayer): void;
	note(steps: readonly AnswerStep[]): void;
}

/** An answer with what modifiers make of it: set, then add, and, or, union, without. Of several that set it the last one holds. */
export function layered(base: Expr, modifiers: readonly Decl[], by: Layering): Expr {
	const { type } = base;
	let result = base;
	const steps: AnswerStep[] = [];
	for (const layer of answerLayers)
		for (const decl of modifiers) {
			const value = by.part(decl, layer, expectedOf(layer, type));
			if (value === undefined) continue;
			if (!fits(layer, type)) by.unfit(decl, layer);
			const then = applied(layer, result, value);
			const test = by.binds(decl);
			steps.push({ decl, layer, value, when: test });
			result = test === undefined ? then : { op: 'if', test, then, else: result, type };
		}
	by.note(steps);
	return result;
}

export interface Answer {
	readonly slot: string;
	readonly kind?: string;
	readonly owner: string;
	readonly own: SourcedValue | undefined;
	readonly base: Expr;
	/** The part of a modifier that this answer is, where it changes several. */
	readonly partOf?: (decl: Decl) => string;
}

export function noteAnswer(
	layers: Layers,
	changed: ReadonlyMap<SourcedValue, ChangedValue>,
	{ slot, kind, owner, own, base, partOf }: Answer,
	steps: readonly AnswerStep[],
): void {
	const uses = steps.flatMap(({ decl, layer, value, when }): LayerUse[] =>
		layer === 'set' ? [{ decl, value: meaningOf(value), when }] : [],
	);
	layers.checks.push({
		slot,
		over: { text: 'lastHolds', what: slot, kind },
		ordered: layers.of(slot),
		uses,
	});
	const change = changeOf(changed, own, undefined, valueText(base));
	appendAll(
		layers.undone,
		answerChecks(
			{ over: undoneThings.answer({ what: slot, kind }), owner, base: change },
			steps,
			partOf,
		),
	);
}

function expectedOf(layer: AnswerLayer, type: Type): Expected {
	return layer === 'add' ? 'int' : layer === 'and' || layer === 'or' ? 'bool' : type;
}

function fits(layer: AnswerLayer, type: Type): boolean {
	if (layer === 'set') return true;
	if (layer === 'add') return type === 'int';
	if (layer === 'and' || layer === 'or') return type === 'bool';
	return elementOf(type) !== undefined;
}

function applied(layer: AnswerLayer, left: Expr, right: Expr): Expr {
	const { type } = left;
	const binary = (name: BinaryName): Expr => ({ op: 'binary', name, left, right, type });
	switch (layer) {
		case 'set':
			return right;
		case 'add':
			return binary('+');
		case 'and':
			return binary('&&');
		case 'or':
			return binary('||');
		case 'union':
			return { op: 'call', fn: 'set(*).union', args: [left, right], type };
		case 'without':
			return { op: 'call', fn: 'set(*).minus(set(*))', args: [left, right], type };
	}
}

export function bindingOf(
	kinds: readonly Symbol[],
	scope: Scope,
	d: Decl,
	when: Expr | undefined,
): Expr | undefined {
	const of = textsOf(get(d.datum, 'of'));
	const it = scope.names.get('it');
	if (of.length === 0 || it?.kind !== 'temp' || it.type !== 'feature') return when;
	const items = kinds
		.filter((k) => of.includes(k.id) || tagsOf(k.decl).some((t) => of.includes(t)))
		.map((k): Expr => ({ op: 'const', value: k.index, type: 'kind' }));
	const kind: Expr = {
		op: 'call',
		fn: 'feature.kind',
		args: [{ op: 'temp', slot: it.slot, name: 'it', type: 'feature' }],
		type: 'kind',
	};
	const test = binary('in', kind, { op: 'list', items, type: 'set(kind)' });
	return when === undefined ? test : binary('&&', test, when);
}

const common = ['id', 'query', 'of', 'given', 'when', 'says', 'source'];
const ofLines = ['line', 'count', 'each', 'void', 'once-per', 'add-line'];

const keys: Readonly<Record<string, readonly string[]>> = {
	value: [...ofLines, 'late-line', 'scale', 'cap', 'veto'],
	share: [...ofLines.filter((k) => k !== 'once-per'), 'floor'],
	owners: ['key', 'after', 'before'],
};

export function checkModifiers(lowering: LoweringContext): void {
	for (const { datum } of declsOf(lowering.ruleSet, 'modify')) {
		const query = textOf(get(datum, 'query')) ?? '';
		const allowed = ownValue(keys, query) ?? answerLayers;
		for (const [key, value] of entriesOf(datum))
			if (!common.includes(key) && !(allowed as readonly string[]).includes(key))
				report(lowering, value, 'RULE-LAYER', { query, layer: key });
		const changesLine = ['count', 'each', 'void', 'once-per'].find((k) => get(datum, k));
		if (allowed.includes('line') && changesLine !== undefined && get(datum, 'line') === undefined)
			report(lowering, datum, 'RULE-KEY-MISSING', { key: 'line' }, { key: true });
	}
}
