import type { Pack } from '../workspace/workspace.ts';
import { type SourcedValue, entriesOf, get, itemsOf, textOf } from './sourced-value.ts';
import { nearestTo } from './nearest.ts';
import { knowsPack } from './pack-order.ts';
import { type Section, listedSections, namedSections } from './sections.ts';

export interface Written {
	readonly pack: string;
	readonly datum: SourcedValue;
	/** It is the declaration, or one that it is like, and nothing that is added to it. */
	readonly isDeclared: boolean;
}

export interface ChangeTarget {
	readonly section: Section;
	readonly id: string;
	readonly pack: string;
	/** The declaration, what it is like, and what packs that the change knows add to it; the first one counts. */
	readonly written: readonly Written[];
}

const sections: ReadonlySet<string> = new Set<string>([...namedSections, ...listedSections]);
const aliases: Readonly<Record<string, Section>> = { param: 'params', element: 'elements' };

interface Declared extends Written {
	readonly section: Section;
	readonly id: string;
}

interface Index {
	readonly declared: ReadonlyMap<string, readonly Declared[]>;
	readonly added: ReadonlyMap<string, readonly Written[]>;
}

/**
 * Finds the declarations that a change of a pack names: `section.id`, `pack.id` or `id`. `beside` is the pack of the `with` block in
 * which the change stands.
 */
export type ChangeTargets = (ref: string, from: string, beside?: string) => readonly ChangeTarget[];

export function changeTargets(packs: readonly Pack[]): ChangeTargets {
	const all = { packs };
	let index: Index | undefined;
	return (ref, from, beside) => {
		index ??= indexOf(packs);
		const { declared, added } = index;
		return namedBy(ref, declared, (found) => nearestTo(all, from, found)).map((target) => {
			const isKnown = (pack: string): boolean =>
				pack === beside || knowsPack(all, target.pack, pack) || knowsPack(all, from, pack);
			const gained = added.get(`${target.section} ${target.id}`) ?? [];
			const written = [...chainOf(target, declared), ...gained.filter((g) => isKnown(g.pack))];
			return { section: target.section, id: target.id, pack: target.pack, written };
		});
	};
}

function namedBy(
	ref: string,
	declared: Index['declared'],
	nearest: (found: readonly Declared[]) => readonly Declared[],
): readonly Declared[] {
	const found = declared.get(ref) ?? [];
	const named = found.filter((d) => ref === `${d.pack}.${d.id}`);
	if (named.length > 0) return named;
	const dot = ref.indexOf('.');
	const root = ref.slice(0, Math.max(0, dot));
	const section = aliases[root] ?? (sections.has(root) ? root : undefined);
	const inSection = (declared.get(ref.slice(dot + 1)) ?? []).filter((d) => d.section === section);
	return nearest(inSection.length > 0 ? inSection : found);
}

function chainOf(target: Declared, declared: Index['declared']): Declared[] {
	const chain: Declared[] = [];
	for (let at: Declared | undefined = target; at !== undefined && !chain.includes(at);) {
		chain.push(at);
		const { section, datum } = at;
		const like = textOf(get(datum, 'like'));
		const parents: readonly Declared[] =
			like === undefined
				? []
				: (declared.get(like) ?? []).filter((d) => d.section === section && d.datum !== datum);
		at = parents.find((d) => d.pack === chain.at(-1)!.pack) ?? parents[0];
	}
	return chain;
}

function indexOf(packs: readonly Pack[]): Index {
	const declared = new Map<string, Declared[]>();
	const added = new Map<string, Written[]>();
	for (const { name, parts } of packs)
		for (const { root } of parts)
			for (const block of [root, ...entriesOf(get(root, 'with')).map(([, b]) => b)]) {
				for (const one of declaredIn(block, name))
					for (const key of [one.id, `${name}.${one.id}`]) put(declared, key, one);
				for (const [key, datum] of addedIn(block))
					put(added, key, { pack: name, datum, isDeclared: false });
			}
	return { declared, added };
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
	const known = map.get(key);
	if (known === undefined) map.set(key, [value]);
	else known.push(value);
}

function* declaredIn(block: SourcedValue | undefined, pack: string): Iterable<Declared> {
	for (const section of namedSections) {
		const tags = /^(.*)-tags$/.exec(section)?.[1];
		const datum =
			section === 'groups'
				? get(get(block, 'deck'), 'groups')
				: tags === undefined
					? get(block, section)
					: get(get(block, 'tags'), tags);
		for (const [id, entry] of entriesOf(datum))
			yield { section, id, pack, datum: entry, isDeclared: true };
	}
	for (const section of listedSections)
		for (const datum of itemsOf(get(block, section))) {
			const id = textOf(get(datum, 'id'));
			if (id !== undefined) yield { section, id, pack, datum, isDeclared: true };
		}
}

function* addedIn(block: SourcedValue | undefined): Iterable<readonly [string, SourcedValue]> {
	for (const [section, entries] of entriesOf(get(block, 'extend')))
		for (const [id, datum] of entriesOf(entries)) yield [`${section} ${id}`, datum];
	for (const modifier of itemsOf(get(block, 'modify'))) {
		const lines = get(modifier, 'add-line');
		if (lines === undefined || textOf(get(modifier, 'query')) !== 'value') continue;
		const of = get(modifier, 'of');
		for (const kind of of?.is === 'list' ? of.items : [of]) {
			const id = textOf(kind);
			const value: SourcedValue = {
				is: 'map',
				entries: new Map([['value', lines]]),
				place: lines.place,
			};
			if (id !== undefined) yield [`kinds ${id}`, value];
		}
	}
}

export interface PlaceOfWord {
	readonly path: readonly (string | number)[];
	/** The last step of the path is the word. */
	readonly isKey: boolean;
	readonly text: string;
}

export function writtenAt(target: ChangeTarget, place: PlaceOfWord): Written | undefined {
	return target.written.find(({ datum }) => holds(datum, place));
}

function holds(datum: SourcedValue, { path, isKey, text }: PlaceOfWord): boolean {
	if (isKey) return at(datum, path) !== undefined;
	const isItem = typeof path.at(-1) === 'number';
	const there = at(datum, isItem ? path.slice(0, -1) : path);
	if (there === undefined) return false;
	const words = isItem ? itemsOf(there) : [there];
	return words.some((word) => textOf(word)?.split(' ').includes(text) === true);
}

function at(datum: SourcedValue, path: readonly (string | number)[]): SourcedValue | undefined {
	return path.reduce<SourcedValue | undefined>(
		(inner, key) => (typeof key === 'number' ? undefined : get(inner, key)),
		datum,
	);
}
