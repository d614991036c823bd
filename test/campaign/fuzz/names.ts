import {
	type ReadFile,
	type WorkspaceFile,
	compile,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import { shippedFiles } from '../../support/packs.ts';
import { yaml } from './formats.ts';
import type { PackSeed } from './pack-seeds.ts';
import { decode, encode } from './seed.ts';
import { type Place, type Tree, isTreeMap, nodeAt, placesOf, replaceAt } from './tree.ts';
import type { Files } from './trial.ts';

/** Names that every object has, each with a name of the same shape that no object has. */
export const namePairs: readonly (readonly [inherited: string, free: string])[] = [
	...Object.getOwnPropertyNames(Object.prototype),
].map((name) => [name, name.replace(/[a-z](?=_*$)/, 'x')]);

/** A word of a file that may be a name: a key, a text, or one word inside of a text. */
export interface NamePlace {
	readonly file: string;
	readonly place: Place;
	/** True for the key of the entry, else its value is meant. */
	readonly isKey: boolean;
	/** Offset and length of the word in the key or text. */
	readonly at: number;
	readonly length: number;
}

const word = /[A-Za-z_][\w-]*/g;

export function namePlaces(files: Files, folder: string): NamePlace[] {
	return Object.entries(files).flatMap(([file, bytes]) => {
		if (!file.startsWith(`${folder}/`)) return [];
		const tree = yaml.read(bytes);
		return placesOf(tree).flatMap((place): NamePlace[] => {
			const words = (text: string, isKey: boolean): NamePlace[] =>
				[...text.matchAll(word)].map(({ index, 0: found }) => ({
					file,
					place,
					isKey,
					at: index,
					length: found.length,
				}));
			const parent = nodeAt(tree, place.slice(0, -1));
			const value = nodeAt(tree, place);
			return [
				...(place.length > 0 && isTreeMap(parent)
					? words(parent.map[place.at(-1)!]![0], true)
					: []),
				...(typeof value === 'string' ? words(value, false) : []),
			];
		});
	});
}

export function withName(files: Files, where: NamePlace, name: string): Files {
	const { file, place, isKey, at, length } = where;
	const put = (text: string): string => text.slice(0, at) + name + text.slice(at + length);
	const tree = replaceAt(yaml.read(files[file]!), place, (value: Tree, key) =>
		isKey ? [{ entry: [put(key), value] }] : [put(String(value))],
	);
	return { ...files, [file]: yaml.write(tree) };
}

const known = new WeakMap<Uint8Array, ReadFile>();

function readOnce(file: WorkspaceFile): ReadFile {
	let read = known.get(file.bytes);
	if (read === undefined) known.set(file.bytes, (read = readDocument(file)));
	return read;
}

export function codesOfPack(seed: PackSeed, files: Files): string[] {
	const own = Object.entries(files).map(([path, bytes]) => ({ path, bytes }));
	const beside = shippedFiles().filter(({ path }) => !path.startsWith(`${seed.name}/`));
	const workspace = loadWorkspace([...own, ...beside], readOnce);
	const selection = { game: seed.game, with: seed.with, seats: 2 };
	const { diagnostics } = compile(workspace, selection);
	const about = workspace.diagnosticsOf((path) => path in files);
	return [...about, ...diagnostics].map((d) => d.code).sort();
}

/** Codes that refuse a name as such: a key or word that no file may hold, or a word of the language of expressions. */
const refusals: ReadonlySet<string> = new Set([
	'YAML-KEY-RESERVED',
	'SCHEMA-KEY-NAME',
	'SCHEMA-PATTERN',
	'SCHEMA-VALUE',
	'TYPE-RESERVED',
	'LINK-GIVEN',
]);

/**
 * Changes the name at a place to one that every object has, and to one that no object has. Both must bring the same findings, or the first is
 * refused by its code. Returns the difference, if there is one.
 */
export function differenceOf(
	seed: PackSeed,
	where: NamePlace,
	[inherited, free]: readonly [string, string],
): { readonly inherited: string[]; readonly free: string[] } | undefined {
	const found = codesOfPack(seed, withName(seed.files, where, inherited));
	const usual = codesOfPack(seed, withName(seed.files, where, free));
	if (String(found) === String(usual)) return undefined;
	const isRefused = found.some((code) => refusals.has(code) && !usual.includes(code));
	return isRefused ? undefined : { inherited: found, free: usual };
}

export function renamedEverywhere(files: Files, from: string, to: string): Files {
	const whole = new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g');
	return Object.fromEntries(
		Object.entries(files).map(([path, bytes]) => [
			path,
			encode(decode(bytes).replace(whole, () => to)),
		]),
	);
}
