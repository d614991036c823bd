import { type Data, type Kind, type SchemaPlace, schemaPlaces } from '@tilewright/schema';
import { TILE_KEYS } from '../tiles/words.ts';
import type { WorkspaceDocument } from '../workspace/workspace.ts';
import type { ChangeTarget } from './change-targets.ts';
import type { Sort } from './pack-words.ts';
import { isNamed } from './sections.ts';

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

const innerSorts: Readonly<Record<string, Sort>> = {
	marks: 'mark',
	registers: 'register',
	piles: 'zone',
	touch: 'touch',
	ends: 'touch',
	value: 'line',
};

const lineKeys: ReadonlySet<unknown> = new Set(['line', 'add-line', 'late-line']);

export type RefPath = readonly (string | number)[];

export interface WrittenRef {
	readonly path: RefPath;
	/** The key names it, not the value. */
	readonly isKey: boolean;
	/** The sorts of thing that it may name, the likeliest first. */
	readonly sorts: readonly Sort[];
	/** It is a value of this param, as the document calls the param. */
	readonly param?: string;
	readonly text: string;
	/** A text is one word, or the segment of a tile: a place, then words. */
	readonly form: 'word' | 'segment';
}

export interface WrittenChange {
	readonly ref: string;
	readonly path: RefPath;
	readonly value: Data;
}

export interface WrittenRefs {
	readonly refs: readonly WrittenRef[];
	/** Their references depend on the section of the declaration that is changed. */
	readonly changes: readonly WrittenChange[];
}

const ofDocuments = new WeakMap<WorkspaceDocument, WrittenRefs>();
const ofChanges = new WeakMap<WrittenChange, Map<string, readonly WrittenRef[]>>();

export function writtenRefs(document: WorkspaceDocument): WrittenRefs {
	let found = ofDocuments.get(document);
	if (found === undefined) ofDocuments.set(document, (found = readDocument(document)));
	return found;
}

export function refsOfChange(change: WrittenChange, target: ChangeTarget): readonly WrittenRef[] {
	const key = `${target.section} ${target.pack}.${target.id}`;
	let known = ofChanges.get(change);
	if (known === undefined) ofChanges.set(change, (known = new Map()));
	let refs = known.get(key);
	if (refs === undefined) known.set(key, (refs = readChange(change, target)));
	return refs;
}

const rootsOfDocuments = new WeakMap<WorkspaceDocument, ReadonlySet<string>>();

/** The words of a document that stand before a dot and behind none, wherever they stand. A pack before a name is one of them. */
export function dottedRoots(document: WorkspaceDocument): ReadonlySet<string> {
	let roots = rootsOfDocuments.get(document);
	if (roots === undefined) {
		roots = new Set(document.yaml.file.text.match(/(?<![\w.-])[a-z0-9-]+(?=\.[a-zA-Z])/g));
		rootsOfDocuments.set(document, roots);
	}
	return roots;
}

function readDocument({ kind, yaml }: WorkspaceDocument): WrittenRefs {
	const refs: WrittenRef[] = [];
	const changes: WrittenChange[] = [];
	if (yaml.value === undefined) return { refs, changes };
	for (const { place, value } of schemaPlaces(kind as Kind, yaml.value)) {
		const at = pathInBlock(place.path);
		// house rules choose elements and params, they declare none
		const isChoice = kind === 'overlay' && at.length === place.path.length;
		readPlace(place, value, at, place.path, refs, { isChoice });
		if (at.length !== 2 || at[0] !== 'changes' || !isMap(value)) continue;
		const ref = value['patch'] ?? value['replace'];
		const written = value['with'];
		if (typeof ref === 'string' && written !== undefined)
			changes.push({ ref, path: [...place.path, 'with'], value: written });
		if (typeof value['set'] === 'string')
			putValue(refs, value['set'], [...place.path, 'to'], value['to']);
	}
	return { refs, changes };
}

function readChange(
	{ path, value }: WrittenChange,
	{ section, pack, id: word }: ChangeTarget,
): WrittenRef[] {
	const id = `${pack}.${word}`;
	const [data, depth] = !isNamed(section)
		? [{ [section]: [value] }, 2]
		: section === 'groups'
			? [{ deck: { groups: { [id]: value } } }, 3]
			: section.endsWith('-tags')
				? [{ tags: { [section.slice(0, -'-tags'.length)]: { [id]: value } } }, 3]
				: [{ [section]: { [id]: value } }, 2];
	const refs: WrittenRef[] = [];
	const kind: Kind = section === 'tiles' ? 'tiles' : 'rules';
	for (const { place, value: inner } of schemaPlaces(kind, data))
		if (place.path.length >= depth)
			readPlace(place, inner, place.path, [...path, ...place.path.slice(depth)], refs, {
				isOfOther: true,
			});
	return refs;
}

/** Notes what a place of the schemas names; `at` is its path in a block of declarations, `path` that in the document. */
function readPlace(
	place: SchemaPlace,
	value: Data,
	at: RefPath,
	path: RefPath,
	refs: WrittenRef[],
	{ isOfOther = false, isChoice = false } = {},
): void {
	const inner = innerSortAt(at, isOfOther);
	const named =
		place.ref ?? place.schemas.find((s) => s['x-declares'] !== undefined)?.['x-declares'];
	const sorts = inner === undefined ? (sortsOfRef[named ?? ''] ?? sortsAt(at)) : [inner];
	if (isTileRow(at)) readRow(value, path, refs);
	readValues(value, at, path, refs);
	if (sorts === undefined || place.expr !== undefined) return;
	const put = (where: RefPath, isKey: boolean, text: string): void => {
		refs.push({ path: where, isKey, sorts, text, form: 'word' });
	};
	if (typeof value === 'string') put(path, false, value);
	else if (isDeclaration(at) && !isChoice) return;
	else if (Array.isArray(value))
		value.forEach((item, i) => {
			if (typeof item === 'string') put([...path, i], false, item);
		});
	else if (isMap(value)) for (const key of Object.keys(value)) put([...path, key], true, key);
}

function readValues(value: Data, at: RefPath, path: RefPath, refs: WrittenRef[]): void {
	const inner = at[0] === 'extend' ? at.slice(1) : at;
	if (inner[0] === 'params' && inner.length === 3 && inner[2] === 'values' && Array.isArray(value))
		value.forEach((item, i) => putValue(refs, String(inner[1]), [...path, i], item));
	if (at[0] === 'presets' && at.length === 4 && at[2] === 'params')
		putValue(refs, String(at[3]), path, value);
	if (at[0] === 'params' && at.length === 2) putValue(refs, String(at[1]), path, value);
	if (!isMap(value) || typeof value['by'] !== 'string' || !isMap(value['of'])) return;
	for (const key of Object.keys(value['of']))
		putValue(refs, value['by'], [...path, 'of', key], key, true);
}

function putValue(
	refs: WrittenRef[],
	param: string,
	path: RefPath,
	value: Data | undefined,
	isKey = false,
): void {
	if (typeof value === 'string')
		refs.push({ path, isKey, sorts: [], param, text: value, form: 'word' });
}

function isMap(value: Data | undefined): value is { [key: string]: Data } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathInBlock(path: RefPath): RefPath {
	const at = path[0] === 'with' ? path.slice(2) : path;
	return at[0] === 'changes' && at[2] === 'add' ? at.slice(3) : at;
}

function isDeclaration(path: RefPath): boolean {
	if (path.length === 2) return path[0] === 'tags' || (path[0] === 'deck' && path[1] === 'groups');
	return path.length === 1 && path[0] !== 'reasons';
}

function innerSortAt(path: RefPath, isOfOther: boolean): Sort | undefined {
	const at = path[0] === 'extend' ? path.slice(1) : path;
	if (at.length !== 3) return undefined;
	if (at[0] === 'modify') return lineKeys.has(at[2]) ? 'line' : undefined;
	if (at[0] !== 'kinds' && at[0] !== 'pieces') return undefined;
	// a kind keeps its own definitions to itself
	if (at[2] === 'define' && (isOfOther || path[0] === 'extend')) return 'define';
	return innerSorts[String(at[2])];
}

function sortsAt(path: RefPath): readonly Sort[] | undefined {
	if (path.at(-2) === 'of' && path.at(-3) === 'at') return ['slot'];
	return path[0] === 'deck' && path[1] === 'moves' && path.at(-1) === 'to' ? ['group'] : undefined;
}

function isTileRow(path: RefPath): boolean {
	const at = path[0] === 'extend' ? path.slice(1) : path;
	return at[0] === 'tiles' && (at.length === 2 || (at.length === 3 && at[2] === 'marks'));
}

const tileKeys: ReadonlySet<string> = new Set(TILE_KEYS);

/** Kinds and marks are keys of a tile; marks of segments stand in its texts. */
function readRow(value: Data, path: RefPath, refs: WrittenRef[]): void {
	if (!isMap(value)) return;
	for (const [key, entry] of Object.entries(value)) {
		if (key === 'areas') readRow(entry, [...path, key], refs);
		if (tileKeys.has(key)) continue;
		refs.push({
			path: [...path, key],
			isKey: true,
			sorts: ['kind', 'mark'],
			text: key,
			form: 'word',
		});
		const texts = Array.isArray(entry) ? entry : [entry];
		texts.forEach((text, i) => {
			const at = Array.isArray(entry) ? [...path, key, i] : [...path, key];
			if (typeof text === 'string')
				refs.push({ path: at, isKey: false, sorts: ['mark'], text, form: 'segment' });
		});
	}
}
