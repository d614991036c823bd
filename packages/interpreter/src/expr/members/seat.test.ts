import { expect, test } from 'vitest';
import { Where } from '../../run/runtime.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }',
	{
		members: '{ type: set(piece), value: "pieces.filter(p, seats.exists(s, p in s.onBoard))" }',
		walked:
			'{ type: set(piece), value: "pieces.filter(p, seats.exists(s, s.onBoard.filter(q, q == p).size() == 1))" }',
		own: '{ type: set(piece), value: "pieces.filter(p, p in active.onBoard)" }',
	},
	'zones: { pot: {} }\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
	3,
);

test('a piece is on the board of its owner alone, and only while it stands there', () => {
	const g = new TestMachine(program);
	const { rt } = g.machine;
	const owned = [...rt.pieceOwner.keys()].filter((p) => rt.pieceOwner[p]! >= 0);
	const places = [Where.tile, Where.zone, Where.offBoard, Where.supply];
	owned.forEach((p, i) => g.machine.movePiece(p, places[i % places.length]!, 0, -1));
	const standing = owned.filter((_, i) => i % places.length === 0);
	expect(standing.length).toBeGreaterThan(2);
	expect(g.ask('members')).toEqual(standing);
	expect(g.ask('walked')).toEqual(standing);
	expect(g.ask('own')).toEqual(standing.filter((p) => rt.pieceOwner[p] === 0));
});
