import { Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';

/** Numbers of decision sequences of length 1 … `depth` from the start of a game; decisions with one option are no ply. */
export function enginePerft(program: Program, depth: number): number[] {
	const machine = new Machine(program);
	machine.reset(1);
	machine.rt.arena.journaling = true;
	const counts = new Array<number>(depth).fill(0);
	const walk = (at: number): void => {
		if (machine.over) return;
		const options = machine.optionCount;
		counts[at]! += options;
		if (at + 1 === depth) return;
		for (let k = 0; k < options; k++) {
			const mark = machine.mark();
			machine.choose(k);
			walk(at + 1);
			machine.undoTo(mark);
		}
	};
	walk(0);
	return counts;
}
