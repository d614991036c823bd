import { Machine } from '@tilewright/interpreter/state';
import {
	BotRandom,
	dealUnknown,
	greedy,
	greedyAmong,
	newSeenDecisions,
	valuesHere,
} from '@tilewright/players';
import { expect, test } from 'vitest';
import { fewSetUps, lookAheadProgram } from '../properties/look-ahead-set-ups.ts';

const BEGINNINGS = 5;
const SAMPLES = 5;
const AHEAD = 4;

test('a decision that came before is taken as if it had not', () => {
	let known = 0;
	for (const setUp of fewSetUps) {
		const machine = new Machine(lookAheadProgram(setUp));
		const random = new BotRandom(3);
		machine.reset(4);
		machine.rt.arena.journaling = true;
		for (let n = 0; n < BEGINNINGS; n++) {
			for (let i = 0; i < 8; i++) machine.choose(random.below(machine.optionCount));
			const seen = newSeenDecisions(machine);
			const first = random.below(machine.optionCount);
			for (let i = 0; i < SAMPLES; i++) {
				const mark = machine.mark();
				dealUnknown(machine, machine.decides, random);
				machine.choose(first);
				for (let d = 0; d < AHEAD; d++) {
					if (machine.optionCount > 1 && valuesHere(seen).length > 0) known++;
					const [one, other] = [new BotRandom(n * 97 + d), new BotRandom(n * 97 + d)];
					const chosen = greedyAmong(machine, one, seen);
					expect(chosen).toBe(greedy(machine, other));
					expect(one.state).toBe(other.state);
					machine.choose(chosen);
				}
				machine.undoTo(mark);
			}
		}
	}
	expect(known).toBeGreaterThan(BEGINNINGS);
});
