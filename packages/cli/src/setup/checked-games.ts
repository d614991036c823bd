import { Machine, generate } from '@tilewright/interpreter/state';
import { type Disagreement, disagreement } from '@tilewright/lab';
import type { Program } from '@tilewright/lang';
import { diagnose } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal } from '../frame/refusal.ts';

/**
 * Plays some games of a batch in generated code and by closures, spread evenly over the batch; returns their number, 0 where no code can
 * be made. A game whose words differ is refused with its seed.
 */
export function checkedGames(
	program: Program,
	bots: readonly string[],
	{ check, games, seed }: { readonly check: number; readonly games: number; readonly seed: number },
): number {
	const made = generate(program);
	if ('missing' in made) return 0;
	const { machine } = made;
	const closures = new Machine(program);
	const n = Math.min(check, games);
	for (let i = 0; i < n; i++) {
		const found = disagreement(machine, closures, bots, seed + Math.floor((i * games) / n));
		if (found) throw differs(found);
	}
	return n;
}

export function differs({ seed, what, code, closures }: Disagreement): Refusal {
	const args = { seed, what, code: String(code), closures: String(closures) };
	return new Refusal([diagnose('', undefined, 'CLI-CHECK-DIFFERS', args)], Exit.findings);
}
