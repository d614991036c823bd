import { rootOf } from '../board/features.ts';
import { cellAt } from '../board/grid.ts';
import type { Game } from '../game/game.ts';
import { piecesWhere } from './piece-history.ts';
import { segmentAt, tileAt } from './places.ts';

/** The word of the arena a register stands in: `rounds`, `seatsLeft ann`, `bend 0/1 S`, `level wall 0/1 N`, `tired token ann wall N 0/1`. */
export function registerAddress(game: Game, text: string): number | undefined {
	const { rt, program } = game.machine;
	const [id, ...rest] = text.trim().split(/\s+/);
	const index = program.registers.findIndex((r) => r.id === id);
	if (index < 0) return undefined;
	const base = rt.REGISTER[index]!;
	const where = rest.join(' ');
	const at = place(game, program.registers[index]!.per, where);
	return at === undefined || at < 0 ? undefined : base + at;
}

function place(game: Game, per: string, where: string): number | undefined {
	const { board, m } = game.machine.rt;
	if (where === '') return per === 'seat' ? game.active : 0;
	switch (per) {
		case 'seat':
			return game.names.indexOf(where);
		case 'tile':
			return tileAt(game, where);
		case 'cell':
		case 'side': {
			const match = /^(-?\d+)\/(-?\d+)(?: ([NESW]))?$/.exec(where);
			if (!match) return undefined;
			const cell = cellAt(board, Number(match[1]), Number(match[2]));
			return per === 'cell' ? cell : cell * 4 + 'NESW'.indexOf(match[3] ?? 'N');
		}
		case 'segment':
			return segmentAt(game, where);
		case 'feature': {
			const segment = segmentAt(game, where);
			return segment < 0 ? -1 : rootOf(board, segment);
		}
		case 'piece': {
			const segment = segmentAt(game, where);
			if (segment >= 0)
				return game.machine.rt.pieceKind.findIndex(
					(_, p) => m[board.PIECE_SEGMENT + p] === segment,
				);
			const pieces = piecesWhere(game, where);
			return typeof pieces === 'string' ? -1 : (pieces[0] ?? -1);
		}
		default:
			return 0;
	}
}

/** The value of a register: a number, or the word of an enum; undefined where no register has the name. */
export function registerValue(game: Game, text: string): number | string | undefined {
	const { rt, program } = game.machine;
	const at = registerAddress(game, text);
	if (at === undefined) return undefined;
	const value = rt.m[at]!;
	const register = program.registers.find((r) => r.id === text.trim().split(/\s+/)[0]);
	return register?.values?.[value] ?? value;
}
