import type { Position } from '@tilewright/lang';
import { isRemoved } from '../board/added-segments.ts';
import { tileCount } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { seatIn } from '../game/names.ts';
import { Where } from '../run/runtime.ts';
import { zoneAt, zoneOf } from '../run/zones.ts';
import { segmentAt, segmentText } from './places.ts';
import type { SetUpFault } from './set-up.ts';
import {
	parsePieceSpec,
	pieceSpecText,
	parsePiecePlacement,
	piecesPlacedAt,
	piecePlacementText,
} from './piece-placement.ts';
import { zoneName, zoneNamed } from './zone-named.ts';
import { setUpFaults } from '../texts/set-ups.ts';

/*
 * The history of tiles and pieces, as far as rules can ask for it: who laid a tile, where a piece stood before and why it left.
 *
 *   token ann block N 0/0 from line S 1/0 as scored     where it is now (in its supply where nothing is said; in hand ann), before, why
 */

/** Applies the history that a position gives; to be called after all pieces are placed. */
export function applyPieceHistory(
	game: Game,
	{ board = [], came = [] }: Position,
): SetUpFault | undefined {
	const { rt, program } = game.machine;
	const { arena, board: laid, optional } = rt;
	const first = tileCount(laid) - board.length;
	for (const [i, entry] of board.entries()) {
		if (typeof entry === 'string' || entry.by === undefined) continue;
		const seat = seatIn(game.names, entry.by);
		if (seat < 0) return { path: ['board', i, 'by'], message: setUpFaults.noSeat(entry.by) };
		if (optional.OWNER >= 0) arena.set(optional.OWNER + first + i, seat);
	}
	const used = new Set<number>();
	for (const [i, text] of came.entries()) {
		const [, now, from, why] = /^(.+?)(?: from (.+?))?(?: as (\S+))?$/.exec(text.trim())!;
		const fault = (message: string): SetUpFault => ({ path: ['came', i], message });
		const alike = piecesWhere(game, now!);
		if (typeof alike === 'string') return fault(alike);
		const piece = alike.find((p) => !used.has(p));
		if (piece === undefined) return fault(setUpFaults.noPieceWithHistory(now!));
		used.add(piece);
		if (from !== undefined) {
			const segment = segmentAt(game, from);
			if (segment < 0) return fault(setUpFaults.noSegment(from));
			if (optional.LAST >= 0) arena.set(optional.LAST + piece, segment);
		}
		if (why === undefined) continue;
		const cause = program.causes.indexOf(why);
		if (cause < 0) return fault(setUpFaults.noCause(why));
		if (optional.CAUSE >= 0) arena.set(optional.CAUSE + piece, cause);
	}
	return undefined;
}

export function piecesWhere(game: Game, text: string): number[] | string {
	const { rt, program } = game.machine;
	const read = parsePieceSpec(game, text);
	if (typeof read === 'string') return read;
	const { spec, rest } = read;
	if (rest.length === 0) return piecesPlacedAt(rt, { ...spec, where: Where.supply, ref: -1 });
	if (rest[0] !== 'in') {
		const at = parsePiecePlacement(game, text);
		return typeof at === 'string' ? at : piecesPlacedAt(rt, at);
	}
	const name = rest.slice(1).join(' ');
	const space = program.spaces.findIndex((s) => s.id === name);
	if (space >= 0) return piecesPlacedAt(rt, { ...spec, where: Where.space, ref: space });
	const zone = zoneNamed(game, name);
	if (!zone) return setUpFaults.noZoneOrSpace(name);
	// the segments of a feature share a pile
	return Array.from(rt.pieceKind.keys()).filter((p) => {
		if (rt.m[rt.WHERE + p] !== Where.zone || rt.pieceKind[p] !== spec.kind) return false;
		const { zone: of, owner } = zoneOf(rt, rt.m[rt.REF + p]!);
		return (
			of === zone.zone &&
			zoneAt(rt, of, Math.max(0, owner)) === zone.number &&
			Math.max(rt.pieceOwner[p]!, -1) === spec.seat
		);
	});
}

export function laidBySeat(
	{ machine: { rt } }: Game,
	names: readonly string[],
	tile: number,
): string | undefined {
	const { OWNER } = rt.optional;
	return OWNER < 0 ? undefined : names[rt.m[OWNER + tile]!];
}

export function pieceHistoryOf(game: Game): string[] {
	const { rt, program } = game.machine;
	const { m, board, optional } = rt;
	const { LAST, CAUSE } = optional;
	const out: string[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const last = LAST < 0 ? -1 : m[LAST + p]!;
		const cause = CAUSE < 0 ? -1 : m[CAUSE + p]!;
		const from = last < 0 || isRemoved(board, last) ? [] : ['from', segmentText(game, last)];
		const why = cause < 0 ? [] : ['as', program.causes[cause]!];
		const now = pieceWhere(game, p);
		if (now === undefined || from.length + why.length === 0) continue;
		out.push([now, ...from, ...why].join(' '));
	}
	return out;
}

export function pieceWhere(game: Game, piece: number): string | undefined {
	const place = placeNow(game, piece);
	if (place === undefined) return undefined;
	return place === '' ? pieceSpecText(game, piece) : `${pieceSpecText(game, piece)} ${place}`;
}

function placeNow(game: Game, piece: number): string | undefined {
	const { rt, program } = game.machine;
	const ref = rt.m[rt.REF + piece]!;
	switch (rt.m[rt.WHERE + piece]) {
		case Where.supply:
			return '';
		case Where.space:
			return `in ${program.spaces[ref]!.id}`;
		case Where.zone: {
			const name = zoneName(game, ref);
			return name === undefined ? undefined : `in ${name}`;
		}
		default:
			return piecePlacementText(game, piece);
	}
}
