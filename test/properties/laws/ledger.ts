import { Machine } from '@tilewright/interpreter/state';
import { expect } from 'vitest';
import { watchLedger } from '../invariants/ledger.ts';
import { type Law, law, machineFor, playScript, programFor } from '../script.ts';

export const ledgerLaw: Law = law('the ledger adds up to the scores', (script) => {
	const machine = machineFor(programFor(script));
	playScript(machine, script, watchLedger(machine));
});

export const quietLaw: Law = law('a game scores the same without its ledger', (script) => {
	const machine = machineFor(programFor(script));
	const { m, SCORE, seats } = machine.rt;
	const trace = (keep: boolean): number[][] => {
		const scores: number[][] = [];
		machine.keepLedger = keep;
		playScript(machine, script, () => scores.push(Array.from(m.subarray(SCORE, SCORE + seats))));
		return scores;
	};
	expect(trace(true)).toEqual(trace(false));
	expect(machine).toBeInstanceOf(Machine);
});
