import { diagnose } from '@tilewright/schema';
import { type Datum, fileOf, get, merge, rangeOf, textOf, withKey } from './datum.ts';
import { type Draft, change } from './collect.ts';
import { nearest } from './nearest.ts';
import type { Decl } from './ruleset.ts';
import { namedSections, sectionWords } from './sections.ts';

/** Keys a declaration does not take from its parent. */
const own = ['abstract', 'like', 'given', 'source', 'copies'] as const;

/** Merges every declaration that says `like` over its parent of the same section; circles are refused. */
export function resolveLike(draft: Draft): void {
	for (const section of namedSections) {
		const map = draft.sections.get(section)!;
		const done = new Map<string, Datum>();
		const resolve = (decl: Decl, path: readonly string[]): Datum => {
			const ready = done.get(decl.id);
			if (ready !== undefined) return ready;
			const parentId = get(decl.datum, 'like');
			const name = textOf(parentId);
			let result = decl.datum;
			if (parentId !== undefined && name !== undefined && section !== 'timeline') {
				const parent = map.get(name);
				const there = [fileOf(parentId), rangeOf(parentId)] as const;
				if (parent === undefined) {
					const near = nearest(name, map.keys());
					const args = { what: sectionWords[section], id: name, near };
					draft.diagnostics.push(diagnose(...there, 'LINK-ID-UNKNOWN', args));
				} else if (path.includes(name)) {
					const circle = [...path.slice(path.indexOf(name)), name];
					draft.diagnostics.push(diagnose(...there, 'LINK-LIKE-CYCLE', { path: circle }));
				} else result = inherit(resolve(parent, [...path, name]), decl.datum);
			}
			done.set(decl.id, result);
			return result;
		};
		for (const decl of [...map.values()]) {
			const datum = resolve(decl, [decl.id]);
			if (datum !== decl.datum) change(draft, decl, datum);
		}
	}
}

function inherit(parent: Datum, child: Datum): Datum {
	let base = parent;
	for (const key of own) base = withKey(base, key, undefined);
	const merged = merge(base, child);
	const [a, b] = [get(base, 'tags'), get(child, 'tags')];
	if (a?.is !== 'list' || b?.is !== 'list') return merged;
	return withKey(merged, 'tags', { ...b, items: [...a.items, ...b.items] });
}
