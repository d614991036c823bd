import { fewestDiffering, type Report } from '@tilewright/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enoughGames } from './enough-games.ts';

const reportOf = (games: number, differing: number, estimate?: object): Report =>
	({ games, rows: [{ quantity: 'points', differing, estimate }] }) as unknown as Report;

test('where points have no range, more games are offered than were played, and enough at this rate', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 63 }), fc.nat(500), (differing, others) => {
			const games = differing + others;
			const offered = enoughGames(reportOf(games, differing), Infinity)!;
			expect(offered.differing).toBe(differing);
			expect(offered.games).toBeGreaterThan(games);
			expect((offered.games / games) * differing).toBeGreaterThanOrEqual(fewestDiffering);
			expect(enoughGames(reportOf(games, differing), offered.games - 1)).toBeUndefined();
		}),
	);
});

test.each([reportOf(200, 0), reportOf(200, 80, { difference: 1 })])(
	'no games are offered where no game differs, or there is a range',
	(report) => expect(enoughGames(report, Infinity)).toBeUndefined(),
);
