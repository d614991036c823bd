import { parseYaml, sourceFile, textsIn } from '@tilewright/schema';
import type { Section } from '../link/sections.ts';
import type { Edited } from './document.ts';
import { insertIn, removeIn, setIn } from './index.ts';
import { type Path, type Value, isList, isMapping } from './value.ts';

export interface OverlayHead {
	readonly id: string;
	/**
	 * The packs it changes, each as `pack` or `game/pack`; those that an overlay does not name yet are added to it. One that it names
	 * without its game gets its game.
	 */
	readonly over: readonly string[];
	readonly title?: string;
	readonly file?: string;
	/** The packs that the change needs besides, each as `game/pack`: it rests while one of them is not in play. */
	readonly needs?: readonly string[];
	/** Tells whether a pack is in play: what is said anew leaves changes alone that rest. */
	readonly isInPlay?: (pack: string) => boolean;
}

export type OverlayChange =
	/** `param.<name>` or `element.<name>`. */
	| { readonly is: 'set'; readonly ref: string; readonly to: string | number | boolean }
	| { readonly is: 'disable'; readonly ref: string }
	| { readonly is: 'replace'; readonly ref: string; readonly with: Value }
	/** Keys that change. Those of another rule of the same declaration, such as another line of points, are another entry. */
	| { readonly is: 'patch'; readonly ref: string; readonly with: { readonly [key: string]: Value } }
	| { readonly is: 'add'; readonly section: Section; readonly id: string; readonly as: Value }
	| { readonly is: 'count'; readonly tile: string; readonly copies: number | undefined }
	| { readonly is: 'copies'; readonly pack: string; readonly sets: number | undefined }
	| { readonly is: 'leave-out'; readonly tile: string; readonly out: boolean }
	| { readonly is: 'order'; readonly first: string; readonly then: string };

export interface OverlayEntry {
	readonly path: Path;
	readonly is: OverlayChange['is'];
	readonly ref: string;
	readonly value: string | number | boolean | undefined;
	/** Switched off: it stands in the text but is not made. */
	readonly off: boolean;
	readonly switches: boolean;
	readonly gives: boolean;
	/** The packs that it needs besides those of the whole overlay. */
	readonly over: readonly string[];
	/** The names of the lines of points that it has a key of. */
	readonly lines: readonly string[];
}

/** Adds a change to house rules. It replaces what they said of the same thing. Without a text a new overlay is begun. */
export function changeOverlay(
	text: string | undefined,
	head: OverlayHead,
	change: OverlayChange,
): Edited {
	const options = head.file === undefined ? {} : { file: head.file };
	const begun = text ?? beginning(head);
	const data = dataOf(begun);
	const over = isMapping(data) && isList(data['over']) ? data['over'] : [];
	let edited: Edited = { ok: true, text: begun };
	for (const pack of head.over) {
		if (over.includes(pack)) continue;
		const at = over.indexOf(pack.slice(pack.indexOf('/') + 1));
		edited = then(edited, (t) =>
			at < 0
				? insertIn(t, ['over'], pack, undefined, options)
				: setIn(t, ['over', at], pack, options),
		);
	}
	return then(edited, (t) => written(t, change, head, options));
}

export function overlayEntries(text: string): OverlayEntry[] {
	const root = dataOf(text);
	if (!isMapping(root)) return [];
	const out: OverlayEntry[] = [];
	const entry = (
		path: Path,
		is: OverlayEntry['is'],
		ref: string,
		value?: Value,
		change?: { readonly [key: string]: Value },
	): void =>
		void out.push({
			path,
			is,
			ref,
			value: typeof value === 'object' || value === undefined ? undefined : value,
			off: change?.['skip'] === true,
			switches: change !== undefined && path[0] === 'changes' && path.length === 2,
			gives: change?.['with'] !== undefined,
			over: is === 'order' ? [ref, wordOf(value)].map(packBefore) : wordsOf(change?.['over']),
			lines: entriesAt(change?.['with'], 'value').map(([line]) => line),
		});
	for (const [key, word] of [
		['params', 'param'],
		['elements', 'element'],
	] as const)
		for (const [id, value] of entriesAt(root, key)) entry([key, id], 'set', `${word}.${id}`, value);
	const ofTiles = (at: Path, change?: { readonly [key: string]: Value }): void => {
		const tiles = valueAt(root, [...at, 'tiles']);
		for (const [key, is] of [
			['counts', 'count'],
			['copies', 'copies'],
		] as const)
			for (const [id, n] of entriesAt(tiles, key))
				entry([...at, 'tiles', key, id], is, id, n, change);
		listAt(tiles, 'remove').forEach((id, i) =>
			entry([...at, 'tiles', 'remove', i], 'leave-out', wordOf(id), undefined, change),
		);
		for (const [id] of entriesAt(tiles, 'add'))
			entry([...at, 'tiles', 'add', id], 'add', id, undefined, change);
	};
	ofTiles([]);
	listAt(root, 'order').forEach((choice, i) => {
		if (isMapping(choice))
			entry(['order', i], 'order', wordOf(choice['first']), wordOf(choice['then']));
	});
	listAt(root, 'changes').forEach((change, i) => {
		if (!isMapping(change)) return;
		const path = ['changes', i];
		if (change['set'] !== undefined)
			entry(path, 'set', wordOf(change['set']), change['to'], change);
		else if (change['add'] !== undefined)
			entry(path, 'add', namesIn(change['add']), undefined, change);
		else if (change['tiles'] !== undefined) ofTiles(path, change);
		else
			for (const is of ['disable', 'remove', 'replace', 'patch'] as const)
				if (change[is] !== undefined)
					entry(path, is === 'remove' ? 'disable' : is, wordOf(change[is]), undefined, change);
	});
	return out;
}

/** The entry that gives a declaration the value at a path, or another value of the same rule. */
export function entryGiving(
	text: string,
	ref: string,
	path: Path,
	isInPlay: (pack: string) => boolean = () => true,
): OverlayEntry | undefined {
	const root = awake(dataOf(text), isInPlay);
	const at = givenAt(root, ref, path);
	return overlayEntries(text).find((e) => e.path[0] === 'changes' && e.path[1] === at);
}

export function switchEntry(text: string, { path }: OverlayEntry, on: boolean): Edited {
	const skip = [...path, 'skip'];
	if (!on) return setIn(text, skip, true);
	return valueAt(dataOf(text), skip) === undefined ? { ok: true, text } : removeIn(text, skip);
}

export function dropEntry(text: string, { path }: OverlayEntry): Edited {
	return dropped(text, path, {});
}

/** A text without the value at a path, and without the change that says nothing more. */
function dropped(text: string, path: Path, options: { readonly file?: string }): Edited {
	const change = path[0] === 'changes' && path[2] === 'tiles' ? path.slice(0, 2) : undefined;
	return then(removeIn(text, path, { ...options, empty: 'drop' }), (t) =>
		change === undefined || valueAt(dataOf(t), [...change, 'tiles']) !== undefined
			? { ok: true, text: t }
			: removeIn(t, change, { ...options, empty: 'drop' }),
	);
}

function beginning({ id, over, title }: OverlayHead): string {
	const named =
		title === undefined
			? ''
			: `title: ${/^[A-Za-z][\w ]*$/.test(title) ? title : JSON.stringify(title)}\n`;
	return `overlay: ${id}\nformat: 1\n${named}over: [${over.join(', ')}]\n`;
}

function written(
	text: string,
	change: OverlayChange,
	{ needs = [], isInPlay = () => true }: OverlayHead,
	options: { file?: string },
): Edited {
	const root = awake(dataOf(text), isInPlay);
	const known = (key: string, ref: string): number =>
		listAt(root, 'changes').findIndex((c) => isMapping(c) && c[key] === ref);
	const insert = (made: { readonly [key: string]: Value }): Edited => {
		const value = needs.length > 0 ? { ...made, over: needs } : made;
		if (valueAt(root, ['changes']) !== undefined)
			return insertIn(text, ['changes'], value, undefined, options);
		const begun = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}changes:\n  - 0\n`;
		return setIn(begun, ['changes', 0], value, options);
	};
	const on = (edited: Edited, at: number): Edited =>
		then(edited, (t) =>
			valueAt(dataOf(t), ['changes', at, 'skip']) === undefined
				? { ok: true, text: t }
				: removeIn(t, ['changes', at, 'skip'], options),
		);
	/** A change that is made anew needs the packs of now; one that also gives other values keeps needing theirs. */
	const needing = (edited: Edited, at: number, kept: readonly string[]): Edited =>
		then(edited, (t) => {
			const over = [...new Set([...kept, ...needs])];
			const place = ['changes', at, 'over'];
			if (over.length > 0) return setIn(t, place, over, options);
			return valueAt(dataOf(t), place) === undefined
				? { ok: true, text: t }
				: removeIn(t, place, options);
		});
	const overAt = (at: number): string[] => wordsOf(valueAt(root, ['changes', at, 'over']));
	const anew = (edited: Edited, at: number): Edited => needing(on(edited, at), at, []);
	const set = (path: Path, value: Value): Edited => setIn(text, path, value, options);
	/** Where the set of tiles is changed: where it is said already, else among changes that need the same packs. */
	const homeOf = (isSaid: (tiles: Value | undefined) => boolean): Path | undefined => {
		const changes = listAt(root, 'changes').flatMap((c, i) =>
			isMapping(c) && c['tiles'] !== undefined ? [i] : [],
		);
		const homes: Path[] = [['tiles'], ...changes.map((i) => ['changes', i, 'tiles'])];
		const alike = changes.find((i) => isSame(overAt(i), needs));
		return (
			homes.find((home) => isSaid(valueAt(root, home))) ??
			(needs.length === 0
				? ['tiles']
				: alike === undefined
					? undefined
					: ['changes', alike, 'tiles'])
		);
	};
	const begun = (tiles: { readonly [key: string]: Value }): Edited => insert({ tiles });
	switch (change.is) {
		case 'set': {
			const [word = '', ...rest] = change.ref.split('.');
			const place = [`${word}s`, rest.join('.')];
			if (valueAt(root, place) !== undefined) return set(place, change.to);
			const at = known('set', change.ref);
			if (at < 0) return insert({ set: change.ref, to: change.to });
			return anew(set(['changes', at, 'to'], change.to), at);
		}
		case 'disable': {
			const at = known('disable', change.ref);
			return at < 0 ? insert({ disable: change.ref }) : anew({ ok: true, text }, at);
		}
		case 'replace': {
			const added = addedAt(root, change.ref);
			if (added !== undefined)
				return anew(set(added, withIdOf(valueAt(root, added), change.with)), Number(added[1]));
			const at = known('replace', change.ref);
			if (at < 0) return insert({ replace: change.ref, with: change.with });
			return anew(set(['changes', at, 'with'], change.with), at);
		}
		case 'patch': {
			const leaves = leavesOf(change.with);
			const added = addedAt(root, change.ref);
			const places = leaves.map(([path]) => givenAt(root, change.ref, path));
			const home = places.find((at) => at !== undefined);
			if (added === undefined && home === undefined)
				return insert({ patch: change.ref, with: change.with });
			let edited: Edited = { ok: true, text };
			leaves.forEach(([path, value], i) => {
				const within = added ?? ['changes', places[i] ?? home!, 'with'];
				edited = then(edited, (t) => setIn(t, [...within, ...path], value, options));
			});
			const touched = added === undefined ? places.map((at) => at ?? home!) : [Number(added[1])];
			return [...new Set(touched)].reduce<Edited>(
				(e, at) => needing(on(e, at), at, overAt(at)),
				edited,
			);
		}
		case 'add': {
			const at = listAt(root, 'changes').findIndex(
				(c) => isMapping(c) && isAdded(c['add'], change.section, change.id),
			);
			const value = isListed(change.as)
				? { [change.section]: [{ id: change.id, ...withoutId(change.as) }] }
				: { [change.section]: { [change.id]: change.as } };
			return at < 0 ? insert({ add: value }) : anew(set(['changes', at, 'add'], value), at);
		}
		case 'count':
		case 'copies': {
			const [key, id, n] =
				change.is === 'count'
					? (['counts', change.tile, change.copies] as const)
					: (['copies', change.pack, change.sets] as const);
			const path = homeOf((tiles) => valueAt(tiles, [key, id]) !== undefined);
			if (n !== undefined)
				return path === undefined ? begun({ [key]: { [id]: n } }) : set([...path, key, id], n);
			if (path === undefined || valueAt(root, [...path, key, id]) === undefined)
				return { ok: true, text };
			return dropped(text, [...path, key, id], options);
		}
		case 'leave-out': {
			const path = homeOf((tiles) => listAt(tiles, 'remove').includes(change.tile));
			const at = listAt(path && valueAt(root, path), 'remove').indexOf(change.tile);
			if (change.out === at >= 0) return { ok: true, text };
			if (path === undefined) return begun({ remove: [change.tile] });
			if (change.out) return insertIn(text, [...path, 'remove'], change.tile, undefined, options);
			return dropped(text, [...path, 'remove', at], options);
		}
		case 'order': {
			const pair = { first: change.first, then: change.then };
			const at = listAt(root, 'order').findIndex((c) => isMapping(c) && isOfPair(c, pair));
			if (at >= 0) return set(['order', at], pair);
			if (valueAt(root, ['order']) !== undefined)
				return insertIn(text, ['order'], pair, undefined, options);
			const begun = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}order:\n  - 0\n`;
			return setIn(begun, ['order', 0], pair, options);
		}
	}
}

/** House rules as if what rests were not there; every other change keeps its place. */
function awake(root: Value | undefined, isInPlay: (pack: string) => boolean): Value | undefined {
	if (!isMapping(root)) return root;
	const changes = listAt(root, 'changes');
	const kept = changes.map((c) => (isMapping(c) && !wordsOf(c['over']).every(isInPlay) ? null : c));
	return changes.length === 0 ? root : { ...root, changes: kept };
}

/** Steps of a path by which values are told to belong to one rule: a line of points, what may be chosen, a condition. */
const STEPS_OF_RULE = 2;

/** The place among the changes of the patch that gives the value at a path, or another one of the same rule. */
function givenAt(root: Value | undefined, ref: string, path: Path): number | undefined {
	const at = listAt(root, 'changes').findIndex(
		(c) =>
			isMapping(c) &&
			c['patch'] === ref &&
			valueAt(c['with'], path.slice(0, STEPS_OF_RULE)) !== undefined,
	);
	return at < 0 ? undefined : at;
}

/** The path of a declaration that these house rules add themselves. */
function addedAt(root: Value | undefined, ref: string): Path | undefined {
	const own = isMapping(root) ? wordOf(root['overlay']) : '';
	const paths = listAt(root, 'changes').flatMap((change, at): Path[] => {
		const block = isMapping(change) ? change['add'] : undefined;
		return Object.entries(isMapping(block) ? block : {}).flatMap(([section, entries]): Path[] => {
			const isNamed = (id: string): boolean =>
				[`${own}.${id}`, `${section}.${own}.${id}`, `${section}.${id}`].includes(ref);
			if (isMapping(entries))
				return Object.keys(entries)
					.filter(isNamed)
					.map((id) => ['changes', at, 'add', section, id]);
			return (isList(entries) ? entries : []).flatMap((e, i): Path[] =>
				isMapping(e) && isNamed(wordOf(e['id'])) ? [['changes', at, 'add', section, i]] : [],
			);
		});
	});
	return paths[0];
}

function withIdOf(before: Value | undefined, value: Value): Value {
	const id = isMapping(before) ? before['id'] : undefined;
	return id === undefined || !isMapping(value) ? value : { id, ...withoutId(value) };
}

function isOfPair(
	choice: { readonly [key: string]: Value },
	{ first, then }: { readonly first: string; readonly then: string },
): boolean {
	const both = [wordOf(choice['first']), wordOf(choice['then'])].sort().join(' ');
	return both === [first, then].sort().join(' ');
}

function isListed(as: Value): as is { readonly [key: string]: Value } {
	return isMapping(as) && typeof as['id'] === 'string';
}

function withoutId(value: { readonly [key: string]: Value }): { [key: string]: Value } {
	return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'));
}

function isAdded(block: Value | undefined, section: string, id: string): boolean {
	const entries = isMapping(block) ? block[section] : undefined;
	if (isList(entries)) return entries.some((e) => isMapping(e) && e['id'] === id);
	return isMapping(entries) && entries[id] !== undefined;
}

function wordOf(value: Value | undefined): string {
	return textsIn(value)[0] ?? '';
}

const wordsOf = (value: Value | undefined): string[] => textsIn(value);

const packBefore = (name: string): string => name.slice(0, name.indexOf('.'));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
	[...a].sort().join(' ') === [...b].sort().join(' ');

function namesIn(block: Value | undefined): string {
	if (!isMapping(block)) return '';
	return Object.entries(block)
		.flatMap(([section, entries]) =>
			isList(entries)
				? entries.map((e) => `${section}.${isMapping(e) ? wordOf(e['id']) : ''}`)
				: isMapping(entries)
					? Object.keys(entries).map((id) => `${section}.${id}`)
					: [],
		)
		.join(', ');
}

function leavesOf(value: { readonly [key: string]: Value }): [Path, Value][] {
	return Object.entries(value).flatMap(([key, v]): [Path, Value][] =>
		isMapping(v) && Object.keys(v).length > 0
			? leavesOf(v).map(([path, leaf]) => [[key, ...path], leaf])
			: [[[key], v]],
	);
}

function then(edited: Edited, next: (text: string) => Edited): Edited {
	return edited.ok ? next(edited.text) : edited;
}

function dataOf(text: string): Value | undefined {
	return parseYaml(sourceFile('', text)).value as Value | undefined;
}

function valueAt(data: Value | undefined, path: Path): Value | undefined {
	let at: Value | undefined = data;
	for (const step of path)
		at = isList(at) ? at[Number(step)] : isMapping(at) ? at[String(step)] : undefined;
	return at;
}

function entriesAt(data: Value | undefined, key: string): [string, Value][] {
	const value = valueAt(data, [key]);
	return isMapping(value) ? Object.entries(value) : [];
}

function listAt(data: Value | undefined, key: string): readonly Value[] {
	const value = valueAt(data, [key]);
	return isList(value) ? value : [];
}
