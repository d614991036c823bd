import { DIRECTIONS, HALVES, cellName } from '../tiles/sides.ts';
import type { Target } from '../tiles/notation.ts';
import type { Drawing, DrawnEntry } from './drawing.ts';

type Ground = Pick<Drawing, 'cells' | 'ring'>;

export function spellEntry(entry: DrawnEntry, ground: Ground): string {
	if (entry.text !== undefined) return entry.text;
	const stops = entry.targets.map((t) => `>${spellTarget(t, ground)}`).join('');
	const marks = Object.entries(entry.marks)
		.filter(([, count]) => count > 0)
		.map(([mark, count]) => (count === 1 ? mark : `${mark} ${count}`));
	return [place(entry, ground) + stops, ...marks, ...(entry.over ? ['over'] : [])].join(' ');
}

function place(entry: DrawnEntry, ground: Ground): string {
	const names = entry.cells.map((c) => cellName(ground.cells[c] ?? [0, 0]));
	switch (entry.form) {
		case 'centre':
			return ground.cells.length > 1 ? `centre@${names[0] ?? ''}` : 'centre';
		case 'cells':
			return names.length === 0 || names.length === ground.cells.length ? 'all' : names.join('-');
		case 'inner':
		case 'rest':
			return entry.form;
		default:
			return spellPorts(entry.sides, entry.halves, ground);
	}
}

/** Sides and half sides, clockwise, a side before its halves; their cell only where it is in doubt. */
function spellPorts(sides: readonly number[], halves: readonly number[], ground: Ground): string {
	return [
		...sides.map((s) => ({ order: s * 2 - 0.5, text: spellSide(s, ground) })),
		...halves.map((h) => ({ order: h, text: spellHalf(h, ground) })),
	]
		.sort((a, b) => a.order - b.order)
		.map((p) => p.text)
		.join('-');
}

function spellSide(side: number, ground: Ground): string {
	return (DIRECTIONS[side & 3] ?? '') + cellOf(side, ground);
}

function spellHalf(half: number, ground: Ground): string {
	return (HALVES[half & 7] ?? '') + cellOf(half >> 1, ground);
}

function cellOf(side: number, { cells, ring }: Ground): string {
	const facing = ring.filter((s) => (s & 3) === (side & 3));
	return facing.length === 1 ? '' : `@${cellName(cells[side >> 2] ?? [0, 0])}`;
}

function spellTarget(target: Target, ground: Ground): string {
	if (target === 'centre' || target === 'none') return target;
	return 'side' in target ? spellSide(target.side, ground) : spellHalf(target.half, ground);
}
