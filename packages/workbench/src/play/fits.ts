import { viewOf } from '@tilewright/interpreter';
import { boardHoles, tilesToCome } from '@tilewright/lab';
import type { GameApi } from '../engine/game-api.ts';

/** An empty cell beside laid tiles, and what may be laid there by the rules of what is left. */
export interface FitCell {
	readonly x: number;
	readonly y: number;
	/** The number of its sides that face a tile. */
	readonly neighbours: number;
	/** The sides it faces N E S W, as codes of the rules in play; 0 where no tile lies. */
	readonly sides: readonly number[];
	/** The number of tiles, copies counted. */
	readonly copies: number;
	readonly tiles: readonly { readonly id: string; readonly copies: number }[];
	/** Tiles that fit by their sides, but that rules keep out as things stand. */
	readonly refused: readonly string[];
}

/** The cells that the tiles left could fill. */
export interface BoardFits {
	readonly left: number;
	/** Hardest to fill first. */
	readonly cells: readonly FitCell[];
}

/** The board of the moment that is shown: which of its open cells what is left can fill, by the rules. */
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
