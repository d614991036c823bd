import { Machine, Tracing, stateHash } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, law, machineFor, pick, programFor } from '../script.ts';

const tracing = new WeakMap<Program, Machine>();

/** The back end for explanations, which walks the tree and gathers sets, plays what the closures play. */
export const backendsLaw: Law = law('closures and tracing play the same game', (script) => {
	const program = programFor(script);
	const closures = machineFor(program);
	let slow = tracing.get(program);
	if (slow === undefined)
		tracing.set(program, (slow = new Machine(program, (rt) => new Tracing(rt))));
	closures.reset(script.seed);
	slow.reset(script.seed);
	for (let i = 0; ; i++) {
		expect(slow.over).toBe(closures.over);
		expect(stateHash(slow)).toBe(stateHash(closures));
		if (closures.over) break;
		const options = optionsOf(closures);
		expect(optionsOf(slow)).toEqual(options);
		const k = pick(closures, script, i);
		closures.choose(k);
		slow.choose(k);
	}
});
