import { expect, test } from 'vitest';
import { Game } from '../game/game.ts';
import { gameOf } from '../run/testing.ts';
import { randomOf } from '../board/testing.ts';
import { pointsRecord } from './points.ts';

const records = (game: Game): object[] => game.ledger.map((entry) => pointsRecord(game, entry));

const gifts = `rules:
  - { id: gift, at: after-place, do: [{ score: { to: active, line: gift, count: 1 } }] }
  - { id: rest, at: end-game.last, do: [{ score: { to: seats, line: rest, count: 2 } }] }
`;

test('points are final when they came after the last turn, also where steps were taken back before', () => {
	let finals = 0;
	for (let seed = 1; seed <= 40; seed++) {
		const random = randomOf(seed);
		const game = gameOf(gifts, { seed });
		for (let n = 0; n < 60; n++) {
			if (game.over || random(4) === 0) for (let k = random(4); k > 0; k--) game.undo();
			if (!game.over) game.choose(random(game.decision!.options.length));
		}
		while (!game.over) game.choose(random(game.decision!.options.length));
		const again = new Game(game.program, { seed });
		const paid: string[] = [];
		for (const step of game.steps) {
			again.play(step.key);
			if (!again.over) paid.push(...records(again).map((r) => JSON.stringify(r)));
		}
		expect(records(game)).toEqual(records(again));
		expect(paid.filter((r) => r.includes('"final"'))).toEqual([]);
		finals += game.ledger.filter((e) => e.final).length;
	}
	expect(finals).toBeGreaterThan(40);
});
