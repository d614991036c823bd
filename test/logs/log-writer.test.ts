import { Game, LogWriter, logOf } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { pairsIn } from '../support/pairs.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const pairs = pairsIn(shippedWorkspace());
const last = pairs.findLast(({ with: packs }) => packs.length === 2)!;

test.each([pairs[0]!, last])(
	'a log written while $game is played with $with is that of its replay',
	(set) => {
		const { program } = compile({ ...set, seats: 3 });
		for (let seed = 1; seed < 4; seed++) {
			const game = new Game(program!, { seed, names: ['ada', 'bo', 'cleo'] });
			const notes = { title: 'live', hashes: seed === 1 };
			const writer = new LogWriter(game, notes);
			for (let i = seed; !game.over; i += 7) {
				if (game.steps.length === 12) expect(writer.log()).toEqual(logOf(game, notes));
				writer.choose(i % game.machine.optionCount);
			}
			expect(writer.log()).toEqual(logOf(game, notes));
			expect(writer.log().end!.winners!.length).toBeGreaterThan(0);
		}
	},
);

test('a log is written from the beginning, with names that logs can hold', () => {
	const { program } = compile({ ...pairs[0]!, seats: 2 });
	const begun = new Game(program!, { seed: 1, names: ['ada', 'bo'] });
	begun.choose(0);
	expect(() => new LogWriter(begun, { title: 'late' })).toThrow('from the beginning');
	const unnamed = new Game(program!, { seed: 1 });
	expect(() => new LogWriter(unnamed, { title: 'odd' })).toThrow('names');
});
