import { Machine, stateHash } from '@tilewright/interpreter/state';
import { BotRandom, greedy, playBots, uniform } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';

const program = baseProgram();

function scoresOf(machine: Machine): number[] {
	const { m, SCORE, seats } = machine.rt;
	return [...m.subarray(SCORE, SCORE + seats)];
}

describe('the greedy bot', () => {
	test('leads the random one in nearly every game, from either seat', () => {
		const machine = new Machine(program);
		let won = 0;
		for (let seed = 1; seed <= 10; seed++)
			for (const seat of [0, 1]) {
				playBots(machine, seat === 0 ? [greedy, uniform] : [uniform, greedy], seed, seed);
				const scores = scoresOf(machine);
				if (scores[seat]! > scores[1 - seat]!) won++;
			}
		expect(won).toBeGreaterThanOrEqual(18);
	});

	test('leaves no trace by looking, and decides alike with alike chance', () => {
		const machine = new Machine(program);
		machine.reset(3);
		const random = new BotRandom(5);
		for (let i = 0; i < 60 && !machine.over; i++) {
			const before = stateHash(machine);
			const seed = random.below(1000);
			const chosen = greedy(machine, new BotRandom(seed));
			expect(stateHash(machine)).toBe(before);
			expect(greedy(machine, new BotRandom(seed))).toBe(chosen);
			machine.choose(chosen);
		}
	});

	test('takes points that lie there', () => {
		// of all options none leaves a better lead one step on than the one it takes
		const machine = new Machine(program);
		machine.rt.arena.journaling = true;
		machine.reset(8);
		const random = new BotRandom(1);
		let compared = 0;
		while (!machine.over) {
			const n = machine.optionCount;
			const seat = machine.decides;
			const lead = (k: number): number => {
				const mark = machine.mark();
				machine.choose(k);
				const [mine, other] = [scoresOf(machine)[seat]!, scoresOf(machine)[1 - seat]!];
				const { over } = machine;
				machine.undoTo(mark);
				return over ? mine - other : Number.NaN;
			};
			const chosen = greedy(machine, random);
			const leads = Array.from({ length: n }, (_, k) => lead(k));
			if (!leads.some(Number.isNaN)) {
				compared++;
				expect(leads[chosen]).toBe(Math.max(...leads));
			}
			machine.choose(chosen);
		}
		expect(compared).toBeGreaterThan(0);
	});
});
