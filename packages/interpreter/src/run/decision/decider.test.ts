import { describe, expect, test } from 'vitest';
import type { DecisionIR, Program } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { cellAt } from '../../board/grid.ts';
import { segmentAtSide } from '../../board/sides.ts';
import { smallGame } from '../../expr/testing.ts';
import type { EngineFault } from '../../fault.ts';
import { Game } from '../../game/game.ts';
import { positionOf } from '../../scenario/position-of.ts';
import { Header } from '../header.ts';
import { inSupply } from '../pieces.ts';
import { gameOf, offered, register, take, undoAll, ways } from '../testing.ts';
import { listMany } from './member-choices.ts';

describe('several members at once', () => {
	test('subsets by size, orders by place', () => {
		expect(listMany('subset', [1, 2, 3], 0, 2)).toEqual([
			[],
			[1],
			[2],
			[3],
			[1, 2],
			[1, 3],
			[2, 3],
		]);
		expect(listMany('subset', [1, 2, 3], 2, 99)).toEqual([
			[1, 2],
			[1, 3],
			[2, 3],
			[1, 2, 3],
		]);
		expect(listMany('order', [1, 2, 3], 0, 99)).toEqual([
			[1, 2, 3],
			[1, 3, 2],
			[2, 1, 3],
			[2, 3, 1],
			[3, 1, 2],
			[3, 2, 1],
		]);
		expect(listMany('order', [], 0, 99)).toEqual([]);
		let code = '';
		try {
			listMany(
				'subset',
				Array.from({ length: 40 }, (_, i) => i),
				0,
				40,
			);
		} catch (e) {
			code = (e as EngineFault).code;
		}
		expect(code).toBe('RUN-OPTIONS');
	});

	test('a subset is chosen in one step; the id names the set', () => {
		const game = gameOf(
			`rules:
  - id: ask
    at: after-place
    when: board.tiles.size() == 3
    do:
      - choose: { id: some, among: { t: board.tiles }, subset: { min: 1, max: 2 } }
        then: [{ score: { to: active, line: some, count: some, each: 2 } }, { for-each: { as: t, in: some, do: [{ score: { to: left(active), line: each9, each: 1 } }] } }]
`,
			{ draws: ['S', 'S', 'S'] },
		);
		take(game, 'lay S -1/0 r0', 'lay S 1/0 r0');
		expect(offered(game)).toEqual([
			'some 0/0',
			'some -1/0',
			'some 1/0',
			'some 0/0 -1/0',
			'some 0/0 1/0',
			'some -1/0 1/0',
		]);
		take(game, 'some 0/0 1/0');
		expect(game.scores).toEqual([2, 4]);
		undoAll(game);
	});

	test('an order brings all members into one; no member at all is no question', () => {
		const game = gameOf(
			`registers: { first9: { per: game } }
rules:
  - id: ask
    at: after-place
    do:
      - choose: { id: row, among: { s: seats }, order: true }
        then: [{ set: { register: first9, to: "row.first() == active ? 1 : 2" } }]
      - choose: { id: none9, among: { p: "pieces.filter(x, x.tile != none)" }, order: true }
        else: [{ score: { to: active, line: none9, each: 1 } }]
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(offered(game)).toEqual(['row seat 1 seat 2', 'row seat 2 seat 1']);
		take(game, 'row seat 2 seat 1');
		expect(register(game.machine, 'first9')).toBe(2);
		expect(game.scores).toEqual([1, 0]);
		undoAll(game);
	});
});

describe('decisions that ask in another way', () => {
	const asking = (change: (d: DecisionIR) => DecisionIR): Game => {
		const program = smallGame(
			ways,
			{},
			`rules:
  - { id: lastTile, at: end, when: deck.empty(), do: [{ finish: game }] }
  - { id: ask, at: after-place, do: [{ choose: { id: ready, options: [yes9] }, then: [{ score: { to: active, line: ready, each: 1 } }] }] }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
		);
		const changed: Program = {
			...program,
			decisions: program.decisions.map((d) => (d.id.endsWith('ready') ? change(d) : d)),
		};
		return new Game(changed, { seed: 1, draws: ['S', 'S'] });
	};

	test('one forced option answers itself, to confirm must be asked', () => {
		const plain = asking((d) => d);
		take(plain, 'lay S -1/0 r0');
		expect([plain.decision!.id, plain.scores]).toEqual(['tile', [1, 0]]);
		const confirmed = asking((d) => ({ ...d, kind: 'confirm' }));
		take(confirmed, 'lay S -1/0 r0');
		expect([confirmed.decision!.id, offered(confirmed), confirmed.scores]).toEqual([
			'small.ready',
			['ready yes9'],
			[0, 0],
		]);
		take(confirmed, 'ready yes9');
		expect(confirmed.scores).toEqual([1, 0]);
		undoAll(confirmed);
	});

	test('nobody to decide is no decision', () => {
		const game = gameOf(
			`rules:
  - id: ask
    at: after-place
    do:
      - choose: { id: who9, who: "seats.filter(s, s.score > 99).first()", among: { t: board.tiles } }
        then: [{ score: { to: active, line: a, each: 1 } }]
        else: [{ score: { to: active, line: b, each: 2 } }]
`,
			{ draws: ['S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect(game.scores).toEqual([2, 0]);
	});

	test('passing is told to rules that listen', () => {
		const game = gameOf(
			`registers: { passes: { per: seat } }
rules:
  - { id: ask, at: after-place, do: [{ choose: { id: may, who: left(active), among: { t: board.tiles }, optional: true } }] }
  - { id: hear, on: { event: passed, as: e }, do: [{ set: { register: passes, of: e.seat, to: e.seat.passes + 1 } }] }
`,
			{ draws: ['S'] },
		);
		take(game, 'lay S -1/0 r0', 'pass');
		expect([register(game.machine, 'passes', 0), register(game.machine, 'passes', 1)]).toEqual([
			0, 1,
		]);
		undoAll(game);
	});
});

describe('free actions', () => {
	const bank = `registers: { paid: { per: seat } }
actions:
  pay:
    group: free
    window: { from: after-place, to: main }
    limit: { times: 1, per: turn }
    choose: { among: { to9: others(active) } }
    do: [{ set: { register: paid, of: active, to: active.paid + 1 } }]
  rest: { group: main, do: [] }
`;

	test('stand beside decisions in their window, and the decision they interrupt is asked again', () => {
		const game = gameOf(bank, { draws: ['S', 'S'] });
		expect(offered(game).some((k) => k.startsWith('pay'))).toBe(false);
		take(game, 'lay S -1/0 r0');
		expect(offered(game)).toEqual(['rest', 'pay seat 2', 'pass']);
		take(game, 'pay seat 2');
		expect([game.decision!.id, offered(game)]).toEqual(['main', ['rest', 'pass']]);
		take(game, 'rest');
		expect(register(game.machine, 'paid', 0)).toBe(1);
		undoAll(game);
	});

	test('follow the placements of the tile in hand, which are the same without them', () => {
		const draws = ['S', 'X', 'S', 'X', 'S'];
		const anytime = bank
			.replace('{ from: after-place, to: main }', 'always')
			.replace('times: 1', 'times: 9');
		const free = gameOf(anytime, { draws });
		const plain = gameOf('actions: { rest: { group: main, do: [] } }\n', { draws });
		for (const index of [1, 0, 2, 1]) {
			const placements = offered(plain);
			const pay = `pay seat ${2 - plain.active}`;
			expect(offered(free)).toEqual([...placements, pay]);
			take(free, pay, placements[index]!, 'rest');
			if (free.decision?.id === 'free') take(free, 'pass');
			take(plain, placements[index]!, 'rest');
		}
		undoAll(free);
	});

	const alone = bank.replace('group: main, do', 'group: main, when: "false", do');

	test('stand beside a step of actions that has no option of its own', () => {
		const game = gameOf(alone, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0');
		expect([game.decision!.id, offered(game)]).toEqual(['main', ['pay seat 2', 'pass']]);
		take(game, 'pay seat 2');
		expect([game.decision!.id, game.active, register(game.machine, 'paid', 0)]).toEqual([
			'tile',
			1,
			1,
		]);
		undoAll(game);
	});

	test('stand beside a step that cannot be passed, which passing then leaves without it', () => {
		const game = gameOf(
			alone.replace('group: main, when', 'group: duty, when') +
				'insert:\n  - { id: duties, after: after-place, steps: [{ actions: duty, pick: 1 }] }\n',
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0');
		expect([game.decision!.id, game.decision!.canPass]).toEqual(['duty', true]);
		expect(offered(game)).toEqual(['pay seat 2', 'pass']);
		take(game, 'pass');
		expect([game.decision!.id, game.active, register(game.machine, 'paid', 0)]).toEqual([
			'tile',
			1,
			0,
		]);
		undoAll(game);
	});

	test('are asked for once more where the window ends with a slot or with the turn', () => {
		for (const window of ['{ from: after-place, to: end }', 'turn', 'always']) {
			const game = gameOf(alone.replace('{ from: after-place, to: main }', window), {
				draws: ['S', 'S'],
			});
			take(game, 'lay S -1/0 r0', 'pass');
			expect([game.decision!.id, offered(game)]).toEqual(['free', ['pay seat 2', 'pass']]);
			expect(positionOf(game).slot).toBe('free.end');
			take(game, 'pay seat 2');
			expect([game.decision!.id, game.active, register(game.machine, 'paid', 0)]).toEqual([
				'tile',
				1,
				1,
			]);
			undoAll(game);
		}
	});

	test('of a part end with the part, before the slots that follow it', () => {
		const game = gameOf(alone.replace('{ from: after-place, to: main }', 'part'), {
			draws: ['S', 'S'],
		});
		take(game, 'lay S -1/0 r0', 'pass');
		expect([game.decision!.id, offered(game)]).toEqual(['free', ['pay seat 2', 'pass']]);
		expect(positionOf(game).slot).toBe('free.wave.main');
		take(game, 'pass');
		expect([game.decision!.id, game.active]).toEqual(['tile', 1]);
		undoAll(game);
	});

	test('settle what follows from them before the decision is asked again', () => {
		const game = gameOf(
			`${bank}always:
  - { id: rich, when: "active.paid == 1", measure: "9 - active.paid", do: [{ set: { register: paid, of: active, to: "5" } }] }
`,
			{ draws: ['S', 'S'] },
		);
		take(game, 'lay S -1/0 r0', 'pay seat 2');
		expect([game.decision!.id, register(game.machine, 'paid', 0)]).toEqual(['main', 5]);
		undoAll(game);
	});

	test('offered and not used they leave the state as it is', () => {
		const [with9, without] = [bank, bank.replace(/ {2}pay:[\s\S]*?\n(?= {2}rest)/, '')].map(
			(text) => gameOf(text, { draws: ['S', 'S', 'S'] }),
		);
		for (const key of ['lay S -1/0 r0', 'rest', 'lay S 1/0 r0', 'pass']) {
			take(with9!, key);
			take(without!, key);
			expect(with9!.hash()).toBe(without!.hash());
		}
	});
});

describe('helpers laid with a tile', () => {
	const helped = (decline: string): string => `pieces:
  plank: { per-seat: 1, stands-on: tile }
assists:
  - id: planked
    verb: placeTile
    uses: plank
    among: { t: beside(it).tiles, a: "t.sides.filter(s, s.kind == none && s.opposite.kind == none && s.direction <= 2)" }
    shows: { sides: "[a, a.opposite]", kind: line }
    decline: ${decline}
    do:
      - place: { piece: plank, at: t }
      - add-segment: { tile: t, kind: line, sides: "[a, a.opposite]", over: true, by: "t.pieces.filter(p, p.kind == plank).first()" }
rules:
  - id: fits
    at: draw
    after: drawOne
    do:
      - repeat:
          while: drawn != none && !possible(lay)
          measure: deck.size()
          do: [{ discard-tile: { to: box } }, { draw-tile: {} }]
`;
	// only crossings; the start shows ground in the north and south
	const tiles = 'S: { copies: 4, line: E-W }\nX: { copies: 6, line: [N, E, S, W] }';

	test('make one option of both: the tile lies, then what the helper does', () => {
		const game = gameOf(helped('never'), { tiles, draws: ['X', 'S'] });
		expect(offered(game)).toContain('lay X 1/0 r0');
		expect(offered(game)).toContain('lay X 0/1 r0 planked 0/0 0/0 N');
		expect(offered(game)).not.toContain('lay X 0/1 r0');
		take(game, 'lay X 0/1 r0 planked 0/0 0/0 N');
		const { board, m } = game.machine.rt;
		const bridge = segmentAtSide(board, cellAt(board, 0, 0), 2);
		expect(rootOf(board, bridge)).toBe(rootOf(board, segmentAtSide(board, cellAt(board, 0, 1), 0)));
		expect(m[board.OPEN + rootOf(board, bridge)]).toBe(1);
		expect(game.decision!.seat).toBe(1);
		undoAll(game);
	});

	describe('beside an exemption from the requirement about sides', () => {
		const exempt = (when: string): string =>
			`registers: { never: { per: game } }\nallow: [{ id: free, require: matches, when: "${when}" }]\n${helped('whenAllNeedIt')}`;

		test('are offered as without it where it does not hold', () => {
			const texts = [helped('whenAllNeedIt'), exempt('never == 1'), exempt('it.cell == none')];
			for (let seed = 1; seed <= 12; seed++) {
				const games = texts.map((text) => gameOf(text, { tiles, seed }));
				for (let i = 0; i < 12 && !games[0]!.over; i++) {
					const [first, ...others] = games.map((game) => [...offered(game)].sort());
					for (const other of others) expect(other).toEqual(first);
					const key = first![(seed * 7 + i * 13) % first!.length]!;
					for (const game of games) take(game, key);
				}
			}
		});

		test('are not needed by a tile that it exempts', () => {
			const free = gameOf(exempt('it.tile == X'), { tiles, draws: ['X', 'S'] });
			expect(offered(free)).toContain('lay X 0/1 r0');
			expect(offered(free).filter((key) => key.includes('planked'))).toEqual([]);
			take(free, 'lay X 0/1 r0');
			expect(offered(free)).not.toContain('lay S 0/-1 r1');
			expect(offered(free)).toContain('lay S 0/-1 r1 planked 0/0 0/0 N');
		});
	});

	test('are chosen among: each of several that make the tile fit is an option', () => {
		const second = `assists:
  - id: shored
    verb: placeTile
    among: { t: beside(it).tiles, a: "t.sides.filter(s, s.kind == none && s.opposite.kind == none && s.direction == 1)" }
    shows: { sides: "[a, a.opposite]", kind: line }
    do: [{ set: { register: shores, to: shores + 1 } }, { add-segment: { tile: t, kind: line, sides: "[a, a.opposite]" } }]
`;
		const more = `registers: { shores: { per: game } }\n${helped('never').replace('assists:\n', second)}`;
		for (const [key, shores, uses] of [
			['lay X 0/1 r0 planked 0/0 0/0 N', 0, true],
			['lay X 0/1 r0 shored 0/0 0/0 N', 1, false],
		] as const) {
			const game = gameOf(more, { tiles, draws: ['X', 'S'] });
			expect(offered(game)).toEqual(
				expect.arrayContaining(['lay X 0/1 r0 planked 0/0 0/0 N', 'lay X 0/1 r0 shored 0/0 0/0 N']),
			);
			take(game, key);
			const { rt, program } = game.machine;
			const plank = program.pieces.findIndex((p) => p.id === 'plank');
			const isUsed = inSupply(rt, 0, plank) < 0;
			expect([register(game.machine, 'shores'), isUsed]).toEqual([shores, uses]);
			undoAll(game);
		}
	});

	test('without the piece there is no help', () => {
		const game = gameOf(helped('never').replace('per-seat: 1', 'per-seat: 0, shared: 1'), {
			tiles,
			draws: ['X', 'X', 'X'],
		});
		take(game, 'lay X 0/1 r0 planked 0/0 0/0 N');
		expect(offered(game).some((k) => k.includes('planked'))).toBe(false);
	});

	test('may be declined where no option does without: the tile counts as one that fits nowhere', () => {
		const game = gameOf(helped('whenAllNeedIt'), {
			tiles: 'S: { copies: 4, spot: centre }\nX: { copies: 3, line: [N, E, S, W] }',
			draws: ['X', 'S', 'S'],
		});
		const { rt, program } = game.machine;
		const inHand = (): string => program.tiles[rt.m[Header.drawn]!]!.id;
		expect(offered(game).every((k) => k.includes('planked') || k === 'decline')).toBe(true);
		expect([inHand(), offered(game).includes('decline')]).toEqual(['X', true]);
		take(game, 'decline');
		// the rule that draws put the crossing into the box and drew the next tile
		expect([inHand(), rt.m[rt.GROUP_SIZE], game.active]).toEqual(['S', 4, 0]);
		take(game, 'lay S 1/0 r0');
		expect(offered(game).some((k) => k === 'decline')).toBe(false);
		undoAll(game);
	});

	test('always: the tile can be put away for another, and its rule decides how', () => {
		const game = gameOf(helped('always'), { tiles, draws: ['X', 'S'] });
		expect(offered(game)).toContain('decline');
		// X fits by itself too, so declining changes nothing but the help
		take(game, 'decline');
		expect(offered(game).some((k) => k.includes('planked') || k === 'decline')).toBe(false);
		expect(offered(game)).toContain('lay X 1/0 r0');
		undoAll(game);
	});
});
