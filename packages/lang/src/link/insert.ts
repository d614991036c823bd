import { diagnose } from '@tilewright/schema';
import { type Draft, change } from './collect.ts';
import { type Datum, compareIds, fileOf, get, itemsOf, rangeOf, textOf, withKey } from './datum.ts';
import { nearest } from './nearest.ts';
import type { Decl } from './ruleset.ts';

/** Stretches of the timeline with what stands before the names of their slots. */
const prefixes: Readonly<Record<string, string>> = {
	'set-up': 'set-up.',
	turn: '',
	wave: 'wave.',
	'end-game': 'end-game.',
};

/**
 * Puts the steps of every `insert` into the timeline: after a slot, before one, or first of a stretch.
 * Inserts go in by the order of their packs, then by id, each after those that went to the same place.
 */
export function applyInserts(draft: Draft, packs: readonly string[]): void {
	const place = (d: Decl): number => packs.indexOf(d.pack);
	const inserts = [...draft.sections.get('insert')!.values()].sort(
		(a, b) => place(a) - place(b) || compareIds(a.name, b.name),
	);
	const done = new Map<string, number>();
	for (const insert of inserts) {
		const [key, target] = targetOf(insert.datum);
		const steps = itemsOf(get(insert.datum, 'steps'));
		const name = target === undefined ? undefined : textOf(target);
		if (target === undefined || name === undefined) continue;
		const before = done.get(`${key} ${name}`) ?? 0;
		if (
			key === 'first'
				? openStretch(draft, name, steps, before, insert)
				: putBeside(draft, key, name, steps, before)
		) {
			done.set(`${key} ${name}`, before + (key === 'before' ? 0 : steps.length));
			continue;
		}
		const near = nearest(name, slotNames(draft));
		draft.diagnostics.push(
			diagnose(fileOf(target), rangeOf(target), 'LINK-ID-UNKNOWN', {
				what: 'slot',
				id: name,
				near,
			}),
		);
	}
}

function targetOf(datum: Datum): ['after' | 'before' | 'first', Datum | undefined] {
	for (const key of ['after', 'before', 'first'] as const) {
		const found = get(datum, key);
		if (found !== undefined) return [key, found];
	}
	return ['after', undefined];
}

/** How a step is called. */
function nameOf(step: Datum): string | undefined {
	return (
		textOf(step) ??
		textOf(get(step, 'actions')) ??
		textOf(get(step, 'wave')) ??
		textOf(get(step, 'slot'))
	);
}

/** Changes the list of steps in which `edit` finds its place; false when none does. */
function editSteps(
	datum: Datum,
	prefix: string,
	edit: (steps: readonly Datum[], prefix: string) => readonly Datum[] | undefined,
): Datum | undefined {
	if (datum.is === 'list') {
		const edited = edit(datum.items, prefix);
		if (edited !== undefined) return { ...datum, items: edited };
		for (const [i, step] of datum.items.entries())
			for (const key of ['part', 'steps']) {
				const inner = get(step, key);
				const name = key === 'part' ? '' : `${nameOf(step) ?? ''}.`;
				const made = inner === undefined ? undefined : editSteps(inner, `${prefix}${name}`, edit);
				if (made !== undefined)
					return { ...datum, items: datum.items.with(i, withKey(step, key, made)) };
			}
	}
	if (datum.is === 'map')
		for (const key of ['round', 'once']) {
			const inner = get(datum, key);
			const made = inner === undefined ? undefined : editSteps(inner, prefix, edit);
			if (made !== undefined) return withKey(datum, key, made);
		}
	return undefined;
}

function putBeside(
	draft: Draft,
	key: 'after' | 'before' | 'first',
	name: string,
	steps: readonly Datum[],
	skip: number,
): boolean {
	for (const decl of draft.sections.get('timeline')!.values()) {
		const made = editSteps(decl.datum, prefixes[decl.id] ?? '', (list, prefix) => {
			const i = list.findIndex((s) => `${prefix}${nameOf(s) ?? ''}` === name);
			if (i < 0) return undefined;
			const at = key === 'after' ? i + 1 + skip : i;
			return list.toSpliced(at, 0, ...steps);
		});
		if (made === undefined) continue;
		change(draft, decl, made);
		return true;
	}
	return false;
}

/** Steps at the beginning of a stretch; a stretch the timeline lacks is made. */
function openStretch(
	draft: Draft,
	name: string,
	steps: readonly Datum[],
	skip: number,
	insert: Decl,
): boolean {
	const timeline = draft.sections.get('timeline')!;
	if (name === 'part') {
		const turn = timeline.get('turn');
		const items = turn?.datum.is === 'list' ? turn.datum.items : [];
		const i = items.findIndex((s) => get(s, 'part') !== undefined);
		if (turn === undefined || i < 0 || turn.datum.is !== 'list') return false;
		const part = get(items[i], 'part')!;
		const inner: Datum = {
			is: 'list',
			items: itemsOf(part).toSpliced(skip, 0, ...steps),
			place: part.place,
		};
		change(draft, turn, { ...turn.datum, items: items.with(i, withKey(items[i]!, 'part', inner)) });
		return true;
	}
	if (!['set-up', 'turn', 'end-game'].includes(name)) return false;
	const decl = timeline.get(name);
	if (decl?.datum.is === 'list')
		change(draft, decl, { ...decl.datum, items: decl.datum.items.toSpliced(skip, 0, ...steps) });
	else {
		const datum: Datum = { is: 'list', items: steps, place: get(insert.datum, 'steps')!.place };
		timeline.set(name, {
			section: 'timeline',
			id: name,
			name: `${insert.pack}.${name}`,
			pack: insert.pack,
			datum,
		});
	}
	return true;
}

function slotNames(draft: Draft): string[] {
	const out: string[] = [];
	for (const decl of draft.sections.get('timeline')!.values())
		editSteps(decl.datum, prefixes[decl.id] ?? '', (list, prefix) => {
			for (const s of list) if (nameOf(s) !== undefined) out.push(`${prefix}${nameOf(s)!}`);
			return undefined;
		});
	return out;
}
