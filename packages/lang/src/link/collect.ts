import { type Findings, diagnose, foldId, relatedTo } from '@tilewright/schema';
import type { Pack } from '../workspace/workspace.ts';
import {
	type SourcedValue,
	bounded,
	fileOf,
	get,
	itemsOf,
	keyRangeOf,
	rangeOf,
	textOf,
	withKey,
} from './sourced-value.ts';
import type { ChangedValue, Displaced } from './changed.ts';
import { type Absent, type Decl, writtenId } from './ruleset.ts';
import { nearestTo } from './nearest.ts';
import { packsApart } from './pack-order.ts';
import { type DeclKey, RefIndex } from './refs.ts';
import {
	type Section,
	isNamed,
	isPerPack,
	listedSections,
	namedSections,
	sectionWords,
} from './sections.ts';
import { scopedRoot } from './scoped-root.ts';
import { type Scopes, resolveWord, scopesOf, sortOf } from './scopes.ts';
import { relatedPlaces } from '../texts/sections.ts';

/** Declarations while they are collected and linked; each step of linking changes them. */
export interface Draft {
	readonly sections: Map<Section, Map<string, Decl>>;
	readonly absent: Map<Section, Map<string, Absent>>;
	/** Declarations of which `given` took only a part away, as they were written. */
	readonly pruned: Decl[];
	readonly displaced: Displaced[];
	readonly changed: Map<SourcedValue, ChangedValue>;
	/** The packs of the set-up; each comes after those that it uses. */
	readonly packs: readonly Pack[];
	readonly scopes: Scopes;
	readonly folded: Map<string, Decl>;
	readonly refs: RefIndex;
	readonly columns: Map<string, SourcedValue>;
	/** Tiles of the beginning; `instead` is the pack whose `with` block says so. */
	readonly start: { pack: string; datum: SourcedValue; instead?: string }[];
	readonly moves: { pack: string; datum: SourcedValue }[];
	readonly extensions: { pack: string; datum: SourcedValue }[];
	readonly changes: { pack: string; datum: SourcedValue }[];
	/** Mappings that are no lists of declarations: `scores`, and `deck` but for groups, start and moves. */
	readonly settings: { pack: string; key: 'scores' | 'deck'; datum: SourcedValue }[];
	readonly totals: { pack: string; datum: SourcedValue; given: SourcedValue | undefined }[];
	readonly diagnostics: Findings;
}

export function emptyDraft(packs: readonly Pack[], diagnostics: Findings): Draft {
	return {
		packs,
		scopes: scopesOf(packs),
		sections: new Map(
			[...namedSections, ...listedSections].map((s) => [s, new Map<string, Decl>()]),
		),
		absent: new Map(),
		pruned: [],
		displaced: [],
		changed: new Map(),
		folded: new Map(),
		refs: new RefIndex(),
		columns: new Map(),
		start: [],
		moves: [],
		extensions: [],
		changes: [],
		settings: [],
		totals: [],
		diagnostics,
	};
}

/** Gathers all declarations of the packs; `with` blocks of packs that are present count as their own. */
export function collect(draft: Draft): void {
	const { packs } = draft;
	const present = new Set(packs.flatMap((p) => [p.name, p.id]));
	for (const pack of packs)
		for (const document of pack.parts) {
			const root = scopedRoot(document, pack.name, draft.scopes, draft.diagnostics);
			if (root === undefined) continue;
			collectBlock(root, pack.name, draft);
			const blocks = get(root, 'with');
			if (blocks?.is !== 'map') continue;
			for (const [other, block] of blocks.entries)
				if (present.has(other)) {
					collectBlock(block, pack.name, draft, other);
					for (const datum of itemsOf(get(block, 'changes')))
						draft.changes.push({ pack: pack.name, datum });
				}
		}
}

/** Gathers the sections of one mapping under the name of a pack or an overlay; `beside` names the pack of a `with` block. */
export function collectBlock(
	block: SourcedValue,
	pack: string,
	draft: Draft,
	beside?: string,
): void {
	const given = get(block, 'given');
	for (const section of namedSections) {
		const datum = section === 'groups' ? get(get(block, 'deck'), 'groups') : get(block, section);
		if (datum?.is === 'map')
			for (const [id, entry] of datum.entries)
				// the keys of a verb are its arguments
				add(draft, section, id, pack, section === 'verbs' ? entry : conditioned(entry, given));
	}
	const tags = get(block, 'tags');
	for (const [key, section] of [
		['piece', 'piece-tags'],
		['kind', 'kind-tags'],
		['tile', 'tile-tags'],
		['space', 'space-tags'],
	] as const) {
		const datum = get(tags, key);
		if (datum?.is === 'map')
			for (const [id, entry] of datum.entries) add(draft, section, id, pack, entry);
	}
	for (const section of listedSections) {
		const datum = get(block, section);
		if (datum?.is !== 'list') continue;
		for (const entry of datum.items) {
			const id = textOf(get(entry, 'id'));
			if (id !== undefined) add(draft, section, id, pack, conditioned(entry, given));
		}
	}
	const deck = get(block, 'deck');
	for (const datum of itemsOf(get(deck, 'start')))
		draft.start.push({
			pack,
			datum: conditioned(datum, given),
			...(beside === undefined ? {} : { instead: beside }),
		});
	for (const datum of itemsOf(get(deck, 'moves')))
		draft.moves.push({ pack, datum: conditioned(datum, given) });
	const extend = get(block, 'extend');
	if (extend !== undefined) draft.extensions.push({ pack, datum: conditioned(extend, given) });
	for (const key of ['scores', 'deck'] as const) {
		const datum = get(block, key);
		if (datum !== undefined) draft.settings.push({ pack, key, datum: conditioned(datum, given) });
	}
	const column = get(block, 'copies-by');
	if (column !== undefined) draft.columns.set(pack, column);
	const total = get(block, 'total');
	if (total !== undefined) draft.totals.push({ pack, datum: total, given });
}

function conditioned(entry: SourcedValue, given: SourcedValue | undefined): SourcedValue {
	if (given === undefined || entry.is !== 'map') return entry;
	const own = get(entry, 'given');
	return withKey(
		entry,
		'given',
		own === undefined ? given : { is: 'list', items: [given, own], place: own.place },
	);
}

/** Adds a declaration; a second one with its id is refused and the first stays. */
export function add(
	draft: Draft,
	section: Section,
	word: string,
	pack: string,
	written: SourcedValue,
): void {
	const datum = bounded(written);
	const name = `${pack}.${word}`;
	const map = draft.sections.get(section)!;
	const id = scopedKey(draft, section, word, pack);
	const key = isPerPack(section) ? name : id;
	const first = map.get(key);
	if (first === undefined) {
		const alike = draft.folded.get(`${section} ${foldId(key)}`);
		if (alike !== undefined && alike.id !== id && !packsApart(draft, alike.pack, pack)) {
			const there = [fileOf(alike.datum), keyRangeOf(alike.datum)] as const;
			const args = { what: sectionWords[section], id: word, other: alike.id };
			const related = [relatedTo(...there, 'declared here')];
			draft.diagnostics.push(
				diagnose(fileOf(datum), keyRangeOf(datum), 'LINK-ALIKE', args, { related }),
			);
		}
		const decl: Decl = { section, id, name, pack, datum };
		draft.folded.set(`${section} ${foldId(key)}`, decl);
		map.set(key, decl);
		draft.refs.add({ section, id: word, name }, key);
		return;
	}
	if (section.endsWith('-tags') && packsApart(draft, first.pack, pack)) return;
	const here = isNamed(section) ? keyRangeOf(datum) : rangeOf(get(datum, 'id') ?? datum);
	const there = isNamed(section)
		? keyRangeOf(first.datum)
		: rangeOf(get(first.datum, 'id') ?? first.datum);
	const args = { what: sectionWords[section], id: word, other: first.pack };
	const related = [relatedTo(fileOf(first.datum), there, relatedPlaces.declaredFirst)];
	draft.diagnostics.push(diagnose(fileOf(datum), here, 'LINK-DUPLICATE', args, { related }));
}

/** The id of a declaration: the word, with its pack where packs that do not know each other bring the same word. */
function scopedKey(draft: Draft, section: Section, word: string, pack: string): string {
	const sort = sortOf(section);
	return sort === undefined ? word : resolveWord(draft.scopes, sort, word, pack);
}

export function takeAway(
	draft: Draft,
	decl: Decl,
	why: string,
	remover?: NonNullable<Absent['remover']>,
): void {
	draft.sections.get(decl.section)!.delete(keyOf(decl));
	draft.refs.remove({ ...decl, id: writtenId(decl) }, keyOf(decl));
	let absent = draft.absent.get(decl.section);
	if (absent === undefined) draft.absent.set(decl.section, (absent = new Map()));
	absent.set(decl.id, { decl, why, ...(remover === undefined ? {} : { remover }) });
}

export function change(draft: Draft, decl: Decl, datum: SourcedValue): Decl {
	const changed = { ...decl, datum };
	draft.sections.get(decl.section)!.set(keyOf(decl), changed);
	return changed;
}

export function keyOf(decl: Pick<Decl, 'section' | 'id' | 'name'>): string {
	return isPerPack(decl.section) ? decl.name : decl.id;
}

const aliases: ReadonlyMap<string, Section> = new Map([
	['param', 'params'],
	['element', 'elements'],
]);

/**
 * The declarations that a reference of a pack or of house rules means: `pack.id`, else `section.id`, else any with this id;
 * of several those of packs that it knows.
 */
export function resolveRef(draft: Draft, ref: string, from: string): readonly Decl[] {
	const declsOf = (keys: readonly DeclKey[]): Decl[] =>
		keys.flatMap(({ section, key }) => draft.sections.get(section)!.get(key) ?? []);
	const named = declsOf(draft.refs.named(ref));
	if (named.length > 0) return named;
	const dot = ref.indexOf('.');
	if (dot > 0) {
		const section = aliases.get(ref.slice(0, dot)) ?? ref.slice(0, dot);
		const rest = ref.slice(dot + 1);
		const found = [...draft.refs.withId(rest), ...draft.refs.named(rest)];
		const inSection = declsOf(found.filter((k) => k.section === section));
		if (inSection.length > 0) return nearestTo(draft, from, inSection);
	}
	return nearestTo(draft, from, declsOf(draft.refs.withId(ref)));
}
