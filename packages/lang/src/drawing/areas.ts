import { ownValue } from '@tilewright/schema';
import type { SegmentIR } from '../ir/tile.ts';
import { openHalves } from '../tiles/areas.ts';
import type { Drawn } from '../tiles/barriers.ts';
import type { TileContext } from '../tiles/problems.ts';
import { type Drawing, type DrawnEntry, emptyEntry, changedEntry, derive } from './drawing.ts';

function areasOf(drawing: Drawing, context: TileContext): readonly SegmentIR[] {
	const { tile } = derive(drawing, context);
	return tile.segments.filter((s) => ownValue(context.kinds, s.kind)?.connect === 'area');
}

function asEntry(area: SegmentIR): DrawnEntry {
	const form = area.halves.length === 0 ? ('inner' as const) : ('ports' as const);
	return changedEntry(emptyEntry(area.kind), { form, halves: area.halves });
}

/** The index of the entry that says something of the area a half side lies in; -1 without one. */
function entryOfArea(drawing: Drawing, context: TileContext, half: number): number {
	const area = areasOf(drawing, context).find((a) => a.halves.includes(half));
	if (area === undefined) return -1;
	return drawing.entries.findIndex(
		(e) =>
			ownValue(context.kinds, e.kind)?.connect === 'area' &&
			e.halves.some((h) => area.halves.includes(h)),
	);
}

export function setAreaKind(
	drawing: Drawing,
	context: TileContext,
	half: number,
	kind: string,
): Drawing {
	const area = areasOf(drawing, context).find((a) => a.halves.includes(half));
	if (area?.kind === kind) return drawing;
	if (area === undefined) return addGround(drawing, context, half, kind);
	if (drawing.areas !== undefined) {
		const listed = listedAreas(drawing, context, drawing.areas);
		const areas = listed.map((a) => (a.halves.includes(half) ? changedEntry(a, { kind }) : a));
		const entries = drawing.entries.filter((_, i) => i !== entryOfArea(drawing, context, half));
		return { ...drawing, areas, entries };
	}
	const index = entryOfArea(drawing, context, half);
	const old = drawing.entries[index];
	if (old === undefined) {
		const hint = changedEntry(emptyEntry(kind), { halves: [area.halves[0] ?? half] });
		return { ...drawing, entries: [...drawing.entries, hint] };
	}
	const marks = Object.fromEntries(
		Object.entries(old.marks).filter(([m]) => ownValue(context.kinds, kind)?.marks.includes(m)),
	);
	const idle = kind === context.areaKind && Object.keys(marks).length === 0;
	const entries = drawing.entries.flatMap((e, i) =>
		i !== index ? [e] : idle ? [] : [changedEntry(e, { kind, marks })],
	);
	return { ...drawing, entries };
}

export function setAreaMark(
	drawing: Drawing,
	context: TileContext,
	half: number,
	mark: string,
	count: number,
): Drawing {
	const area = areasOf(drawing, context).find((a) => a.halves.includes(half));
	if (area === undefined) return drawing;
	const index = entryOfArea(drawing, context, half);
	const old = drawing.entries[index];
	const marks = Object.fromEntries(
		Object.entries({ ...old?.marks, [mark]: count }).filter(([, n]) => n > 0),
	);
	if (old === undefined) {
		const hint = changedEntry(emptyEntry(area.kind), { halves: [area.halves[0] ?? half], marks });
		return { ...drawing, entries: [...drawing.entries, hint] };
	}
	const idle = old.kind === context.areaKind && Object.keys(marks).length === 0;
	const entries = drawing.entries.flatMap((e, i) =>
		i !== index ? [e] : idle ? [] : [changedEntry(e, { marks })],
	);
	return { ...drawing, entries };
}

/** Draws ground from one half side to another: two grounds become one, and one ground becomes of the kind. */
export function drawGround(
	drawing: Drawing,
	context: TileContext,
	kind: string,
	one: number,
	other: number,
): Drawing {
	const area = areasOf(drawing, context).find((a) => a.halves.includes(one));
	const isOne = one === other || area?.halves.includes(other) === true;
	return isOne ? setAreaKind(drawing, context, one, kind) : joinAreas(drawing, context, one, other);
}

export function joinAreas(
	drawing: Drawing,
	context: TileContext,
	one: number,
	other: number,
): Drawing {
	const areas = areasOf(drawing, context);
	const first = areas.find((a) => a.halves.includes(one));
	const second = areas.find((a) => a.halves.includes(other));
	if (first === second || first === undefined || second === undefined) return drawing;
	const joined = { ...first, halves: [...first.halves, ...second.halves].sort((a, b) => a - b) };
	const list = areas.flatMap((a) => (a === first ? [joined] : a === second ? [] : [a]));
	return withAreas(drawing, context, list);
}

export function partArea(drawing: Drawing, context: TileContext, half: number): Drawing {
	const areas = areasOf(drawing, context);
	const area = areas.find((a) => a.halves.includes(half));
	if (area === undefined || area.halves.length === 1) return drawing;
	const rest = { ...area, halves: area.halves.filter((h) => h !== half) };
	const part = { ...area, halves: [half] };
	return withAreas(
		drawing,
		context,
		areas.flatMap((a) => (a === area ? [rest, part] : [a])),
	);
}

export function dropGround(drawing: Drawing, context: TileContext, half: number): Drawing {
	const list = areasOf(drawing, context)
		.map((a) => ({ ...a, halves: a.halves.filter((h) => h !== half) }))
		.filter((a) => a.halves.length > 0 || a.name.startsWith('inner'));
	return withAreas(drawing, context, list);
}

/** Moves a half side to the ground that holds another one, or to a ground of its own, or leaves it without ground. */
export function moveGround(
	drawing: Drawing,
	context: TileContext,
	half: number,
	to: { readonly with: number } | 'own' | 'none',
): Drawing {
	if (to === 'none') return dropGround(drawing, context, half);
	const areas = areasOf(drawing, context);
	const own = areas.some((a) => a.halves.includes(half))
		? partArea(drawing, context, half)
		: addGround(drawing, context, half, context.areaKind ?? areas[0]?.kind ?? '');
	return to === 'own' ? own : joinAreas(own, context, to.with, half);
}

function addGround(drawing: Drawing, context: TileContext, half: number, kind: string): Drawing {
	if (drawing.areas === undefined || !openOf(drawing, context).has(half)) return drawing;
	const fresh = changedEntry(emptyEntry(kind), { halves: [half] });
	return withoutDerivedAreas({ ...drawing, areas: [...drawing.areas, fresh] }, context);
}

export function openOf(drawing: Drawing, context: TileContext): ReadonlySet<number> {
	const drawn = drawing.entries.map(({ kind, form, sides, halves, over }): Drawn => {
		const spec = ownValue(context.kinds, kind);
		const isEdge = spec?.connect === 'edge' && form === 'ports' && spec.layer !== true;
		return { form: isEdge ? (spec.form ?? 'line') : 'spot', sides, halves, over };
	});
	return new Set(openHalves(drawn, drawing.ring));
}

export function rederiveAreas(drawing: Drawing): Drawing {
	return { ...drawing, areas: undefined };
}

function withAreas(drawing: Drawing, context: TileContext, areas: readonly SegmentIR[]): Drawing {
	// a hint names one half side of its area, so that it still means one
	const entries = drawing.entries.map((e) =>
		ownValue(context.kinds, e.kind)?.connect === 'area' && e.halves.length > 1
			? changedEntry(e, { halves: e.halves.slice(0, 1) })
			: e,
	);
	const given = areas.map((area) => sameEntry(drawing, area) ?? asEntry(area));
	return withoutDerivedAreas(
		resolveAreaHints({ ...drawing, entries, areas: given }, context),
		context,
	);
}

function sameEntry({ areas }: Drawing, area: SegmentIR): DrawnEntry | undefined {
	return areas?.find(
		(a) => a.form !== 'rest' && a.kind === area.kind && sameHalves(a.halves, area.halves),
	);
}

function listedAreas(
	drawing: Drawing,
	context: TileContext,
	given: readonly DrawnEntry[],
): readonly DrawnEntry[] {
	if (!given.some((a) => a.form === 'rest')) return given;
	return areasOf(drawing, context).map((area) => sameEntry(drawing, area) ?? asEntry(area));
}

/** Hints of areas put right: one that names two areas names the first, one that contradicts another goes. */
export function resolveAreaHints(drawing: Drawing, context: TileContext): Drawing {
	const isHint = (e: DrawnEntry): boolean => ownValue(context.kinds, e.kind)?.connect === 'area';
	let now = drawing;
	for (let turns = now.entries.filter(isHint).length * 2; turns > 0; turns--) {
		const problem = derive(now, context).problems.find(
			(p) => p.code.startsWith('TILE-AREA') && p.path[0] !== 'areas',
		);
		if (problem === undefined) break;
		const [kind, nth = 0] = problem.path;
		const entry = now.entries.filter((e) => e.kind === kind)[Number(nth)];
		if (entry === undefined) break;
		const split = problem.code === 'TILE-AREA-SPLIT';
		const entries = now.entries.flatMap((e) => {
			if (e !== entry) return [e];
			return split ? [changedEntry(e, { halves: e.halves.slice(0, 1) })] : [];
		});
		now = { ...now, entries };
	}
	return now;
}

export function withoutDerivedAreas(drawing: Drawing, context: TileContext): Drawing {
	const derived = { ...drawing, areas: undefined };
	const shapes = (d: Drawing): string => JSON.stringify(derive(d, context).tile.segments);
	return shapes(derived) === shapes(drawing) ? derived : drawing;
}

function sameHalves(a: readonly number[], b: readonly number[]): boolean {
	return a.length === b.length && a.every((h) => b.includes(h));
}
