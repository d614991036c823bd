import { describe, expect, test } from 'vitest';
import { gameOf, offered, register, take, undoAll } from './testing.ts';

const rulesWith = (keys: string, more = ''): string => `registers: { count9: { per: seat } }
rules:
  - id: ask
    at: after-place
    do:
      - round-robin:
          as: s
          start: active
          ${keys}
          do:
            - choose: { id: c, who: s, options: [yes9], optional: true }
              then: [{ set: { register: count9, of: s, to: s.count9 + 1 } }]
${more}`;

const counts = (game: ReturnType<typeof gameOf>): number[] =>
	[0, 1, 2].map((s) => register(game.machine, 'count9', s));

describe('asking round the seats', () => {
	const begin = (keys: string): ReturnType<typeof gameOf> => {
		const game = gameOf(rulesWith(keys), { draws: ['S', 'S'], seats: 3 });
		take(game, 'lay S -1/0 r0');
		return game;
	};

	test('until one is left: a pass is final, and the last seat is not asked', () => {
		const game = begin('until: one-left');
		take(game, 'c yes9', 'c yes9', 'pass');
		expect(game.decision!.seat).toBe(0);
		take(game, 'c yes9', 'pass');
		expect([game.decision!.id, counts(game)]).toEqual(['tile', [2, 1, 0]]);
		undoAll(game);
	});

	test('until one is left: who had the last turn is not asked again while nobody else can', () => {
		const game = begin('until: one-left\n          while: s.count9 == 0 || s == active');
		take(game, 'c yes9', 'c yes9', 'c yes9', 'c yes9');
		expect([game.decision!.id, counts(game)]).toEqual(['tile', [2, 1, 1]]);
		undoAll(game);
	});

	test('until anyone passes', () => {
		const game = begin('until: pass');
		take(game, 'c yes9', 'c yes9', 'c yes9', 'c yes9', 'pass');
		expect([game.decision!.id, counts(game)]).toEqual(['tile', [2, 1, 1]]);
		undoAll(game);
	});

	test('among some seats: the others are never asked', () => {
		const game = begin('among: others(active)');
		const seats: number[] = [];
		for (let i = 0; i < 5; i++) {
			seats.push(game.decision!.seat);
			take(game, i < 3 ? 'c yes9' : 'pass');
		}
		expect([seats, counts(game)]).toEqual([
			[1, 2, 1, 2, 1],
			[0, 2, 1],
		]);
		expect(game.decision!.id).toBe('tile');
		undoAll(game);
	});

	test.each(['until: one-left', 'until: pass', 'until: all-pass'])(
		'nobody at all is asked nothing (%s)',
		(until) => {
			const game = begin(`${until}\n          among: seats.filter(x, x.score > 99)`);
			expect(game.decision!.id).toBe('tile');
		},
	);
});

describe('asking one seat', () => {
	const again = `registers: { count9: { per: seat } }
rules:
  - id: ask
    at: after-place
    do:
      - repeat:
          until: pass
          measure: 3 - active.count9
          do:
            - choose: { id: c, among: { t: "board.tiles.filter(x, active.count9 < 2)" }, optional: true }
              then: [{ set: { register: count9, of: active, to: active.count9 + 1 } }]
      - score: { to: active, line: after9, each: 5 }
`;

	test('until it passes, then what follows is done', () => {
		const game = gameOf(again, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'c 0/0');
		expect(offered(game)).toEqual(['c 0/0', 'c -1/0', 'pass']);
		take(game, 'pass');
		expect([game.decision!.id, game.scores]).toEqual(['tile', [5, 0]]);
		undoAll(game);
	});

	test('until nothing is left to choose', () => {
		const game = gameOf(again, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'c 0/0', 'c -1/0');
		expect([game.decision!.id, game.scores]).toEqual(['tile', [5, 0]]);
		undoAll(game);
	});
});
