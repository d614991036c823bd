import { Machine } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { baseProgram } from '../../support/base.ts';
import { type Script, playScript } from '../script.ts';
import { watchLedger } from './ledger.ts';
import { watchPieces } from './pieces.ts';
import { watchTiles } from './tiles.ts';

const script: Script = { setUp: 0, tiles: 1000, seed: 4, picks: [], dense: true };

function play(spoil: (machine: Machine) => void): void {
	const program = baseProgram();
	const tiles = watchTiles(program);
	const machine = new Machine(program, undefined, { onInstr: tiles.onInstr });
	const watches = [watchLedger(machine), watchPieces(machine), () => tiles.look(machine)];
	playScript(machine, script, (i) => {
		if (i === 40) spoil(machine);
		for (const look of watches) look();
	});
}

test('a game breaks none of them', () => expect(() => play(() => undefined)).not.toThrow());

test('a point without an entry breaks the ledger', () => {
	expect(() => play(({ rt }) => rt.m[rt.SCORE]!++)).toThrow(
		expect.objectContaining({ cause: 'ledger' }),
	);
});

test('a piece too many in a supply breaks the pieces', () => {
	expect(() => play(({ rt }) => rt.m[rt.SUPPLY]!++)).toThrow(
		expect.objectContaining({ cause: 'pieces' }),
	);
});

test('a tile that becomes another one breaks the tiles', () => {
	expect(() =>
		play(({ rt }) => {
			const first = rt.DECK + rt.groupBase.at(-1)!;
			rt.m[first] = (rt.m[first]! + 1) % rt.program.tiles.length;
		}),
	).toThrow(expect.objectContaining({ cause: 'tiles' }));
});
