import type { Data, DataPath, Diagnostic, Range, SourceFile } from '@tilewright/schema';
import type { Beginning } from '../ir/index.ts';
import type { Pack } from '../workspace/workspace.ts';
import type { ChangedValue } from './changed.ts';
import {
	type SourcedValue,
	fileOf,
	getIn,
	plain,
	rangeOf,
	textOf,
	textsOf,
	get,
} from './sourced-value.ts';
import type { SetUpFacts } from './constant.ts';
import { groupBy } from './group-by.ts';
import type { Scopes } from './scopes.ts';
import { type Section, isPerPack } from './sections.ts';

export interface Selection extends Beginning {
	readonly game: string;
	/** Packs by name or full id, besides the game's own first pack. */
	readonly with?: readonly string[];
	readonly elements?: Readonly<Record<string, boolean>>;
	readonly params?: Readonly<Record<string, number | string | boolean>>;
	readonly preset?: string;
	readonly overlays?: readonly string[];
	readonly order?: readonly OrderChoice[];
	readonly seats: number;
}

/** The declaration `first` comes before `then`; both with their packs: `mills.goesOn`. */
export interface OrderChoice {
	readonly first: string;
	readonly then: string;
}

export interface Inserted {
	readonly insert: Decl;
	readonly steps: readonly string[];
	/** Inserts of this place that it names as coming before or after it. */
	readonly before: ReadonlySet<string>;
	readonly after: ReadonlySet<string>;
}

/** One declaration after merging. */
export interface Decl {
	readonly section: Section;
	/** As written: `drawTile`; with its pack where packs that do not know each other bring the same word. */
	readonly id: string;
	/** With its pack: `base.drawTile`. */
	readonly name: string;
	readonly pack: string;
	readonly datum: SourcedValue;
}

/** Something of a pack that can come before or after others: a declaration, or a key of `scores` or `deck`. */
export type Orderable = Omit<Decl, 'section'>;

export function writtenId({ id, name, pack }: Pick<Decl, 'id' | 'name' | 'pack'>): string {
	return id === name ? id.slice(pack.length + 1) : id;
}

export function valueOf(decl: Pick<Decl, 'datum'>): Data {
	return plain(decl.datum);
}

export function fieldsOf(decl: Pick<Decl, 'datum'>): Readonly<Record<string, Data>> {
	return fieldsIn(valueOf(decl));
}

export function fieldsIn(value: Data | undefined): Readonly<Record<string, Data>> {
	const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
	return isMapping ? (value as Readonly<Record<string, Data>>) : {};
}

/**
 * The place where the value at a path of a declaration was written; that of the nearest value around it where it was not
 * written.
 */
export function at(
	decl: Pick<Decl, 'datum'>,
	path: DataPath = [],
): { file: SourceFile; range: Range } {
	for (let n = path.length; ; n--) {
		const datum = getIn(decl.datum, path.slice(0, n));
		if (datum !== undefined) return { file: fileOf(datum), range: rangeOf(datum) };
	}
}

export function citesOf(decl: Pick<Decl, 'datum'>): string[] {
	return textsOf(get(decl.datum, 'source'));
}

export interface Absent {
	readonly decl: Decl;
	readonly why: string;
	/** The pack or the house rules that take it away, and where; undefined where its own condition does. */
	readonly remover?: { readonly by: string; readonly datum: SourcedValue };
}

export type Removal = Absent & Required<Pick<Absent, 'remover'>>;

export function removalsOf({ absent }: Pick<RuleSet, 'absent'>): Removal[] {
	return [...absent.values()].flatMap((gone) =>
		[...gone.values()].filter((a): a is Removal => a.remover !== undefined),
	);
}

export interface Param {
	readonly id: string;
	readonly decl: Decl;
	readonly type: 'int' | 'bool' | 'enum';
	readonly values: readonly string[];
	readonly value: number | boolean | string;
	readonly given: 'default' | 'preset' | 'selection' | 'overlay';
}

export interface Clash {
	readonly what: 'pack' | 'element';
	/** `conflicts`: both are chosen and exclude each other. `requires`: the other one is needed and was not chosen. */
	readonly is: 'conflicts' | 'requires';
	readonly id: string;
	readonly other: string;
	/** A sentence; empty when none is declared. */
	readonly why: string;
	/** The condition under which they exclude each other; always when absent. */
	readonly given?: SourcedValue;
	readonly item: SourcedValue;
}

/** Everything a set-up is made of: each declaration merged by id, elements and params decided, what is absent gone. */
export interface RuleSet {
	readonly game: string;
	readonly packs: readonly Pack[];
	readonly overlays: readonly string[];
	readonly seats: number;
	readonly elements: ReadonlyMap<string, boolean>;
	readonly params: ReadonlyMap<string, Param>;
	/** Elements, params and seats, for what is decided before a game. */
	readonly known: SetUpFacts;
	readonly sections: ReadonlyMap<Section, ReadonlyMap<string, Decl>>;
	readonly absent: ReadonlyMap<Section, ReadonlyMap<string, Absent>>;
	/** Declarations of which `given` took only a part away, as they were written. */
	readonly pruned: readonly Decl[];
	readonly displaced: readonly Decl[];
	readonly changed: ReadonlyMap<SourcedValue, ChangedValue>;
	readonly scopes: Scopes;
	readonly clashes: readonly Clash[];
	/** The column of the distribution for the tiles of each pack. */
	readonly columns: ReadonlyMap<string, string>;
	readonly start: readonly SourcedValue[];
	readonly moves: readonly SourcedValue[];
	/** Declared totals of tiles: pack and datum. */
	readonly totals: readonly { readonly pack: string; readonly datum: SourcedValue }[];
	/** `scores`, and `deck` but for groups, start and moves, by pack. */
	readonly settings: readonly {
		readonly pack: string;
		readonly key: 'scores' | 'deck';
		readonly datum: SourcedValue;
	}[];
	/** Orders that the set-up and house rules choose; `place` is absent for those of the set-up. */
	readonly order: readonly (OrderChoice & { readonly place?: SourcedValue })[];
	readonly insertRuns: readonly (readonly Inserted[])[];
	readonly counts: ReadonlyMap<string, number>;
	/** By how much copies of the tiles of a pack are multiplied. */
	readonly copies: ReadonlyMap<string, number>;
}

export interface Linked {
	readonly ruleSet: RuleSet | undefined;
	readonly diagnostics: readonly Diagnostic[];
}

/** Makes something of a rule set when it is first asked for, and keeps it. */
export function perRuleSet<R extends object, T>(make: (ruleSet: R) => T): (ruleSet: R) => T {
	const made = new WeakMap<R, T>();
	return (ruleSet) => {
		let known = made.get(ruleSet);
		if (known === undefined) made.set(ruleSet, (known = make(ruleSet)));
		return known;
	};
}

const sortedSections = perRuleSet<Pick<RuleSet, 'sections'>, Map<Section, readonly Decl[]>>(
	() => new Map(),
);

/** Returns true when a declaration only serves others as a base; no game has anything of it. */
export function isAbstract({ datum }: Pick<Decl, 'datum'>): boolean {
	const abstract = get(datum, 'abstract');
	return abstract?.is === 'scalar' && abstract.value === true;
}

/** The declarations of a section in canonical order. A rule set does not change once it is linked. */
export function declsOf(ruleSet: Pick<RuleSet, 'sections'>, section: Section): readonly Decl[] {
	const sorted = sortedSections(ruleSet);
	const known = sorted.get(section);
	if (known !== undefined) return known;
	const key = isPerPack(section) ? (d: Decl): string => d.name : (d: Decl): string => d.id;
	const decls = [...(ruleSet.sections.get(section)?.values() ?? [])];
	decls.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
	sorted.set(section, decls);
	return decls;
}

const grouped = perRuleSet<
	Pick<RuleSet, 'sections'>,
	Map<string, ReadonlyMap<string, readonly Decl[]>>
>(() => new Map());

/** The declarations of a section with a text under a key, each in canonical order: the rules of a verb, say. */
export function declsBy(
	ruleSet: Pick<RuleSet, 'sections'>,
	section: Section,
	key: string,
	text: string,
): readonly Decl[] {
	const all = grouped(ruleSet);
	let groups = all.get(`${section} ${key}`);
	if (groups === undefined) {
		groups = groupBy(declsOf(ruleSet, section), (d) => textOf(get(d.datum, key)) ?? '');
		all.set(`${section} ${key}`, groups);
	}
	return groups.get(text) ?? [];
}

export function declOf(
	ruleSet: Pick<RuleSet, 'sections'>,
	section: Section,
	id: string,
): Decl | undefined {
	return ruleSet.sections.get(section)?.get(id);
}
