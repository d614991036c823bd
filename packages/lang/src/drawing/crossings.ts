import { ownValue } from '@tilewright/schema';
import type { TileContext } from '../tiles/problems.ts';
import { type Drawing, type DrawnEntry, changedEntry } from './drawing.ts';
import { normalized } from './tidy.ts';

/** Lines of one kind that meet: each ends there, or one goes on over the other. */
export interface Crossing {
	readonly kind: string;
	readonly lines: 'end' | 'go on';
}

export function crossingsOf(drawing: Drawing, context: TileContext): Crossing[] {
	const kinds = [...new Set(drawing.entries.map(({ kind }) => kind))];
	return kinds.flatMap((kind): Crossing[] => {
		if (crossed(drawing, context, kind).length > 0) return [{ kind, lines: 'go on' }];
		return fourEnds(drawing, context, kind).length > 0 ? [{ kind, lines: 'end' }] : [];
	});
}

/** Lets the lines of a kind end where they cross, or joins each with the one opposite. */
export function setCrossing(
	drawing: Drawing,
	context: TileContext,
	{ kind, lines }: Crossing,
): Drawing {
	const changed = (entries: readonly DrawnEntry[]): Drawing =>
		normalized(drawing, { ...drawing, entries }, context);
	if (lines === 'end') {
		const through = crossed(drawing, context, kind);
		return changed(
			drawing.entries.flatMap((entry) =>
				through.includes(entry)
					? // its marks stay on one of the ends, so that their number stays
						entry.sides.map((side, i) =>
							changedEntry(entry, { sides: [side], ...(i > 0 ? { marks: {} } : {}) }),
						)
					: [entry],
			),
		);
	}
	const [a, b, c, d] = fourEnds(drawing, context, kind);
	if (!a || !b || !c || !d) return drawing;
	return changed(
		drawing.entries.flatMap((entry) => {
			if (entry === a) return [joined(a, c)];
			if (entry === b) return [joined(b, d)];
			return entry === c || entry === d ? [] : [entry];
		}),
	);
}

function joined(one: DrawnEntry, other: DrawnEntry): DrawnEntry {
	const marks = { ...one.marks };
	for (const [mark, n] of Object.entries(other.marks))
		marks[mark] = (ownValue(marks, mark) ?? 0) + n;
	return changedEntry(one, { sides: [...one.sides, ...other.sides], marks, targets: [] });
}

function linesOf({ entries }: Drawing, context: TileContext, kind: string): DrawnEntry[] {
	const spec = ownValue(context.kinds, kind);
	if (spec?.connect !== 'edge' || spec.form === 'block') return [];
	return entries.filter((e) => e.kind === kind && e.form === 'ports' && !e.over);
}

/** The lines of a kind that cross another: their ends alternate along the edge of the tile. */
function crossed(drawing: Drawing, context: TileContext, kind: string): DrawnEntry[] {
	const lines = linesOf(drawing, context, kind);
	const crosses = (one: DrawnEntry, other: DrawnEntry): boolean => {
		const ends = drawing.ring.flatMap((side) =>
			one.sides.includes(side) ? ['one'] : other.sides.includes(side) ? ['other'] : [],
		);
		return ends.filter((end, i) => end !== ends[(i + 1) % ends.length]).length >= 4;
	};
	return lines.filter((one) => lines.some((other) => one !== other && crosses(one, other)));
}

/** The four ends of a kind, clockwise, where it has these and no other lines; else none. */
function fourEnds(drawing: Drawing, context: TileContext, kind: string): DrawnEntry[] {
	const lines = linesOf(drawing, context, kind);
	const meets = (e: DrawnEntry): boolean => e.targets.every((target) => target === 'centre');
	const ends = drawing.ring.flatMap((side) =>
		lines.filter((e) => e.sides.length === 1 && e.sides[0] === side && meets(e)),
	);
	return ends.length === 4 && lines.length === 4 ? ends : [];
}
