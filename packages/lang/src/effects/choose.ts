import { scopeOf } from '../expr/scope.ts';
import { type AlternativeIR, type Expr, type KeyPart, type VariableIR, elementOf } from '../ir/index.ts';
import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { check } from '../lower/check.ts';
import { takeSlots } from '../lower/emit.ts';
import { sourceOf, report } from '../lower/unit.ts';
import { variablesOf } from '../lower/variables.ts';
import {
	type Effect,
	type EffectContext,
	constant,
	emit,
	expr,
	exprOr,
	label,
	localOf,
	lowerBlock,
	place,
	withName,
} from './context.ts';
import { said } from './prose.ts';

/**
 * `choose: { id, who?, among | number | options, where?, optional?, equivalent-by?, says? }`, `then`, `else`.
 * A decision with one alternative, or one for each word of `options`; what was chosen is known under its id afterwards.
 */
export const choose: Effect = {
	name: 'choose',
	beside: ['then', 'else'],
	lower: (ctx, node, whole) => {
		const { unit, frame } = ctx;
		const id = textOf(get(node, 'id')) ?? 'choice';
		const who = exprOr(ctx, node, 'who', 'seat', { op: 'call', fn: 'active', args: [], type: 'seat' });
		const source = sourceOf(unit, ctx.owner, node);
		const pack = ctx.owner.slice(0, ctx.owner.indexOf('.'));
		const says = textOf(get(node, 'says')) ?? id;
		const [then, otherwise, end] = [label(ctx), label(ctx), label(ctx)];
		const optional = get(node, 'optional');
		const canPass = optional?.is === 'scalar' && optional.value === true;
		const options = get(node, 'options');
		const made = options === undefined ? chosenOf(ctx, node, id) : undefined;
		const kept = made?.context ?? ctx;
		let after = made?.after ?? ctx;
		const skip = label(ctx);
		if (get(node, 'when') !== undefined) emit(ctx, { op: 'unless', test: expr(ctx, node, 'when', 'bool'), to: skip });
		const alternatives: AlternativeIR[] = [];
		const words: { target: number; index: number }[] = [];
		let slot = -1;
		const base = { says, lets: [], equivalentBy: [], source, sealed: isTrue(node, 'sealed') };
		if (made !== undefined) {
			alternatives.push({
				...base,
				id,
				variables: made.variables,
				...(get(node, 'where') === undefined ? {} : { where: check(unit, get(node, 'where')!, 'bool', kept.scope) }),
				equivalentBy: itemsOf(get(node, 'equivalent-by')).map((d) => check(unit, d, ['*', 'int', 'bool', 'set(*)'], kept.scope)),
				key: keyOf(node, id, made.variables),
				target: then,
			});
		} else {
			slot = takeSlots(frame);
			const list = itemsOf(options).map((d) => textOf(d) ?? '');
			unit.symbols.addEnum(`choice.${ctx.owner}.${id}`, list);
			list.forEach((word, index) => {
				const target = label(ctx);
				words.push({ target, index });
				alternatives.push({ ...base, id: word, variables: [], key: [{ word: id }, { word }], target });
			});
			after = withName(ctx, id, localOf(slot, `enum:choice.${ctx.owner}.${id}`, true));
		}
		const decision = unit.decisions.push({
			id: `${pack}.${id}`,
			who,
			kind: get(node, 'number') === undefined ? 'pick' : 'number',
			prompt: says,
			alternatives,
			...(canPass ? { pass: otherwise } : {}),
			none: skip,
			source,
		}) - 1;
		emit(ctx, { op: 'decide', decision });
		for (const { target, index } of words) {
			place(ctx, target);
			emit(ctx, { op: 'let', slot, value: constant(index, `enum:choice.${ctx.owner}.${id}`) });
			emit(ctx, { op: 'jump', to: then });
		}
		place(ctx, otherwise);
		if (canPass) ctx.onPass?.();
		place(ctx, skip);
		for (const v of made?.variables ?? []) emit(ctx, { op: 'let', slot: v.slot, value: nothing(v) });
		if (slot >= 0) emit(ctx, { op: 'let', slot, value: constant(-1, `enum:choice.${ctx.owner}.${id}`) });
		lowerBlock(ctx, get(whole, 'else'));
		emit(ctx, { op: 'jump', to: end });
		place(ctx, then);
		lowerBlock(after, get(whole, 'then'));
		place(ctx, end);
		return after;
	},
	prose: (node) => `${said(node, 'who', 'active')} chooses ${said(node, 'id')}.`,
};

interface Chosen {
	readonly variables: readonly VariableIR[];
	/** Inside the choice: the variables by their own names. */
	readonly context: EffectContext;
	/** After it: by the name of the choice. */
	readonly after: EffectContext;
}

function chosenOf(ctx: EffectContext, node: Datum, id: string): Chosen {
	const number = get(node, 'number');
	if (number !== undefined) {
		const from = exprOr(ctx, number, 'min', 'int', constant(0));
		const to = expr(ctx, number, 'max', 'int');
		const slot = takeSlots(ctx.frame);
		const variable: VariableIR = { name: id, slot, type: 'int', domain: { from, to } };
		const context = withName(ctx, id, localOf(slot, 'int'));
		return { variables: [variable], context, after: context };
	}
	if (get(node, 'among') === undefined) report(ctx.unit, node, 'RULE-KEY-MISSING', { key: 'among' });
	const { variables, scope } = variablesOf(ctx.unit, ctx.frame, get(node, 'among'), ctx.scope);
	const context = { ...ctx, scope };
	const only = variables.length === 1 ? variables[0] : undefined;
	const names = only === undefined ? variables.map((v) => [`${id}.${v.name}`, localOf(v.slot, v.type, true)] as const) : [[id, localOf(only.slot, only.type, true)] as const];
	return { variables, context, after: { ...ctx, scope: scopeOf(Object.fromEntries(names), ctx.scope) } };
}

function nothing(v: VariableIR): Expr {
	return v.type === 'int' ? constant(0) : { op: 'none', type: elementOf(v.type) ?? v.type };
}

/** Without a spelling of its own an option is keyed by the decision and its variables. */
export function keyOf(node: Datum, id: string, variables: readonly VariableIR[]): KeyPart[] {
	const given = itemsOf(get(node, 'key')).flatMap((d) => textOf(d) ?? []);
	const parts = given.length > 0 ? given : [id, ...variables.map((v) => v.name)];
	return parts.map((part): KeyPart => {
		const v = variables.find((x) => x.name === part);
		return v === undefined ? { word: part } : { slot: v.slot, type: v.type };
	});
}

function isTrue(node: Datum, key: string): boolean {
	const datum = get(node, key);
	return datum?.is === 'scalar' && datum.value === true;
}

