import type { EntryView } from '../describe/game-state.ts';
import type { PaidRow } from './pair-view.ts';

const linesAsText = (e: EntryView): string =>
	e.lines.map((l) => `${l.id} ${l.count} ${l.each}`).join();
const placeOf = (e: EntryView): string => `${e.step} ${e.seat} ${e.name} ${e.at} ${e.why}`;

export function paidRows(
	a: readonly EntryView[],
	b: readonly EntryView[],
): { rows: PaidRow[]; alike: number } {
	const waiting = new Map<string, EntryView[]>();
	for (const e of b) waiting.set(placeOf(e), [...(waiting.get(placeOf(e)) ?? []), e]);
	const rows: PaidRow[] = [];
	let alike = 0;
	for (const e of a) {
		const other = waiting.get(placeOf(e))?.shift();
		if (other && other.points === e.points && linesAsText(other) === linesAsText(e)) alike++;
		else rows.push({ step: e.step, seat: e.seat, a: e, b: other });
	}
	for (const left of waiting.values())
		for (const e of left) rows.push({ step: e.step, seat: e.seat, a: undefined, b: e });
	return { rows: rows.sort((x, y) => x.step - y.step || x.seat - y.seat), alike };
}
