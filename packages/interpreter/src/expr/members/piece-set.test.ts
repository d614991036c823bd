import { describe, expect, test } from 'vitest';
import { Where } from '../../run/runtime.ts';
import { zoneAt } from '../../run/zones.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }',
	{
		most: '{ type: set(seat), value: "pieces.filter(p, p.tile != none).majority()" }',
		nested:
			'{ type: set(seat), value: "seats.filter(s, s in most && pieces.filter(p, p.tile != none && p.owner == s).majority().size() == 1)" }',
		richest: '{ type: set(seat), value: "pieces.filter(p, p.kind == coin).majority()" }',
		weighed:
			'{ type: set(seat), value: "pieces.filter(p, p.tile != none && p.owner != none).majority()" }',
		byHand: '{ type: set(seat), value: "seats.filter(s, onBoard(s) > 0).argmax(s, onBoard(s))" }',
		onBoard:
			'{ of: seat, type: int, value: "pieces.filter(p, p.tile != none && p.owner == it).sum(p, p.power)" }',
		nobody: '{ type: set(seat), value: "pieces.filter(p, p.kind == coin).majority()" }',
	},
	'pieces: { giant: { per-seat: 2, power: 2, stands-on: tile }, dwarf: { per-seat: 2, power: 0, stands-on: tile }, chief: { per-seat: 1, power: "it.owner.score + 1", stands-on: tile } }\nzones: { purse: { per: seat }, pot: {} }\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
	3,
);

const man = program.pieces.findIndex((p) => p.id === 'man');

describe.each([
	['closures', false],
	['tracing', true],
])('%s: the majority of pieces', (_, tracing) => {
	const withMen = (...counts: readonly number[]): TestMachine => {
		const g = new TestMachine(program, tracing);
		const { rt } = g.machine;
		const put = counts.map(() => 0);
		rt.pieceOwner.forEach((owner, piece) => {
			if (rt.pieceKind[piece] !== man || owner < 0 || put[owner]! >= counts[owner]!) return;
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

	test('counts each piece with its weight', () => {
		let random = 1;
		const next = (n: number): number => (random = (random * 48271) % 2147483647) % n;
		let ties = 0;
		for (let round = 0; round < 40; round++) {
			const g = new TestMachine(program, tracing);
			g.machine.rt.pieceOwner.forEach((owner, piece) => {
				if (owner >= 0 && next(3) === 0) g.machine.movePiece(piece, Where.tile, 0, -1);
			});
			const most = g.ask('weighed');
			expect(most).toEqual(g.ask('byHand'));
			if (most.length > 1) ties++;
		}
		expect(ties).toBeGreaterThan(0);
	});

	test('counts a piece without an owner for the seat that holds it', () => {
		const g = new TestMachine(program, tracing);
		const { rt } = g.machine;
		const [purse, pot] = ['purse', 'pot'].map((id) => program.zones.findIndex((z) => z.id === id));
		const coin = program.pieces.findIndex((p) => p.id === 'coin');
		const first = rt.pieceFirst[rt.seats * program.pieces.length + coin]!;
		const put = (n: number, zone: number, seat: number): void =>
			g.machine.movePiece(first + n, Where.zone, zoneAt(rt, zone, seat), -1);
		put(0, pot!, -1);
		put(1, pot!, -1);
		expect(g.ask('richest')).toEqual([]);
		put(2, purse!, 2);
		expect(g.ask('richest')).toEqual([2]);
		put(3, purse!, 0);
		expect(g.ask('richest')).toEqual([0, 2]);
		put(4, purse!, 0);
		expect(g.ask('richest')).toEqual([0]);
	});
});
