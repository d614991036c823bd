import { stateHash } from '@tilewright/interpreter/state';
import fc from 'fast-check';
import { expect } from 'vitest';
import { optionsOf } from '../options.ts';
import { type Law, type Script, machineFor, pick, programFor, scripts } from '../script.ts';

interface Seen {
	readonly mark: number;
	readonly hash: string;
	readonly options: readonly string[];
}

/** Going back to any decision brings its state and options back, and playing on from there the same game. */
export const undoLaw: Law = {
	says: 'undo to any point brings back the state and its options',
	property: fc.property(scripts(), fc.array(fc.nat(999), { maxLength: 6 }), holds) as never,
	holds: (script) => holds(script, [script.seed % 61]),
};

function holds(script: Script, points: readonly number[]): void {
	const machine = machineFor(programFor(script));
	machine.reset(script.seed);
	machine.rt.arena.journaling = true;
	const seen: Seen[] = [];
	const look = (): Seen => ({
		mark: machine.mark(),
		hash: stateHash(machine),
		options: machine.over ? [] : optionsOf(machine),
	});
	/** Plays on from decision `from`; what was seen before must be seen again. */
	const play = (from: number): void => {
		for (let i = from; ; i++) {
			const now = look();
			if (seen[i] === undefined) seen.push(now);
			else expect(now).toEqual(seen[i]);
			if (machine.over) break;
			machine.choose(pick(machine, script, i));
		}
	};
	play(0);
	const last = seen.length - 1;
	for (const point of points) {
		const i = point % seen.length;
		machine.undoTo(seen[i]!.mark);
		expect(look()).toEqual(seen[i]);
		play(i);
	}
	for (let i = last; i >= 0; i -= 7) {
		machine.undoTo(seen[i]!.mark);
		expect(look()).toEqual(seen[i]);
	}
	machine.undoTo(seen[0]!.mark);
	expect(look()).toEqual(seen[0]);
}
