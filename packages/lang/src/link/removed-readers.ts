import { diagnose, relatedTo } from '@tilewright/schema';
import { engineQueries } from '../ir/engine-words.ts';
import { spell } from '../model/spell.ts';
import type { Displaced } from './changed.ts';
import { type Draft, keyOf } from './collect.ts';
import type { SetUpFacts } from './constant.ts';
import { type SourcedValue, fileOf, get, rangeOf, textOf } from './sourced-value.ts';
import { holds, pruned } from './given.ts';
import { besideOf, packsApart } from './pack-order.ts';
import { type Decl, writtenId } from './ruleset.ts';
import type { Section } from './sections.ts';

/** A statement of a pack about something that shows only where something reads it. */
interface Subject {
	readonly pack: string;
	readonly datum: SourcedValue;
	readonly section: 'queries' | 'verbs' | 'params';
	readonly decl: Decl;
}

/** Keys whose texts name a thing without reading it. */
const unread: ReadonlySet<string> = new Set(['id', 'says', 'title', 'source', 'query', 'verb']);

const asked: ReadonlySet<string> = new Set(engineQueries);

/**
 * Refuses what a pack says of a query, a verb or a param that nothing reads any more, because a pack that it does not know changed
 * or took away what read it. `displaced` are the declarations that packs changed, in that order.
 */
export function checkReaders(
	draft: Draft,
	displaced: readonly Displaced[],
	known: SetUpFacts,
): void {
	const lost = lostWords(draft, displaced, known);
	if (lost.size === 0) return;
	const read = new Map<string, boolean>();
	for (const { pack, datum, section, decl } of subjects(draft)) {
		const word = wordOf(section, decl);
		const remover = lost
			.get(word)
			?.find((d) => packsApart(draft, d.by, pack) && besideOf(draft, d.datum) !== pack);
		if (remover === undefined) continue;
		if (!read.has(word)) read.set(word, isRead(draft, word));
		if (read.get(word) === true) continue;
		const place = relatedTo(fileOf(remover.datum), rangeOf(remover.datum), 'changed here');
		const args = { what: singular[section], id: writtenId(decl), by: remover.by };
		draft.diagnostics.push(
			diagnose(fileOf(datum), rangeOf(datum), 'LINK-READER-REMOVED', args, { related: [place] }),
		);
	}
}

const singular = { queries: 'query', verbs: 'verb', params: 'param' } as const;

function wordOf(section: Subject['section'], decl: Decl): string {
	const id = writtenId(decl);
	if (section === 'verbs') return `can(${id}`;
	return section === 'params' ? `param.${spell(id)}` : id;
}

function lostWords(
	draft: Draft,
	displaced: readonly Displaced[],
	known: SetUpFacts,
): ReadonlyMap<string, readonly Displaced[]> {
	const lost = new Map<string, Displaced[]>();
	const words = (decl: Decl | undefined): ReadonlySet<string> =>
		decl === undefined || !holds(get(decl.datum, 'given'), known, draft)
			? new Set()
			: wordsOf({ ...decl, datum: pruned(decl.datum, known, draft) });
	for (const [i, change] of displaced.entries()) {
		const { section, name } = change.decl;
		const isSame = ({ decl }: Displaced): boolean => decl.section === section && decl.name === name;
		const next =
			displaced.slice(i + 1).find(isSame)?.decl ??
			draft.sections.get(section)!.get(keyOf(change.decl));
		const kept = words(next);
		for (const word of words(change.decl))
			// a ban of an act that is gone holds
			if (!kept.has(word) && (next !== undefined || !word.startsWith('can(')))
				lost.set(word, [...(lost.get(word) ?? []), change]);
	}
	return lost;
}

function* subjects(draft: Draft): Iterable<Subject> {
	const find = (section: Section, ref: SourcedValue | undefined): Decl | undefined =>
		draft.sections.get(section)!.get(textOf(ref) ?? '');
	for (const { pack, datum } of draft.sections.get('modify')!.values()) {
		const ref = get(datum, 'query');
		const decl = find('queries', ref);
		if (decl !== undefined && ref !== undefined && !asked.has(decl.id))
			yield { pack, datum: ref, section: 'queries', decl };
	}
	for (const section of ['require', 'forbid'] as const)
		for (const { pack, datum } of draft.sections.get(section)!.values()) {
			const ref = get(datum, 'verb');
			const decl = find('verbs', ref);
			if (decl !== undefined && ref !== undefined)
				yield { pack, datum: ref, section: 'verbs', decl };
		}
	for (const decl of draft.sections.get('params')!.values())
		for (const [datum, { by }] of draft.changed)
			if (isInside(datum, decl.datum)) yield { pack: by, datum, section: 'params', decl };
}

function isInside(inner: SourcedValue, outer: SourcedValue): boolean {
	if (inner === outer) return true;
	if (outer.is === 'list') return outer.items.some((item) => isInside(inner, item));
	return outer.is === 'map' && [...outer.entries.values()].some((d) => isInside(inner, d));
}

function isRead(draft: Draft, word: string): boolean {
	const settings = [...draft.settings, ...draft.moves, ...draft.start].map((s) => s.datum);
	return (
		[...draft.sections.values()].some((decls) =>
			[...decls.values()].some((decl) => wordsOf(decl).has(word)),
		) || [...settings, ...draft.columns.values()].some((datum) => wordsIn(datum).has(word))
	);
}

function wordsOf({ section, datum }: Decl): ReadonlySet<string> {
	if (section === 'texts') return new Set();
	const found = wordsIn(datum);
	const verb = section === 'assists' ? textOf(get(datum, 'verb')) : undefined;
	if (verb !== undefined) found.add(`can(${verb}`);
	return found;
}

function wordsIn(datum: SourcedValue, found: Set<string> = new Set()): Set<string> {
	if (datum.is === 'list') for (const item of datum.items) wordsIn(item, found);
	else if (datum.is === 'map') {
		for (const [key, inner] of datum.entries) if (!unread.has(key)) wordsIn(inner, found);
	} else if (typeof datum.value === 'string') {
		for (const [word] of datum.value.matchAll(/[A-Za-z_]\w*/g)) found.add(word);
		for (const [, verb] of datum.value.matchAll(/\bcan\(\s*(?:\w+\.)?(\w+)/g))
			found.add(`can(${verb}`);
		// the part after a point may belong to the name or be asked of the value
		for (const [param] of datum.value.matchAll(/\bparam(?:\.\w+)+/g))
			for (let end = param.length; end > 5; end = param.lastIndexOf('.', end - 1))
				found.add(param.slice(0, end));
	}
	return found;
}
