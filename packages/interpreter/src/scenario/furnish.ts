import { parseLaid, type Position, type Program } from '@tilewright/lang';
import type { Game } from '../game/game.ts';
import { seatIn } from '../game/names.ts';
import { inSupply } from '../run/pieces.ts';
import { Where } from '../run/runtime.ts';
import { segmentAt, tileAt } from './places.ts';
import { registerAddress } from './registers.ts';
import { prepare, type SetUpFault } from './set-up.ts';

/** The program of a game that begins from a position; what is wrong with it where it cannot. */
export function positioned(
	program: Program,
	position: Position,
	names: readonly string[],
): Program | SetUpFault {
	const prepared = prepare(program, { ...position, packs: [], seats: [] }, position.deck);
	if ('message' in prepared) return prepared;
	const active = position.turn === undefined ? undefined : seatIn(names, position.turn);
	if (active !== undefined && active < 0)
		return { path: ['turn'], message: `there is no seat ${position.turn}` };
	const beginning = { ...prepared.own, position, ...(active === undefined ? {} : { active }) };
	return { ...prepared, own: beginning };
}

/** Pieces on the board, scores, supplies and registers that a set-up gives; the first thing that cannot be. */
export function furnish(game: Game, setUp: Position): SetUpFault | undefined {
	const { rt } = game.machine;
	const fault =
		furnishBoard(game, setUp.board ?? []) ??
		furnishSpaces(game, setUp.spaces ?? {}) ??
		furnishSupply(game, setUp.supply ?? {});
	if (fault) return fault;
	for (const [name, points] of Object.entries(setUp.score ?? {})) {
		const seat = seatIn(game.names, name);
		if (seat < 0) return { path: ['score', name], message: `there is no seat ${name}` };
		rt.arena.set(rt.SCORE + seat, points);
	}
	for (const [name, value] of Object.entries(setUp.registers ?? {})) {
		const at = registerAddress(game, name);
		const register = game.program.registers.find((r) => r.id === name.split(' ')[0]);
		const number =
			typeof value === 'string' ? (register?.values?.indexOf(value) ?? -1) : Number(value);
		if (at === undefined || (typeof value === 'string' && number < 0))
			return { path: ['registers', name], message: `there is no such register or value` };
		rt.arena.set(at, number);
	}
	// what was asked before the board was furnished is asked anew
	game.machine.decider.forget();
	return undefined;
}

function furnishBoard(game: Game, board: NonNullable<Position['board']>): SetUpFault | undefined {
	for (const [i, entry] of board.entries()) {
		if (typeof entry === 'string') continue;
		const laid = parseLaid(entry.tile)!;
		for (const [k, text] of (entry.pieces ?? []).entries())
			if (!putPiece(game, text, `${laid.x}/${laid.y}`))
				return {
					path: ['board', i, 'pieces', k],
					message: `"${text}" names no piece of the supply and a place on this tile`,
				};
	}
	return undefined;
}

/** Puts a piece, `guard ann block N`, on a tile; false where there is no such piece or place. */
function putPiece(game: Game, text: string, cell: string): boolean {
	const { program, machine } = game;
	const { rt } = machine;
	const [id, name = '', ...more] = text.trim().split(/\s+/);
	const kind = program.pieces.findIndex((p) => p.id === id);
	const seat = seatIn(game.names, name);
	const place = seat < 0 && name !== '' ? [name, ...more] : more;
	const piece = kind < 0 ? -1 : pieceOfNobody(game, kind, inSupply(rt, seat, kind));
	const tile = tileAt(game, cell);
	if (piece < 0 || tile < 0) return false;
	const { at } = program.pieces[kind]!;
	if (place.length === 0 && at.includes('tile')) machine.movePiece(piece, Where.tile, tile, -1);
	else if (place.length === 1 && place[0] === 'corner') {
		if (!at.includes('corner')) return false;
		machine.movePiece(piece, Where.corner, rt.m[rt.board.TILE_CELL + tile]!, -1);
	} else {
		const segment = segmentAt(game, `${place.join(' ')} ${cell}`);
		if (segment < 0) return false;
		machine.movePiece(piece, Where.segment, segment, -1);
	}
	return true;
}

function furnishSpaces(
	game: Game,
	spaces: NonNullable<Position['spaces']>,
): SetUpFault | undefined {
	for (const [name, pieces] of Object.entries(spaces)) {
		const space = game.program.spaces.findIndex((s) => s.id === name);
		for (const [i, text] of pieces.entries()) {
			const piece = space < 0 ? -1 : pieceToFurnish(game, text);
			if (piece < 0) {
				const message = `"${text}" names no piece that can stand on a space ${name}`;
				return { path: ['spaces', name, i], message };
			}
			game.machine.movePiece(piece, Where.space, space, -1);
		}
	}
	return undefined;
}

function furnishSupply(
	game: Game,
	supply: NonNullable<Position['supply']>,
): SetUpFault | undefined {
	const { rt, program } = game.machine;
	for (const [name, kinds] of Object.entries(supply))
		for (const [id, wanted] of Object.entries(kinds)) {
			const seat = seatIn(game.names, name);
			const kind = program.pieces.findIndex((p) => p.id === id);
			const path = ['supply', name, id];
			if (seat < 0 || kind < 0) return { path, message: `there is no ${id} of a seat ${name}` };
			const at = rt.SUPPLY + seat * program.pieces.length + kind;
			if (rt.m[at]! < wanted)
				return { path, message: `${name} has no more than ${rt.m[at]!} of ${id} left` };
			while (rt.m[at]! > wanted)
				game.machine.movePiece(inSupply(rt, seat, kind), Where.offBoard, -1, -1);
		}
	return undefined;
}

/** The piece that `guard ann` names: one of the supply, or the one that begins elsewhere; -1 when there is none. */
function pieceToFurnish({ machine, names }: Game, text: string): number {
	const { rt, program } = machine;
	const [id, name] = text.trim().split(/\s+/);
	const kind = program.pieces.findIndex((p) => p.id === id);
	const owner = name === undefined ? -1 : seatIn(names, name);
	if (kind < 0 || (name !== undefined && owner < 0)) return -1;
	if (owner >= 0 && program.pieces[kind]!.starts.in === 'supply') return inSupply(rt, owner, kind);
	return rt.pieceKind.findIndex((k, p) => k === kind && Math.max(rt.pieceOwner[p]!, -1) === owner);
}

/** A piece of the supply as it is; of a kind that belongs to nobody and has no supply, one that is off the board. */
function pieceOfNobody({ machine: { rt } }: Game, kind: number, supplied: number): number {
	if (supplied >= 0) return supplied;
	const { m, WHERE } = rt;
	return rt.pieceKind.findIndex(
		(k, p) => k === kind && rt.pieceOwner[p]! < 0 && m[WHERE + p] === Where.offBoard,
	);
}
