import { ownValue, textsIn } from '@tilewright/schema';
import {
	type SourcedValue,
	get,
	numberOf,
	pairsOf,
	plain,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { type Node, parseExpr } from '../expr/parse.ts';
import { type Decl, type RuleSet, declsOf, isAbstract } from '../link/ruleset.ts';
import type { Section } from '../link/sections.ts';
import { headOf, plural, singular, withArticle, wordsOf } from './english.ts';
import type { BuiltInWords } from './built-ins.ts';
import { withoutMarks } from './marks.ts';
import { stepTitles } from './steps.ts';

export interface Lexicon {
	name(id: string): DeclaredWords | undefined;
	/** The names of the same sort as a kind, a piece, or a value of the param before it, with their words. */
	alike(id: string): readonly { readonly label: string; readonly text: string }[];
	choices(param: string): readonly { readonly label: string; readonly text: string }[];
	property(id: string): BuiltInWords | undefined;
	/** The sentence of a param with one of its values; undefined where it has none. */
	choice(param: string, value: string): string | undefined;
	/** The sentence of a param that is a plain yes or no, with the words for yes; undefined where it has none. */
	param(id: string): string | undefined;
	/** The sentence of a param with an ellipsis for its choices; undefined where it has none. */
	openParam(id: string): string | undefined;
	/** The number that a param has in these rules. */
	number(param: string): number | undefined;
	element(id: string): string;
	pack(name: string): string;
	tag(section: 'kind-tags' | 'piece-tags', id: string): string | undefined;
	/** The name of a definition, a query, a register, a relation or a tag in sentences. */
	title(id: string): string;
	/** The arguments of a verb, and the declaration of a query. */
	verb(id: string): SourcedValue | undefined;
	query(id: string): SourcedValue | undefined;
	/** The verb of a requirement, and the sentence with which it refuses; undefined where there is none of this id. */
	requirement(id: string): { readonly verb: string; readonly why: string } | undefined;
	/** The declaration of a limit. */
	limit(id: string): SourcedValue | undefined;
	/** The sentence by which an action asks a player to do something; undefined where it has none. */
	action(id: string): string | undefined;
	/** The title of a step of the timeline; undefined where it has none. */
	step(name: string): string | undefined;
	text(id: string): string;
}

const titled: readonly Section[] = [
	'define',
	'queries',
	'registers',
	'relations',
	'piece-tags',
	'kind-tags',
	'tile-tags',
	'space-tags',
];

export type DeclaredWords =
	| { readonly sort: string }
	| { readonly piece: string }
	| { readonly held: string; readonly noun: string }
	| { readonly value: BuiltInWords };

const nouns: Readonly<Record<string, string>> = {
	seat: 'player',
	int: 'number',
	'tile-kind': 'tile',
	'piece-kind': 'kind of piece',
	'placement-side': 'side',
	placement: 'place',
	group: 'group of tiles',
};

export function nounOf(type: string): string {
	const element = /^set\((.*)\)$/.exec(type)?.[1];
	if (element !== undefined) return nounOf(element);
	return ownValue(nouns, type) ?? wordsOf(type.replace(/^enum:/, ''));
}

const known = new WeakMap<RuleSet, Lexicon>();

/** The lexicon of a rule set, names of switched-off declarations included. */
export function lexiconOf(ruleSet: RuleSet): Lexicon {
	let lexicon = known.get(ruleSet);
	if (lexicon === undefined) known.set(ruleSet, (lexicon = makeLexicon(ruleSet)));
	return lexicon;
}

function makeLexicon(ruleSet: RuleSet): Lexicon {
	const find = (section: Section, id: string): Decl | undefined =>
		ruleSet.sections.get(section)?.get(id) ?? ruleSet.absent.get(section)?.get(id)?.decl;
	/** A declaration of a list is known by its pack and id; others name it by its id alone. */
	const findListed = (section: Section, id: string): Decl | undefined =>
		find(section, id) ?? declsOf(ruleSet, section).find((decl) => decl.id === id);
	const ofKinds = new Map<string, BuiltInWords>();
	for (const decl of ruleSet.sections.get('kinds')?.values() ?? [])
		namesOfKind(decl.datum, ofKinds);
	for (const { decl } of ruleSet.absent.get('kinds')?.values() ?? [])
		namesOfKind(decl.datum, ofKinds);
	let titles: ReadonlyMap<string, string> | undefined;
	return {
		name: (id) => {
			const own = (section: Section): Decl | undefined => find(section, id);
			if (own('kinds')) return { sort: wordsOf(id) };
			const piece = own('pieces');
			if (piece !== undefined)
				return isSingle(piece.datum) ? { piece: wordsOf(id) } : { sort: wordsOf(id) };
			if (own('spaces')) return { piece: wordsOf(id) };
			const zone = own('zones');
			if (zone !== undefined) return { held: wordsOf(id), noun: held(zone) };
			if (own('tiles')) return { sort: `tile ${wordsOf(id)}` };
			for (const section of ['registers', 'define', 'queries', 'relations'] as const) {
				const decl = own(section);
				if (decl !== undefined) return { value: wordsOfValue(id, decl) };
			}
			return undefined;
		},
		property: (id) => {
			for (const section of ['define', 'queries', 'registers', 'relations'] as const) {
				const decl = find(section, id);
				if (decl !== undefined) return wordsOfValue(id, decl);
			}
			const mark = find('marks', id);
			if (mark !== undefined)
				return textOf(get(mark.datum, 'fold')) === 'sum'
					? { count: wordsOf(id) }
					: { verb: markVerb(wordsOf(id), (word) => find('pieces', word) !== undefined) };
			const zone = find('zones', id);
			if (zone !== undefined) return wordsOfZone(held(zone), wordsOf(id));
			const piece = find('pieces', id);
			if (piece !== undefined) return { thing: wordsOf(id) };
			return ofKinds.get(id);
		},
		alike: (id) => {
			const section = (['kinds', 'pieces'] as const).find((of) => find(of, id) !== undefined);
			const decls = section === undefined ? [] : [...(ruleSet.sections.get(section) ?? [])];
			return decls.flatMap(([text, decl]) =>
				text !== id && isAbstract(decl) ? [] : [{ label: wordsOf(text), text }],
			);
		},
		choices: (param) => {
			const datum = find('params', param)?.datum;
			const says = textOf(get(datum, 'says')) ?? '';
			return textsOf(get(datum, 'values')).flatMap((text, i) => {
				const label = chosen(says, i);
				return label === undefined ? [] : [{ label, text }];
			});
		},
		choice: (param, value) => {
			const decl = find('params', param);
			if (decl === undefined) return undefined;
			const isBool = textOf(get(decl.datum, 'type')) === 'bool';
			const values = isBool ? ['true', 'false'] : textsOf(get(decl.datum, 'values'));
			const index = values.indexOf(value);
			return chosen(textOf(get(decl.datum, 'says')) ?? '', index);
		},
		param: (id) => {
			const says = textOf(get(find('params', id)?.datum, 'says'));
			return says === undefined ? undefined : (chosen(says, 0) ?? unended(says));
		},
		openParam: (id) => {
			const says = textOf(get(find('params', id)?.datum, 'says'));
			return says === undefined ? undefined : unended(says.replace(/\{[^}]*\}/g, '…'));
		},
		number: (param) => {
			const value = ruleSet.params.get(param)?.value;
			return typeof value === 'number' ? value : undefined;
		},
		element: (id) => unended(textOf(get(find('elements', id)?.datum, 'says')) ?? wordsOf(id)),
		pack: (name) =>
			withoutMarks(ruleSet.packs.find((p) => p.name === name)?.title ?? wordsOf(name)),
		tag: (section, id) => {
			const datum = find(section, id)?.datum;
			return textOf(get(datum, 'says')) ?? textOf(datum);
		},
		title: (id) => {
			const titles = titled.map((section) => textOf(get(find(section, id)?.datum, 'title')));
			return titles.find((title) => title !== undefined) ?? wordsOf(id);
		},
		verb: (id) => find('verbs', id)?.datum,
		query: (id) => find('queries', id)?.datum,
		requirement: (id) => {
			const datum = findListed('require', id)?.datum;
			const verb = textOf(get(datum, 'verb'));
			return verb === undefined ? undefined : { verb, why: textOf(get(datum, 'why')) ?? '' };
		},
		limit: (id) => find('limits', id)?.datum,
		action: (id) => {
			const says = textOf(get(find('actions', id)?.datum, 'says'));
			return says === undefined ? undefined : unended(says);
		},
		step: (name) => (titles ??= stepTitles(ruleSet)).get(name),
		text: (id) => {
			const datum = find('texts', id)?.datum;
			return datum === undefined ? '' : withoutMarks(textsIn(plain(datum))[0] ?? '');
		},
	};
}

/** The title of a declaration, or its id in words. */
export function titleIn(id: string, datum: SourcedValue): string {
	return textOf(get(datum, 'title')) ?? wordsOf(id);
}

function held(zone: Decl): string {
	return textOf(get(zone.datum, 'holds')) === 'tiles' ? 'tile' : 'piece';
}

/** “the pieces in its prison”; where the name of the zone says what it holds, “its won tiles”, “the tiles in its hand”. */
function wordsOfZone(noun: string, words: string): BuiltInWords {
	if (words.endsWith(` ${plural(noun)}`)) return { many: singular(words) };
	const place = words.startsWith(`${plural(noun)} in `) ? words.slice(noun.length + 5) : words;
	return { many: noun, after: ` in {0’s} ${place}` };
}

function namesOfKind(datum: SourcedValue, into: Map<string, BuiltInWords>): void {
	for (const key of ['touch', 'ends'] as const)
		for (const [id, kind] of pairsOf(get(datum, key)))
			into.set(id, { many: wordsOf(textOf(kind) ?? id), after: touching[key] });
	for (const [id, value] of pairsOf(get(datum, 'define')))
		into.set(
			id,
			isCondition(get(value, 'value') ?? value)
				? { verb: predicate(wordsOf(id)) }
				: { amount: wordsOf(id) },
		);
	for (const [id] of pairsOf(get(datum, 'piles')))
		into.set(id, { many: 'piece', after: ` in {0’s} ${wordsOf(id)}` });
	for (const [id, register] of pairsOf(get(datum, 'registers')))
		into.set(id, wordsOfType(titleIn(id, register), textOf(get(register, 'type')) ?? 'int'));
	for (const [id] of pairsOf(get(datum, 'marks'))) into.set(id, { count: wordsOf(id) });
}

function isCondition(datum: SourcedValue): boolean {
	const { node } = parseExpr(textOf(datum) ?? '');
	return node !== undefined && holds(node);
}

const conditions: ReadonlySet<string> = new Set('&& || == != < <= > >= in'.split(' '));
const questions: ReadonlySet<string> = new Set(['all', 'empty', 'exists', 'exists_one', 'has']);

function holds(node: Node): boolean {
	if (node.is === 'binary') return conditions.has(node.name);
	if (node.is === 'if') return holds(node.then);
	if (node.is === 'method') return questions.has(node.name);
	return node.is === 'not' || node.is === 'bool';
}

const touching = { touch: ' that {0} touches', ends: ' whose ends meet {0}' } as const;

function wordsOfValue(id: string, { section, datum }: Decl): BuiltInWords {
	const words = titleIn(id, datum);
	if (section === 'relations') return { many: words, after: ' of {0}' };
	const type = textOf(get(datum, 'type')) ?? '';
	if (type === 'int' && textOf(get(datum, 'of'))?.startsWith('set(') === true && isAdjective(words))
		return { countOf: words };
	const bare =
		get(datum, 'of') === undefined && owners.has(textOf(get(datum, 'per')) ?? '') === false;
	return wordsOfType(
		words,
		type,
		section !== 'define' && section !== 'queries' ? bare : get(datum, 'of') === undefined,
	);
}
const owners: ReadonlySet<string> = new Set([
	'seat',
	'tile',
	'cell',
	'side',
	'segment',
	'feature',
	'piece',
]);

function wordsOfType(words: string, type: string, alone = false): BuiltInWords {
	if (type === 'bool')
		return alone
			? { holds: `“${words}” holds`, denied: `“${words}” does not hold` }
			: { verb: predicate(words) };
	if (type === 'int') return { amount: words, ...(alone ? { text: `the ${words}` } : {}) };
	const element = /^set\((.*)\)$/.exec(type)?.[1];
	if (element !== undefined) {
		const [first = '', ...rest] = words.split(' ');
		// “features completed now”
		if (rest.length > 0 && /^\w{3,}ed$/.test(first) && !words.endsWith('s'))
			return { many: nounOf(element), after: ` ${words}${alone ? '' : ' of {0}'}` };
		const [head, tail] = headOf(words);
		if (tail !== '' && head.endsWith('s'))
			return { many: singular(head) + tail, ...(alone ? { after: '' } : {}) };
		const noun = words.endsWith('s') ? singular(words) : `${words} ${nounOf(element)}`;
		return { many: noun, ...(alone ? { after: '' } : {}) };
	}
	const noun = isNoNoun(words) ? `${words} ${nounOf(type)}` : words;
	return { thing: noun, ...(alone ? { text: `the ${noun}` } : {}) };
}

/** A name that says how a thing is, not what: “auctioned”. */
function isNoNoun(words: string): boolean {
	return !words.includes(' ') && words.endsWith('ed');
}

function isSingle(piece: SourcedValue): boolean {
	if (get(piece, 'per-seat') !== undefined) return false;
	return ['shared', 'neutral'].some((key) => numberOf(get(piece, key)) === 1);
}

/** The predicate for something that has a mark: “has a roof”, “calls the wind”. */
function markVerb(words: string, isPiece: (word: string) => boolean): string {
	const [, verb, noun] = /^(\w{2,}[^siu]s) (\w.*)$/.exec(words) ?? [];
	if (verb === undefined || noun === undefined) return `has ${withArticle(words)}`;
	return isPiece(noun) ? `${verb} the ${noun}` : words;
}

export function predicate(words: string): string {
	const [first = ''] = words.split(' ');
	if (/^(is|was|has|can|may)$/.test(first) || /^\w{2,}[^s]s$/.test(first)) return words;
	if (isAdjective(first) || /^\w{2,}ing$/.test(first)) return `is ${words}`;
	if (first === 'as') return `counts ${words}`;
	if (/^(first|last) of /.test(words)) return `is the ${words.replace(/ of (?!the )/, ' of the ')}`;
	if (/^(first|last|next) /.test(words)) return `has the ${words}`;
	return words.includes(' ') ? `fulfils “${words}”` : `is ${withArticle(words)}`;
}

/** The predicate for something that has a tag: “occupies”, “is edible”; a noun where it is neither. */
export function tagPredicate(words: string): { readonly verb: string } | { readonly noun: string } {
	if (/^(is|has|can|may) |^\w{2,}[^su]s( \w|$)/.test(words)) return { verb: words };
	if (/(ed|able|ible|ous|ful|less|like|ic)$/.test(words)) return { verb: `is ${words}` };
	return { noun: words };
}

function isAdjective(word: string): boolean {
	return /(ed|en|able|ible|al|ive|ous|ful|ent|ant)$/.test(word) || adjectives.has(word);
}
const adjectives: ReadonlySet<string> = new Set(
	'in at on under beside due ready safe alone free full empty late early big small same new old fresh'.split(
		' ',
	),
);

function chosen(says: string, index: number): string | undefined {
	if (index < 0 || !/\{[^}]+\}/.test(says)) return undefined;
	return unended(
		says.replace(/\{([^}]*)\}/, (_, list: string) => list.split('|')[index]?.trim() ?? ''),
	);
}

function unended(sentence: string): string {
	return withoutMarks(sentence).replace(/\.$/, '');
}
