import { Header } from '@tilewright/interpreter';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, type Script, machineFor, pick, programFor, scripts } from '../script.ts';

/** When another seat begins, and all do what the one before them did, each has the points that one had. */
export const seatsLaw: Law = {
	says: 'permuting seats permutes scores',
	property: fc.property(scripts(), fc.integer({ min: 1, max: 4 }), holds) as never,
};

function holds(script: Script, shift: number): void {
	const machine = machineFor(programFor(script));
	const { m, SCORE, seats } = machine.rt;
	const by = shift % seats;
	const trace = (first: number): { scores: number[][]; options: number[] } => {
		const scores: number[][] = [];
		const options: number[] = [];
		machine.reset(script.seed);
		// nothing before the first decision depends on who is active
		m[Header.active] = first;
		machine.decider.forget();
		for (let i = 0; !machine.over; i++) {
			const keys = optionsOf(machine);
			options.push(keys.length);
			machine.choose(pick(script, i, keys.length));
			scores.push(Array.from({ length: seats }, (_, s) => m[SCORE + ((s + first) % seats)]!));
		}
		return { scores, options };
	};
	expect(trace(by)).toEqual(trace(0));
}
