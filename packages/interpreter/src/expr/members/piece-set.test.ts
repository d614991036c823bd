import { describe, expect, test } from 'vitest';
import { Where } from '../../run/runtime.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }',
	{
		most: '{ type: set(seat), value: "pieces.filter(p, p.tile != none).majority()" }',
		nested:
			'{ type: set(seat), value: "seats.filter(s, s in most && pieces.filter(p, p.tile != none && p.owner == s).majority().size() == 1)" }',
		nobody: '{ type: set(seat), value: "pieces.filter(p, p.kind == coin).majority()" }',
	},
	'deck: { start: [{ tile: S, at: 0/0 }] }\n',
	3,
);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: the majority of pieces', (_, tracing) => {
	const withMen = (...counts: readonly number[]): TestMachine => {
		const g = new TestMachine(program, tracing);
		const { rt } = g.machine;
		const put = counts.map(() => 0);
		rt.pieceOwner.forEach((owner, piece) => {
			if (owner < 0 || put[owner]! >= counts[owner]!) return;
			put[owner]!++;
			g.machine.movePiece(piece, Where.tile, 0, -1);
		});
		expect(put).toEqual(counts);
		return g;
	};
	test.each([
		[[2, 1, 0], [0]],
		[
			[1, 2, 2],
			[1, 2],
		],
		[
			[1, 1, 1],
			[0, 1, 2],
		],
		[[0, 0, 0], []],
		[[0, 0, 3], [2]],
	])('of %j is %j', (counts, most) => {
		const g = withMen(...counts);
		expect(g.ask('most')).toEqual(most);
		expect(g.ask('nested')).toEqual(most);
		expect(g.ask('nobody')).toEqual([]);
	});
});
