import { Header, stateHash } from '@tilewright/interpreter/state';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, type Script, machineFor, mix, programFor, scripts, setUps } from '../script.ts';

const whistle = setUps.findIndex((s) => s.with?.includes('whistle') === true);

/** A free action stands beside decisions and alone at the end of its window; where nobody uses it, hashes and all other options are as without it. */
export const freeLaw: Law = {
	says: 'a free action offered and not used leaves the hash',
	property: fc.property(scripts(), (random: Script) => {
		const trace = (
			setUp: number,
		): { seen: string[]; offered: number; decisions: number; turns: number } => {
			const machine = machineFor(programFor({ ...random, setUp }));
			const seen: string[] = [];
			let [offered, decisions] = [0, 0];
			machine.reset(random.seed);
			for (let i = 0; !machine.over;) {
				const all = optionsOf(machine);
				const options = all.filter((o) => !o.startsWith('whistle'));
				if (all.length > 1 && options.length === 1) {
					machine.choose(all.indexOf(options[0]!));
					decisions++;
					continue;
				}
				offered += all.length - options.length;
				seen.push(`${stateHash(machine)} ${options.join(', ')}`);
				const wanted = options[(random.picks[i] ?? mix(random.seed, i)) % options.length]!;
				machine.choose(all.indexOf(wanted));
				i++;
			}
			return {
				seen: [...seen, stateHash(machine)],
				offered,
				decisions,
				turns: machine.rt.m[Header.turn]!,
			};
		};
		const [without, beside] = [trace(0), trace(whistle)];
		expect(beside.seen).toEqual(without.seen);
		expect(beside.offered).toBe(without.seen.length - 1);
		// at the end of every turn but the last, which ends the game, at least
		expect(beside.decisions).toBeGreaterThanOrEqual(beside.turns - 1);
		expect(without.decisions).toBe(0);
	}) as never,
};
