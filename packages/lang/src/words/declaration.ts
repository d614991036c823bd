import { ownValue } from '@tilewright/schema';
import { type SourcedValue, get, itemsOf, pairsOf, textOf } from '../link/sourced-value.ts';
import type { Declared } from '../difference.ts';
import type { Section } from '../link/sections.ts';
import type { Blank } from './blank.ts';
import {
	amongIn,
	conditionIn,
	nameIn,
	namesIn,
	offTheBoard,
	placeIn,
	sortIn,
	stepIn,
	valueIn,
} from './datum.ts';
import { capitalised, listed, plural, withArticle } from './english.ts';
import { actionLines, limitIn } from './action.ts';
import { choiceIn, defaultIn, elementsIn, rangeIn } from './choices.ts';
import { laidOut } from './condition-list.ts';
import { conditionsIn, ifAny, sentence, tagsIn, without } from './join-words.ts';
import { foldIn } from './mark-fold.ts';
import { kindLines } from './kind.ts';
import { type Lexicon, nounOf, predicate } from './lexicon.ts';
import { modifierLines } from './modifier.ts';
import { effectsIn } from './rule.ts';
import { type Wording, spokenName, withBlanks, withValue } from './wording.ts';
import { sequenceLines, stepLines } from './timeline.ts';
import { generalSentence } from './verb.ts';
import { wordingOf, withNames } from './declaration-wording.ts';

type Describe = (s: Wording, datum: SourcedValue, id: string) => readonly string[];

/**
 * The meaning of a declaration, in sentences made from its data; lines below another are indented by tabs. The sentence by its
 * author is not among them. With `found`, blanks are marked in the sentences and collected there.
 */
export function describeDeclaration(decl: Declared, lexicon: Lexicon, found?: Blank[]): string[] {
	const isSetting = decl.section === 'scores' || decl.section === 'deck';
	const section = isSetting ? undefined : (decl.section as Section);
	const s = {
		...wordingOf({ section: section ?? 'rules', datum: decl.datum }, lexicon),
		// where a sentence is changed, numbers are those that stand in it
		tellsValues: found === undefined,
	};
	const describe = section === undefined ? undefined : descriptions[section];
	const speaker = found === undefined ? s : withBlanks(s, found);
	const lines = (describe ?? plainLines)(speaker, decl.datum, decl.id).filter(
		(line) => line !== '',
	);
	const given = isConditional(decl) ? conditionsIn(s, get(decl.datum, 'given')) : '';
	return [...(given === '' ? [] : [`Only if ${given}.`]), ...lines].flatMap(laidOut);
}

export function isConditional({ section, datum }: Pick<Declared, 'section' | 'datum'>): boolean {
	const isSaidInside = (saysItself as ReadonlySet<string>).has(section);
	return !isSaidInside && itemsOf(get(datum, 'given')).length > 0;
}

const saysItself: ReadonlySet<Section> = new Set([
	'rules',
	'always',
	'actions',
	'elements',
	'params',
]);

const descriptions: Partial<Record<Section, Describe>> = {
	elements: (s, datum) => [
		`It can be switched off; it is ${textOf(get(datum, 'default')) === 'false' ? 'off' : 'on'} unless chosen otherwise.`,
		ifAny('It needs', elementsIn(s, get(datum, 'requires'))),
		ifAny('It excludes', elementsIn(s, get(datum, 'conflicts'))),
		ifAny('It can be chosen only if', conditionsIn(s, get(datum, 'given'))),
	],
	params: (s, datum, id) => [
		rangeIn(s, datum),
		defaultIn(s, datum, id),
		ifAny('It can be chosen only if', conditionsIn(s, get(datum, 'given'))),
	],
	presets: (s, datum) => [
		...pairsOf(get(datum, 'params')).map(([id, value]) => choiceIn(s, id, value)),
		...pairsOf(get(datum, 'elements')).map(
			([id, value]) => `“${s.lexicon.element(id)}” is switched ${isFalse(value) ? 'off' : 'on'}.`,
		),
	],
	kinds: kindLines,
	marks: (_, datum) => [
		`It marks ${textOf(get(datum, 'of')) === 'tile' ? 'a tile' : 'a segment'}.`,
		isTrue(get(datum, 'oriented')) ? 'It points somewhere.' : '',
		get(datum, 'fold') === undefined ? '' : `${capitalised(foldIn(textOf(get(datum, 'fold'))))}.`,
	],
	pieces: (s, datum, id) => [
		sentence(ownersIn(s, datum, id), likeIn(datum)),
		ifAny('It may stand on', sortsIn(s, datum, 'stands-on')),
		...tagsIn(s, 'piece-tags', get(datum, 'tags')),
		ifAny('Its strength is', valueIn(s, get(datum, 'power'))),
		ifAny('Its faces are', facesIn(s, get(datum, 'faces'))),
		startIn(s, get(datum, 'starts')),
	],
	zones: (_, datum) => [
		`A place beside the board${get(datum, 'per') === undefined ? '' : `, one for each ${typeIn(datum, 'per')}`}.`,
		ifAny('It holds', nameIn(textOf(get(datum, 'holds')))),
		seenBy(textOf(get(datum, 'shows'))),
	],
	define: (s, datum) => meaning(s, datum),
	queries: (s, datum) => [
		...meaning(s, datum),
		get(datum, 'most') === undefined
			? ''
			: sentence(
					`It is whoever has most ${listed(
						itemsOf(get(datum, 'most')).map((d) => s.lexicon.title(textOf(d) ?? '')),
						'and',
					)}`,
					get(datum, 'above') === undefined
						? ''
						: `if that is more than ${valueIn(s, get(datum, 'above'))}`,
				),
	],
	relations: (speaker, datum) => {
		const s = withNames(speaker, get(datum, 'among'));
		return [
			sentence(
				`Pairs of ${amongIn(s, get(datum, 'among'))}`,
				ifAny('where', conditionIn(s, get(datum, 'where')), ''),
			),
		];
	},
	registers: (s, datum, id) => [
		sentence(
			rememberedIn(s, datum, id),
			ifAny('one of', valueNames(get(datum, 'values')), ''),
			ifAny('at first', valueIn(s, get(datum, 'default')), ''),
			ifAny('forgotten after each', nameIn(textOf(get(datum, 'reset'))), ''),
		),
	],
	limits: (s, datum) => [`At most ${limitIn(s, datum)}.`],
	verbs: (s, _, id) => [`${generalSentence(s.lexicon, id, false)}, unless a rule refuses it.`],
	actions: actionLines,
	blocks: (s, datum) => [
		ifAny('It is done for', argumentsIn(get(datum, 'args'))),
		...effectsIn(s, without(datum, ['args', 'given'])),
	],
	rules: (s, datum) => effectsIn(s, datum),
	always: (s, datum) => [
		'Whenever this holds, after every step and every decision.',
		...effectsIn(s, datum),
	],
	assists: (speaker, datum) => {
		const s = withNames(speaker, get(datum, 'among'));
		return [
			'It may be laid together with a tile.',
			ifAny('The player chooses', amongIn(s, get(datum, 'among'))),
			ifAny('This is possible only if', conditionIn(s, get(datum, 'where'))),
			...effectsIn(s, without(datum, ['when', 'given', 'at'])),
		];
	},
	replace: (s, datum) => [
		`Instead of “${nameIn(textOf(get(datum, 'event')))}”${ifWhen(s, datum, ', if')}:`,
		...effectsIn(s, without(datum, ['when', 'given', 'event'])).map((line) => `\t${line}`),
	],
	require: (s, datum) => [
		`${verbIn(s, datum, false)}${ifWhen(s, datum, ', when')}${get(datum, 'when') === undefined ? '' : ','} only if ${conditionIn(s, get(datum, 'that'))}.`,
		reasonIn(s, datum),
	],
	forbid: (s, datum) => [
		`${verbIn(s, datum, true)}${ifWhen(s, datum, ' when')}.`,
		reasonIn(s, datum),
	],
	allow: (s, datum) => [
		`${capitalised(requirementIn(s, textOf(get(datum, 'require')) ?? ''))} does not apply${ifWhen(s, datum, ' when')}.`,
	],
	modify: modifierLines,
	insert: (s, datum) => [
		...(['after', 'before', 'first'] as const).flatMap((key) =>
			get(datum, key) === undefined
				? []
				: [
						`${key === 'first' ? 'First in' : capitalised(key)} ${stepIn(s, textOf(get(datum, key)))}:`,
					],
		),
		...stepLines(s, get(datum, 'steps'), 1),
	],
	timeline: sequenceLines,
	groups: () => ['Tiles that are drawn together.'],
	reasons: (_, datum) => [`The first of these that holds pays: ${namesIn(datum, 'or')}.`],
	texts: (s, _, id) => [`“${s.lexicon.text(id)}”`],
	displays: (s, datum) => [
		sentence(
			`In sight while playing${get(datum, 'of') === undefined ? '' : ` for each ${typeIn(datum, 'of')}`}: ${valueIn(s, get(datum, 'value'))}`,
			ifAny('if', conditionIn(s, get(datum, 'when')), ''),
		),
	],
	spaces: (s, datum) => [placeOf(s, datum)],
	rings: () => ['Spaces in a ring.'],
	tiles: (s, datum) => [
		get(datum, 'copies') === undefined
			? 'A tile.'
			: `Copies: ${copiesIn(s, get(datum, 'copies')!)}.`,
	],
	'piece-tags': tagLines,
	'kind-tags': tagLines,
	'tile-tags': tagLines,
	'space-tags': tagLines,
};

/** “a feature and another feature”, “a feature (“source”)”, “sides”. */
function argumentsIn(args: SourcedValue | undefined): string {
	const before = new Set<string>();
	const texts = pairsOf(args).map(([name, datum]) => {
		const type = textOf(datum) ?? 'thing';
		const noun = nounOf(type);
		const own = spokenName(name);
		const called = own === undefined || own === noun || own === plural(noun) ? '' : ` (“${own}”)`;
		if (type.startsWith('set(')) return plural(noun) + called;
		const text = called === '' && before.has(noun) ? `another ${noun}` : withArticle(noun);
		before.add(noun);
		return text + called;
	});
	return listed(texts, 'and');
}

function plainLines(s: Wording, datum: SourcedValue): readonly string[] {
	if (datum.is !== 'map') return [sentence(capitalised(valueIn(s, datum)))];
	return pairsOf(datum)
		.filter(([key]) => !['says', 'source', 'title', 'given'].includes(key))
		.map(([key, d]) => `${capitalised(nameIn(key))}: ${valueIn(s, d)}.`);
}

function meaning(s: Wording, datum: SourcedValue): readonly string[] {
	if (datum.is !== 'map') return [sentence(capitalised(valueIn(s, datum)))];
	const of = get(datum, 'of') === undefined ? '' : oneOrSeveral(datum, 'of');
	const value = get(datum, 'value');
	if (value === undefined) return of === '' ? [] : [`It is asked of ${of}.`];
	const text = textOf(value);
	if (text === 'true' || text === 'false')
		return [
			`It ${text === 'true' ? 'holds' : 'does not hold'}${of === '' ? '' : ` for ${of}`}, unless another rule changes it.`,
		];
	if (textOf(get(datum, 'type')) === 'bool')
		return [`It holds${of === '' ? '' : ` for ${of}`} when ${conditionIn(s, value)}.`];
	return [`${of === '' ? '' : `For ${of}: `}${valueIn(s, value)}.`].map(capitalised);
}

function ownersIn(s: Wording, datum: SourcedValue, id: string): string {
	const count = (of: SourcedValue | undefined): string => {
		const param = /^param\.([\w.]+)$/.exec(textOf(of) ?? '')?.[1];
		return param === undefined
			? valueIn(s, of)
			: withValue(s, param, `the chosen number of ${plural(s.lexicon.title(id))}`);
	};
	const perSeat = get(datum, 'per-seat');
	if (perSeat !== undefined) {
		const neutral = get(datum, 'neutral');
		return `Each player has ${count(perSeat)}${neutral === undefined ? '' : `, and ${valueIn(s, neutral)} belong to nobody`}`;
	}
	const shared = get(datum, 'shared') ?? get(datum, 'neutral');
	return shared === undefined ? '' : `The game has ${count(shared)}`;
}

function startIn(s: Wording, starts: SourcedValue | undefined): string {
	const place = starts === undefined ? '' : placeIn(s, starts);
	return place === '' ? '' : `It begins ${place === offTheBoard ? place : `in ${place}`}.`;
}

/** “1, 4 times 3”, of a mapping of faces to their numbers. */
function facesIn(s: Wording, faces: SourcedValue | undefined): string {
	if (faces?.is !== 'map') return valueIn(s, faces);
	const faceTexts = pairsOf(faces).map(([face, count]) => {
		const times = valueIn(s, count);
		return times === '1' ? face : `${times} times ${face}`;
	});
	return listed(faceTexts, 'and');
}

/** “5 with “c 1”, 4 with “c 2””, of a mapping of choices to numbers. */
function copiesIn(s: Wording, copies: SourcedValue): string {
	if (copies.is !== 'map') return valueIn(s, copies);
	return pairsOf(copies)
		.map(([key, count]) =>
			key === 'per-seat'
				? `${valueIn(s, count)} for each player`
				: `${valueIn(s, count)} with “${nameIn(key)}”`,
		)
		.join(', ');
}

function likeIn(datum: SourcedValue): string {
	const like = get(datum, 'like');
	return like === undefined ? '' : `like the ${namesIn(like)}`;
}

function sortsIn(s: Wording, datum: SourcedValue, key: string): string {
	return listed(
		itemsOf(get(datum, key)).map((d) => plural(sortIn(s, textOf(d)))),
		'and',
	);
}

function placeOf(s: Wording, datum: SourcedValue): string {
	const kinds = get(datum, 'kinds');
	if (kinds === undefined) return 'A space beside the board.';
	const id = textOf(kinds);
	return `A space for ${id !== undefined && /^\w+$/.test(id) ? plural(sortIn(s, id)) : valueIn(s, kinds)}.`;
}

function reasonIn(s: Wording, datum: SourcedValue): string {
	const why = textOf(get(datum, 'why'));
	if (why === undefined) return '';
	return `It is refused with “${s.lexicon.text(why) || nameIn(why)}”`;
}

function verbIn(s: Wording, datum: SourcedValue, denied: boolean): string {
	return generalSentence(s.lexicon, textOf(get(datum, 'verb')) ?? '', denied);
}

/** A requirement by the sentence with which it refuses. */
function requirementIn(s: Wording, id: string): string {
	const why = s.lexicon.text(s.lexicon.requirement(id)?.why ?? '').replace(/\.$/, '');
	return `the requirement “${why || nameIn(id)}”`;
}

function ifWhen(s: Wording, datum: SourcedValue, word: string): string {
	const when = conditionIn(s, get(datum, 'when'));
	return when === '' ? '' : `${word} ${when}`;
}

function tagLines(s: Wording, datum: SourcedValue): readonly string[] {
	return [
		datum.is === 'scalar'
			? String(datum.value)
			: (textOf(get(datum, 'says')) ?? plainLines(s, datum).join(' ')),
	];
}

function valueNames(datum: SourcedValue | undefined): string {
	return listed(
		itemsOf(datum).map((d) => nameIn(textOf(d))),
		'or',
	);
}

function typeIn(datum: SourcedValue, key: string, otherwise = 'thing'): string {
	const type = textOf(get(datum, key)) ?? otherwise;
	const plainTypes: Readonly<Record<string, string>> = { bool: 'yes or no', int: 'number' };
	return ownValue(plainTypes, type) ?? nounOf(type);
}

/** “a cell”, or “several cells”. */
function oneOrSeveral(datum: SourcedValue, key: string): string {
	const noun = typeIn(datum, key);
	return textOf(get(datum, key))?.startsWith('set(') === true
		? `several ${plural(noun)}`
		: withArticle(noun);
}

/** “A number is remembered”, or of a yes or no “It is remembered for each piece whether it is favoured”. */
function rememberedIn(s: Wording, datum: SourcedValue, id: string): string {
	const type = textOf(get(datum, 'type'));
	const per = textOf(get(datum, 'per'));
	const span = lifeIn(per);
	if (type !== 'bool') {
		const value = type === undefined ? 'a number' : oneOrSeveral(datum, 'type');
		return `${capitalised(value)} is remembered${span}`;
	}
	const words = s.lexicon.title(id);
	const isAlone = per === undefined || isTimeSpan(per);
	return `It is remembered${span} whether ${isAlone ? `“${words}” holds` : `it ${predicate(words)}`}`;
}

function lifeIn(per: string | undefined): string {
	if (per === undefined || per === 'game') return '';
	return isTimeSpan(per) ? ` during each ${nameIn(per)}` : ` for each ${nounOf(per)}`;
}

function isTimeSpan(per: string): boolean {
	return ['game', 'turn', 'part', 'wave'].includes(per);
}

function seenBy(shows: string | undefined): string {
	if (shows === undefined || shows === 'all') return '';
	return shows === 'owner' ? 'Only its owner sees it.' : 'Nobody sees it.';
}

function isTrue(datum: SourcedValue | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}

function isFalse(datum: SourcedValue | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === false;
}
