import { constant } from '../ir/build.ts';
import { scopeOf } from '../expr/scope.ts';
import {
	type AlternativeIR,
	type DecisionIR,
	type Expr,
	type KeyPart,
	type VariableIR,
	setOf,
} from '../ir/index.ts';
import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { check } from '../lower/check.ts';
import { emitDecision } from '../lower/decisions.ts';
import { type Label, takeSlots } from '../lower/emit.ts';
import { report, sourceOf } from '../lower/unit.ts';
import { variablesOf } from '../lower/variables.ts';
import {
	type Effect,
	type EffectContext,
	emit,
	expr,
	exprOr,
	keepStack,
	label,
	localOf,
	lowerBlock,
	place,
	withName,
} from './context.ts';
import { said } from './prose.ts';

/** What a choice offers, and the names it gives. */
interface Chosen {
	readonly alternatives: readonly AlternativeIR[];
	/** Slots and what they hold when nothing was chosen. */
	readonly nothing: readonly { readonly slot: number; readonly value: Expr }[];
	/** After the choice: by its name. */
	readonly after: EffectContext;
	/** Alternatives that first store which word was chosen. */
	readonly words: readonly {
		readonly target: Label;
		readonly slot: number;
		readonly value: Expr;
	}[];
}

/**
 * `choose: { id, who?, when?, among | number | options, where?, subset?, order?, optional?, … }`, `then`, `else`.
 * A decision with one alternative, or one for each word of `options`; what was chosen is known under its id afterwards.
 *
 *   when → decide → words → then          pass, no option → nothing is stored → else
 */
export const choose: Effect = {
	name: 'choose',
	beside: ['then', 'else'],
	lower: (ctx, node, whole) => {
		const { unit } = ctx;
		const id = textOf(get(node, 'id')) ?? 'choice';
		const source = sourceOf(unit, ctx.owner, node);
		const [then, passed, unasked, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		if (kindOf(node) === 'subset' || kindOf(node) === 'order') keepStack(ctx);
		if (get(node, 'when') !== undefined)
			emit(ctx, { op: 'unless', test: expr(ctx, node, 'when', 'bool'), to: unasked });
		const fails = textOf(get(node, 'none')) === 'fail';
		const failed = fails ? label(ctx) : passed;
		const chosen =
			get(node, 'options') === undefined
				? variablesChosen(ctx, node, id, then)
				: wordsChosen(ctx, node, id);
		const decision: DecisionIR = {
			id: `${ctx.owner.slice(0, ctx.owner.indexOf('.'))}.${id}`,
			who: exprOr(ctx, node, 'who', 'seat', { op: 'call', fn: 'active', args: [], type: 'seat' }),
			kind: kindOf(node),
			prompt: textOf(get(node, 'says')) ?? id,
			alternatives: chosen.alternatives,
			...(isTrue(node, 'optional') ? { pass: passed } : {}),
			none: failed,
			...subsetOf(ctx, node),
			...(textOf(get(node, 'oracle')) === 'uniform' ? { oracle: 'uniform' as const } : {}),
			source,
		};
		emitDecision(unit, ctx.frame, decision);
		for (const word of chosen.words) {
			place(ctx, word.target);
			emit(ctx, { op: 'let', slot: word.slot, value: word.value });
			emit(ctx, { op: 'jump', to: then });
		}
		if (fails) {
			place(ctx, failed);
			emit(ctx, { op: 'fail', code: 'RUN-NO-OPTION' });
		}
		place(ctx, passed);
		ctx.onPass?.();
		place(ctx, unasked);
		for (const { slot, value } of chosen.nothing)
			emit(
				ctx,
				value.type.startsWith('set(') ? { op: 'let-set', slot, value } : { op: 'let', slot, value },
			);
		lowerBlock(ctx, get(whole, 'else'));
		emit(ctx, { op: 'jump', to: end });
		place(ctx, then);
		lowerBlock(chosen.after, get(whole, 'then'));
		place(ctx, end);
		return chosen.after;
	},
	prose: (node) => `${said(node, 'who', 'active')} chooses ${said(node, 'id')}.`,
};

function kindOf(node: Datum): DecisionIR['kind'] {
	if (get(node, 'subset') !== undefined) return 'subset';
	if (isTrue(node, 'order')) return 'order';
	return get(node, 'number') === undefined ? 'pick' : 'number';
}

function subsetOf(ctx: EffectContext, node: Datum): Pick<DecisionIR, 'subset'> {
	const subset = get(node, 'subset');
	if (subset === undefined) return {};
	const min = exprOr(ctx, subset, 'min', 'int', constant(0));
	return {
		subset: {
			min,
			...(get(subset, 'max') === undefined ? {} : { max: expr(ctx, subset, 'max', 'int') }),
		},
	};
}

/** One alternative for every word of `options`; the id is a value of their enumeration. */
function wordsChosen(ctx: EffectContext, node: Datum, id: string): Chosen {
	const slot = takeSlots(ctx.frame);
	const list = itemsOf(get(node, 'options')).flatMap((d) => textOf(d) ?? []);
	const name = `choice.${ctx.owner}.${id}`;
	ctx.unit.symbols.addEnum(name, list);
	const type = `enum:${name}` as const;
	const words = list.map((_, i) => ({ target: label(ctx), slot, value: constant(i, type) }));
	const source = sourceOf(ctx.unit, ctx.owner, node);
	const alternatives = list.map((word, i): AlternativeIR => ({
		id: word,
		says: word,
		lets: [],
		variables: [],
		equivalentBy: [],
		key: [{ word: id }, { word }],
		target: words[i]!.target,
		source,
		sealed: isTrue(node, 'sealed'),
	}));
	const after = withName(ctx, id, localOf(slot, type, true));
	return { alternatives, words, after, nothing: [{ slot, value: constant(-1, type) }] };
}

/** Variables over sets, or a number; of one variable the id is its value, of several each is `id.name`. */
function variablesChosen(ctx: EffectContext, node: Datum, id: string, target: Label): Chosen {
	const { unit } = ctx;
	const number = get(node, 'number');
	const isMany = get(node, 'subset') !== undefined || isTrue(node, 'order');
	let variables: readonly VariableIR[];
	let inner: EffectContext;
	if (number === undefined) {
		if (get(node, 'among') === undefined) report(unit, node, 'RULE-KEY-MISSING', { key: 'among' });
		const made = variablesOf(unit, ctx.frame, get(node, 'among'), ctx.scope);
		variables = made.variables;
		inner = { ...ctx, scope: made.scope };
	} else {
		const slot = takeSlots(ctx.frame);
		const from = exprOr(ctx, number, 'min', 'int', constant(0));
		variables = [
			{ name: id, slot, type: 'int', domain: { from, to: expr(ctx, number, 'max', 'int') } },
		];
		inner = withName(ctx, id, localOf(slot, 'int'));
	}
	const where = get(node, 'where');
	const alternative: AlternativeIR = {
		id,
		says: textOf(get(node, 'says')) ?? id,
		lets: [],
		variables,
		...(where === undefined ? {} : { where: check(unit, where, 'bool', inner.scope) }),
		equivalentBy: itemsOf(get(node, 'equivalent-by')).map((d) =>
			check(unit, d, ['*', 'int', 'bool', 'set(*)'], inner.scope),
		),
		key: keyOf(node, id, variables),
		target,
		source: sourceOf(unit, ctx.owner, node),
		sealed: isTrue(node, 'sealed'),
	};
	const only = variables.length === 1;
	const typed = variables.map((v) => ({
		...v,
		type: isMany && v.type !== 'bool' ? setOf(v.type as 'int') : v.type,
	}));
	const names = typed.map(
		(v) => [only ? id : `${id}.${v.name}`, localOf(v.slot, v.type, v.type !== 'int')] as const,
	);
	const after = { ...ctx, scope: scopeOf(Object.fromEntries(names), ctx.scope) };
	return {
		alternatives: [alternative],
		words: [],
		after,
		nothing: typed.map((v) => ({ slot: v.slot, value: nothing(v) })),
	};
}

function nothing(v: Pick<VariableIR, 'type'>): Expr {
	if (v.type.startsWith('set(')) return { op: 'list', items: [], type: v.type };
	return v.type === 'int' ? constant(0) : { op: 'none', type: v.type };
}

/** Without a spelling of its own an option is keyed by the decision and its variables. */
export function keyOf(node: Datum, id: string, variables: readonly VariableIR[]): KeyPart[] {
	const given = itemsOf(get(node, 'key')).flatMap((d) => textOf(d) ?? []);
	const parts = given.length > 0 ? given : [id, ...variables.map((v) => v.name)];
	return parts.map((part, i): KeyPart => {
		// a number is called like its decision: first the word, then the number
		if (given.length === 0 && i === 0) return { word: part };
		const v = variables.find((x) => x.name === part);
		return v === undefined ? { word: part } : { slot: v.slot, type: v.type };
	});
}

function isTrue(node: Datum, key: string): boolean {
	const datum = get(node, key);
	return datum?.is === 'scalar' && datum.value === true;
}
