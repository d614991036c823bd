import { describe, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';

const simulate = ['simulate', '--json', '--games', '1'];

describe('the game of a set-up', () => {
	test('is told by the packs that only one game has', async () => {
		const { exit, out } = await call([...simulate, '--with', 'river1']);
		expect(exit).toBe(0);
		expect(JSON.parse(out)).toMatchObject({ game: 'carcassonne' });
	});

	test.each([[[]], [['--with', 'base']], [['--with', 'nothing-like-it']]])(
		'stays open with %j, and both games are named',
		async (more) => {
			const result = await call([...simulate, ...more]);
			expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
				exit: 2,
				codes: ['CLI-GAME-OPEN'],
			});
			expect(result.out).toMatch(/carcassonne or gold-rush/);
		},
	);
});
