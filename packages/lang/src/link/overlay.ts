import { type Range, type SourceFile, diagnose } from '@tilewright/schema';
import type { Pack, Workspace, WorkspaceDocument } from '../workspace/workspace.ts';
import { noteChanged } from './changed.ts';
import { type Draft, add, change, collectBlock, resolveRef, takeAway } from './collect.ts';
import {
	type SourcedValue,
	bounded,
	entriesOf,
	fileOf,
	get,
	itemsOf,
	keyRangeOf,
	merge,
	numberOf,
	rangeOf,
	textOf,
	textsOf,
} from './sourced-value.ts';
import type { Decl, OrderChoice } from './ruleset.ts';
import { type PacksInPlay, packsMissing, rests } from './resting.ts';
import { scopedRoot } from './scoped-root.ts';
import { findPack } from './select.ts';
import { isNamed } from './sections.ts';

export interface Overlaid {
	/** `param.id` and `element.id` → the value. */
	readonly settled: Map<string, SourcedValue>;
	readonly copies: Map<string, number>;
	readonly counts: Map<string, number>;
	readonly order: (OrderChoice & { readonly place: SourcedValue })[];
}

export function overlaysOf(workspace: Workspace): Map<string, WorkspaceDocument> {
	const found = new Map<string, WorkspaceDocument>();
	for (const d of workspace.documents) {
		const id = d.kind === 'overlay' ? textOf(get(d.root, 'overlay')) : undefined;
		if (id !== undefined && !found.has(id)) found.set(id, d);
	}
	return found;
}

/**
 * Applies one overlay: house rules over the declarations of a set-up.
 * Every reference must mean exactly one declaration; a change that changes nothing is reported.
 */
export function applyOverlay(
	id: string,
	document: WorkspaceDocument,
	packs: PacksInPlay,
	draft: Draft,
	out: Overlaid,
): void {
	const root = scopedRoot(document, undefined, draft.scopes, draft.diagnostics);
	if (root === undefined) return;
	const file = document.yaml.file;
	const over = get(root, 'over');
	if (rests(over, id, packs, draft)) {
		const missing = packsMissing(textsOf(over), packs).map((p) => p.name);
		draft.diagnostics.push(
			diagnose(file, rangeOf(over!), 'LINK-OVERLAY-RESTS', { overlay: id, packs: missing }),
		);
		return;
	}
	for (const [key, section, word] of [
		['params', 'params', 'param'],
		['elements', 'elements', 'element'],
	] as const)
		for (const [name, datum] of entriesOf(get(root, key))) {
			const map = draft.sections.get(section)!;
			if (map.has(name)) out.settled.set(`${word}.${name}`, datum);
			else
				draft.diagnostics.push(
					diagnose(file, keyRangeOf(datum), 'LINK-ID-UNKNOWN', {
						what: word,
						id: name,
						near: draft.diagnostics.near(name, map.keys()),
					}),
				);
		}
	const tiles = get(root, 'tiles');
	const changes = itemsOf(get(root, 'changes'));
	if (
		root.is === 'map' &&
		['tiles', 'changes', 'params', 'elements', 'order'].every((key) => !root.entries.has(key))
	)
		draft.diagnostics.push(
			diagnose(file, { start: 0, end: 0 }, 'LINK-OVERLAY-NOTHING', { what: `overlay ${id}` }),
		);
	if (tiles !== undefined) changeTiles(id, tiles, packs.inPlay, draft, out);
	for (const change of changes) {
		if (rests(get(change, 'over'), id, packs, draft)) continue;
		const ofTiles = get(change, 'tiles');
		if (ofTiles === undefined) applyChange(id, change, draft, out);
		else if (!isSkipped(change)) changeTiles(id, ofTiles, packs.inPlay, draft, out);
	}
	for (const place of itemsOf(get(root, 'order'))) {
		const [first, then] = [textOf(get(place, 'first')), textOf(get(place, 'then'))];
		if (first === undefined || then === undefined) continue;
		if (packsMissing([first, then].map(packBefore), packs).length === 0)
			out.order.push({ first, then, place });
	}
}

function changeTiles(
	id: string,
	tiles: SourcedValue,
	packs: readonly Pack[],
	draft: Draft,
	out: Overlaid,
): void {
	const map = draft.sections.get('tiles')!;
	const withTiles = new Set([...map.values()].map((d) => d.pack));
	const packNamed = (name: string, place: [SourceFile, Range]): Pack | undefined => {
		const pack = findPack(packs, packs.at(-1)?.game, name);
		if (pack === undefined) {
			const near = draft.diagnostics.near(name, () => packs.map((p) => p.name));
			draft.diagnostics.push(diagnose(...place, 'LINK-PACK-UNKNOWN', { pack: name, near }));
		} else if (!withTiles.has(pack.name))
			draft.diagnostics.push(diagnose(...place, 'LINK-OVERLAY-NOTHING', { what: name }));
		return pack;
	};
	for (const [name, datum] of entriesOf(get(tiles, 'copies'))) {
		const pack = packNamed(name, [fileOf(datum), keyRangeOf(datum)]);
		const times = numberOf(datum);
		if (pack !== undefined && times !== undefined) {
			if (times === 1)
				draft.diagnostics.push(
					diagnose(fileOf(datum), rangeOf(datum), 'LINK-OVERLAY-NOTHING', { what: name }),
				);
			out.copies.set(pack.name, times);
		}
	}
	const only = get(tiles, 'use-only-tiles-of');
	if (only !== undefined) {
		const kept = new Set<string>();
		for (const item of itemsOf(only)) {
			const pack = packNamed(textOf(item) ?? '', [fileOf(item), rangeOf(item)]);
			if (pack !== undefined) kept.add(pack.name);
		}
		for (const decl of [...map.values()]) if (!kept.has(decl.pack)) displace(draft, decl, id, only);
	}
	for (const [name, datum] of entriesOf(get(tiles, 'counts'))) {
		const copies = numberOf(datum);
		if (map.has(name) && copies !== undefined) out.counts.set(name, copies);
		else
			draft.diagnostics.push(
				diagnose(fileOf(datum), keyRangeOf(datum), 'LINK-ID-UNKNOWN', {
					what: 'tile',
					id: name,
					near: draft.diagnostics.near(name, map.keys()),
				}),
			);
	}
	for (const item of itemsOf(get(tiles, 'remove'))) {
		const name = textOf(item) ?? '';
		const decl = map.get(name);
		if (decl !== undefined) displace(draft, decl, id, item);
		else
			draft.diagnostics.push(
				diagnose(fileOf(item), rangeOf(item), 'LINK-ID-UNKNOWN', {
					what: 'tile',
					id: name,
					near: draft.diagnostics.near(name, map.keys()),
				}),
			);
	}
	for (const [name, datum] of entriesOf(get(tiles, 'add'))) add(draft, 'tiles', name, id, datum);
}

export function applyChange(id: string, step: SourcedValue, draft: Draft, out: Overlaid): void {
	const target = (key: string): Decl | undefined => {
		const datum = get(step, key)!;
		const ref = textOf(datum) ?? '';
		const found = resolveRef(draft, ref, id);
		if (found.length === 1) return found[0];
		const place = [fileOf(datum), rangeOf(datum)] as const;
		if (found.length > 1) {
			const choices = found.map((d) => `${d.section}.${d.name}`).sort();
			draft.diagnostics.push(diagnose(...place, 'LINK-REF-AMBIGUOUS', { ref, choices }));
		} else {
			const near = draft.diagnostics.near(ref, () =>
				[...draft.sections.values()].flatMap((m) => [...m.values()].flatMap((d) => [d.name, d.id])),
			);
			draft.diagnostics.push(
				diagnose(...place, 'LINK-ID-UNKNOWN', { what: 'declaration', id: ref, near }),
			);
		}
		return undefined;
	};
	const nothing = (datum: SourcedValue, what: string): void => {
		draft.diagnostics.push(
			diagnose(fileOf(datum), rangeOf(datum), 'LINK-OVERLAY-NOTHING', { what }),
		);
	};
	if (isSkipped(step)) return;
	if (get(step, 'set') !== undefined) {
		const decl = target('set');
		const to = get(step, 'to');
		if (decl === undefined || to === undefined) return;
		if (decl.section === 'params') out.settled.set(`param.${decl.id}`, to);
		else if (decl.section === 'elements') out.settled.set(`element.${decl.id}`, to);
		else {
			const place = get(step, 'set')!;
			draft.diagnostics.push(
				diagnose(fileOf(place), rangeOf(place), 'LINK-OVERLAY-SET', { id: decl.name }),
			);
		}
		return;
	}
	for (const key of ['disable', 'remove']) {
		if (get(step, key) === undefined) continue;
		const decl = target(key);
		if (decl !== undefined) displace(draft, decl, id, get(step, key)!);
		return;
	}
	for (const key of ['replace', 'patch']) {
		if (get(step, key) === undefined) continue;
		const decl = target(key);
		const written = get(step, 'with');
		if (decl === undefined || written === undefined) return;
		const over = bounded(written);
		const next = key === 'patch' ? merge(decl.datum, over) : over;
		if (isSame(next, decl.datum)) nothing(over, decl.name);
		const kept = isNamed(decl.section) ? next : keepId(next, decl.datum);
		draft.displaced.push({ decl, by: id, datum: get(step, key)! });
		noteChanged(draft.changed, decl.datum, over, id);
		change(draft, decl, kept);
		return;
	}
	const added = get(step, 'add');
	if (added === undefined) return;
	const before = size(draft);
	collectBlock(added, id, draft);
	if (size(draft) === before) nothing(added, 'add');
}

export function isSkipped(step: SourcedValue): boolean {
	const skip = get(step, 'skip');
	return skip?.is === 'scalar' && skip.value === true;
}

/** The pack in the name of a declaration. */
const packBefore = (name: string): string => name.slice(0, name.indexOf('.'));

function displace(draft: Draft, decl: Decl, by: string, datum: SourcedValue): void {
	draft.displaced.push({ decl, by, datum });
	takeAway(draft, decl, `overlay ${by}`, { by, datum });
}

function size(draft: Draft): number {
	return [...draft.sections.values()].reduce((n, m) => n + m.size, 0);
}

function keepId(next: SourcedValue, old: SourcedValue): SourcedValue {
	const id = get(old, 'id');
	if (next.is !== 'map' || id === undefined) return next;
	return { ...next, entries: new Map([...next.entries, ['id', id]]) };
}

function isSame(a: SourcedValue, b: SourcedValue): boolean {
	if (a.is === 'scalar') return b.is === 'scalar' && a.value === b.value;
	if (a.is === 'list')
		return (
			b.is === 'list' &&
			a.items.length === b.items.length &&
			a.items.every((d, i) => isSame(d, b.items[i]!))
		);
	if (b.is !== 'map' || a.entries.size !== b.entries.size) return false;
	return [...a.entries].every(([key, d]) => {
		const other = b.entries.get(key);
		return other !== undefined && isSame(d, other);
	});
}
