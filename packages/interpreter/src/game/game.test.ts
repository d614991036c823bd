import { describe, expect, test } from 'vitest';
import { gameOf, take } from '../run/testing.ts';
import { Game } from './game.ts';

const codeOf = (act: () => void): string => {
	try {
		act();
		return 'none';
	} catch (e) {
		return (e as { code: string }).code;
	}
};

describe('a game', () => {
	test('refuses what is no option, and goes on as if nothing had been asked', () => {
		const game = gameOf('', { draws: ['S', 'X'] });
		const before = game.hash();
		const n = game.decision!.options.length;
		for (const k of [-1, n, 0.5, Number.NaN, Infinity, 2 ** 32, -0.5]) {
			expect(codeOf(() => game.machine.choose(k))).toBe('OPTION-UNKNOWN');
			expect(codeOf(() => game.choose(k))).toBe('OPTION-UNKNOWN');
		}
		expect(game.play('lay S 9/9 r0')).toMatchObject({ ok: false, code: 'OPTION-UNKNOWN' });
		expect(game.hash()).toBe(before);
		expect(game.steps).toEqual([]);
	});

	test('lets something look ahead without a trace, and forced outcomes wait for the game itself', () => {
		const game = gameOf('', { draws: ['S', 'X', 'S'] });
		const before = [game.hash(), game.chance.length, game.answered.length];
		const hashes = game.think((machine) => {
			const seen = new Set<string>();
			for (let k = 0; k < machine.optionCount; k++) {
				const mark = machine.mark();
				machine.choose(k);
				if (!machine.over) machine.choose(0);
				seen.add(game.hash());
				machine.undoTo(mark);
			}
			return seen;
		});
		expect(hashes.size).toBeGreaterThan(1);
		expect([game.hash(), game.chance.length, game.answered.length]).toEqual(before);
		take(game, 'lay S -1/0 r0');
		expect(game.chance.map((c) => c.outcome)).toEqual(['S', 'X']);
	});

	test('records again after something that looked ahead has failed', () => {
		const game = gameOf('', { draws: ['S', 'X'] });
		expect(() =>
			game.think(() => {
				throw new Error('lost');
			}),
		).toThrow('lost');
		take(game, 'lay S -1/0 r0');
		expect(game.chance.map((c) => c.outcome)).toEqual(['S', 'X']);
	});

	test('notes tiles that were put away from the hand, none that was drawn into a zone, and forgets them with the step', () => {
		const game = gameOf(
			`zones: { stall: { holds: tiles } }
rules:
  - { id: fill, at: after-place, do: [{ draw-tile: { to: stall, count: 2 } }, { draw-tile: {} }, { discard-tile: { to: box } }] }
`,
			{ draws: ['S', 'S', 'X', 'X', 'S'] },
		);
		expect(game.discarded).toEqual([]);
		game.think((machine) => {
			const mark = machine.mark();
			machine.choose(0);
			machine.undoTo(mark);
		});
		expect(game.discarded).toEqual([]);
		take(game, 'lay S -1/0 r0');
		expect(game.discarded).toEqual([{ step: 1, tile: 'X' }]);
		game.undo();
		expect(game.discarded).toEqual([]);
	});

	test('asks what comes after a decision that answered itself, whoever looked at that one', () => {
		const { program } = gameOf(
			`rules:
  - { id: ask, at: after-place, do: [{ choose: { id: only, options: [yes9] } }, { choose: { id: both, options: [yes9, no9] } }] }
`,
		);
		const openDecision = (onForced?: (game: Game) => void): string | undefined => {
			const game = new Game(program, {
				seed: 1,
				draws: ['S', 'X'],
				...(onForced === undefined ? {} : { onForced }),
			});
			take(game, 'lay S -1/0 r0');
			return game.decision?.id;
		};
		const seen: (string | undefined)[] = [];
		expect(openDecision((game) => void seen.push(game.decision?.id))).toBe(openDecision());
		expect(seen).toHaveLength(1);
		expect(seen).not.toContain(openDecision());
	});
});
