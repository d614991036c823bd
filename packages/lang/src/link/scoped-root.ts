import { type Findings, type Kind, diagnose, schemaPlaces } from '@tilewright/schema';
import { TILE_KEYS } from '../tiles/words.ts';
import type { WorkspaceDocument } from '../workspace/workspace.ts';
import { type Datum, fileOf, get, keyRangeOf, rangeOf } from './datum.ts';
import type { Sort } from './pack-words.ts';
import { type Scopes, scopedId } from './scopes.ts';

/** The sorts that a reference of the schemas may mean, the likeliest first. */
const sortsOfRef: Readonly<Record<string, readonly Sort[]>> = {
	element: ['element'],
	param: ['param'],
	preset: ['preset'],
	kind: ['kind', 'tag:kind'],
	mark: ['mark'],
	piece: ['piece', 'tag:piece'],
	zone: ['zone'],
	place: ['zone', 'space', 'ring'],
	space: ['space', 'tag:space'],
	ring: ['ring'],
	register: ['register'],
	limit: ['limit'],
	query: ['query', 'define'],
	verb: ['verb'],
	action: ['action'],
	block: ['block'],
	text: ['text'],
	tile: ['tile'],
	group: ['group'],
	cause: ['cause'],
	reason: ['reason'],
	stream: ['stream'],
	'tag:piece': ['tag:piece'],
	'tag:kind': ['tag:kind'],
	'tag:tile': ['tag:tile'],
	'tag:space': ['tag:space'],
	'action-group': ['slot'],
	slot: ['slot'],
};

/** Keys under which words are declared inside a kind or a piece. */
const innerSorts: Readonly<Record<string, Sort>> = {
	marks: 'mark',
	registers: 'register',
	piles: 'zone',
	touch: 'touch',
	ends: 'touch',
};

interface Edit {
	readonly path: readonly (string | number)[];
	/** The key is renamed, not the value. */
	readonly isKey: boolean;
	readonly text: string;
}

/**
 * What a document of a pack says, with the words that mean different things to different packs under the ids that they have in the
 * program. Ids of declarations stay as they are written; so do expressions, which find their names by themselves.
 */
export function scopedRoot(
	document: WorkspaceDocument,
	pack: string | undefined,
	scopes: Scopes,
	diagnostics: Findings,
): Datum | undefined {
	const { root, yaml, kind } = document;
	if (root === undefined || yaml.value === undefined || scopes.namesakes.length === 0) return root;
	const words = new Set(scopes.namesakes.map((n) => n.word));
	const edits: Edit[] = [];
	const meant = (
		sorts: readonly Sort[],
		word: string,
		at: Pick<Edit, 'path' | 'isKey'>,
	): string | undefined => {
		if (!words.has(word)) return undefined;
		const beside = at.path[0] === 'with' ? String(at.path[1]) : undefined;
		for (const sort of sorts) {
			const meaning = scopes.meaning(sort, word, pack, beside);
			if (meaning === undefined) continue;
			if ('id' in meaning) return meaning.id;
			const datum = at.path.reduce<Datum | undefined>(step, root) ?? root;
			const range = at.isKey ? keyRangeOf(datum) : rangeOf(datum);
			const args = { ref: word, choices: meaning.choices };
			diagnostics.push(diagnose(fileOf(datum), range, 'LINK-REF-AMBIGUOUS', args));
			// one of them stands in, so that nothing else is reported here
			return meaning.choices[0];
		}
		return undefined;
	};
	const put: Put = (path, isKey, sorts, text, read = scopedText) => {
		const renamed = read(
			sorts,
			text,
			(sort, word) => meant(sort, word, { path, isKey }),
			(owner, slot) => scopes.parts('slot', scopedId(owner, slot)) !== undefined,
		);
		if (renamed !== text) edits.push({ path, isKey, text: renamed });
	};
	for (const { place, value } of schemaPlaces(kind as Kind, yaml.value)) {
		const { path, expr } = place;
		const at = pathInBlock(path);
		const inner = innerSortAt(at);
		const named =
			place.ref ?? place.schemas.find((s) => s['x-declares'] !== undefined)?.['x-declares'];
		const sorts = inner === undefined ? (sortsOfRef[named ?? ''] ?? sortsAt(at)) : [inner];
		if (isTileRow(at)) editRow(value, path, put);
		if (at[0] === 'changes' && at[2] === 'with' && at.length === 3) editChange(value, path, put);
		if (sorts === undefined || expr !== undefined) continue;
		if (typeof value === 'string') put(path, false, sorts, value);
		else if (isDeclaration(at)) continue;
		else if (Array.isArray(value))
			value.forEach((item, i) => {
				if (typeof item === 'string') put([...path, i], false, sorts, item);
			});
		else if (typeof value === 'object' && value !== null)
			for (const key of Object.keys(value)) put([...path, key], true, sorts, key);
	}
	return edits.length === 0 ? root : edited(root, edits);
}

function step(datum: Datum | undefined, key: string | number): Datum | undefined {
	return datum?.is === 'list' ? datum.items[Number(key)] : get(datum, String(key));
}

type Read = (
	sorts: readonly Sort[],
	text: string,
	meant: (sorts: readonly Sort[], word: string) => string | undefined,
	/** Tells whether a pack is one of those that bring a slot. */
	isOwner: (pack: string, slot: string) => boolean,
) => string;
type Put = (
	path: Edit['path'],
	isKey: boolean,
	sorts: readonly Sort[],
	text: string,
	read?: Read,
) => void;

/** Segments of a tile: a place, then marks. */
const scopedSegment: Read = (sorts, text, meant) =>
	text
		.split(' ')
		.map((word, i) => (i === 0 ? word : (meant(sorts, word) ?? word)))
		.join(' ');

/** A text with its words replaced: a slot is a path of words, and a param may stand after its root. */
const scopedText: Read = (sorts, text, meant, isOwner) => {
	if (sorts[0] === 'slot') {
		const words = text.split('.');
		// a word that stands with its pack is clear
		return words
			.map((word, i) =>
				i > 0 && isOwner(words[i - 1]!, word) ? word : (meant(sorts, word) ?? word),
			)
			.join('.');
	}
	const root = /^(?:param|element)\./.exec(text)?.[0] ?? '';
	const word = text.slice(root.length);
	return root + (meant(sorts, word) ?? word);
};

/** A path from the block of declarations in which it lies: a document, a `with` block, or what a change adds. */
function pathInBlock(path: Edit['path']): Edit['path'] {
	const at = path[0] === 'with' ? path.slice(2) : path;
	return at[0] === 'changes' && at[2] === 'add' ? at.slice(3) : at;
}

/** Whether the keys of a place are ids of declarations. */
function isDeclaration(path: Edit['path']): boolean {
	if (path.length === 2) return path[0] === 'tags' || (path[0] === 'deck' && path[1] === 'groups');
	return path.length === 1 && path[0] !== 'reasons';
}

/** The sort of the keys at a place inside a kind or a piece: `kinds.K.marks`, `extend.pieces.P.registers`. */
function innerSortAt(path: Edit['path']): Sort | undefined {
	const at = path[0] === 'extend' ? path.slice(1) : path;
	if (at.length !== 3 || (at[0] !== 'kinds' && at[0] !== 'pieces')) return undefined;
	if (at[2] === 'define' && path[0] === 'extend') return 'define';
	return innerSorts[String(at[2])];
}

/** What texts refer to where the schemas name no sort: a slot that a param chooses, and where copies of tiles go. */
function sortsAt(path: Edit['path']): readonly Sort[] | undefined {
	if (path.at(-2) === 'of' && path.at(-3) === 'at') return ['slot'];
	return path[0] === 'deck' && path[1] === 'moves' && path.at(-1) === 'to' ? ['group'] : undefined;
}

/** Whether a place holds the rows of a tile: a tile of a pack, or what a tile of another pack gains. */
function isTileRow(path: Edit['path']): boolean {
	const at = path[0] === 'extend' ? path.slice(1) : path;
	return at[0] === 'tiles' && (at.length === 2 || (at.length === 3 && at[2] === 'marks'));
}

/** Keys of declarations and effects whose texts are references, for what a change puts into a declaration of any section. */
const sortsOfKey: Readonly<Record<string, readonly Sort[]>> = {
	register: ['register'],
	verb: ['verb'],
	query: ['query'],
	of: ['kind', 'tag:kind'],
	kind: ['kind'],
	kinds: ['kind', 'tag:kind'],
	like: ['kind', 'piece', 'action', 'tile'],
	tags: ['tag:piece', 'tag:kind', 'tag:tile', 'tag:space'],
	'stands-on': ['kind', 'tag:kind'],
	starts: ['zone', 'space', 'ring'],
	uses: ['piece'],
	limit: ['limit'],
	block: ['block'],
	why: ['text'],
	tile: ['tile'],
	group: ['slot', 'group'],
	at: ['slot'],
	from: ['slot'],
	to: ['slot'],
	slots: ['slot'],
	wave: ['slot'],
	actions: ['slot'],
	cause: ['cause'],
	reason: ['reason'],
	stream: ['stream'],
	by: ['param'],
};

/** What a change puts into a declaration. Its section is not known yet, so its keys tell what they refer to. */
function editChange(value: unknown, path: Edit['path'], put: Put): void {
	if (typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		value.forEach((item, i) => editChange(item, [...path, i], put));
		return;
	}
	for (const [key, entry] of Object.entries(value)) {
		const sorts = sortsOfKey[key];
		const texts: unknown[] = Array.isArray(entry) ? entry : [entry];
		texts.forEach((text, i) => {
			const at = Array.isArray(entry) ? [...path, key, i] : [...path, key];
			if (typeof text !== 'string') editChange(text, at, put);
			else if (sorts !== undefined) put(at, false, sorts, text);
		});
	}
}

const tileKeys: ReadonlySet<string> = new Set(TILE_KEYS);

/** Kinds and marks are keys of a tile; marks of segments stand in its texts. */
function editRow(value: unknown, path: Edit['path'], put: Put): void {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
	for (const [key, entry] of Object.entries(value)) {
		if (key === 'areas') editRow(entry, [...path, key], put);
		if (tileKeys.has(key)) continue;
		put([...path, key], true, ['kind', 'mark'], key);
		const texts: unknown[] = Array.isArray(entry) ? entry : [entry];
		texts.forEach((text, i) => {
			const at = Array.isArray(entry) ? [...path, key, i] : [...path, key];
			if (typeof text === 'string') put(at, false, ['mark'], text, scopedSegment);
		});
	}
}

/** A datum with words replaced at places, in which everything keeps the place at which it was written. */
function edited(datum: Datum, edits: readonly Edit[], depth = 0): Datum {
	const own = edits.find((e) => e.path.length === depth && !e.isKey);
	if (datum.is === 'scalar') return own === undefined ? datum : { ...datum, value: own.text };
	const inside = (key: string | number): Edit[] =>
		edits.filter((e) => e.path.length > depth && String(e.path[depth]) === String(key));
	if (datum.is === 'list')
		return {
			...datum,
			items: datum.items.map((item, i) => {
				const due = inside(i);
				return due.length === 0 ? item : edited(item, due, depth + 1);
			}),
		};
	const entries = new Map<string, Datum>();
	for (const [key, item] of datum.entries) {
		const due = inside(key);
		const name = due.find((e) => e.isKey && e.path.length === depth + 1)?.text ?? key;
		entries.set(name, due.length === 0 ? item : edited(item, due, depth + 1));
	}
	return { ...datum, entries };
}
