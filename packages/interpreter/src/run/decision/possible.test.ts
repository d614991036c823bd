import { expect, test } from 'vitest';
import { gameOf, register, take } from '../testing.ts';

const rules = `rules:
  - id: note
    at: after-place
    do:
      - if: possible(build)
        then: [{ set: { register: seen, to: 1 } }]
        else: [{ set: { register: seen, to: 0 } }]
registers: { seen: { per: game }, built: { per: game } }
actions:
  build:
    group: main
    when: built < 1
    choose: { among: { s: placed.segments(line) } }
    where: s.feature.tiles.size() == 2
    key: [build, s]
    do: [{ set: { register: built, to: 1 } }]
`;

test('an action is possible while one of its options holds, asked by a rule before it is offered', () => {
	const game = gameOf(rules, { draws: ['S', 'S', 'S'] });
	take(game, 'lay S 1/0 r0');
	expect([register(game.machine, 'seen'), game.decision!.id]).toEqual([1, 'main']);
	take(game, 'pass', 'lay S 2/0 r0');
	// its test fails for the one segment: nothing to ask, the next seat lays
	expect([register(game.machine, 'seen'), game.decision!.id]).toEqual([0, 'tile']);
});

test('an action that is offered no more is not possible', () => {
	const game = gameOf(rules, { draws: ['S', 'X', 'S'] });
	take(game, 'lay S 1/0 r0');
	take(game, game.decision!.options.find((o) => o.key.startsWith('build'))!.key);
	const next = game.decision!.options[0]!.key;
	take(game, next);
	expect(register(game.machine, 'seen')).toBe(0);
});
