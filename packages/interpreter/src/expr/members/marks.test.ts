import { describe, expect, test } from 'vitest';
import { TestMachine, smallGame } from '../testing.ts';

const tiles = `
P: { line: E-W }
S: { line: [N gem 2, E gem, S] }
M: { line: [N deep 2, S deep] }
A: { line: [N worn, S] }
B: { line: [N worn, S worn], block: E }
T: { line: N, lit: true }
`;
const program = smallGame(
	tiles,
	{
		gems: '{ of: tile-kind, type: int, value: "it.gem" }',
		depth: '{ of: tile-kind, type: int, value: "it.deep" }',
		isWorn: '{ of: tile-kind, type: bool, value: "it.worn" }',
		isLit: '{ of: tile-kind, type: bool, value: "it.lit" }',
		laidGems: '{ of: tile, type: int, value: "it.segments.sum(s, s.gem)" }',
	},
	'marks:\n  gem: { of: line, fold: sum }\n  deep: { of: line, fold: max }\n  worn: { of: line, fold: all }\n  lit: { of: tile }\ndeck: { start: [{ tile: P, at: 0/0 }] }\n',
);
const kind = (id: string): number => program.tiles.findIndex((t) => t.id === id);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: marks of a tile of the set', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);
	const all = (name: string): (readonly number[])[] =>
		[...'PSMABT'].map((id) => on().ask(name, kind(id)));

	test('are those of its segments, folded', () => {
		expect(all('gems')).toEqual([[0], [3], [0], [0], [0], [0]]);
		expect(all('depth')).toEqual([[0], [0], [2], [0], [0], [0]]);
		expect(all('isWorn')).toEqual([[0], [0], [0], [0], [1], [0]]);
		expect(all('isLit')).toEqual([[0], [0], [0], [0], [0], [1]]);
		expect(on().ask('gems', -1)).toEqual([0]);
	});

	test('add up to what its segments have once it is laid', () => {
		const g = on();
		for (const [x, id] of [...'PSM'].entries()) {
			const tile = g.lay(id, 2 + x * 2, 0);
			expect(g.ask('laidGems', tile)).toEqual(g.ask('gems', kind(id)));
		}
	});
});
