import { rootOf } from '../../board/features.ts';
import { segmentReaches } from '../../board/layers.ts';
import { linkAt, linkCount } from '../../board/links.ts';
import { forEachMember, forEachPiece, forEachTouching } from '../../board/queries.ts';
import { forEachSide } from '../../board/sides.ts';
import { forEachTileSegment, segmentMark } from '../../board/tiles.ts';
import { type Runtime, Where } from '../../run/runtime.ts';
import { aroundTile } from './cell-walks.ts';
import { type Meanings, gather, read, testTwo, walk } from './meaning.ts';
import { emitWay, forEachNext } from './ways.ts';

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

export const segmentMeanings: Meanings<'segment'> = {
	'segment.kind': read(
		({ m, board }) =>
			(s) =>
				m[board.KIND + rootOf(board, s)]!,
	),
	'segment.feature': read(
		({ board }) =>
			(s) =>
				rootOf(board, s),
	),
	'segment.tile': read(
		({ m, board }) =>
			(s) =>
				m[board.SEGMENT_TILE + s]!,
	),
	'segment.pieces': walk(
		({ m, board, WHERE }) =>
			(s, visit) =>
				forEachPiece(
					board,
					rootOf(board, s),
					(p) => m[board.PIECE_SEGMENT + p] === s && m[WHERE + p] === Where.segment && visit(p),
				),
	),
	'segment.touching': walk(
		({ board }) =>
			(s, visit) =>
				forEachTouching(board, s, visit),
	),
	'segment.index': read((rt) => (s) => indexOf(rt, s)),
	'segment.sides': walk(
		({ m, board }) =>
			(s, visit) =>
				forEachSide(
					board,
					m[board.SEGMENT_TILE + s]!,
					(side) => segmentReaches(board, s, side) && visit(side),
				),
	),
	'segment.link': read((rt) => (s) => linkOf(rt, s)),
	'segment.meets': walk(
		({ board }) =>
			(s, visit) =>
				forEachTouching(board, s, visit, 'end'),
	),
	'segment.linkedTo(segment)': testTwo((rt) => (a, b) => linkOf(rt, a, b) >= 0),
	'around(segment)': gather(
		(rt) => (s, emit) => aroundTile(rt, rt.m[rt.board.SEGMENT_TILE + s]!, emit),
	),
	'stretch(segment,enum:mark)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board } = rt;
			const segment = c.num(args[0]);
			const mark = c.num(args[1]);
			return () => {
				const s = segment();
				if (s < 0) return false;
				const barrier = mark();
				return c.distinct(
					(emit) => {
						emit(s);
						if (segmentMark(board, s, barrier) !== 0) return;
						const seen = new Set<number>([s]);
						forEachMember(
							board,
							s,
							(other) => (segmentMark(board, other, barrier) !== 0 && seen.add(other), false),
						);
						const first: number[] = [];
						forEachNext(rt, s, (next) => first.push(next));
						emitWay(rt, [...new Set(first)], seen, emit);
					},
					slot,
					body,
				);
			};
		},
	},
};
