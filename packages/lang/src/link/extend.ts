import { diagnose, limits } from '@tilewright/schema';
import { noteChanged } from './changed.ts';
import { type Draft, change } from './collect.ts';
import type { SetUpFacts } from './constant.ts';
import {
	type SourcedValue,
	bounded,
	entriesOf,
	fileOf,
	get,
	itemsOf,
	keyRangeOf,
	withKey,
} from './sourced-value.ts';
import { holds } from './given.ts';
import { nearestTo } from './nearest.ts';
import { type NamedSection, type Section, sectionWords } from './sections.ts';
import type { Touched } from './touched.ts';

const sections: readonly NamedSection[] = ['kinds', 'pieces', 'spaces', 'tiles'];
/** Sections to whose declarations `extend` adds nothing but sources: the places where the rules of a game have them. */
const citing: readonly Section[] = ['queries', 'actions', 'require', 'rules'];

/** Values that packs add to params of others; done before params are decided. */
export function extendParams(draft: Draft, touched: Touched): void {
	for (const { pack, datum } of draft.extensions)
		for (const [id, more] of entriesOf(get(datum, 'params')))
			extendOne(draft, touched, pack, 'params', id, more);
}

/** Adds what packs say under `extend` to kinds, pieces, spaces and tiles of others: mappings gain keys, lists gain members. */
export function extendOthers(draft: Draft, known: SetUpFacts, touched: Touched): void {
	for (const { pack, datum } of draft.extensions) {
		if (!holds(get(datum, 'given'), known, draft)) continue;
		for (const section of sections)
			for (const [id, more] of entriesOf(get(datum, section)))
				if (holds(get(more, 'given'), known, draft))
					extendOne(draft, touched, pack, section, id, withKey(more, 'given', undefined));
		for (const section of citing)
			for (const [id, more] of entriesOf(get(datum, section))) cite(draft, pack, section, id, more);
	}
}

function cite(draft: Draft, pack: string, section: Section, id: string, more: SourcedValue): void {
	const declarations = draft.sections.get(section)!;
	const matches = [...draft.refs.withId(id), ...draft.refs.named(id)].flatMap((found) => {
		const decl = found.section === section ? declarations.get(found.key) : undefined;
		return decl === undefined || decl.pack === pack ? [] : [decl];
	});
	for (const decl of nearestTo(draft, pack, matches))
		change(draft, decl, gain(draft, id, decl.datum, more));
	if (matches.length > 0 || draft.absent.get(section)?.has(id) === true) return;
	const near = draft.diagnostics.near(id, () =>
		[...declarations.values()].flatMap((d) => (d.pack === pack ? [] : [d.id])),
	);
	draft.diagnostics.push(
		diagnose(fileOf(more), keyRangeOf(more), 'LINK-ID-UNKNOWN', {
			what: sectionWords[section],
			id,
			near,
		}),
	);
}

function extendOne(
	draft: Draft,
	touched: Touched,
	pack: string,
	section: NamedSection,
	id: string,
	more: SourcedValue,
): void {
	const decl = draft.sections.get(section)!.get(id);
	if (decl !== undefined) {
		const flat = bounded(section === 'tiles' ? withMarks(more) : more);
		if (section === 'kinds') noteChanged(draft.changed, decl.datum, flat, pack);
		change(draft, decl, gain(draft, id, decl.datum, flat));
		return;
	}
	if (draft.absent.get(section)?.has(id) === true) {
		touched.noteExtension(pack, section, id, more, draft);
		return;
	}
	const near = draft.diagnostics.near(id, draft.sections.get(section)!.keys());
	draft.diagnostics.push(
		diagnose(fileOf(more), keyRangeOf(more), 'LINK-ID-UNKNOWN', {
			what: sectionWords[section],
			id,
			near,
		}),
	);
}

function withMarks(more: SourcedValue): SourcedValue {
	const marks = get(more, 'marks');
	if (more.is !== 'map' || marks?.is !== 'map') return more;
	const entries = new Map([...more.entries].filter(([key]) => key !== 'marks'));
	for (const [key, datum] of marks.entries) entries.set(key, datum);
	return { ...more, entries };
}

/** Adds without changing anything that stands there; the same key twice is refused. */
function gain(draft: Draft, id: string, base: SourcedValue, more: SourcedValue): SourcedValue {
	if (base.is !== 'map' || more.is !== 'map') return base;
	const entries = new Map(base.entries);
	for (const [key, datum] of more.entries) {
		const old = entries.get(key);
		if (old === undefined) {
			if (entries.size <= limits.keysPerDeclaration) entries.set(key, datum);
		} else if (old.is === 'map' && datum.is === 'map')
			entries.set(key, gain(draft, `${id}.${key}`, old, datum));
		else if (datum.is === 'list' || old.is === 'list')
			entries.set(key, {
				is: 'list',
				items: [...itemsOf(old), ...itemsOf(datum)],
				place: datum.place,
			});
		else if (key === 'tags' || key === 'stands-on' || key === 'kinds' || key === 'source')
			entries.set(key, { is: 'list', items: [old, datum], place: datum.place });
		else if (old.is !== 'scalar' || datum.is !== 'scalar' || old.value !== datum.value)
			draft.diagnostics.push(
				diagnose(fileOf(datum), keyRangeOf(datum), 'LINK-EXTEND', { id, key }),
			);
	}
	return { ...base, entries };
}
