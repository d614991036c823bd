import { describe, expect, test } from 'vitest';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import { gameOf, offered, register, take, undoAll } from '../testing.ts';

const registers = `registers:
  asked: { per: part }
  parts: { per: game }
  quietly: { per: game }
`;

describe('a stretch of the timeline inside another', () => {
	const inner = gameOf(
		`${registers}rules:
  - { id: mark, at: after-place, do: [{ set: { register: asked, to: asked + 1 } }, { set: { register: parts, to: parts + 1 } }] }
  - id: again
    at: after-place
    after: mark
    when: parts == 1
    do:
      - run: { part: true, seat: left(active) }
      - score: { to: active, line: back, each: asked * 10 }
      - score: { to: active, line: here, each: "placed in board.tiles.first(2) ? 1 : 0" }
`,
		{ draws: ['S', 'S', 'S'] },
	);

	test('another seat plays a whole part, then the outer one goes on with its own tile and registers', () => {
		expect(inner.active).toBe(0);
		take(inner, 'lay S -1/0 r0');
		// the part inside belongs to the other seat and has its own tile in hand
		expect([inner.active, inner.decision!.id]).toEqual([1, 'tile']);
		take(inner, 'lay S 1/0 r0');
		// the outer part has no figure to offer but passing, so the turn went on to the next seat
		expect([inner.active, inner.machine.rt.m[Header.run]]).toEqual([1, 0]);
		// asked is 1 again after the part inside counted its own
		expect(inner.scores).toEqual([11, 0]);
		expect(register(inner.machine, 'parts')).toBe(2);
		undoAll(inner);
	});

	test.each([
		[1, 1],
		[1, 3],
		[3, 1],
		[2, 2],
	])(
		'two actions that open their step once more have measures of their own: %i and %i',
		(ropes, flags) => {
			const again = (piece: string): string => `  ${piece}Up:
    group: main
    when: "active.supply.exists(p, p.kind == ${piece})"
    do:
      - place: { piece: ${piece}, at: placed }
      - run: { slots: [main], measure: "active.supply.count(p, p.kind == ${piece})" }
`;
			const orders = ['flagUp', 'ropeUp'].flatMap((first) => [
				(i: number) => (i % 2 === 0 ? first : first === 'flagUp' ? 'ropeUp' : 'flagUp'),
				() => first,
			]);
			for (const wanted of orders) {
				const game = gameOf(
					`pieces: { flag: { per-seat: ${flags}, stands-on: tile }, rope: { per-seat: ${ropes}, stands-on: tile } }
actions:
${again('flag')}${again('rope')}`,
					{ draws: ['S', 'S'] },
				);
				take(game, 'lay S -1/0 r0');
				for (let i = 0; i < ropes + flags; i++) {
					const keys = offered(game);
					take(game, keys.includes(wanted(i)) ? wanted(i) : keys.find((k) => k !== 'pass')!);
				}
				expect([game.decision!.id, game.active]).toEqual(['tile', 1]);
				undoAll(game);
			}
		},
	);

	test('steps by name go on with the tile of the part: an action may open its own step once more', () => {
		const game = gameOf(
			`pieces: { flag: { per-seat: 2, stands-on: tile } }
actions:
  hoist:
    group: main
    when: "active.supply.exists(p, p.kind == flag)"
    choose: { among: { t: "[placed]" } }
    do:
      - place: { piece: flag, at: t }
      - run: { slots: [main], measure: "active.supply.count(p, p.kind == flag)" }
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0', 'hoist -1/0');
		expect([game.decision!.id, offered(game)]).toEqual(['main', ['hoist -1/0', 'pass']]);
		take(game, 'hoist -1/0');
		expect([game.decision!.id, game.active]).toEqual(['tile', 1]);
		undoAll(game);
	});

	test('a tile that such steps lay is the tile of the part, and is laid once', () => {
		const game = gameOf(
			`registers: { early: { per: game } }
rules:
  - { id: first, at: draw, after: drawOne, when: early == 0, do: [{ set: { register: early, to: 1 } }, { run: { slots: [tile] } }] }
  - { id: pay, at: after-place, do: [{ score: { to: active, line: laid, each: board.tiles.size() } }] }
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(game.scores).toEqual([2, 0]);
		expect([game.active, game.decision!.id]).toEqual([1, 'tile']);
		undoAll(game);
	});

	test('`finish: part` ends the inner part alone', () => {
		const game = gameOf(
			`${registers}rules:
  - id: again
    at: after-place
    when: parts == 0
    do:
      - set: { register: parts, to: 1 }
      - run: { part: true }
      - score: { to: active, line: outer, each: 5 }
  - id: cut
    at: draw
    after: drawOne
    when: parts == 1 && placed == none && drawn != none
    do:
      - set: { register: parts, to: 2 }
      - discard-tile: { to: deck }
      - finish: part
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(game.scores).toEqual([5, 0]);
		expect([game.active, game.decision!.id, game.machine.rt.m[Header.run]]).toEqual([1, 'tile', 0]);
		undoAll(game);
	});

	test('`finish: turn` takes every run with it', () => {
		const game = gameOf(
			`registers: { cuts: { per: game } }
rules:
  - id: again
    at: after-place
    when: active == seats.filter(s, s.number == 0).first()
    do: [{ run: { part: true, seat: left(active) } }, { score: { to: active, line: never, each: 5 } }]
  - id: cut
    at: draw
    after: drawOne
    when: active.number == 1 && cuts == 0
    do: [{ set: { register: cuts, to: 1 } }, { discard-tile: { to: deck } }, { finish: turn }]
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect([game.active, game.scores, game.machine.rt.m[Header.run]]).toEqual([1, [0, 0], 0]);
	});

	test('a measure must fall from run to run', () => {
		const nested = (measure: string): (() => void) => {
			const game = gameOf(
				`registers: { depth: { per: game } }
rules:
  - id: again
    at: after-place
    when: depth < 3
    do: [{ set: { register: depth, to: depth + 1 } }, { run: { slots: [after-place], measure: ${measure} } }]
`,
				{ draws: ['S'] },
			);
			return () => take(game, 'lay S -1/0 r0');
		};
		expect(nested('10 - depth')).not.toThrow();
		expect(nested('depth')).toThrow(EngineFault);
		expect(nested('depth')).toThrow(/measure/);
	});

	test.each(['raise', 'joke', 'pass'])(
		'a loop that lowers its measure itself goes on whatever is done in the step it runs: %s',
		(first) => {
			for (const second of ['raise', 'joke', 'pass']) {
				const game = gameOf(
					`registers: { up: { per: game } }
actions:
  raise: { group: main, do: [{ set: { register: up, to: up + 1 } }] }
  joke: { group: main, do: [{ score: { to: active, line: joke, count: 1 } }] }
rules:
  - id: again
    at: after-place
    limit: { times: 1, per: game }
    do: [{ repeat: { vars: { n: 2 }, while: n > 0, measure: n, do: [{ run: { slots: [main] } }, { set: { var: n, to: n - 1 } }] } }]
`,
					{ draws: ['S', 'S'] },
				);
				take(game, 'lay S -1/0 r0', first);
				expect(game.decision!.id).toBe('main');
				take(game, second, 'pass');
				expect([game.decision!.id, game.active]).toEqual(['tile', 1]);
				const jokes = [first, second].filter((a) => a === 'joke').length;
				expect([game.scores[0], register(game.machine, 'up')]).toEqual([
					jokes,
					[first, second].filter((a) => a === 'raise').length,
				]);
				undoAll(game);
			}
		},
	);

	test('rules without a measure that run themselves end with a coded error', () => {
		const game = gameOf(
			`rules:\n  - { id: again, at: after-place, do: [{ run: { slots: [after-place] } }] }\n`,
			{ draws: ['S'] },
		);
		let code = '';
		try {
			take(game, 'lay S -1/0 r0');
		} catch (e) {
			code = (e as EngineFault).code;
		}
		expect(code).toBe('RUN-STACK');
	});

	test('quiet rules do not fire inside, whether they stand in slots or wait for events', () => {
		const game = gameOf(
			`registers: { fired: { per: game }, heard: { per: game }, depth: { per: game } }
pieces:
  bell: { per-seat: 5, stands-on: tile }
rules:
  - { id: loud, at: after-place, do: [{ set: { register: fired, to: fired + 1 } }, { choose: { id: which, among: { t: board.tiles }, optional: true } }] }
  - { id: listen, on: { event: placed, as: e }, do: [{ set: { register: heard, to: heard + 1 } }] }
  - id: again
    at: after-place
    after: loud
    when: depth == 0
    do:
      - set: { register: depth, to: 1 }
      - run: { slots: [after-place, main], quiet: [loud, listen] }
      - place: { piece: bell, at: placed }
  - { id: ring, at: after-place, after: again, when: depth == 1 && placed == none, do: [{ place: { piece: bell, at: board.tiles.first() } }] }
`,
			{ draws: ['S'] },
		);
		take(game, 'lay S -1/0 r0', 'pass');
		// `ring` placed a bell inside, yet `loud` asked nothing and `listen` did not react
		expect(register(game.machine, 'fired')).toBe(1);
		expect(register(game.machine, 'heard')).toBe(1);
		expect(offered(game).length).toBeGreaterThan(0);
		undoAll(game);
	});
});
