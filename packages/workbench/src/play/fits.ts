import { viewOf } from '@tilewright/interpreter';
import { boardHoles, tilesToCome } from '@tilewright/lab';
import type { GameApi } from '../engine/game-api.ts';

export interface FitCell {
	readonly x: number;
	readonly y: number;
	readonly neighbours: number;
	/** The sides it faces N E S W, as codes of the rules in play; 0 where no tile lies. */
	readonly sides: readonly number[];
	/** The number of tiles, copies counted. */
	readonly copies: number;
	readonly tiles: readonly { readonly id: string; readonly copies: number }[];
	/** Tiles that fit by their sides, but that rules keep out as things stand. */
	readonly refused: readonly string[];
}

export interface BoardFits {
	readonly left: number;
	/** Hardest to fill first. */
	readonly cells: readonly FitCell[];
}

export function fitsOf({ session: running }: GameApi): BoardFits | undefined {
	if (!running) return undefined;
	const { machine, program } = running.game;
	const toCome = tilesToCome(machine, viewOf(machine).left);
	const id = (tile: number): string => program.tiles[tile]!.id;
	return {
		left: toCome.reduce((sum, n) => sum + n, 0),
		cells: boardHoles(machine, toCome, 1).map(({ tiles, refused, ...cell }) => ({
			...cell,
			tiles: tiles.map((tile) => ({ id: id(tile), copies: toCome[tile]! })),
			refused: refused.map(id),
		})),
	};
}
