import { Machine, stateHash } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';
import { expect } from 'vitest';

export function holdLateOptions(
	program: Program,
	seed: number,
	decisions: number = Infinity,
): void {
	const machine = new Machine(program);
	const late = new Machine(program);
	late.decider.listsLate = true;
	const random = new BotRandom(seed);
	machine.reset(seed);
	late.reset(seed);
	for (let n = 0; n < decisions && !machine.over; n++) {
		const where = `decision ${n} of seed ${seed}`;
		expect(late.decides, where).toBe(machine.decides);
		expect(stateHash(late), where).toBe(stateHash(machine));
		expect(late.optionCount, where).toBe(machine.optionCount);
		const option = random.below(machine.optionCount);
		expect(late.decider.option(option), where).toEqual(machine.decider.option(option));
		machine.choose(option);
		late.choose(option);
	}
	expect(late.over).toBe(machine.over);
	expect(stateHash(late)).toBe(stateHash(machine));
}
