import { stateHash } from '@tilewright/interpreter';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, type Script, machineFor, mix, programFor, scripts, setUps } from '../script.ts';

const whistle = setUps.findIndex((s) => s.with?.includes('whistle') === true);

/** A free action stands beside decisions; where nobody uses it, hashes and all other options are as without it. */
export const freeLaw: Law = {
	says: 'a free action offered and not used leaves the hash',
	property: fc.property(scripts(), (random: Script) => {
		const trace = (setUp: number): { seen: string[]; offered: number } => {
			const machine = machineFor(programFor({ ...random, setUp }));
			const seen: string[] = [];
			let offered = 0;
			machine.reset(random.seed);
			for (let i = 0; !machine.over; i++) {
				const all = optionsOf(machine);
				const options = all.filter((o) => !o.startsWith('whistle'));
				offered += all.length - options.length;
				seen.push(`${stateHash(machine)} ${options.join(', ')}`);
				const wanted = options[(random.picks[i] ?? mix(random.seed, i)) % options.length]!;
				machine.choose(all.indexOf(wanted));
			}
			return { seen: [...seen, stateHash(machine)], offered };
		};
		const [without, beside] = [trace(0), trace(whistle)];
		expect(beside.seen).toEqual(without.seen);
		expect(beside.offered).toBe(without.seen.length - 1);
	}) as never,
};
