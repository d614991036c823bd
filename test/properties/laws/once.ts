import { expect } from 'vitest';
import { type Law, law, machineFor, playScript, programFor, setUps } from '../script.ts';
import { rootOf, tileCount, tileSegmentEnd } from '@tilewright/interpreter/state';

const ropes = setUps.findIndex((s) => s.with?.includes('ropes') === true);

/** A feature is settled when all its segments were settled with some feature: joining unsettles it, parting gives back what was. */
export const onceLaw: Law = law(
	'a feature is settled as long as all its parts were, also when features part',
	(random) => {
		const script = { ...random, setUp: random.setUp % 2 === 0 ? ropes : random.setUp };
		const machine = machineFor(programFor(script));
		const { m, board } = machine.rt;
		const settled = new Set<number>();
		playScript(machine, script, () => {
			const features = new Map<number, number[]>();
			for (let s = 0; s < tileSegmentEnd(board, tileCount(board) - 1); s++) {
				const members = features.get(rootOf(board, s));
				if (members) members.push(s);
				else features.set(rootOf(board, s), [s]);
			}
			for (const [feature, members] of features) {
				const is = m[board.SCORED + feature] !== 0;
				if (is) for (const s of members) settled.add(s);
				expect(is, `feature ${feature}`).toBe(members.every((s) => settled.has(s)));
			}
		});
	},
);
