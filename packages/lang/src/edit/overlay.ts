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
}

export type OverlayChange =
	/** `param.<name>` or `element.<name>`. */
	| { readonly is: 'set'; readonly ref: string; readonly to: string | number | boolean }
	| { readonly is: 'disable'; readonly ref: string }
	| { readonly is: 'replace'; readonly ref: string; readonly with: Value }
	/** Keys that change; those of a patch that is there already stay. */
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
	return then(edited, (t) => written(t, change, options));
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
			switches: change !== undefined,
			gives: change?.['with'] !== undefined,
		});
	for (const [key, word] of [
		['params', 'param'],
		['elements', 'element'],
	] as const)
		for (const [id, value] of entriesAt(root, key)) entry([key, id], 'set', `${word}.${id}`, value);
	const tiles = root['tiles'];
	if (isMapping(tiles)) {
		for (const [id, n] of entriesAt(tiles, 'counts'))
			entry(['tiles', 'counts', id], 'count', id, n);
		for (const [id, n] of entriesAt(tiles, 'copies'))
			entry(['tiles', 'copies', id], 'copies', id, n);
		listAt(tiles, 'remove').forEach((id, i) =>
			entry(['tiles', 'remove', i], 'leave-out', wordOf(id)),
		);
		for (const [id] of entriesAt(tiles, 'add')) entry(['tiles', 'add', id], 'add', id);
	}
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
		else
			for (const is of ['disable', 'remove', 'replace', 'patch'] as const)
				if (change[is] !== undefined)
					entry(path, is === 'remove' ? 'disable' : is, wordOf(change[is]), undefined, change);
	});
	return out;
}

export function switchEntry(text: string, { path }: OverlayEntry, on: boolean): Edited {
	const skip = [...path, 'skip'];
	if (!on) return setIn(text, skip, true);
	return valueAt(dataOf(text), skip) === undefined ? { ok: true, text } : removeIn(text, skip);
}

export function dropEntry(text: string, { path }: OverlayEntry): Edited {
	return removeIn(text, path, { empty: 'drop' });
}

function beginning({ id, over, title }: OverlayHead): string {
	const named =
		title === undefined
			? ''
			: `title: ${/^[A-Za-z][\w ]*$/.test(title) ? title : JSON.stringify(title)}\n`;
	return `overlay: ${id}\nformat: 1\n${named}over: [${over.join(', ')}]\n`;
}

function written(text: string, change: OverlayChange, options: { file?: string }): Edited {
	const root = dataOf(text);
	const known = (key: string, ref: string): number =>
		listAt(root, 'changes').findIndex((c) => isMapping(c) && c[key] === ref);
	const insert = (value: Value): Edited => {
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
	const set = (path: Path, value: Value): Edited => setIn(text, path, value, options);
	switch (change.is) {
		case 'set': {
			const [word = '', ...rest] = change.ref.split('.');
			const place = [`${word}s`, rest.join('.')];
			if (valueAt(root, place) !== undefined) return set(place, change.to);
			const at = known('set', change.ref);
			if (at < 0) return insert({ set: change.ref, to: change.to });
			return on(set(['changes', at, 'to'], change.to), at);
		}
		case 'disable': {
			const at = known('disable', change.ref);
			return at < 0 ? insert({ disable: change.ref }) : on({ ok: true, text }, at);
		}
		case 'replace': {
			const at = known('replace', change.ref);
			if (at < 0) return insert({ replace: change.ref, with: change.with });
			return on(set(['changes', at, 'with'], change.with), at);
		}
		case 'patch': {
			const at = known('patch', change.ref);
			if (at < 0) return insert({ patch: change.ref, with: change.with });
			let edited: Edited = { ok: true, text };
			for (const [path, value] of leavesOf(change.with))
				edited = then(edited, (t) => setIn(t, ['changes', at, 'with', ...path], value, options));
			return on(edited, at);
		}
		case 'add': {
			const at = listAt(root, 'changes').findIndex(
				(c) => isMapping(c) && isAdded(c['add'], change.section, change.id),
			);
			const value = isListed(change.as)
				? { [change.section]: [{ id: change.id, ...withoutId(change.as) }] }
				: { [change.section]: { [change.id]: change.as } };
			return at < 0 ? insert({ add: value }) : on(set(['changes', at, 'add'], value), at);
		}
		case 'count':
		case 'copies': {
			const [key, id, n] =
				change.is === 'count'
					? (['counts', change.tile, change.copies] as const)
					: (['copies', change.pack, change.sets] as const);
			const path = ['tiles', key, id];
			if (n !== undefined) return set(path, n);
			if (valueAt(root, path) === undefined) return { ok: true, text };
			return removeIn(text, path, { ...options, empty: 'drop' });
		}
		case 'leave-out': {
			const at = listAt(valueAt(root, ['tiles']), 'remove').indexOf(change.tile);
			if (change.out === at >= 0) return { ok: true, text };
			if (change.out) return insertIn(text, ['tiles', 'remove'], change.tile, undefined, options);
			return removeIn(text, ['tiles', 'remove', at], { ...options, empty: 'drop' });
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
