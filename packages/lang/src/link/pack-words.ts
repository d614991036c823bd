import type { Pack, WorkspaceDocument } from '../workspace/workspace.ts';
import { isEngineWord } from '../ir/engine-words.ts';
import { type SourcedValue, get, itemsOf, textOf } from './sourced-value.ts';
import type { ChangeTarget, ChangeTargets } from './change-targets.ts';
import { type NamedSection, type Section, isNamed } from './sections.ts';

/** The sort of a word, named as the schemas name it. Words of one sort share one space of names. */
export type Sort =
	| 'element'
	| 'param'
	| 'preset'
	| 'kind'
	| 'mark'
	| 'piece'
	| 'zone'
	| 'space'
	| 'ring'
	| 'register'
	| 'limit'
	| 'define'
	| 'relation'
	| 'display'
	| 'query'
	| 'verb'
	| 'action'
	| 'block'
	| 'text'
	| 'tile'
	| 'group'
	| 'touch'
	| 'slot'
	| 'cause'
	| 'reason'
	| 'stream'
	| 'glyph'
	| 'colour'
	| 'tag:piece'
	| 'tag:kind'
	| 'tag:tile'
	| 'tag:space'
	| 'tag:rule'
	| 'line'
	| `param.${string}`;

/** Sections whose ids are words, with their sort. Stretches of the timeline and orders of reasons have no name of their own. */
export const sortOfSection: Readonly<Partial<Record<NamedSection, Sort>>> = {
	elements: 'element',
	params: 'param',
	presets: 'preset',
	kinds: 'kind',
	marks: 'mark',
	pieces: 'piece',
	zones: 'zone',
	spaces: 'space',
	rings: 'ring',
	registers: 'register',
	limits: 'limit',
	define: 'define',
	relations: 'relation',
	displays: 'display',
	queries: 'query',
	verbs: 'verb',
	actions: 'action',
	blocks: 'block',
	texts: 'text',
	tiles: 'tile',
	groups: 'group',
	'piece-tags': 'tag:piece',
	'kind-tags': 'tag:kind',
	'tile-tags': 'tag:tile',
	'space-tags': 'tag:space',
};

/** Sorts of which a word is one thing for all who share it, because nothing has to declare it. */
const sharedSorts: ReadonlySet<Sort> = new Set<Sort>([
	'group',
	'slot',
	'cause',
	'reason',
	'stream',
	'tag:piece',
	'tag:kind',
	'tag:tile',
	'tag:space',
	'tag:rule',
]);

export function isSharedSort(sort: Sort): boolean {
	return sharedSorts.has(sort);
}

/** Sorts of which a word can stand at one place, where nothing but the declarations says which it is. */
const families: readonly (readonly Sort[])[] = [
	['kind', 'mark', 'tag:kind'],
	['piece', 'tag:piece'],
	['zone', 'space', 'ring', 'tag:space'],
	['query', 'define'],
];

export function siblingSorts(sort: Sort): readonly Sort[] {
	return families.find((f) => f.includes(sort))?.filter((s) => s !== sort) ?? [];
}

export function isValueSort(sort: Sort): sort is `param.${string}` {
	return sort.startsWith('param.');
}

export function paramOf(sort: `param.${string}`): string {
	return sort.slice('param.'.length);
}

export interface BroughtWord {
	readonly sort: Sort;
	readonly word: string;
}

export interface Around {
	isPresent(pack: string): boolean;
	readonly targetsOf: ChangeTargets;
}

/** The words that the documents of a pack bring; words of a `with` block only where its pack is present. */
export function* wordsOfPack(pack: Pack, around: Around): Iterable<BroughtWord> {
	for (const document of pack.parts) {
		const { own, beside, changes } = wordsOfDocument(document);
		yield* own;
		for (const [other, words] of beside) if (around.isPresent(other)) yield* words;
		for (const { other, ref, written } of changes)
			if (around.isPresent(other))
				for (const target of around.targetsOf(ref, pack.name, other))
					yield* wordsOfChange(target, written, around);
	}
}

/** The words that a change brings: those that the declaration does not have, and that are not another pack's. */
function wordsOfChange(target: ChangeTarget, written: SourcedValue, around: Around): BroughtWord[] {
	const id = `${target.pack}.${target.id}`;
	const wordsIn = (datum: SourcedValue): BroughtWord[] =>
		distinct(wordsOfBlock(asBlock(target.section, id, datum)));
	const known = new Set(
		target.written.flatMap((w) => wordsIn(w.datum)).map(({ sort, word }) => `${sort} ${word}`),
	);
	return wordsIn(written).filter(
		({ sort, word }) =>
			!known.has(`${sort} ${word}`) &&
			!(word.includes('.') && around.isPresent(word.slice(0, word.indexOf('.')))),
	);
}

/** A block that makes the same additions to a declaration of another pack as a change of it does. */
function asBlock(section: Section, id: string, written: SourcedValue): SourcedValue {
	const { place } = written;
	const under = (key: string, datum: SourcedValue): SourcedValue => ({
		is: 'map',
		entries: new Map([[key, datum]]),
		place,
	});
	if (!isNamed(section)) return under(section, { is: 'list', items: [written], place });
	if (extended.has(section)) return under('extend', under(section, under(id, written)));
	// nothing is declared under this id
	return under(section, under('', written));
}

export function packsNamedBy(pack: Pack): ReadonlySet<string> {
	return new Set(pack.parts.flatMap((p) => [...wordsOfDocument(p).beside.keys()]));
}

interface DocumentWords {
	readonly own: readonly BroughtWord[];
	readonly beside: ReadonlyMap<string, readonly BroughtWord[]>;
	readonly changes: readonly {
		readonly other: string;
		readonly ref: string;
		readonly written: SourcedValue;
	}[];
}

const known = new WeakMap<WorkspaceDocument, DocumentWords>();

function wordsOfDocument(document: WorkspaceDocument): DocumentWords {
	let words = known.get(document);
	if (words === undefined) known.set(document, (words = readWords(document.root)));
	return words;
}

function readWords(root: SourcedValue | undefined): DocumentWords {
	const blocks = get(root, 'with');
	const beside = new Map<string, readonly BroughtWord[]>();
	const changes: DocumentWords['changes'][number][] = [];
	for (const [other, block] of entries(blocks)) {
		const steps = itemsOf(get(block, 'changes'));
		const added = steps.flatMap((s) => get(s, 'add') ?? []);
		beside.set(other, distinct([block, ...added].flatMap((b) => [...wordsOfBlock(b)])));
		for (const change of steps) {
			const ref = textOf(get(change, 'patch') ?? get(change, 'replace'));
			const written = get(change, 'with');
			if (ref !== undefined && written !== undefined) changes.push({ other, ref, written });
		}
	}
	return { own: distinct(wordsOfBlock(root)), beside, changes };
}

function distinct(words: Iterable<BroughtWord>): BroughtWord[] {
	const seen = new Map<string, BroughtWord>();
	for (const w of words) if (isBrought(w)) seen.set(`${w.sort} ${w.word}`, w);
	return [...seen.values()];
}

/** A word that stands with its pack is brought by that one; steps are paths, and nothing has no name. */
function isBrought({ sort, word }: BroughtWord): boolean {
	if (word === '' || isEngineWord(sort, word)) return false;
	return sort === 'slot' || !isSharedSort(sort) || !word.includes('.');
}

function entries(datum: SourcedValue | undefined): Iterable<[string, SourcedValue]> {
	return datum?.is === 'map' ? datum.entries : [];
}

/** Keys inside a kind or a piece that declare words; those of `define` belong to the kind alone unless it is another pack's. */
const innerWords: readonly (readonly [string, Sort])[] = [
	['marks', 'mark'],
	['registers', 'register'],
	['piles', 'zone'],
	['touch', 'touch'],
	['ends', 'touch'],
	['value', 'line'],
];

const extended: ReadonlySet<Section> = new Set<Section>([
	'kinds',
	'pieces',
	'spaces',
	'params',
	'tiles',
]);

const carriers: readonly (readonly [string, Sort])[] = [
	['pieces', 'tag:piece'],
	['kinds', 'tag:kind'],
	['tiles', 'tag:tile'],
	['spaces', 'tag:space'],
];

const withEffects = ['rules', 'always', 'actions', 'replace', 'assists', 'blocks'] as const;

function* wordsOfBlock(block: SourcedValue | undefined): Iterable<BroughtWord> {
	const named = (datum: SourcedValue | undefined, sort: Sort): BroughtWord[] =>
		[...entries(datum)].map(([word]) => ({ sort, word }));
	const texts = (datum: SourcedValue | undefined, sort: Sort): BroughtWord[] =>
		itemsOf(datum).flatMap((item) => {
			const word = textOf(item);
			return word === undefined ? [] : [{ sort, word }];
		});
	for (const [section, sort] of Object.entries(sortOfSection))
		yield* named(
			section === 'groups' ? get(get(block, 'deck'), 'groups') : get(block, section),
			sort,
		);
	const tags = get(block, 'tags');
	for (const key of ['piece', 'kind', 'tile', 'space'] as const)
		yield* named(get(tags, key), `tag:${key}`);
	const gained = get(block, 'extend');
	for (const from of [block, gained]) {
		for (const [param, entry] of entries(get(from, 'params')))
			yield* texts(get(entry, 'values'), `param.${param}`);
		for (const [section, tag] of carriers)
			for (const [, entry] of entries(get(from, section))) {
				yield* texts(get(entry, 'tags'), tag);
				for (const [key, sort] of innerWords) yield* named(get(entry, key), sort);
			}
	}
	for (const modifier of itemsOf(get(block, 'modify')))
		for (const key of ['add-line', 'late-line']) yield* named(get(modifier, key), 'line');
	for (const [, kind] of entries(get(gained, 'kinds'))) yield* named(get(kind, 'define'), 'define');
	for (const [, tile] of entries(get(block, 'tiles'))) yield* texts(get(tile, 'group'), 'group');
	for (const [, action] of entries(get(block, 'actions')))
		yield* texts(get(action, 'group'), 'slot');
	for (const [, stretch] of entries(get(block, 'timeline'))) yield* steps(stretch);
	for (const insert of itemsOf(get(block, 'insert'))) yield* steps(get(insert, 'steps'));
	for (const [, list] of entries(get(block, 'reasons'))) yield* texts(list, 'reason');
	const looks = get(block, 'looks');
	yield* named(get(looks, 'glyphs'), 'glyph');
	yield* named(get(looks, 'colours'), 'colour');
	for (const section of ['rules', 'always'] as const)
		for (const rule of itemsOf(get(block, section))) yield* texts(get(rule, 'tags'), 'tag:rule');
	for (const section of withEffects) yield* wordsOfEffects(get(block, section));
}

function* steps(datum: SourcedValue | undefined): Iterable<BroughtWord> {
	if (datum === undefined) return;
	if (datum.is === 'scalar') {
		const word = textOf(datum);
		if (word !== undefined) yield { sort: 'slot', word };
	} else if (datum.is === 'list') for (const item of datum.items) yield* steps(item);
	else
		for (const key of ['slot', 'actions', 'wave', 'part', 'steps', 'round', 'once'])
			yield* steps(datum.entries.get(key));
}

function* wordsOfEffects(datum: SourcedValue | undefined): Iterable<BroughtWord> {
	if (datum === undefined || datum.is === 'scalar') return;
	if (datum.is === 'list') {
		for (const item of datum.items) yield* wordsOfEffects(item);
		return;
	}
	for (const [key, inner] of datum.entries) {
		const word = textOf(inner);
		if (word === undefined) yield* wordsOfEffects(inner);
		else if (key === 'cause' || key === 'reason' || key === 'stream') yield { sort: key, word };
	}
}
