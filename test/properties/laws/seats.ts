import { Header, Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, type Script, pick, programFor, scripts } from '../script.ts';

/** When another seat begins, and all do what the one before them did, each has the points that one had. */
export const seatsLaw: Law = {
	says: 'permuting seats permutes scores',
	property: fc.property(scripts(), fc.integer({ min: 1, max: 4 }), holds) as never,
};

const machines = new WeakMap<Program, Machine>();

function holds(script: Script, shift: number): void {
	const program = programFor(script);
	let machine = machines.get(program);
	if (machine === undefined)
		machines.set(program, (machine = new Machine(program, undefined, { marks: true })));
	const { m, SCORE, seats } = machine.rt;
	const trace = (first: number): { scores: number[][]; options: number[] } => {
		const scores: number[][] = [];
		const options: number[] = [];
		let begun = false;
		machine.onSlot = () => {
			if (!begun) m[Header.active] = first;
			begun = true;
		};
		machine.reset(script.seed);
		for (let i = 0; !machine.over; i++) {
			const keys = optionsOf(machine);
			options.push(keys.length);
			machine.choose(pick(machine, script, i));
			scores.push(Array.from({ length: seats }, (_, s) => m[SCORE + ((s + first) % seats)]!));
		}
		expect(begun).toBe(true);
		return { scores, options };
	};
	expect(trace(shift % seats)).toEqual(trace(0));
}
