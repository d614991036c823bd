import { type WorkspaceFile } from '@tilewright/lang';
import { members as builtIns } from '../../../packages/lang/src/model/members/index.ts';
import type { Data, DataPath } from '@tilewright/schema';
import { stringify } from 'yaml';
import { type Renamer, renameExpression } from './expression.ts';
import { type Tree, edited, isTree, placesOf } from './places.ts';
import { type Wording, Words } from './words.ts';
import { workspaceOf } from '../../support/packs.ts';

/** Names the engine itself gives a meaning: they are no names of the data. */
const engineQueries: ReadonlySet<string> = new Set(['owners', 'value']);
const engineReasons: ReadonlySet<string> = new Set(['completed']);
const engineArguments: ReadonlySet<string> = new Set(['it', 'seat']);
/** Words of the language that a pack uses as names too; spelling alone does not tell which is meant, so they stay. */
const engineWords: ReadonlySet<string> = new Set([
	...builtIns.flatMap((m) => m.name.split('.')),
	...'newOnTop oldOnTop shuffled box aside supply deck filter map exists all count sum max min argmax argmin'.split(
		' ',
	),
]);
/** Steps of a wave that the engine takes; the others are slots like any. */
const engineSlots: ReadonlySet<string> = new Set(['freeze', 'ledger', 'bonus', 'return']);
const sortsInExpressions: ReadonlySet<string> = new Set(
	'kind piece mark zone space register define touch local value verb action decision query relation reason cause tile tag:piece tag:kind tag:tile tag:space argument'.split(
		' ',
	),
);
const members: ReadonlySet<string> = new Set(
	'mark zone register define touch relation piece'.split(' '),
);
/** Sorts that exist by being used. */
const used: ReadonlySet<string> = new Set([
	'cause',
	'reason',
	'stream',
	'action-group',
	'tag:rule',
	'line',
]);

export interface Renamed {
	readonly files: readonly WorkspaceFile[];
	word(old: string): string;
	readonly counts: ReadonlyMap<string, number>;
}

interface Doc {
	readonly path: string;
	readonly kind: 'pack' | 'rules' | 'tiles';
	readonly data: Tree;
}

/** Renames manifests, rules and tiles; what else lies in the folders is left out. */
export function renamePacks(files: readonly WorkspaceFile[], salt: number): Renamed {
	const words = new Words(salt);
	// looks are for the eye; no rule reads them
	const docs: Doc[] = workspaceOf(files).packs.flatMap((p) =>
		p.parts.flatMap(({ path, kind, yaml }) => {
			const { looks, ...data } = yaml.value as Tree;
			if (looks !== undefined && Object.keys(data).length === 1) return [];
			return [{ path, kind: kind as Doc['kind'], data }];
		}),
	);
	const declared = declarationsOf(docs, (id) => words.of(id));
	const counts = new Map([...declared].map(([sort, ids]) => [sort, ids.size]));
	return {
		files: docs.map((d) => ({
			path: d.path.replace(/[^/]+(?=\/)|[^/.]+(?=\.\w+\.yaml$)/g, (folder) =>
				folder === 'data' ? folder : words.of(folder),
			),
			bytes: new TextEncoder().encode(stringify(renamed(d, declared, words), { lineWidth: 0 })),
		})),
		word: (old) => words.of(old),
		counts,
	};
}

export function idsOfPack(
	files: readonly WorkspaceFile[],
	pack: string,
): ReadonlyMap<string, ReadonlySet<string>> {
	return declarationsOf(docsOf(files, pack), () => {});
}

/** The files with the ids of one pack renamed in all that it says; nobody else may speak of them. */
export function renamePack(
	files: readonly WorkspaceFile[],
	pack: string,
	wording: Wording,
): WorkspaceFile[] {
	const docs = new Map(docsOf(files, pack).map((d) => [d.path, d]));
	const declared = declarationsOf([...docs.values()], () => {});
	return files.map((f) => {
		const doc = docs.get(f.path);
		if (doc === undefined) return f;
		const text = stringify(renamed(doc, declared, wording), { lineWidth: 0 });
		return { path: f.path, bytes: new TextEncoder().encode(text) };
	});
}

function docsOf(files: readonly WorkspaceFile[], pack: string): Doc[] {
	return workspaceOf(files).packs.flatMap((p) =>
		p.name !== pack
			? []
			: p.parts.flatMap(({ path, kind, yaml }) =>
					kind === 'pack' ? [] : [{ path, kind: kind as Doc['kind'], data: yaml.value as Tree }],
				),
	);
}

function declarationsOf(
	docs: readonly Doc[],
	found: (id: string) => void,
): Map<string, Set<string>> {
	const out = new Map<string, Set<string>>();
	const add = (sort: string, id: string): void => {
		found(id);
		let set = out.get(sort);
		if (set === undefined) out.set(sort, (set = new Set()));
		set.add(id);
	};
	for (const { kind, data } of docs) {
		for (const key of ['pack', 'game'])
			if (kind === 'pack' && typeof data[key] === 'string') add(key, data[key]);
		for (const p of placesOf(kind, data)) {
			if (p.is !== 'key' && p.is !== 'value') continue;
			if (!p.declares && !used.has(p.sort)) continue;
			if (isEngines(p.sort, p.text)) continue;
			add(p.sort, p.text);
		}
	}
	return out;
}

function isEngines(sort: string, id: string): boolean {
	if (['value', 'piece'].includes(sort) && engineWords.has(id)) return true;
	if (sort === 'query') return engineQueries.has(id);
	if (sort === 'slot') return engineSlots.has(id);
	if (sort === 'reason') return engineReasons.has(id);
	return sort === 'argument' && engineArguments.has(id);
}

function renamed(
	doc: Doc,
	declared: ReadonlyMap<string, ReadonlySet<string>>,
	words: Wording,
): Data {
	const isOne = (sorts: Iterable<string>, id: string): boolean =>
		[...sorts].some((s) => declared.get(s)?.has(id) === true);
	const renamer: Renamer = {
		name: (n) => (isOne(sortsInExpressions, n) ? words.of(n) : n),
		member: (n, called) =>
			isOne(members, n) ||
			((called || !engineWords.has(n)) && isOne(['query'], n) && !engineQueries.has(n))
				? words.of(n)
				: n,
		dotted: (root, rest) => (isOne([root], rest) ? words.of(rest) : undefined),
	};
	const edits: { path: DataPath; key: boolean; text: string }[] = [];
	for (const p of placesOf(doc.kind, doc.data)) {
		const put = (text: string): void =>
			void edits.push({ path: p.path, key: p.is === 'key', text });
		// a place of the language, not one name less another
		if (p.text === 'off-board') continue;
		if (p.is === 'expression') put(renameExpression(p.text, renamer));
		else if (p.is === 'prose') put(babble(p.text, words));
		else if (p.sort === 'slot') put(renameSlot(p.text, declared, words));
		else if (!isEngines(p.sort, p.text) && isOne([p.sort, ...alike(p.sort)], p.text))
			put(words.of(p.text));
		else {
			const [pack = '', id] = p.text.split('.');
			if (id !== undefined && isOne(['pack'], pack) && isOne([p.sort, ...alike(p.sort)], id))
				put(`${words.of(pack)}.${words.of(id)}`);
		}
	}
	const out = edited(doc.data, edits) as Tree;
	if (doc.kind === 'pack')
		for (const key of ['pack', 'game'])
			if (typeof out[key] === 'string') out[key] = words.of(doc.data[key] as string);
	if (doc.kind === 'tiles') return renameTiles(out, isOne, words);
	return plainPlaces(out, isOne, words);
}

/** Sorts that name one another: a mark of a kind is a mark. */
const alike = (sort: string): readonly string[] => alikes[sort] ?? [];
const alikes: Readonly<Record<string, readonly string[]>> = {
	place: ['zone', 'space'],
	kind: ['tag:kind'],
	'action-group': ['slot'],
};

/** `end-game.areas`: a word of the language, then a slot. */
function renameSlot(
	text: string,
	declared: ReadonlyMap<string, ReadonlySet<string>>,
	words: Wording,
): string {
	return text
		.split('.')
		.map((part) => (declared.get('slot')?.has(part) === true ? words.of(part) : part))
		.join('.');
}

function babble(text: string, words: Wording): string {
	// the sentence of a verb must have a “may”
	return text.replace(/[A-Za-z]{2,}/g, (w) => (w === 'may' ? w : words.of(`prose ${w}`)));
}

type IsOne = (sorts: Iterable<string>, id: string) => boolean;

function plainPlaces(data: Tree, isOne: IsOne, words: Wording): Data {
	const key = (item: Data): Data =>
		typeof item === 'string' && !engineArguments.has(item) ? words.of(item) : item;
	const value = (v: Data): Data => (typeof v === 'string' && isOne(['value'], v) ? words.of(v) : v);
	const visit = (v: Data, path: DataPath): Data => {
		if (Array.isArray(v))
			return path.at(-1) === 'key' && (path.at(-3) === 'actions' || path.at(-2) === 'choose')
				? v.map(key)
				: v.map((x, i) => visit(x, [...path, i]));
		if (!isTree(v)) return path.at(-2) === 'params' && path.at(-4) === 'presets' ? value(v) : v;
		return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, visit(x, [...path, k])]));
	};
	return visit(data, []);
}

/** A row of a tile: keys are kinds or marks, texts are places and then marks; columns are values of a param. */
function renameTiles(data: Tree, isOne: IsOne, words: Wording): Data {
	const column = (v: Data | undefined): Data | undefined =>
		isTree(v)
			? Object.fromEntries(
					Object.entries(v).map(([k, n]) => [isOne(['value'], k) ? words.of(k) : k, n]),
				)
			: v;
	const marks = (text: string): string =>
		text
			.split(' ')
			.map((w, i) => (i > 0 && isOne(['mark'], w) ? words.of(w) : w))
			.join(' ');
	const texts = (v: Data): Data =>
		typeof v === 'string' ? marks(v) : Array.isArray(v) ? v.map(texts) : v;
	const row = (v: Data): Data => {
		if (!isTree(v)) return v;
		return Object.fromEntries(
			Object.entries(v).map(([k, x]) => {
				if (k === 'copies') return [k, column(x)!];
				if (k === 'areas' && isTree(x)) return [k, row(x)];
				return [isOne(['kind', 'mark'], k) ? words.of(k) : k, texts(x)];
			}),
		);
	};
	const tiles = isTree(data['tiles'])
		? Object.fromEntries(Object.entries(data['tiles']).map(([id, v]) => [id, row(v)]))
		: {};
	return {
		...data,
		tiles,
		...(data['total'] === undefined ? {} : { total: column(data['total'])! }),
	};
}
