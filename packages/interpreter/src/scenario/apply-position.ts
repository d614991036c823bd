import { parseLaid, type Position, type Program } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Game } from '../game/game.ts';
import { seatIn } from '../game/names.ts';
import { Where } from '../run/runtime.ts';
import { putTileInto, takeTileFrom } from '../run/tile-places.ts';
import { piecesIn, tileRow } from '../run/zones.ts';
import { registerAddress } from './registers.ts';
import { applyPieceHistory } from './piece-history.ts';
import { Changed } from './changed.ts';
import { prepare, type SetUpFault } from './set-up.ts';
import {
	type PieceSpec,
	parsePieceSpec,
	parseVisibility,
	parsePiecePlacement,
} from './piece-placement.ts';
import { zoneNamed } from './zone-named.ts';
import { setUpFaults } from '../texts/set-ups.ts';

export function positioned(
	program: Program,
	position: Position,
	names: readonly string[],
): Program | SetUpFault {
	const prepared = prepare(program, { ...position, packs: [], seats: [] }, position.deck);
	if ('message' in prepared) return prepared;
	const active = position.turn === undefined ? undefined : seatIn(names, position.turn);
	if (active !== undefined && active < 0)
		return { path: ['turn'], message: setUpFaults.noSeat(position.turn!) };
	const beginning = { ...prepared.own, position, ...(active === undefined ? {} : { active }) };
	return { ...prepared, own: beginning };
}

/** A position that turns out to be impossible only when the first turn begins. */
export class PositionFault extends EngineFault {
	readonly fault: SetUpFault;

	constructor(fault: SetUpFault) {
		super('RUN-STATE', fault.message);
		this.fault = fault;
	}
}

export function applyPosition(game: Game, setUp: Position): SetUpFault | undefined {
	const { rt, program } = game.machine;
	const changed = new Changed(game, setUp);
	const fault =
		changed.change() ??
		new PiecePlacer(game).all(setUp) ??
		changed.tie() ??
		applyPieceHistory(game, setUp);
	if (fault) return fault;
	for (const [id, times] of Object.entries(setUp.used ?? {})) {
		const limit = program.limits.findIndex((l) => l.id === id);
		if (limit < 0) return { path: ['used', id], message: setUpFaults.noLimit(id) };
		rt.arena.set(rt.LIMITS + limit, times);
	}
	for (const [name, points] of Object.entries(setUp.score ?? {})) {
		const seat = seatIn(game.names, name);
		if (seat < 0) return { path: ['score', name], message: setUpFaults.noSeat(name) };
		rt.arena.set(rt.SCORE + seat, points);
	}
	for (const [name, value] of Object.entries(setUp.registers ?? {})) {
		const at = registerAddress(game, name);
		const register = game.program.registers.find((r) => r.id === name.split(' ')[0]);
		const number =
			typeof value === 'string' ? (register?.values?.indexOf(value) ?? -1) : Number(value);
		if (at === undefined || (typeof value === 'string' && number < 0))
			return { path: ['registers', name], message: setUpFaults.noRegister };
		rt.arena.set(at, number);
	}
	return undefined;
}

class PiecePlacer {
	private readonly game: Game;
	private readonly put = new Set<number>();

	constructor(game: Game) {
		this.game = game;
	}

	all(setUp: Position): SetUpFault | undefined {
		return (
			this.board(setUp.board ?? []) ??
			this.pieces(setUp.pieces ?? []) ??
			this.spaces(setUp.spaces ?? {}) ??
			this.zones(setUp.zones ?? {}) ??
			this.supply(setUp.supply ?? {})
		);
	}

	private board(board: NonNullable<Position['board']>): SetUpFault | undefined {
		for (const [i, entry] of board.entries()) {
			if (typeof entry === 'string') continue;
			const laid = parseLaid(entry.tile)!;
			for (const [k, text] of (entry.pieces ?? []).entries()) {
				const message = this.placeOnBoard(text, `${laid.x}/${laid.y}`);
				if (message !== undefined) return { path: ['board', i, 'pieces', k], message };
			}
		}
		return undefined;
	}

	private pieces(pieces: readonly string[]): SetUpFault | undefined {
		for (const [i, text] of pieces.entries()) {
			const message = this.placeOnBoard(text);
			if (message !== undefined) return { path: ['pieces', i], message };
		}
		return undefined;
	}

	private placeOnBoard(text: string, cell?: string): string | undefined {
		const at = parsePiecePlacement(this.game, text, cell);
		return typeof at === 'string' ? at : this.move(at, at.where, at.ref);
	}

	private spaces(spaces: NonNullable<Position['spaces']>): SetUpFault | undefined {
		for (const [name, pieces] of Object.entries(spaces)) {
			const space = this.game.program.spaces.findIndex((s) => s.id === name);
			if (space < 0) return { path: ['spaces', name], message: setUpFaults.noSpace(name) };
			for (const [i, text] of pieces.entries()) {
				const message = this.moveAlone(text, Where.space, space);
				if (message !== undefined) return { path: ['spaces', name, i], message };
			}
		}
		return undefined;
	}

	private zones(zones: NonNullable<Position['zones']>): SetUpFault | undefined {
		const { game, put } = this;
		const { machine, program } = game;
		const { rt } = machine;
		for (const [name, things] of Object.entries(zones)) {
			const [, place = '', word] = /^(.+?)(?: (face-up|owner-sees|face-down))?$/.exec(name)!;
			const found = zoneNamed(game, place);
			if (!found) return { path: ['zones', name], message: setUpFaults.noZone(place) };
			if (found.zone < 0 || program.zones[found.zone]!.holds === 'tiles') {
				const fault = this.stow(name, found.number, things);
				if (fault) return fault;
				if (found.zone < 0) continue;
				rt.arena.set(rt.optional.SHOWN + tileRow(rt, found.number), parseVisibility(word));
				continue;
			}
			// from below: what is put last lies on top
			for (const [back, text] of [...things].reverse().entries()) {
				const message = this.moveAlone(text, Where.zone, found.number);
				const path = ['zones', name, things.length - 1 - back];
				if (message !== undefined) return { path, message };
			}
			for (const p of piecesIn(rt, found.number))
				if (!put.has(p)) machine.movePiece(p, Where.offBoard, -1, -1);
		}
		return undefined;
	}

	private stow(name: string, number: number, tiles: readonly string[]): SetUpFault | undefined {
		const { rt, program } = this.game.machine;
		for (const kind of program.tiles.keys()) while (takeTileFrom(rt, number, kind) !== undefined);
		for (const [i, id] of tiles.entries()) {
			const kind = program.tiles.findIndex((t) => t.id === id);
			if (kind < 0) return { path: ['zones', name, i], message: setUpFaults.noTileForZone(id) };
			putTileInto(rt, number, kind, rt.deckPlan.home[kind]!);
		}
		return undefined;
	}

	private supply(supply: NonNullable<Position['supply']>): SetUpFault | undefined {
		const { game } = this;
		const { rt, program } = game.machine;
		for (const [name, kinds] of Object.entries(supply))
			for (const [id, wanted] of Object.entries(kinds)) {
				const seat = seatIn(game.names, name);
				const kind = program.pieces.findIndex((p) => p.id === id);
				const path = ['supply', name, id];
				if (seat < 0 || kind < 0)
					return { path, message: setUpFaults.noSupply({ piece: id, seat: name }) };
				const at = rt.SUPPLY + seat * program.pieces.length + kind;
				const spec = { kind, seat, face: undefined, seen: 0 };
				while (rt.m[at]! < wanted) {
					const piece = this.find(spec, false);
					if (piece < 0) {
						const has = rt.m[at]!;
						return { path, message: setUpFaults.supplyTooSmall({ piece: id, seat: name, has }) };
					}
					game.machine.movePiece(piece, Where.supply, -1, -1);
				}
				while (rt.m[at]! > wanted)
					game.machine.movePiece(this.find(spec, true), Where.offBoard, -1, -1);
			}
		return undefined;
	}

	private moveAlone(text: string, where: number, ref: number): string | undefined {
		const read = parsePieceSpec(this.game, text);
		if (typeof read === 'string') return read;
		if (read.rest.length > 0) return setUpFaults.notPieceAndSeat(text);
		return this.move(read.spec, where, ref);
	}

	private move(spec: PieceSpec, where: number, ref: number): string | undefined {
		const piece = this.find(spec, true);
		if (piece < 0) return this.gone(spec);
		const { machine } = this.game;
		const { arena, optional } = machine.rt;
		machine.movePiece(piece, where, ref, -1);
		if (spec.seen !== 0 && optional.SEEN >= 0) arena.set(optional.SEEN + piece, spec.seen);
		this.put.add(piece);
		return undefined;
	}

	private gone({ kind, seat, face }: PieceSpec): string {
		const { program, names } = this.game;
		const { id } = program.pieces[kind]!;
		const piece = face === undefined ? id : `${id} ${face}`;
		return seat < 0
			? setUpFaults.noSharedPieceLeft(piece)
			: setUpFaults.noPieceLeft({ piece, seat: names[seat]! });
	}

	/** A piece that was not put yet: of the supply, off the board, or from where it begins; -1 where there is none. */
	private find({ kind, seat, face }: PieceSpec, supplied: boolean): number {
		const { rt } = this.game.machine;
		const { m, WHERE } = rt;
		let found = -1;
		let best = 9;
		for (let p = 0; p < rt.pieceKind.length; p++) {
			if (rt.pieceKind[p] !== kind || Math.max(rt.pieceOwner[p]!, -1) !== seat) continue;
			if (this.put.has(p) || (face !== undefined && m[rt.FACE + p] !== face)) continue;
			const where = m[WHERE + p]!;
			if (where === Where.supply && !supplied) continue;
			const rank = where === Where.supply ? 0 : where === Where.offBoard ? 1 : 2;
			if (rank < best) [found, best] = [p, rank];
		}
		return found;
	}
}
