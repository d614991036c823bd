import type { Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { BothWays, litmusProgramOf, packSetUps, playable } from './generated-code.ts';

/** Whole games of each set-up; a tenth of them from decision to decision. `TILEWRIGHT_GAMES` sets another number. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 600);
const programOf = (selection: object): Program =>
	litmusProgramOf({ game: 'carcassonne', ...selection });

test.each(
	playable.flatMap(([name, elements, rest]) =>
		[1, 2, 3, 4, 5, 6].map((seats) => [name, seats, { seats, elements, ...rest }] as const),
	),
)(`%s, %d seats: ${games} games in generated code are those of closures`, (_, seats, selection) => {
	const both = new BothWays(programOf(selection));
	expect(both.lacking).toEqual([]);
	for (let game = 1; game <= games; game++) {
		const seed = seats * 1_000_000 + game;
		expect(both.whole(seed)).toBeUndefined();
		if (game % 10 === 0) expect(both.stepwise(seed)).toBeUndefined();
	}
});

test('a game without an end is told as closures tell it', () => {
	const program = programOf({});
	// no tile is ever drawn: every turn begins the same one again
	const endless = program.code.map((i) =>
		i.op === 'draw-tile' ? ({ op: 'jump', to: 0 } as const) : i,
	);
	const both = new BothWays({ ...program, code: endless });
	expect(() => both.whole(1)).toThrow('without a decision');
});

const someGames = Math.ceil(games / 50);

test.each(packSetUps)(
	`%s: ${someGames} games in code that calls closures are those of closures`,
	(_, selection) => {
		for (const seats of [2, 5]) {
			const both = new BothWays(litmusProgramOf({ ...selection, seats }));
			for (let seed = 1; seed <= someGames; seed++) {
				expect(both.whole(seed)).toBeUndefined();
				if (seed % 10 === 0) expect(both.stepwise(seed)).toBeUndefined();
			}
			expect(both.gaveUp).toBe(0);
		}
	},
);
