import { expect } from 'vitest';
import { type Law, law, machineFor, playScript, programFor, setUps } from '../script.ts';

const ropes = setUps.findIndex((s) => s.with?.includes('ropes') === true);

/** What was paid as complete is not paid again when it merely came apart: some part of what is paid is new. */
export const onceLaw: Law = law(
	'a completed feature is paid once, also when features part',
	(random) => {
		const script = { ...random, setUp: random.setUp % 2 === 0 ? ropes : random.setUp };
		const machine = machineFor(programFor(script));
		const { board } = machine.rt;
		machine.keepLedger = true;
		let read = 0;
		const paid = new Set<number>();
		playScript(machine, script, () => {
			const entries = machine.ledger.slice(read).filter((e) => e.complete && e.reason === 0);
			read = machine.ledger.length;
			const features = new Map(entries.map((e) => [board.find(e.segment), e]));
			for (const [feature, entry] of features) {
				const members: number[] = [];
				board.forEachMember(feature, (s) => {
					members.push(s);
					return false;
				});
				expect(
					members.some((s) => !paid.has(s)),
					JSON.stringify(entry),
				).toBe(true);
				for (const s of members) paid.add(s);
			}
		});
	},
);
