import { emptyTable } from '@tilewright/schema';
import { isRemoved } from '../board/added-segments.ts';
import { rootOf, segmentCount } from '../board/features.ts';
import { tileCount } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { cellKey } from '../game/keys.ts';
import { pieceWhere } from './piece-history.ts';
import { segmentText } from './places.ts';

export function registersOf(game: Game, names: readonly string[]): Record<string, number | string> {
	const { rt, program } = game.machine;
	const out = emptyTable<number | string>();
	program.registers.forEach((r, i) => {
		const base = rt.REGISTER[i]!;
		for (let k = 0; k < rt.registerSize[i]!; k++) {
			const value = rt.m[base + k]!;
			if (value === r.default) continue;
			const place = placeOf(game, r.per, k, names);
			if (place === undefined) continue;
			out[place === '' ? r.id : `${r.id} ${place}`] = r.values?.[value] ?? value;
		}
	});
	return out;
}

function placeOf(game: Game, per: string, k: number, names: readonly string[]): string | undefined {
	const { machine } = game;
	const { rt } = machine;
	const { m, board } = rt;
	const isSegment = (): boolean => k < segmentCount(board) && !isRemoved(board, k);
	switch (per) {
		case 'seat':
			return names[k];
		case 'tile':
			return k < tileCount(board) ? cellKey(machine, m[board.TILE_CELL + k]!) : undefined;
		case 'cell':
			return cellKey(machine, k);
		case 'side':
			return `${cellKey(machine, k >> 2)} ${'NESW'[k & 3]}`;
		case 'segment':
			return isSegment() ? segmentText(game, k) : undefined;
		case 'feature':
			return isSegment() && rootOf(board, k) === k ? segmentText(game, k) : undefined;
		case 'piece':
			return pieceWhere(game, k);
		default:
			return '';
	}
}
