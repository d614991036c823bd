import { expect, test } from 'vitest';
import { PERFT_CASES } from '../bench/handwritten/perft-cases.ts';
import { perft } from '../bench/handwritten/perft.ts';
import { baseProgram, plainSetUp, withDeck } from '../support/base.ts';
import { enginePerft } from './perft.ts';

test.each(PERFT_CASES.map((c) => [`${c.deck.join(' ')}, farms ${c.farms}`, c] as const))(
	'the compiled pack and the hand-written playout count the same sequences: %s',
	(_, { deck, seats, farms, counts }) => {
		const program = withDeck(baseProgram(plainSetUp(seats, farms)), deck);
		expect(counts).toHaveLength(4);
		expect(enginePerft(program, 4)).toEqual(counts);
		expect(perft({ deck, seats, farms }, 4)).toEqual(counts);
	},
);

test('another order of tiles counts otherwise', () => {
	const [first, second] = PERFT_CASES.filter((c) => c.farms);
	const program = withDeck(baseProgram(plainSetUp(2, true)), first!.deck);
	expect(enginePerft(program, 4)).not.toEqual(second!.counts);
});
