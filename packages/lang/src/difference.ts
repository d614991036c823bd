import { Findings, textsIn, smallest } from '@tilewright/schema';
import { compareIds, type SourcedValue, fileOf, get, plain } from './link/sourced-value.ts';
import { type Decl, type Param, type RuleSet } from './link/ruleset.ts';
import {
	type Section,
	type Setting,
	isNamed,
	listedSections,
	namedSections,
} from './link/sections.ts';
import { setIn } from './edit/index.ts';
import { settingsUnder } from './lower/settings.ts';
import type { Value } from './edit/value.ts';

export interface Difference {
	readonly is: 'added' | 'removed' | 'changed';
	readonly section: Section | Setting;
	readonly id: string;
	readonly name: string;
	readonly before: Declared | undefined;
	readonly after: Declared | undefined;
	/** The value a param or an element has, the copies an overlay gives a tile, the tiles of the whole deck. */
	readonly values?: { readonly before: ScalarValue; readonly after: ScalarValue };
	readonly why?: string;
}
type ScalarValue = string | number | boolean | undefined;

/** A declaration, or what a pack says of `scores` or the `deck`. */
export interface Declared extends Omit<Decl, 'section'> {
	readonly section: Section | Setting;
}

/**
 * The differences between two rule sets: declarations that were added, removed or changed, params and elements with other
 * values, the settings for points, and the deck. A mere difference of place or of the order of keys does not count.
 */
export function differences(before: RuleSet, after: RuleSet): Difference[] {
	return [...ofDeclarations(before, after), ...ofSettings(before, after)];
}

function ofDeclarations(before: RuleSet, after: RuleSet): Difference[] {
	return [...namedSections, ...listedSections].flatMap((section) => {
		const [old, now] = [before, after].map(
			(ruleSet) => ruleSet.sections.get(section) ?? new Map<string, Decl>(),
		) as [ReadonlyMap<string, Decl>, ReadonlyMap<string, Decl>];
		const keys = [...new Set([...old.keys(), ...now.keys()])].sort(compareIds);
		return keys.flatMap((key): Difference[] => {
			const [a, b] = [old.get(key), now.get(key)];
			const { id, name } = (b ?? a)!;
			const values = { before: valueIn(before, section, id), after: valueIn(after, section, id) };
			const valued = a !== undefined && b !== undefined && values.before !== values.after;
			if (a !== undefined && b !== undefined && !valued && alike(a.datum, b.datum)) return [];
			const gone = b === undefined ? after : a === undefined ? before : undefined;
			const why = gone?.absent.get(section)?.get(isNamed(section) ? id : (b ?? a)!.id)?.why;
			return [
				{
					is: a === undefined ? 'added' : b === undefined ? 'removed' : 'changed',
					section,
					id,
					name,
					before: a,
					after: b,
					...(valued ? { values } : {}),
					...(why === undefined ? {} : { why }),
				},
			];
		});
	});
}

function ofSettings(before: RuleSet, after: RuleSet): Difference[] {
	const [old, now] = [settingsOf(before), settingsOf(after)];
	const found = [...new Set([...old.keys(), ...now.keys()])]
		.sort(compareIds)
		.flatMap((key): Difference[] => {
			const [a, b] = [old.get(key), now.get(key)];
			if (a !== undefined && b !== undefined && alike(a.datum, b.datum)) return [];
			const { section, id, name } = (b ?? a)!;
			const is = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed';
			return [{ is, section, id, name, before: a, after: b }];
		});
	const values = { before: tilesIn(before), after: tilesIn(after) };
	if (values.before === values.after) return found;
	const whole = { section: 'deck', id: 'tiles', name: 'deck.tiles' } as const;
	return [...found, { is: 'changed', ...whole, before: undefined, after: undefined, values }];
}

/**
 * The settings under `scores` and `deck`, by name. Of the values of several packs the one that is in force counts; each tile
 * that lies first has an entry of its own.
 */
function settingsOf(ruleSet: RuleSet): Map<string, Declared> {
	const found = new Map<string, Declared>();
	const excludedKeys: ReadonlySet<string> = new Set([
		...['groups', 'start', 'moves'],
		...['given', 'source', 'says'],
	]);
	const keys = new Set(
		ruleSet.settings.flatMap(({ key, datum }) =>
			datum.is === 'map'
				? [...datum.entries.keys()].flatMap((id) => (excludedKeys.has(id) ? [] : [`${key}.${id}`]))
				: [],
		),
	);
	for (const key of keys) {
		const setting = settingsUnder({ ruleSet, diagnostics: new Findings() }, key).kept.at(-1);
		if (setting === undefined) continue;
		const section = key.startsWith('deck.') ? 'deck' : 'scores';
		const id = key.slice(section.length + 1);
		found.set(key, { section, id, name: key, pack: setting.pack, datum: setting.datum });
	}
	for (const list of ['start', 'moves'] as const)
		for (const datum of ruleSet[list]) {
			const texts = ['tile', 'at', 'turn', 'to'].flatMap((key) => {
				const of = get(datum, key);
				return of === undefined ? [] : textsIn(plain(of));
			});
			const id = `${list} ${texts.join(' ')}`;
			const declared = { section: 'deck', id, name: `deck.${id}`, pack: '', datum } as const;
			found.set(declared.name, declared);
		}
	return found;
}

function tilesIn(ruleSet: RuleSet): number {
	let n = 0;
	for (const id of ruleSet.sections.get('tiles')?.keys() ?? []) {
		const copies = valueIn(ruleSet, 'tiles', id);
		if (typeof copies === 'number') n += copies;
	}
	return n;
}

function valueIn(ruleSet: RuleSet, section: Section, id: string): ScalarValue {
	if (section === 'params') return (ruleSet.params.get(id) as Param | undefined)?.value;
	if (section === 'elements') return ruleSet.elements.get(id);
	if (section !== 'tiles') return undefined;
	const pack = ruleSet.sections.get('tiles')?.get(id)?.pack ?? '';
	const setCount = ruleSet.counts.get(id);
	const sets = ruleSet.copies.get(pack);
	const column = ruleSet.columns.get(pack);
	const copies = get(ruleSet.sections.get('tiles')?.get(id)?.datum, 'copies');
	const own = copies?.is === 'map' && column !== undefined ? get(copies, column) : copies;
	const n = own === undefined ? 1 : own.is === 'scalar' ? own.value : undefined;
	if (setCount !== undefined) return setCount;
	return typeof n === 'number' ? n * (sets ?? 1) : (n ?? undefined);
}

/** Returns true when two values are equal. The order of keys and the places where they are written do not count. */
function alike(a: SourcedValue, b: SourcedValue): boolean {
	if (a === b) return true;
	if (a.is === 'scalar') return b.is === 'scalar' && a.value === b.value;
	if (a.is === 'list')
		return (
			b.is === 'list' &&
			a.items.length === b.items.length &&
			a.items.every((d, i) => alike(d, b.items[i]!))
		);
	if (b.is !== 'map' || a.entries.size !== b.entries.size) return false;
	return [...a.entries].every(([key, d]) => {
		const other = b.entries.get(key);
		return other !== undefined && alike(d, other);
	});
}

export function declarationText(decl: Pick<Decl, 'datum'>): string {
	return writtenText(decl.datum) ?? effectiveText(decl);
}

/**
 * A declaration as its author wrote it: without what it inherits, and what others add to it; with what overlays made of it, and with the
 * condition that its file sets for all declarations in it.
 */
export function ownText(decl: Pick<Decl, 'datum'>): string {
	const { value } = decl.datum.place.doc;
	const isIn = (key: string): boolean =>
		typeof value === 'object' && value !== null && Object.hasOwn(value, key);
	if (isIn('overlay')) return effectiveText(decl);
	const own = sliceOf(decl.datum);
	const given = get(decl.datum, 'given');
	if (!isIn('given') || given === undefined) return own;
	const made = setIn(own, ['given'], plain(given) as Value);
	return made.ok ? made.text.trimEnd() : effectiveText(decl);
}

/** A declaration as YAML, with everything that was merged into it. */
export function effectiveText(decl: Pick<Decl, 'datum'>): string {
	const made = setIn('', ['it'], plain(decl.datum) as Value);
	if (!made.ok) return '';
	const lines = made.text.trimEnd().split('\n');
	if (lines.length === 1) return lines[0]!.replace(/^it: /, '');
	return outdent(lines.slice(1));
}

function writtenText(datum: SourcedValue): string | undefined {
	const { doc, path } = datum.place;
	return sameAs(datum, doc.value, path) ? sliceOf(datum) : undefined;
}

function sliceOf(datum: SourcedValue): string {
	const { doc, path } = datum.place;
	const { start, end } = doc.rangeOf(path);
	const { text } = fileOf(datum);
	const begins = text.lastIndexOf('\n', start - 1) + 1;
	const lead = text.slice(begins, start).replace(/[^\t ]/g, ' ');
	return outdent(`${lead}${text.slice(start, end)}`.trimEnd().split('\n'));
}

function sameAs(datum: SourcedValue, root: unknown, path: readonly (string | number)[]): boolean {
	let at = root;
	for (const step of path) at = (at as Record<string | number, unknown> | undefined)?.[step];
	return JSON.stringify(plain(datum)) === JSON.stringify(at);
}

function outdent(lines: readonly string[]): string {
	const depth = smallest(
		lines.filter((l) => l.trim() !== '').map((l) => l.length - l.trimStart().length),
	);
	return lines.map((l) => l.slice(depth)).join('\n');
}
