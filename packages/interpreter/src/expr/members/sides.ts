import { cellTile, neighbourOf } from '../../board/grid.ts';
import { segmentReaches } from '../../board/layers.ts';
import { boardSide } from '../../board/placement-sides.ts';
import { placementSideShows } from '../../board/placement-sides.ts';
import { coveredCells, forEachTileSegment } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { gather, read, type MemberImpl, type MemberTable } from './shape.ts';

const direction = read(() => (side) => (side & 3) + 1, 0);
// of the four sides of a cell the opposite one differs in the second bit of its direction
const opposite = read(() => (side) => side ^ 2);

const beyond = read(
	({ rt: { board } }) =>
		(s) =>
			neighbourOf(board, boardSide(s) >> 2, s & 3),
);

/** A test of a kind beside the thing it is asked of. */
const shows = (
	of: (c: Parameters<NonNullable<MemberImpl['bool']>>[0]) => (id: number, kind: number) => boolean,
): MemberImpl => ({
	bool: (c, args) => {
		const on = c.num(args[0]!);
		const kind = c.num(args[1]!);
		const test = of(c);
		return () => {
			const [id, k] = [on(), kind()];
			return id >= 0 && k >= 0 && test(id, k);
		};
	},
});

/** Sides of tiles that lie and of the tile in hand; what tiles show. */
export const sideMembers: MemberTable = {
	'side.direction': direction,
	'side.opposite': opposite,
	'side.cell': beyond,
	'placement-side.cell': beyond,
	'side.shows(kind)': shows(({ rt }) => (s, kind) => {
		const tile = cellTile(rt.board, s >> 2);
		return (
			tile >= 0 &&
			forEachTileSegment(
				rt.board,
				tile,
				(seg) => rt.m[rt.board.KIND + seg] === kind && segmentReaches(rt.board, seg, s),
			)
		);
	}),
	'placement-side.direction': direction,
	'placement-side.opposite': opposite,
	'placement-side.shows(kind)': shows(({ rt }) => (s, kind) => {
		const drawn = rt.m[Header.drawn]!;
		return drawn >= 0 && placementSideShows(rt.board, drawn, s, kind);
	}),
	'placement.turn': read(() => (p) => p & 3, 0),
	'placement.cells': gather(({ rt: { board, m } }) => (p, emit) => {
		const drawn = m[Header.drawn]!;
		if (drawn >= 0) coveredCells(board, drawn, p).forEach(emit);
	}),
	'tile-kind.shows(kind)': shows(({ rt: { program } }) => {
		const kinds = program.kinds.length;
		const shown = new Uint8Array(program.tiles.length * kinds);
		program.tiles.forEach((t, tile) => {
			for (const s of t.segments) {
				const kind = program.kinds.findIndex((k) => k.id === s.kind);
				if (kind >= 0) shown[tile * kinds + kind] = 1;
			}
		});
		return (tile, kind) => shown[tile * kinds + kind] === 1;
	}),
	'tile.shows(kind)': shows(
		({ rt: { board, m } }) =>
			(t, kind) =>
				forEachTileSegment(board, t, (s) => m[board.KIND + s] === kind),
	),
};
