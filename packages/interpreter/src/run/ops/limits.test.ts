import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import type { EngineFault } from '../../fault.ts';
import { Keyed } from '../optional-columns.ts';
import { Header } from '../header.ts';
import { gameOf, offered, register, take, undoAll } from '../testing.ts';

const codeOf = (act: () => void): string => {
	try {
		act();
		return 'none';
	} catch (e) {
		return (e as EngineFault).code;
	}
};

describe('limits', () => {
	test('are counted apart for each value of their key, and begin anew with their span', () => {
		const game = gameOf(
			`registers: { rings: { per: seat } }
rules:
  - id: ring
    at: after-place
    for-each: { as: s, in: "[active, left(active), active, left(active), active]" }
    limit: { times: 2, per: turn, key: s }
    do: [{ set: { register: rings, of: s, to: rings(s) + 1 } }]
`.replaceAll('rings(s)', 's.rings'),
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		// a set names each seat once, so every seat rings once in a turn
		expect([register(game.machine, 'rings', 0), register(game.machine, 'rings', 1)]).toEqual([
			1, 1,
		]);
		take(game, 'lay S 1/0 r0');
		expect([register(game.machine, 'rings', 0), register(game.machine, 'rings', 1)]).toEqual([
			2, 2,
		]);
		undoAll(game);
	});

	test('with a feature for a key know it again after it has grown', () => {
		const game = gameOf(
			`rules:
  - id: toll
    at: after-place
    for-each: { as: s, in: placed.segments }
    when: s.kind == line
    limit: { times: 1, per: game, key: s.feature }
    do: [{ score: { to: active, line: toll, each: 1 } }]
`,
			{ draws: ['S', 'S', 'S', 'X'] },
		);
		// a line of its own pays; what extends it does not, and what joins both neither
		take(game, 'lay S -1/0 r0');
		expect(game.scores).toEqual([1, 0]);
		take(game, 'lay S -2/0 r0');
		expect(game.scores).toEqual([1, 0]);
		take(game, 'lay S 0/1 r0');
		expect(game.scores).toEqual([2, 0]);
		undoAll(game);
	});

	test('with a key bind single options of an action', () => {
		const game = gameOf(
			`actions:
  nod:
    group: main
    limit: { times: 1, per: game, key: t }
    choose: { among: { t: board.tiles } }
    do: [{ score: { to: active, line: nod, each: 1 } }]
`,
			{ draws: ['S', 'S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(offered(game)).toEqual(['nod 0/0', 'nod -1/0', 'pass']);
		take(game, 'nod 0/0', 'lay S 1/0 r0');
		expect(offered(game)).toEqual(['nod -1/0', 'nod 1/0', 'pass']);
		undoAll(game);
	});

	test('per round begin anew with every round of a wave', () => {
		const game = gameOf(
			`registers: { bells: { per: game } }
rules:
  - id: more
    at: wave.return
    when: "bells < 3"
    do: [{ collect: { features: "features(land).filter(f, !(f in wave.features)).first(1)", reason: again } }]
  - id: bell
    at: wave.bonus
    for-each: { as: s, in: seats }
    limit: { times: 1, per: round }
    do: [{ set: { register: bells, to: bells + 1 } }]
  - { id: begin, at: after-place, do: [{ collect: { features: "features(line).first(1)", reason: again } }] }
`.replace('wave.bonus', 'wave.offer'),
			{ draws: ['S'] },
		);
		take(game, 'lay S -1/0 r0');
		// one bell in each round: of the line, then of the land above and below
		expect(register(game.machine, 'bells')).toBe(3);
	});

	test('remember a fixed number of keys', () => {
		const game = gameOf(
			`rules:
  - id: ring
    at: after-place
    for-each: { as: s, in: seats }
    limit: { times: 1, per: game, key: s }
    do: [{ score: { to: s, line: ring, each: 1 } }]
`,
			{ draws: ['S'] },
		);
		const { m, optional } = game.machine.rt;
		for (let i = 0; i < limits.keyedLimitUses - 1; i++) m[optional.KEYED + i * Keyed.words] = -1;
		m[Header.keyed] = limits.keyedLimitUses - 1;
		expect(codeOf(() => take(game, 'lay S -1/0 r0'))).toBe('RUN-KEYS');
	});
});

describe('fail', () => {
	test('`none: fail` stops the game where there is no option', () => {
		const game = gameOf(
			`rules:\n  - { id: ask, at: after-place, do: [{ choose: { id: none9, among: { p: "pieces.filter(x, x.tile != none)" }, none: fail } }] }\n`,
			{ draws: ['S'] },
		);
		expect(codeOf(() => take(game, 'lay S -1/0 r0'))).toBe('RUN-NO-OPTION');
	});
});

describe('grant-turn', () => {
	test('the active seat has another whole turn, after this one', () => {
		const game = gameOf(
			`registers: { given: { per: game } }
rules:
  - { id: more, at: after-place, when: given == 0, do: [{ set: { register: given, to: 1 } }, { grant: turn }] }
`,
			{ draws: ['S', 'S', 'S'] },
		);
		expect(game.active).toBe(0);
		take(game, 'lay S -1/0 r0');
		expect(game.active).toBe(0);
		take(game, 'lay S 1/0 r0');
		expect(game.active).toBe(1);
		undoAll(game);
	});
});
