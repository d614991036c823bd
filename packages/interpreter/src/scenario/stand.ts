import { type Program, rotateName } from '@tilewright/lang';
import { cellAt } from '../board/grid.ts';
import { forEachTileSegment } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { cellKey, segmentKey } from '../game/keys.ts';
import { seatIn, seatNames } from '../game/names.ts';
import { type Runtime, Where } from '../run/runtime.ts';
import { segmentAt, tileAt } from './places.ts';

/** Who sees the face of a piece or the tiles of a zone, as a position says it; no kind or tile is called so. */
const seenWords: readonly string[] = ['', 'face-up', 'owner-sees', 'face-down'];

/** The word for who sees it, or ''; see `Seen`. */
export const seenWord = (seen: number): string => seenWords[seen] ?? '';

/** What a word says of who sees it; 0 where it says nothing of that. */
export const seenIn = (word: string | undefined): number =>
	Math.max(0, seenWords.indexOf(word ?? ''));

/** Pieces that are alike, as a position names them: `token`, `token ann`, with a face `token 3 ann`, `token 3 ann face-up`. */
export interface Likes {
	readonly kind: number;
	/** -1 for nobody's. */
	readonly seat: number;
	/** Undefined where any will do. */
	readonly face: number | undefined;
	/** Who sees its face, see `Seen`; 0 as its place says. */
	readonly seen: number;
}

/** A piece of a position with its place on the board. */
export interface Stand extends Likes {
	readonly where: number;
	readonly ref: number;
}

/** Reads which piece is meant, and the words after it; a sentence where there is none such. */
export function likesIn(
	game: Game,
	text: string,
): { readonly likes: Likes; readonly rest: readonly string[] } | string {
	const [id = '', ...words] = text.trim().split(/\s+/);
	const kind = game.program.pieces.findIndex((p) => p.id === id);
	if (kind < 0) return `there is no piece ${id} in this set-up`;
	const hasFace = game.program.pieces[kind]!.faces.length > 0 && /^-?\d+$/.test(words[0] ?? '');
	const face = hasFace ? Number(words.shift()) : undefined;
	const seat = words[0] === undefined ? -1 : seatIn(game.names, words[0]);
	if (seat >= 0) words.shift();
	const seen = seenIn(words[0]);
	if (seen > 0) words.shift();
	return { likes: { kind, seat, face, seen }, rest: words };
}

/**
 * Reads a piece with its place: `token ann block N 0/-1`, `token 1/0` for a tile or a bare cell, `token corner 1/0`, `token side 1/0 N`.
 * The cell may be left out where it is known. A sentence where there is no such piece or place.
 */
export function standIn(game: Game, text: string, known?: string): Stand | string {
	const read = likesIn(game, text);
	if (typeof read === 'string') return read;
	const { likes, rest } = read;
	if (rest[0] === 'with') return carriedIn(game, text, likes, rest.slice(1), known);
	const isCell = (word: string): boolean => /^-?\d{1,4}\/-?\d{1,4}$/.test(word);
	const cell = rest.find(isCell) ?? known;
	const place = rest.filter((word) => !isCell(word));
	if (cell === undefined) return `"${text}" names no cell of the board`;
	const { machine, program } = game;
	const { board } = machine.rt;
	const { at, id } = program.pieces[likes.kind]!;
	const [x, y] = cell.split('/').map(Number) as [number, number];
	const number = cellAt(board, x, y);
	const tile = tileAt(game, cell);
	const [word, more = ''] = place;
	if (word === undefined) {
		// what was carried stays on the tile when its carrier goes
		if (tile >= 0 && (at.includes('tile') || at.includes('piece')))
			return { ...likes, where: Where.tile, ref: tile };
		if (at.includes('cell')) return { ...likes, where: Where.cell, ref: number };
		return `${id} stands on no ${tile < 0 ? 'bare cell' : 'tile as a whole'}`;
	}
	if (word === 'corner' || word === 'side') {
		if (!at.includes(word)) return `${id} stands on no ${word}`;
		if (word === 'corner') return { ...likes, where: Where.corner, ref: number };
		const side = 'NESW'.indexOf(more);
		if (more.length !== 1 || side < 0) return `"${text}" names no side: N, E, S or W`;
		return { ...likes, where: Where.side, ref: number * 4 + side };
	}
	if (tile < 0) return `no tile lies at ${cell}`;
	const segment = segmentAt(game, `${place.join(' ')} ${cell}`);
	if (segment < 0) {
		const places = placesOn(game, tile).join(', ');
		return `"${place.join(' ')}" is no place on this tile, or several: ${places === '' ? 'it has none' : places}`;
	}
	return { ...likes, where: Where.segment, ref: segment };
}

/** A piece that another one carries: `beast with token ann block N 0/-1`. */
function carriedIn(
	game: Game,
	text: string,
	likes: Likes,
	rest: readonly string[],
	known: string | undefined,
): Stand | string {
	const { program, machine } = game;
	const { id, at } = program.pieces[likes.kind]!;
	if (!at.includes('piece')) return `${id} stands with no piece`;
	const carrier = standIn(game, rest.join(' '), known);
	if (typeof carrier === 'string') return carrier;
	const ref = standing(machine.rt, carrier, () => true);
	return ref < 0
		? `"${text}" names no piece that stands there`
		: { ...likes, where: Where.piece, ref };
}

/** The pieces that stand where one is said to stand. */
export function standingAll(rt: Runtime, at: Stand): number[] {
	return Array.from(rt.pieceKind.keys()).filter(
		(p) =>
			rt.pieceKind[p] === at.kind &&
			Math.max(rt.pieceOwner[p]!, -1) === at.seat &&
			(at.face === undefined || rt.m[rt.FACE + p] === at.face) &&
			rt.m[rt.WHERE + p] === at.where &&
			rt.m[rt.REF + p] === at.ref,
	);
}

/** The first of them that is looked for; -1 where none is. */
export function standing(rt: Runtime, at: Stand, test: (piece: number) => boolean): number {
	return standingAll(rt, at).find(test) ?? -1;
}

/** The segments of a tile, as a set-up names them. */
function placesOn({ machine }: Game, tile: number): string[] {
	const { board } = machine.rt;
	const out: string[] = [];
	forEachTileSegment(board, tile, (s) => {
		out.push(segmentKey(machine, s));
		return false;
	});
	return out;
}

/** A piece as `likesIn` reads it. */
export function likesText({ machine, names, program }: Game, piece: number): string {
	const { rt } = machine;
	const kind = program.pieces[rt.pieceKind[piece]!]!;
	const owner = seatNames(names)[rt.pieceOwner[piece]!];
	const face = kind.faces.length > 0 ? [String(rt.m[rt.FACE + piece]!)] : [];
	const { SEEN } = rt.extras;
	const seen = SEEN < 0 ? '' : seenWord(rt.m[SEEN + piece]!);
	const words = [kind.id, ...face, ...(owner === undefined ? [] : [owner]), seen];
	return words.filter((word) => word !== '').join(' ');
}

/** Where a piece stands on the board, as `standIn` reads it after the piece; undefined where it does not stand there by itself. */
export function standText(game: Game, piece: number): string | undefined {
	const { machine } = game;
	const { rt } = machine;
	const { m, board } = rt;
	const ref = m[rt.REF + piece]!;
	const cellOf = (tile: number): string => cellKey(machine, m[board.TILE_CELL + tile]!);
	switch (m[rt.WHERE + piece]) {
		case Where.segment:
			return `${segmentKey(machine, ref)} ${cellOf(m[board.SEGMENT_TILE + ref]!)}`;
		case Where.tile:
			return cellOf(ref);
		case Where.cell:
			return cellKey(machine, ref);
		case Where.corner:
			return `corner ${cellKey(machine, ref)}`;
		case Where.side:
			return `side ${cellKey(machine, ref >> 2)} ${'NESW'[ref & 3]}`;
		case Where.piece: {
			const place = standText(game, ref);
			return place === undefined ? undefined : `with ${likesText(game, ref)} ${place}`;
		}
		default:
			return undefined;
	}
}

/** The places of a tile in each rotation, by segment; only as it is printed. */
export function printedPlaces(program: Program, tile: number, rotation: number): string[] {
	const { segments, cells } = program.tiles[tile]!;
	return segments.map((segment) => {
		const name = rotateName(segment, rotation, cells);
		return name === '' ? segment.kind : `${segment.kind} ${name}`;
	});
}
