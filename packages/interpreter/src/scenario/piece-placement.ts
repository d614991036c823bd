import { type Program, rotateName } from '@tilewright/lang';
import { cellAt } from '../board/grid.ts';
import { forEachTileSegment } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { cellKey, segmentKey } from '../game/keys.ts';
import { seatIn, seatNames } from '../game/names.ts';
import { type Runtime, Where } from '../run/runtime.ts';
import { segmentAt, tileAt } from './places.ts';
import { setUpFaults } from '../texts/set-ups.ts';

/** The words of a position for who sees the face of a piece or the tiles of a zone. No kind or tile has such a name. */
const visibilityWords: readonly string[] = ['', 'face-up', 'owner-sees', 'face-down'];

export const visibilityWord = (seen: number): string => visibilityWords[seen] ?? '';

export const parseVisibility = (word: string | undefined): number =>
	Math.max(0, visibilityWords.indexOf(word ?? ''));

/** Describes interchangeable pieces as a position names them: `token`, `token ann`, with a face `token 3 ann`, `token 3 ann face-up`. */
export interface PieceSpec {
	readonly kind: number;
	/** -1 for shared pieces. */
	readonly seat: number;
	/** Undefined where any face matches. */
	readonly face: number | undefined;
	readonly seen: number;
}

export interface PiecePlacement extends PieceSpec {
	readonly where: number;
	readonly ref: number;
}

/** Parses a piece and returns it with the words that follow; returns a message where there is no such piece. */
export function parsePieceSpec(
	game: Game,
	text: string,
): { readonly spec: PieceSpec; readonly rest: readonly string[] } | string {
	const [id = '', ...words] = text.trim().split(/\s+/);
	const kind = game.program.pieces.findIndex((p) => p.id === id);
	if (kind < 0) return setUpFaults.noPiece(id);
	const hasFace = game.program.pieces[kind]!.faces.length > 0 && /^-?\d+$/.test(words[0] ?? '');
	const face = hasFace ? Number(words.shift()) : undefined;
	const seat = words[0] === undefined ? -1 : seatIn(game.names, words[0]);
	if (seat >= 0) words.shift();
	const seen = parseVisibility(words[0]);
	if (seen > 0) words.shift();
	return { spec: { kind, seat, face, seen }, rest: words };
}

/**
 * Parses a piece with its place: `token ann block N 0/-1`, `token 1/0` for a tile or a bare cell, `token corner 1/0`, `token side 1/0 N`.
 * The cell may be left out where `known` gives it. Returns a message where there is no such piece or place.
 */
export function parsePiecePlacement(
	game: Game,
	text: string,
	known?: string,
): PiecePlacement | string {
	const read = parsePieceSpec(game, text);
	if (typeof read === 'string') return read;
	const { spec, rest } = read;
	if (rest[0] === 'with') return carriedIn(game, text, spec, rest.slice(1), known);
	const isCell = (word: string): boolean => /^-?\d{1,4}\/-?\d{1,4}$/.test(word);
	const cell = rest.find(isCell) ?? known;
	const place = rest.filter((word) => !isCell(word));
	if (cell === undefined) return setUpFaults.noCell(text);
	const { machine, program } = game;
	const { board } = machine.rt;
	const { at, id } = program.pieces[spec.kind]!;
	const [x, y] = cell.split('/').map(Number) as [number, number];
	const number = cellAt(board, x, y);
	const tile = tileAt(game, cell);
	const [word, more = ''] = place;
	if (word === undefined) {
		// a piece that was carried stays on the tile when its carrier goes
		if (tile >= 0 && (at.includes('tile') || at.includes('piece')))
			return { ...spec, where: Where.tile, ref: tile };
		if (at.includes('cell')) return { ...spec, where: Where.cell, ref: number };
		return tile < 0 ? setUpFaults.notOnBareCell(id) : setUpFaults.notOnTile(id);
	}
	if (word === 'corner' || word === 'side') {
		if (!at.includes(word)) return setUpFaults.notOn[word](id);
		if (word === 'corner') return { ...spec, where: Where.corner, ref: number };
		const side = 'NESW'.indexOf(more);
		if (more.length !== 1 || side < 0) return setUpFaults.noDirection(text);
		return { ...spec, where: Where.side, ref: number * 4 + side };
	}
	if (tile < 0) return setUpFaults.noTileAt(cell);
	const segment = segmentAt(game, `${place.join(' ')} ${cell}`);
	if (segment < 0) {
		return setUpFaults.noPlace({ text: place.join(' '), places: placesOn(game, tile) });
	}
	return { ...spec, where: Where.segment, ref: segment };
}

/** A piece that another one carries: `beast with token ann block N 0/-1`. */
function carriedIn(
	game: Game,
	text: string,
	spec: PieceSpec,
	rest: readonly string[],
	known: string | undefined,
): PiecePlacement | string {
	const { program, machine } = game;
	const { id, at } = program.pieces[spec.kind]!;
	if (!at.includes('piece')) return setUpFaults.notWithPiece(id);
	const carrier = parsePiecePlacement(game, rest.join(' '), known);
	if (typeof carrier === 'string') return carrier;
	const ref = firstPiecePlacedAt(machine.rt, carrier, () => true);
	return ref < 0 ? setUpFaults.noPieceThere(text) : { ...spec, where: Where.piece, ref };
}

export function piecesPlacedAt(rt: Runtime, at: PiecePlacement): number[] {
	return Array.from(rt.pieceKind.keys()).filter(
		(p) =>
			rt.pieceKind[p] === at.kind &&
			Math.max(rt.pieceOwner[p]!, -1) === at.seat &&
			(at.face === undefined || rt.m[rt.FACE + p] === at.face) &&
			rt.m[rt.WHERE + p] === at.where &&
			rt.m[rt.REF + p] === at.ref,
	);
}

/** The first matching piece that holds a test; -1 where there is none. */
export function firstPiecePlacedAt(
	rt: Runtime,
	at: PiecePlacement,
	test: (piece: number) => boolean,
): number {
	return piecesPlacedAt(rt, at).find(test) ?? -1;
}

function placesOn({ machine }: Game, tile: number): string[] {
	const { board } = machine.rt;
	const out: string[] = [];
	forEachTileSegment(board, tile, (s) => {
		out.push(segmentKey(machine, s));
		return false;
	});
	return out;
}

export function pieceSpecText({ machine, names, program }: Game, piece: number): string {
	const { rt } = machine;
	const kind = program.pieces[rt.pieceKind[piece]!]!;
	const owner = seatNames(names)[rt.pieceOwner[piece]!];
	const face = kind.faces.length > 0 ? [String(rt.m[rt.FACE + piece]!)] : [];
	const { SEEN } = rt.optional;
	const seen = SEEN < 0 ? '' : visibilityWord(rt.m[SEEN + piece]!);
	const words = [kind.id, ...face, ...(owner === undefined ? [] : [owner]), seen];
	return words.filter((word) => word !== '').join(' ');
}

export function piecePlacementText(game: Game, piece: number): string | undefined {
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
			const place = piecePlacementText(game, ref);
			return place === undefined ? undefined : `with ${pieceSpecText(game, ref)} ${place}`;
		}
		default:
			return undefined;
	}
}

export function printedPlaces(program: Program, tile: number, rotation: number): string[] {
	const { segments, cells } = program.tiles[tile]!;
	return segments.map((segment) => {
		const name = rotateName(segment, rotation, cells);
		return name === '' ? segment.kind : `${segment.kind} ${name}`;
	});
}
