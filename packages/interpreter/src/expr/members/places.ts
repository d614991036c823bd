import { forEachCornerSegment, forEachCornerTile } from '../../board/corners.ts';
import { segmentCount } from '../../board/features.ts';
import { kindWalk } from '../../board/kind-lists.ts';
import { forEachTileCell } from '../../board/tiles.ts';
import { constantKinds } from '../../run/constant-kinds.ts';
import { Where, type Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import { kindTest } from './kind-test.ts';
import { gather, read, walk, type CallExpr, type MemberImpl, type MemberTable } from './shape.ts';

/** Pieces that stand on one kind of place, by its id. */
function standing(where: number): MemberImpl {
	return walk(
		({ rt }) =>
			(id, visit) =>
				piecesAt(rt, where, id, visit),
	);
}

function piecesAt(
	{ m, WHERE, REF, pieceKind }: Runtime,
	where: number,
	ref: number,
	visit: (p: number) => boolean,
): boolean {
	for (let p = 0; p < pieceKind.length; p++)
		if (m[WHERE + p] === where && m[REF + p] === ref && visit(p)) return true;
	return false;
}

/** Where a piece stands, if it stands on this kind of place. */
function placeOf(where: number): MemberImpl {
	return read(
		({ rt: { m, WHERE, REF } }) =>
			(p) =>
				m[WHERE + p] === where ? m[REF + p]! : -1,
	);
}

/** A tag that the kind of a tile has. */
function tagged(kindOf: (c: Closures) => (id: number) => number): MemberImpl {
	return {
		bool: (c, args, e: CallExpr): Bool => {
			const yes = new Set(e.table);
			const on = c.num(args[0]!);
			const kind = kindOf(c);
			return () => {
				const id = on();
				return id >= 0 && yes.has(kind(id));
			};
		},
	};
}

/** Corners, pieces on places, groups of the deck. */
export const placeMembers: MemberTable = {
	// a corner is named by the cell whose north-west corner it is
	'tile.corners': gather(({ rt: { board } }) => (t, emit) => {
		forEachTileCell(board, t, (cell) => {
			for (const corner of [cell, cell + 1, cell + board.width, cell + board.width + 1])
				emit(corner);
			return false;
		});
	}),
	'corner.tiles': walk(
		({ rt: { board } }) =>
			(corner, visit) =>
				forEachCornerTile(board, corner, visit),
	),
	'corner.segments': walk(
		({ rt: { board } }) =>
			(corner, visit) =>
				forEachCornerSegment(board, corner, visit),
	),
	'corner.pieces': standing(Where.corner),
	'cell.pieces': standing(Where.cell),
	'space.pieces': standing(Where.space),
	'piece.carried': standing(Where.piece),
	'piece.corner': placeOf(Where.corner),
	'piece.carrier': placeOf(Where.piece),
	'piece.cell': read(({ rt }) => (p) => {
		if (rt.m[rt.WHERE + p] === Where.cell) return rt.m[rt.REF + p]!;
		const t = rt.pieceTile(p);
		return t < 0 ? -1 : rt.m[rt.board.TILE_CELL + t]!;
	}),
	'piece-kind.piece': read(
		({ rt }) =>
			(k) =>
				rt.pieceFirst[rt.seats * rt.program.pieces.length + k]!,
	),
	'seat.piece': {
		num: (c, args) => {
			const { rt } = c;
			const seat = c.num(args[0]!);
			const kind = c.num(args[1]!);
			return () => {
				const s = seat();
				return s < 0 ? -1 : rt.pieceFirst[s * rt.program.pieces.length + kind()]!;
			};
		},
	},
	'seat.pieces': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { temps } = rt;
			const seat = c.num(args[0]!);
			const kind = c.num(args[1]!);
			return () => {
				const s = seat();
				if (s < 0) return false;
				const block = s * rt.program.pieces.length + kind();
				const end = rt.pieceFirst[block]! + rt.pieceCount[block]!;
				for (let p = rt.pieceFirst[block]!; p < end; p++) {
					temps[slot] = p;
					if (body()) return true;
				}
				return false;
			};
		},
	},

	'tile.has': tagged(
		({ rt: { m, board } }) =>
			(t) =>
				m[board.TILE_KIND + t]!,
	),
	'tile-kind.has': tagged(() => (k) => k),
	'tile.group': read(({ rt }) => {
		const group = groups(rt);
		return (t) => group[rt.m[rt.board.TILE_KIND + t]!]!;
	}),
	'tile-kind.group': read(({ rt }) => {
		const group = groups(rt);
		return (k) => group[k]!;
	}),
	'deck.size(enum:group)': read(
		({ rt }) =>
			(g) =>
				rt.m[rt.GROUP_SIZE + g]!,
		0,
	),
	'deck.empty(enum:group)': {
		bool: (c, args) => {
			const { m, GROUP_SIZE } = c.rt;
			const group = c.num(args[0]!);
			return () => m[GROUP_SIZE + group()] === 0;
		},
	},
	'board.segments(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps, program } = c.rt;
			const walkListed = kindWalk(board, constantKinds(program, args[0]!) ?? []);
			if (walkListed) {
				const visit = (s: number): boolean => {
					temps[slot] = s;
					return body();
				};
				return () => walkListed(visit);
			}
			const isWanted = kindTest(c, args[0]!);
			return () => {
				const n = segmentCount(board);
				for (let s = 0; s < n; s++) {
					if (!isWanted(m[board.KIND + s]!)) continue;
					temps[slot] = s;
					if (body()) return true;
				}
				return false;
			};
		},
	},
};

/** Which group of the deck each tile kind belongs to. */
function groups({ program }: Runtime): number[] {
	return program.tiles.map((_, kind) =>
		program.deck.groups.findIndex((g) => g.tiles.some((t) => t.tile === kind)),
	);
}
