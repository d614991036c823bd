/**
 * The cost of rules that always hold against the same rules by events: `node test/bench/always.ts [rounds]`.
 * Both forms stand in the litmus pack of shepherds, and both play the same games in turn.
 */
import { asSource } from '../campaign/as-source.ts';

const games = 200;

if (asSource(import.meta.filename)) {
	const { Machine } = await import('@tilewright/interpreter/state');
	const { shepherdsProgram } = await import('../litmus/shepherds.ts');
	const rounds = Number(process.argv[2] ?? 21);
	const machines = (['always', 'byEvents'] as const).map(
		(form) => new Machine(shepherdsProgram(form)),
	);
	const ratios: number[] = [];
	for (let round = -1; round < rounds; round++) {
		const times = machines.map((machine) => {
			const begin = process.cpuUsage();
			for (let seed = 0; seed < games; seed++) {
				let state = seed;
				machine.playThrough(
					seed,
					(n) => (state = (Math.imul(state, 1103515245) + 12345) >>> 1) % n,
				);
			}
			const { user, system } = process.cpuUsage(begin);
			return (user + system) / 1000 / games;
		});
		// the first round warms up
		if (round < 0) continue;
		ratios.push(times[0]! / times[1]!);
		console.log(times.map((t) => `${t.toFixed(3)} ms`).join('  '));
	}
	ratios.sort((a, b) => a - b);
	const at = (part: number): string => ratios[Math.floor(part * (ratios.length - 1))]!.toFixed(2);
	console.log(`always / by events: ${at(0.5)} (${at(0)}–${at(1)}), ${rounds} rounds`);
}
