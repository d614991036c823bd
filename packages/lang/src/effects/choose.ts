import { scopeOf } from '../expr/scope.ts';
import { constant } from '../ir/build.ts';
import {
	type AlternativeIR,
	type DecisionIR,
	type Expr,
	type VariableIR,
	setOf,
} from '../ir/index.ts';
import { lowerBlock } from '../lower/block.ts';
import { decide } from '../lower/decisions.ts';
import {
	type EffectContext,
	activeSeat,
	emit,
	expr,
	keepStack,
	label,
	localOf,
	place,
	withName,
	withoutOptions,
} from '../lower/effect-context.ts';
import { type Label, takeSlots } from '../lower/emit.ts';
import { optionKey } from '../lower/option-key.ts';
import { report, sourceOf } from '../lower/lowering-context.ts';
import { variablesOf } from '../lower/variables.ts';
import { get, type SourcedValue } from '../link/sourced-value.ts';
import { type Effect, effect } from './effect.ts';
import { type KeyReaders, mapping, optionalKey, notNeeded } from './key.ts';
import {
	block,
	commonKey,
	expression,
	expressions,
	flag,
	given,
	name,
	text,
	word,
	words,
} from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

const active = { who: 'the active player' };

const keys = {
	id: notNeeded(
		name(
			'local',
			'The name of the decision. After it this names what was chosen; of several variables each is `id.variable`.',
			{ declares: 'decision', otherwise: 'choice' },
		),
	),
	who: optionalKey(expression('seat', 'Who decides; the active seat when absent.')),
	given: given('The question exists only when this holds for the set-up.'),
	when: optionalKey(
		expression('bool', 'The question is asked only when this holds; otherwise `else` is done.'),
	),
	among: commonKey('among', 'The variables and the sets they come from.'),
	subset: mapping(
		{
			min: optionalKey(expression('int', 'At least so many; 0 when absent.')),
			max: optionalKey(expression('int', 'At most so many; all when absent.')),
		},
		'Several members are chosen instead of one; then there is one variable, and the id names the set.',
	),
	number: commonKey('number-range', 'A number is chosen; the id names it.'),
	order: flag('True: all members are brought into an order; the id names the ordered set.'),
	options: words('Fixed words to choose from; the id names the one chosen.', {
		uniqueItems: true,
		'x-declares': 'option',
	}),
	where: optionalKey(
		expression('bool', 'Combinations for which this does not hold are left out.', {
			names: ['choice'],
		}),
	),
	'equivalent-by': expressions(
		'Options that agree in all of these are one option: the first stands for them. Equal tiles are one option when it is absent.',
		['choice'],
	),
	optional: flag('True: the seat may decline. False when absent.'),
	none: word(
		['skip', 'fail'],
		'What no option at all means: the question is skipped and `else` is done, or the game stops with an error. `skip` when absent.',
		'skip',
	),
	sealed: flag('True: others see that a choice was made, not which one.'),
	oracle: optionalKey(
		word(
			['uniform'],
			'The answer comes from outside of the rules (skill of the hand): a person enters it, a simulation draws it.',
		),
	),
	key: words(
		'How an option is spelt in logs: words and variables in this order. The id and the variables when absent.',
	),
	says: text('The question in words.', 300),
};

type Readers = KeyReaders<typeof keys>;

/**
 * A decision with one alternative, or one for each word of `options`.
 *
 *   when → decide → words → then          pass, no option → nothing is stored → else
 */
export const choose: Effect = effect({
	name: 'choose',
	says: 'Asks a seat to choose. With no option it is skipped; with one option that must be taken it answers itself.',
	keys,
	mapping: 'The question.',
	siblings: {
		then: block('What is done with the choice.'),
		else: block('What is done when nothing was chosen: no option, or declined.'),
	},
	instructions: ['decide'],
	lower: (ctx, keys, node) => {
		const id = keys.id();
		const source = sourceOf(ctx.lowering, ctx.owner, node);
		const [then, passed, skipped, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		const kind = kindOf(keys);
		if (kind === 'subset' || kind === 'order') keepStack(ctx);
		const test = keys.when();
		if (test !== undefined) emit(ctx, { op: 'unless', test, to: skipped });
		const fails = keys.none() === 'fail';
		const failed = fails ? label(ctx) : passed;
		const chosen =
			keys.options.datum === undefined
				? variablesChosen(ctx, keys, node, then)
				: wordsChosen(ctx, keys, node);
		const decision: DecisionIR = {
			id: `${ctx.owner.slice(0, ctx.owner.indexOf('.'))}.${id}`,
			who: keys.who() ?? activeSeat,
			kind,
			prompt: keys.says() ?? id,
			alternatives: chosen.alternatives,
			...(keys.optional() ? { pass: passed } : {}),
			none: failed,
			...subsetOf(keys),
			...(keys.oracle() === undefined ? {} : { oracle: 'uniform' as const }),
			source,
		};
		decide(ctx, decision);
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
		place(ctx, skipped);
		for (const { slot, value } of chosen.nothing)
			emit(
				ctx,
				value.type.startsWith('set(') ? { op: 'let-set', slot, value } : { op: 'let', slot, value },
			);
		lowerBlock(ctx, keys.else());
		emit(ctx, { op: 'jump', to: end });
		place(ctx, then);
		lowerBlock(chosen.after, keys.then());
		place(ctx, end);
		return chosen.after;
	},
	prose: sentenceIf(
		'says',
		sentence('effect.choose.asked', '{who} decides: “{says}”', active),
		sentenceIf(
			'among',
			sentence('effect.choose.among', '{who} chooses {among}.', active),
			sentenceIf(
				'options',
				sentence('effect.choose.options', '{who} chooses one of {options}.', active),
				sentence('effect.choose', '{who} chooses “{id}”.', { ...active, id: 'choice' }),
			),
		),
	),
});

interface Chosen {
	readonly alternatives: readonly AlternativeIR[];
	/** Slots and the values they hold when nothing was chosen. */
	readonly nothing: readonly { readonly slot: number; readonly value: Expr }[];
	readonly after: EffectContext;
	/** Alternatives that first store which word was chosen. */
	readonly words: readonly {
		readonly target: Label;
		readonly slot: number;
		readonly value: Expr;
	}[];
}

function kindOf(keys: Readers): DecisionIR['kind'] {
	if (keys.subset.datum !== undefined) return 'subset';
	if (keys.order()) return 'order';
	return keys.number.datum === undefined ? 'pick' : 'number';
}

function subsetOf(keys: Readers): Pick<DecisionIR, 'subset'> {
	const subset = keys.subset();
	if (subset === undefined) return {};
	const min = subset.min() ?? constant(0);
	const max = subset.max();
	return { subset: { min, ...(max === undefined ? {} : { max }) } };
}

function wordsChosen(ctx: EffectContext, keys: Readers, node: SourcedValue): Chosen {
	const id = keys.id();
	const slot = takeSlots(ctx.frame);
	const list = keys.options();
	const name = `choice.${ctx.owner}.${id}`;
	ctx.lowering.symbols.addEnum(name, list);
	const type = `enum:${name}` as const;
	const words = list.map((_, i) => ({ target: label(ctx), slot, value: constant(i, type) }));
	const source = sourceOf(ctx.lowering, ctx.owner, node);
	const alternatives = list.map((word, i): AlternativeIR => ({
		id: word,
		says: word,
		lets: [],
		variables: [],
		equivalentBy: [],
		key: [{ word: id }, { word }],
		target: words[i]!.target,
		source,
		sealed: keys.sealed(),
	}));
	const after = withName(ctx, id, localOf(slot, type, true));
	return { alternatives, words, after, nothing: [{ slot, value: constant(-1, type) }] };
}

/** Variables over sets, or a number; of one variable the id is its value, of several each is `id.name`. */
function variablesChosen(
	ctx: EffectContext,
	keys: Readers,
	node: SourcedValue,
	target: Label,
): Chosen {
	const { lowering } = ctx;
	const id = keys.id();
	const number = keys.number();
	const kind = kindOf(keys);
	let variables: readonly VariableIR[];
	let inner: EffectContext;
	if (number === undefined) {
		const among = keys.among();
		if (among === undefined) report(lowering, node, 'RULE-KEY-MISSING', { key: 'among' });
		const made = variablesOf(lowering, ctx.frame, among, ctx.scope);
		variables = made.variables;
		inner = { ...ctx, scope: made.scope };
	} else {
		const slot = takeSlots(ctx.frame);
		const from = get(number, 'min') === undefined ? constant(0) : expr(ctx, number, 'min', 'int');
		variables = [
			{ name: id, slot, type: 'int', domain: { from, to: expr(ctx, number, 'max', 'int') } },
		];
		inner = withName(ctx, id, localOf(slot, 'int'));
	}
	const at = withoutOptions(inner);
	const where = keys.where(at);
	const alternative: AlternativeIR = {
		id,
		says: keys.says() ?? id,
		lets: [],
		variables,
		...(where === undefined ? {} : { where }),
		equivalentBy: keys['equivalent-by'](at),
		key: optionKey(keys.key(), id, variables),
		target,
		source: sourceOf(lowering, ctx.owner, node),
		sealed: keys.sealed(),
	};
	const only = variables.length === 1;
	const isMany = kind === 'subset' || kind === 'order';
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
