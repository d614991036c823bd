import { parseLaid, type Position } from '@tilewright/lang';
import { tileCount } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { parsePiecePlacement, firstPiecePlacedAt } from './piece-placement.ts';

export interface LaidEntry {
	readonly tile: number;
	/** For each piece that is said to stand on it, which one does; -1 where it stands there no longer. */
	readonly pieces: readonly number[];
}

export function boardOf(
	game: Game,
	position: Position,
): {
	readonly board: readonly LaidEntry[];
	readonly pieces: readonly number[];
	readonly start: number;
} {
	const { rt } = game.machine;
	const { board = [], pieces = [] } = position;
	const first = tileCount(rt.board) - board.length;
	const listed = new Set<number>();
	const standing = (text: string, cell?: string): number => {
		const at = parsePiecePlacement(game, text, cell);
		if (typeof at === 'string') return -1;
		const found = firstPiecePlacedAt(rt, at, (p) => !listed.has(p));
		listed.add(found);
		return found;
	};
	return {
		board: board.map((entry, i) => {
			const [text, pieceTexts = []] =
				typeof entry === 'string' ? [entry] : [entry.tile, entry.pieces];
			const laid = parseLaid(text);
			const cell = laid && `${laid.x}/${laid.y}`;
			return {
				tile: first + i,
				pieces: pieceTexts.map((piece) => standing(piece, cell)),
			};
		}),
		pieces: pieces.map((piece) => standing(piece)),
		start: first,
	};
}
