import { ownValue } from '@tilewright/schema';
import { reaches } from '../tiles/declared.ts';
import type { TileContext } from '../tiles/problems.ts';
import { openOf, resolveAreaHints, withoutDerivedAreas } from './areas.ts';
import { type Drawing, type DrawnEntry, emptyEntry, changedEntry, derive } from './drawing.ts';

/**
 * Tidies a drawing after a stroke: hints without a meaning are removed, covered ground leaves its area, and ground that is open
 * again joins one.
 */
export function normalized(before: Drawing, after: Drawing, context: TileContext): Drawing {
	const open = openOf(after, context);
	const entries = after.entries.flatMap((entry): DrawnEntry[] => {
		if (ownValue(context.kinds, entry.kind)?.connect !== 'area') return [entry];
		const halves = entry.halves.filter((h) => open.has(h));
		if (halves.length === entry.halves.length) return [entry];
		return halves.length === 0 ? [] : [changedEntry(entry, { halves })];
	});
	const grounded = withGround(before, { ...after, entries }, context, open);
	return withoutIdleStops(resolveAreaHints(grounded, context), context);
}

function withGround(
	before: Drawing,
	after: Drawing,
	context: TileContext,
	open: ReadonlySet<number>,
): Drawing {
	if (after.areas === undefined) return after;
	const was = openOf(before, context);
	const given = after.areas.map((area) => withoutLostBorders(area, after.entries));
	const areas = given.flatMap((area): DrawnEntry[] => {
		const halves = area.halves.filter((h) => open.has(h));
		if (area.form === 'unread' || halves.length === area.halves.length) return [area];
		return halves.length === 0 ? [] : [changedEntry(area, { halves })];
	});
	const fresh = [...open].filter((h) => !was.has(h));
	const tidied = (): Drawing =>
		withoutDerivedAreas({ ...after, areas: withoutIdleRest(areas, open) }, context);
	if (fresh.length === 0) return tidied();
	const { tile } = derive({ ...after, areas: undefined }, context);
	for (const segment of tile.segments) {
		const halves = segment.halves.filter((h) => fresh.includes(h));
		if (ownValue(context.kinds, segment.kind)?.connect !== 'area' || halves.length === 0) continue;
		const at = areas.findIndex((a) => a.halves.some((h) => segment.halves.includes(h)));
		const home = areas[at];
		const all = [...(home?.halves ?? []), ...halves].sort((a, b) => a - b);
		const made = { ...emptyEntry(segment.kind), ...home, halves: all };
		if (home === undefined) areas.push(made);
		else areas[at] = changedEntry(made, {});
	}
	return tidied();
}

function withoutLostBorders(area: DrawnEntry, entries: readonly DrawnEntry[]): DrawnEntry {
	const targets = area.targets.filter(
		(to) => typeof to === 'string' || entries.some((e) => reaches(e, to)),
	);
	return targets.length === area.targets.length ? area : changedEntry(area, { targets });
}

function withoutIdleRest(
	areas: readonly DrawnEntry[],
	open: ReadonlySet<number>,
): readonly DrawnEntry[] {
	const named = new Set(areas.flatMap((a) => a.halves));
	const first = [...open].every((h) => named.has(h))
		? undefined
		: areas.find((a) => a.form === 'rest');
	return areas.filter((a) => a.form !== 'rest' || a === first);
}

function withoutIdleStops(drawing: Drawing, context: TileContext): Drawing {
	let now = drawing;
	drawing.entries.forEach((entry, i) => {
		if (entry.targets.length === 0) return;
		const entries = now.entries.map((e, k) => (k === i ? changedEntry(e, { targets: [] }) : e));
		const bare = { ...now, entries };
		const [one, other] = [derive(now, context), derive(bare, context)];
		const idle = JSON.stringify(one.tile.segments) === JSON.stringify(other.tile.segments);
		if (idle) now = bare;
	});
	return now;
}
