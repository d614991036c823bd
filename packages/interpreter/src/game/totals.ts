import { largest } from '@tilewright/schema';
import type { Num } from '../expr/backend.ts';
import type { Machine } from '../run/machine.ts';

const compiled = new WeakMap<Machine, Num>();

/** The totals that are compared at the end, by seat: the scores, or the values that the rules define instead. */
function totalsOf(machine: Machine): number[] {
	const { m, SCORE, seats, temps } = machine.rt;
	const scores = Array.from(m.subarray(SCORE, SCORE + seats));
	const total = machine.program.scores?.total;
	if (total === undefined) return scores;
	let value = compiled.get(machine);
	if (value === undefined) compiled.set(machine, (value = machine.backend.num(total.value)));
	return scores.map((_, seat) => {
		temps[total.seat] = seat;
		return value();
	});
}

/** The seats with the most; several share the win. */
export function winningSeatsOf(machine: Machine): number[] {
	const totals = totalsOf(machine);
	const best = largest(totals);
	return totals.flatMap((n, seat) => (n === best ? [seat] : []));
}
