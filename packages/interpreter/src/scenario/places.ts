import { rootOf } from '../board/features.ts';
import { cellAt, cellTile } from '../board/grid.ts';
import { forEachTileSegment } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { cellKey, segmentKey } from '../game/keys.ts';
import { Where } from '../run/runtime.ts';

const cellWord = /^(-?\d+)\/(-?\d+)$/;

/** The tile on the cell `x/y`, or -1. */
export function tileAt(game: Game, word: string): number {
	const match = cellWord.exec(word);
	if (!match) return -1;
	const { board } = game.machine.rt;
	return cellTile(board, cellAt(board, Number(match[1]), Number(match[2])));
}

/** The segment that a kind, a cell and a place name, in any order: `wall 0/-1 N`, `hut 1/0`. -1 when there is none, or several. */
export function segmentAt(game: Game, text: string): number {
	const words = text.trim().split(/\s+/);
	const cell = words.find((w) => cellWord.test(w));
	const tile = cell === undefined ? -1 : tileAt(game, cell);
	if (tile < 0) return -1;
	const [kind, ...place] = words.filter((w) => w !== cell);
	const found: number[] = [];
	const whole = place.join(' ');
	const parts = place.flatMap((word) => word.split('-'));
	let exact = -1;
	forEachTileSegment(game.machine.rt.board, tile, (s) => {
		const [own, ...name] = segmentKey(game.machine, s).split(/ +/);
		if (own !== kind) return false;
		if (name.join(' ') === whole && whole !== '') exact = s;
		const has = name.flatMap((word) => word.split('-'));
		if (parts.every((p) => has.includes(p))) found.push(s);
		return exact >= 0;
	});
	if (exact >= 0) return exact;
	return found.length === 1 ? found[0]! : -1;
}

/** `guard ann`, or the kind alone for a piece of nobody. */
export function pieceText(game: Game, piece: number): string {
	const { rt, program } = game.machine;
	const kind = program.pieces[rt.pieceKind[piece]!]!.id;
	const owner = rt.pieceOwner[piece]!;
	return owner < 0 ? kind : `${kind} ${game.names[owner]!}`;
}

/** The pieces on a feature, a tile, a corner (`corner 1/0`, the north-west one of that cell) or a space; undefined when the place does not exist. */
export function piecesAt(game: Game, text: string): string[] | undefined {
	const { rt, program } = game.machine;
	const { m, board } = rt;
	const words = text.trim().split(/\s+/);
	const all = Array.from(rt.pieceKind, (_, p) => p);
	const is = (test: (p: number) => boolean): string[] =>
		all
			.filter(test)
			.map((p) => pieceText(game, p))
			.sort();
	if (words.length === 1 && cellWord.test(text)) {
		const tile = tileAt(game, text);
		return tile < 0 ? undefined : is((p) => rt.pieceTile(p) === tile);
	}
	if (words.length === 2 && words[0] === 'corner' && cellWord.test(words[1]!)) {
		const [x, y] = words[1]!.split('/').map(Number) as [number, number];
		const corner = cellAt(board, x, y);
		return is((p) => m[rt.WHERE + p] === Where.corner && m[rt.REF + p] === corner);
	}
	const space = program.spaces.findIndex((s) => s.id === text);
	if (space >= 0) return is((p) => m[rt.WHERE + p] === Where.space && m[rt.REF + p] === space);
	const segment = segmentAt(game, text);
	if (segment < 0) return undefined;
	const root = rootOf(board, segment);
	return is(
		(p) => m[board.PIECE_SEGMENT + p]! >= 0 && rootOf(board, m[board.PIECE_SEGMENT + p]!) === root,
	);
}

export function segmentText(game: Game, segment: number): string {
	const { m, board } = game.machine.rt;
	return `${segmentKey(game.machine, segment)} ${cellKey(game.machine, m[board.TILE_CELL + m[board.SEGMENT_TILE + segment]!]!)}`;
}
