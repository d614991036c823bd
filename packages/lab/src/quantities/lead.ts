import { largest } from '@tilewright/schema';
import type { LedgerEntry } from '@tilewright/interpreter';
import type { Machine } from '@tilewright/interpreter/state';
import { entriesOf, scoresOf } from './points.ts';
import { type GameQuantity, whole } from './quantity.ts';

/** The number of times that another seat than before is alone in the lead; entries of one step count at once. */
export function leadChangesIn(
	entries: readonly Pick<LedgerEntry, 'seat' | 'points' | 'step'>[],
	seats: number,
): number {
	const scores = new Array<number>(seats).fill(0);
	let leader = -1;
	let changes = 0;
	entries.forEach(({ seat, points, step }, i) => {
		scores[seat]! += points;
		if (entries[i + 1]?.step === step) return;
		const best = largest(scores);
		if (scores.indexOf(best) !== scores.lastIndexOf(best)) return;
		const first = scores.indexOf(best);
		if (leader >= 0 && first !== leader) changes++;
		leader = first;
	});
	return changes;
}

/** The points between the best and the second best; 0 for one seat alone. */
function marginOf(machine: Machine): number {
	const [first = 0, second = first] = scoresOf(machine).sort((a, b) => b - a);
	return first - second;
}

export const leadQuantities: readonly GameQuantity[] = [
	{
		name: 'lead-changes',
		unit: 'times',
		per: 'game',
		parts: whole,
		watch: (machine) => ({
			end: () => [['', leadChangesIn(entriesOf(machine), machine.rt.seats)]],
		}),
	},
	{
		name: 'margin',
		unit: 'points',
		per: 'game',
		parts: whole,
		watch: (machine) => ({ end: () => [['', marginOf(machine)]] }),
	},
];
