import { largest } from '@tilewright/schema';
import type { Num } from '../expr/backend.ts';
import type { Machine } from '../run/machine.ts';
import type { Game } from './game.ts';

const compiled = new WeakMap<Machine, Num>();

/** The totals that are compared at the end, by seat: the scores, or the values that the rules define instead. */
function totalsOf({ machine, program, scores }: Game): number[] {
	const total = program.scores?.total;
	if (total === undefined) return scores;
	let value = compiled.get(machine);
	if (value === undefined) compiled.set(machine, (value = machine.backend.num(total.value)));
	return scores.map((_, seat) => {
		machine.rt.temps[total.seat] = seat;
		return value();
	});
}

/** The seats with the most; several share the win. */
export function winningSeats(game: Game): number[] {
	const totals = totalsOf(game);
	const best = largest(totals);
	return totals.flatMap((n, seat) => (n === best ? [seat] : []));
}
