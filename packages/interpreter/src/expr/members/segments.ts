import { forEachCornerSegment } from '../../board/corners.ts';
import { rootOf } from '../../board/features.ts';
import { segmentReaches } from '../../board/layers.ts';
import { linkAt, linkCount } from '../../board/links.ts';
import { forEachTouching, forEachTouchingFeature } from '../../board/queries.ts';
import { forEachSide } from '../../board/sides.ts';
import { forEachTileSegment } from '../../board/tiles.ts';
import type { Runtime } from '../../run/runtime.ts';
import { read, walk, type MemberTable } from './shape.ts';
import { entryOf } from './wave.ts';

/** The number of a segment on its tile: printed ones as declared, then added ones. */
function indexOf({ m, board, program }: Runtime, segment: number): number {
	const printed = m[board.SEGMENT_INDEX + segment]!;
	if (printed >= 0) return printed;
	const tile = m[board.SEGMENT_TILE + segment]!;
	let index = program.tiles[m[board.TILE_KIND + tile]!]!.segments.length;
	forEachTileSegment(board, tile, (s) => {
		if (s === segment) return true;
		if (m[board.SEGMENT_INDEX + s]! < 0) index++;
		return false;
	});
	return index;
}

/** The piece of the first link with an end at a segment (and the other at `to`, where that is asked), or -1. */
function linkOf({ board }: Runtime, segment: number, to?: number): number {
	for (let i = 0; i < linkCount(board); i++) {
		const { a, b, piece } = linkAt(board, i);
		const other = a === segment ? b : b === segment ? a : undefined;
		if (other !== undefined && (to === undefined || other === to)) return piece;
	}
	return -1;
}

/** Segments on their tiles, what links them, what meets. */
export const segmentMembers: MemberTable = {
	'segment.index': read(
		({ rt }) =>
			(s) =>
				indexOf(rt, s),
		0,
	),
	'segment.sides': walk(
		({ rt: { m, board } }) =>
			(s, visit) =>
				forEachSide(
					board,
					m[board.SEGMENT_TILE + s]!,
					(side) => segmentReaches(board, s, side) && visit(side),
				),
	),
	'segment.link': read(
		({ rt }) =>
			(s) =>
				linkOf(rt, s),
	),
	'segment.linkedTo(segment)': {
		bool: (c, args) => {
			const on = c.num(args[0]!);
			const to = c.num(args[1]!);
			return () => {
				const [a, b] = [on(), to()];
				return a >= 0 && b >= 0 && linkOf(c.rt, a, b) >= 0;
			};
		},
	},
	'segment.meets': walk(
		({ rt: { board } }) =>
			(s, visit) =>
				forEachTouching(board, s, visit, 'end'),
	),
	'feature.meets': walk(
		({ rt: { board } }) =>
			(f, visit) =>
				forEachTouchingFeature(board, f, visit, 'end'),
	),
	'feature.inWave': read(
		({ rt }) =>
			(f) =>
				entryOf(rt, f) < 0 ? 0 : 1,
		0,
	),
	'corner.feature': read(
		({ rt }) =>
			(corner) =>
				featureAt(rt, corner),
	),
};

/** The one feature of all segments that meet at a corner, or -1. */
function featureAt({ board }: Runtime, corner: number): number {
	let found = -1;
	const differs = forEachCornerSegment(board, corner, (s) => {
		const f = rootOf(board, s);
		if (found >= 0 && f !== found) return true;
		found = f;
		return false;
	});
	return differs ? -1 : found;
}
