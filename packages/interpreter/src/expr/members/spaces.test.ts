import { describe, expect, test } from 'vitest';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 4, line: E-W }',
	{
		number: '{ of: space, type: int, value: "it.index" }',
		stands: '{ of: space, type: set(kind), value: "it.kinds" }',
		market: '{ of: space, type: bool, value: "it.has(busy)" }',
		on: '{ of: space, args: { n: int }, type: space, value: "it.ahead(n)" }',
		shown: '{ of: seat, type: space, value: "it.at" }',
		round: '{ type: set(space), value: track }',
		corners: '{ type: set(space), value: quarters }',
		ways: '{ type: set(kind), value: "kinds(ways)" }',
		place: '{ of: seat, type: int, value: "it.number" }',
		last: '{ type: seat, value: lastPlacer }',
		over: '{ type: bool, value: final }',
		guests: '{ of: space, type: set(piece), value: "it.pieces" }',
	},
	`tags: { space: { busy: Much goes on there. } }
spaces:
  north: { kinds: line }
  east: { kinds: [line, block], tags: busy }
  south: {}
  alone: {}
rings:
  quarters: [south, east, north]
  track: { size: 5 }
scores: { ring: track }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
	3,
);
const space = (id: string): number => program.spaces.findIndex((s) => s.id === id);
const kind = (id: string): number => program.kinds.findIndex((k) => k.id === id);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: spaces and seats', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);

	test('have a number in their ring, as the ring was written', () => {
		const g = on();
		expect(['south', 'east', 'north'].map((id) => g.ask('number', space(id))[0])).toEqual([
			0, 1, 2,
		]);
		expect(g.ask('number', space('alone'))).toEqual([0]);
		expect(g.ask('corners')).toEqual(['south', 'east', 'north'].map(space));
	});

	test('go on in their ring, forth and back; alone they stay', () => {
		const g = on();
		const ring = g.ask('round');
		expect(ring).toHaveLength(5);
		for (let n = -12; n <= 12; n++)
			for (let at = 0; at < 5; at++)
				expect(g.ask('on', ring[at]!, n)).toEqual([ring[(at + n + 15) % 5]]);
		expect(g.ask('on', space('east'), 1)).toEqual([space('north')]);
		expect(g.ask('on', space('alone'), 7)).toEqual([space('alone')]);
		expect(g.ask('on', -1, 2)).toEqual([-1]);
	});

	test('stand for kinds and carry tags', () => {
		const g = on();
		expect(g.ask('stands', space('east'))).toEqual(
			[kind('line'), kind('block')].sort((a, b) => a - b),
		);
		expect(g.ask('stands', space('alone'))).toEqual([]);
		expect(['north', 'east', 'south'].map((id) => g.ask('market', space(id))[0])).toEqual([
			0, 1, 0,
		]);
		expect(g.ask('ways')).toEqual([kind('line')]);
	});

	test('scores are shown on a ring, round after round', () => {
		const g = on();
		const { m, SCORE } = g.machine.rt;
		for (const score of [0, 4, 5, 13, -1, -6]) {
			m[SCORE + 1] = score;
			expect(g.ask('shown', 1)).toEqual([space(`track.${((score % 5) + 5) % 5}`)]);
		}
	});

	test('seats have numbers; who laid last, and whether the last turn is over', () => {
		const g = on();
		expect([0, 1, 2].map((s) => g.ask('place', s)[0])).toEqual([0, 1, 2]);
		expect(g.ask('last')).toEqual([-1]);
		expect(g.ask('over')).toEqual([0]);
		g.machine.choose(0);
		expect(g.ask('last')).toEqual([0]);
	});
});

test('the last turn is over when the game goes to its end', () => {
	const ended = smallGame(
		'S: { copies: 4, line: E-W }',
		{ over: '{ type: bool, value: final }' },
		`registers: { seen: { per: game }, early: { per: game } }
rules:
  - { id: note, at: after-place, do: [{ set: { register: early, to: "final ? 1 : 2" } }] }
  - { id: end, at: end, when: deck.empty(), do: [{ finish: game }] }
  - { id: look, at: end-game.last, do: [{ set: { register: seen, to: "final ? 1 : 2" } }] }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
	);
	const g = new TestMachine(ended);
	while (!g.machine.over) g.machine.choose(0);
	const register = (id: string): number =>
		g.machine.rt.m[g.machine.rt.REGISTER[ended.registers.findIndex((r) => r.id === id)]!]!;
	expect([register('early'), register('seen')]).toEqual([2, 1]);
});
