import { Machine } from '@tilewright/interpreter';
import { expect } from 'vitest';
import { type Law, type Script, law, machineFor, playScript, programFor } from '../script.ts';

/** Every point a seat has is in the ledger, and every entry is the sum of its lines. */
export const ledgerLaw: Law = law('the ledger adds up to the scores', (script) =>
	ledgerAddsUp(machineFor(programFor(script)), script),
);

/** Plays a script on a machine, holding the scores against the ledger at every decision. */
export function ledgerAddsUp(machine: Machine, script: Script): void {
	machine.keepLedger = true;
	const { m, SCORE, seats } = machine.rt;
	let read = 0;
	const sums = new Array<number>(seats).fill(0);
	playScript(machine, script, () => {
		for (; read < machine.ledger.length; read++) {
			const entry = machine.ledger[read]!;
			sums[entry.seat]! += entry.points;
			for (const line of entry.lines) expect(line.count * line.each).toBe(line.points);
			expect(entry.lines.reduce((n, l) => n + l.points, 0)).toBe(entry.points);
		}
		expect(Array.from(m.subarray(SCORE, SCORE + seats))).toEqual(sums);
	});
}

/** Keeping the ledger changes nothing. */
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
