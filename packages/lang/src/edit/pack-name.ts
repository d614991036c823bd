import type { DocumentKind } from '../workspace/workspace.ts';
import type { Edited } from './document.ts';
import { dataAt, edit } from './document.ts';
import { renameIn, setIn } from './index.ts';
import { type Path, type Value, isList, isMapping } from './value.ts';

/** A pack that gets another name; `game` where the game it makes is called so, too. */
export interface PackRenaming {
	readonly from: string;
	readonly to: string;
	/** The game it belongs to; undefined for a library. */
	readonly of: string | undefined;
	readonly game: boolean;
}

export type PackRenamed =
	| { readonly ok: true; readonly text: string; readonly places: readonly Path[] }
	| Extract<Edited, { readonly ok: false }>;

/** The paths at which packs are named, by kind of document: `*` stands for any entry, a last `=` for the keys there. */
const named: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
	pack: ['use/*', 'requires/*', 'requires/=', 'conflicts/*', 'conflicts/='],
	rules: ['use/*', 'with/=', 'with/*/changes/*/over/*'],
	tiles: ['use/*', 'with/=', 'with/*/changes/*/over/*'],
	overlay: ['', 'changes/*/'].flatMap((at) => [
		`${at}over/*`,
		`${at}tiles/copies/=`,
		`${at}tiles/use-only-tiles-of/*`,
	]),
	scenario: ['set-up/packs/*'],
	mapping: ['pack', 'sets/*/packs/*', 'elements/*/packs/*'],
	log: ['set-up/packs/*', 'set-up/versions/='],
};
const games: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
	pack: ['game'],
	log: ['set-up/game'],
};

/**
 * Gives a pack another name in one text: where packs are named, in ids such as `<pack>.<id>`, and as `pack.<pack>` in expressions.
 * `own` tells whether the text lies in that pack, so that its manifest is meant. Everything else in the text stays as it is.
 */
export function renamePackIn(
	text: string,
	kind: DocumentKind,
	renaming: PackRenaming,
	own: boolean,
	file = '',
): PackRenamed {
	const { from, to, game } = renaming;
	let data: Value = null;
	const read = edit(text, file, (opened) => {
		data = dataAt(opened, []) ?? null;
		return { text, means: data };
	});
	if (!read.ok) return read;
	const spots = [
		...(named[kind] ?? []),
		...(game ? (games[kind] ?? []) : []),
		...(own && kind === 'pack' ? ['pack'] : []),
	].map((spot) => spot.split('/'));
	const is = (path: Path): boolean => spots.some((spot) => fits(spot, path));
	const inIds = new RegExp(`^${literal(from)}\\.(?=[A-Za-z])`);
	const inExpressions = new RegExp(`(?<![\\w.-])pack\\.${literal(from)}(?![\\w-])`, 'g');
	const values: [Path, string][] = [];
	const keys: [Path, string][] = [];
	const walk = (value: Value, path: Path): void => {
		if (typeof value === 'string') {
			if (is(path)) {
				const next = renamedPack(value, renaming);
				return void (next !== value && values.push([path, next]));
			}
			const next = value.replace(inIds, `${to}.`).replaceAll(inExpressions, `pack.${to}`);
			if (next !== value && !isProse(path)) values.push([path, next]);
		} else if (isList(value)) value.forEach((item, i) => walk(item, [...path, i]));
		else if (isMapping(value))
			for (const [key, item] of Object.entries(value)) {
				walk(item, [...path, key]);
				const next = key === from && is([...path, '=']) ? to : key.replace(inIds, `${to}.`);
				if (next !== key) keys.push([[...path, key], next]);
			}
	};
	walk(data, []);
	let now = text;
	// inner keys come before those they lie below
	for (const [path, value] of values) {
		const made = setIn(now, path, value, { file });
		if (!made.ok) return made;
		now = made.text;
	}
	for (const [path, key] of keys) {
		const made = renameIn(now, path, key, { file });
		if (!made.ok) return made;
		now = made.text;
	}
	return { ok: true, text: now, places: [...values, ...keys].map(([path]) => path) };
}

function renamedPack(name: string, { from, to, of, game }: PackRenaming): string {
	if (name === from) return to;
	const slash = name.indexOf('/');
	if (slash < 0 || name.slice(0, slash) !== of) return name;
	const pack = name.slice(slash + 1);
	return `${game ? to : of}/${pack === from ? to : pack}`;
}

/** Sentences for people, in which a full stop is a full stop. */
const prose: ReadonlySet<Path[number]> = new Set([
	'says',
	'title',
	'why',
	'prompt',
	'source',
	'scenario',
]);
const isProse = (path: Path): boolean =>
	prose.has(path.findLast((p) => typeof p === 'string') ?? '');

function fits(spot: readonly string[], path: Path): boolean {
	return (
		spot.length === path.length &&
		spot.every((part, i) => (part === '*' ? path[i] !== '=' : part === String(path[i])))
	);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&');
