import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

/**
 * Data as a tree that can hold what no reader should accept: keys that stand twice, names that every object has, text that is
 * written as it is.
 */
export type Tree = null | boolean | number | string | TreeList | TreeMap | Raw;
export interface TreeList {
	readonly list: readonly Tree[];
}
export interface TreeMap {
	readonly map: readonly Entry[];
}
export type Entry = readonly [key: string, value: Tree];
export interface Raw {
	readonly raw: string;
}

export function isTreeMap(tree: Tree): tree is TreeMap {
	return typeof tree === 'object' && tree !== null && 'map' in tree;
}
export function isTreeList(tree: Tree): tree is TreeList {
	return typeof tree === 'object' && tree !== null && 'list' in tree;
}
function isRaw(tree: Tree): tree is Raw {
	return typeof tree === 'object' && tree !== null && 'raw' in tree;
}

export function treeOf(value: unknown): Tree {
	if (Array.isArray(value)) return { list: value.map(treeOf) };
	if (typeof value === 'object' && value !== null)
		return { map: Object.entries(value).map(([key, inner]) => [key, treeOf(inner)] as const) };
	return value as Tree;
}

export function fromYaml(text: string): Tree {
	const of = (node: unknown): Tree => {
		if (isMap(node))
			return { map: node.items.map((pair) => [String(pair.key), of(pair.value)] as const) };
		if (isSeq(node)) return { list: node.items.map(of) };
		return isScalar(node) ? (node.value as Tree) : null;
	};
	return of(parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).contents);
}

export function toYaml(tree: Tree): string {
	return `${block(tree, '').replace(/^\n/, '')}\n`;
}

/** The text behind a key or dash: on its line, or on lines below. */
function block(tree: Tree, pad: string): string {
	if (isTreeMap(tree) && tree.map.length > 0)
		return tree.map
			.map(([key, value]) => `\n${pad}${plainOrQuoted(key)}:${behind(value, `${pad}  `)}`)
			.join('');
	if (isTreeList(tree) && tree.list.length > 0)
		return tree.list.map((value) => `\n${pad}-${behind(value, `${pad}  `)}`).join('');
	if (isRaw(tree)) return tree.raw;
	return typeof tree === 'string' ? plainOrQuoted(tree) : toJson(tree);
}

function behind(tree: Tree, pad: string): string {
	const text = block(tree, pad);
	return text.startsWith('\n') ? text : ` ${text}`;
}

function plainOrQuoted(text: string): string {
	const safe = /^[A-Za-z_][\w./-]*(?: [\w./-]+)*$/.test(text);
	return safe && !/^(true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text);
}

/** The tree as JSON; keys that stand twice stay. */
export function toJson(tree: Tree): string {
	if (isTreeMap(tree))
		return `{${tree.map.map(([key, value]) => `${JSON.stringify(key)}:${toJson(value)}`).join(',')}}`;
	if (isTreeList(tree)) return `[${tree.list.map(toJson).join(',')}]`;
	if (isRaw(tree)) return tree.raw;
	// JSON.stringify drops the sign
	return Object.is(tree, -0) ? '-0' : JSON.stringify(tree);
}

export function toText(tree: Tree): string {
	return typeof tree === 'string' ? tree : isRaw(tree) ? tree.raw : toJson(tree);
}

export function valueOf(tree: Tree, key: string): Tree | undefined {
	return isTreeMap(tree) ? tree.map.find(([k]) => k === key)?.[1] : undefined;
}

/** The place of a node: indexes from the top. */
export type Place = readonly number[];

export function placesOf(tree: Tree, place: Place = []): Place[] {
	const inner = isTreeMap(tree) ? tree.map.map(([, v]) => v) : isTreeList(tree) ? tree.list : [];
	return [place, ...inner.flatMap((value, i) => placesOf(value, [...place, i]))];
}

/** A node counts for as many letters, so that many small ones and few long ones come to the same. */
const nodeSize = 100;

/** The size of a tree, about the letters it would take; counting stops soon after `max`. */
export function sizeOf(tree: Tree, max: number): number {
	let size = 0;
	const left: Tree[] = [tree];
	for (let node = left.pop(); node !== undefined && size <= max; node = left.pop()) {
		size += nodeSize;
		if (typeof node === 'string') size += node.length;
		else if (isRaw(node)) size += node.raw.length;
		else if (isTreeList(node)) for (const value of node.list) left.push(value);
		else if (isTreeMap(node))
			for (const [key, value] of node.map) {
				size += key.length;
				left.push(value);
			}
	}
	return size;
}

export function nodeAt(tree: Tree, place: Place): Tree {
	return place.reduce<Tree>((at, i) => {
		if (isTreeMap(at)) return at.map[i]![1];
		return isTreeList(at) ? at.list[i]! : null;
	}, tree);
}

/** The tree with other entries or items instead of one: none removes it. Keys of entries stay unless given. */
export function replaceAt(
	tree: Tree,
	place: Place,
	make: (value: Tree, key: string) => readonly (Tree | { readonly entry: Entry })[],
): Tree {
	const [first, ...rest] = place;
	if (first === undefined) {
		const [made] = make(tree, '');
		return made === undefined
			? null
			: typeof made === 'object' && made && 'entry' in made
				? made.entry[1]
				: made;
	}
	if (isTreeMap(tree))
		return {
			map: tree.map.flatMap(([key, value], i): Entry[] => {
				if (i !== first) return [[key, value]];
				if (rest.length > 0) return [[key, replaceAt(value, rest, make)]];
				return make(value, key).map((made) =>
					typeof made === 'object' && made !== null && 'entry' in made ? made.entry : [key, made],
				);
			}),
		};
	if (!isTreeList(tree)) return tree;
	return {
		list: tree.list.flatMap((value, i): Tree[] => {
			if (i !== first) return [value];
			if (rest.length > 0) return [replaceAt(value, rest, make)];
			return make(value, '').map((made) =>
				typeof made === 'object' && made !== null && 'entry' in made ? made.entry[1] : made,
			);
		}),
	};
}
