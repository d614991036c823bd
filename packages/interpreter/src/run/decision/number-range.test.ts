import { expect, test } from 'vitest';
import { EngineFault } from '../../fault.ts';
import { gameOf, offered, take, undoAll } from '../testing.ts';

const asking = (min: string, max: string): string => `rules:
  - id: ask
    at: after-place
    do:
      - choose: { id: bid, number: { min: "${min}", max: "${max}" }, optional: true, says: A number? }
        then: [{ score: { to: active, line: bid, count: bid, each: 1 } }]
`;

function bidsAfterOneTile(min: string, max: string): ReturnType<typeof gameOf> {
	const game = gameOf(asking(min, max), { draws: ['S', 'S'] });
	take(game, 'lay S -1/0 r0');
	return game;
}

test.each([
	['2', '6'],
	['0 - board.tiles.size()', 'board.tiles.size()'],
	['3', '3'],
])('the numbers from %s to %s are those that are found when each is tried', (min, max) => {
	const game = bidsAfterOneTile(min, max);
	const { machine } = game;
	expect(game.decision!.id).toContain('bid');
	const values = Array.from(
		{ length: machine.optionCount - 1 },
		(_, k) => machine.decider.option(k).values[0]!,
	);
	const tried = Array.from({ length: 41 }, (_, i) => i - 20).filter((v) =>
		machine.decider.legal(0, [v]),
	);
	expect(values).toEqual(tried);
	take(game, offered(game).at(-2)!);
	expect(game.scores[0]).toBe(tried.at(-1));
	undoAll(game);
});

test('no number at all is no question', () => {
	expect(bidsAfterOneTile('3', '2').decision!.id).not.toContain('bid');
});

test('too many numbers are a coded fault', () => {
	let code = '';
	try {
		bidsAfterOneTile('0', '2000000000');
	} catch (error) {
		if (error instanceof EngineFault) code = error.code;
	}
	expect(code).toBe('RUN-OPTIONS');
});
