import { diagnose, limits } from '@tilewright/schema';
import {
	type SourcedValue,
	fileOf,
	get,
	merge,
	rangeOf,
	textOf,
	withKey,
} from './sourced-value.ts';
import { type Draft, change } from './collect.ts';
import { nearestTo } from './nearest.ts';
import type { Decl } from './ruleset.ts';
import { type NamedSection, isPerPack, namedSections, sectionWords } from './sections.ts';
import { counted } from '../texts/sizes.ts';

const own = ['abstract', 'like', 'given', 'source', 'copies'] as const;

interface Resolved {
	readonly datum: SourcedValue;
	readonly height: number;
}

/** Merges every declaration that says `like` over its parent of the same section; circles and long chains are refused. */
export function resolveLike(draft: Draft): void {
	for (const section of namedSections) {
		if (section === 'timeline' || isPerPack(section)) continue;
		const resolved = new Map<string, Resolved>();
		for (const decl of [...draft.sections.get(section)!.values()]) {
			const { datum } = resolve(draft, section, decl, resolved);
			if (datum !== decl.datum) change(draft, decl, datum);
		}
	}
}

function resolve(
	draft: Draft,
	section: NamedSection,
	decl: Decl,
	resolved: Map<string, Resolved>,
): Resolved {
	// up to the first parent that is known or has none, then down again
	const open = new Map<string, Decl>();
	let above: Resolved | undefined;
	for (let at: Decl | undefined = decl; at !== undefined; at = parentOf(draft, section, at, open)) {
		above = resolved.get(at.id);
		if (above !== undefined) break;
		open.set(at.id, at);
	}
	for (const child of [...open.values()].reverse()) {
		above = under(draft, child, above);
		resolved.set(child.id, above);
	}
	return above!;
}

/** A declaration under its parent, whose parents are merged into it already. */
function under(draft: Draft, child: Decl, above: Resolved | undefined): Resolved {
	if (above === undefined) return { datum: child.datum, height: 0 };
	const height = above.height + 1;
	if (height <= limits.chain) return { datum: inherit(above.datum, child.datum), height };
	if (height === limits.chain + 1) {
		const place = get(child.datum, 'like')!;
		const args = { what: counted.alikeDeclarations, found: height, limit: limits.chain };
		draft.diagnostics.push(diagnose(fileOf(place), rangeOf(place), 'RULE-LIMIT', args));
	}
	return { datum: child.datum, height };
}

function parentOf(
	draft: Draft,
	section: NamedSection,
	decl: Decl,
	open: ReadonlyMap<string, Decl>,
): Decl | undefined {
	const parentId = get(decl.datum, 'like');
	const name = textOf(parentId);
	if (parentId === undefined || name === undefined) return undefined;
	const map = draft.sections.get(section)!;
	const there = [fileOf(parentId), rangeOf(parentId)] as const;
	const parent = map.get(name) ?? namesakeOf(draft, section, decl, name);
	if (parent === undefined) {
		const near = draft.diagnostics.near(name, map.keys());
		const args = { what: sectionWords[section], id: name, near };
		draft.diagnostics.push(diagnose(...there, 'LINK-ID-UNKNOWN', args));
		return undefined;
	}
	if (!open.has(parent.id)) return parent;
	const path = [...open.keys()];
	const circle = [...path.slice(path.indexOf(parent.id)), parent.id];
	draft.diagnostics.push(diagnose(...there, 'LINK-LIKE-CYCLE', { path: circle }));
	return undefined;
}

function namesakeOf(
	draft: Draft,
	section: NamedSection,
	decl: Decl,
	name: string,
): Decl | undefined {
	const map = draft.sections.get(section)!;
	const found = draft.refs
		.withId(name)
		.flatMap((k) => (k.section === section ? (map.get(k.key) ?? []) : []));
	return nearestTo(draft, decl.pack, found)[0];
}

function inherit(parent: SourcedValue, child: SourcedValue): SourcedValue {
	let base = parent;
	for (const key of own) base = withKey(base, key, undefined);
	const merged = merge(base, child);
	const [a, b] = [get(base, 'tags'), get(child, 'tags')];
	if (a?.is !== 'list' || b?.is !== 'list') return merged;
	return withKey(merged, 'tags', { ...b, items: [...a.items, ...b.items] });
}
