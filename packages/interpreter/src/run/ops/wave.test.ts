import { describe, expect, test } from 'vitest';
import { gameOf, register, take } from '../testing.ts';

describe('what is collected', () => {
	const rounds = `registers: { rounds: { per: game } }
rules:
  - { id: begin, at: after-place, do: [{ collect: { features: "features(line).first(1)", reason: again } }] }
  - { id: count, at: wave.offer, do: [{ set: { register: rounds, to: rounds + 1 } }] }
`;

	test('between two waves waits for the next, though it was in the last', () => {
		const game = gameOf(rounds, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'lay S 1/0 r0');
		expect(register(game.machine, 'rounds')).toBe(2);
	});

	test('in a wave joins it once', () => {
		const game = gameOf(
			`${rounds}  - { id: more, at: wave.return, when: rounds < 5, do: [{ collect: { features: "features(line).first(1)", reason: again } }] }\n`,
			{ draws: ['S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(register(game.machine, 'rounds')).toBe(1);
	});
});
