import type { Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { litmusPacks, litmusWorkspace } from '../litmus/packs.ts';
import { compilerOf } from '../support/packs.ts';
import { BothWays, playable } from './generated-code.ts';

/** Whole games of each set-up; a tenth of them from decision to decision. `TILEWRIGHT_GAMES` sets another number. */
const games = Number(process.env['TILEWRIGHT_GAMES'] ?? 2000);
const compile = compilerOf(litmusWorkspace);

function programOf(selection: object): Program {
	const { program, diagnostics } = compile({ game: 'carcassonne', seats: 2, ...selection });
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

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

test('whatever of the small packs of hard cases can be code plays as closures do', () => {
	for (const { name, game } of litmusPacks) {
		const both = new BothWays(programOf({ game: game!, with: [name], seats: 3 }));
		for (const what of both.lacking) expect(what).toMatch(/\w/);
		expect(both.whole(2), name).toBeUndefined();
		if (both.lacking.length === 0) expect(both.stepwise(1), name).toBeUndefined();
	}
});
