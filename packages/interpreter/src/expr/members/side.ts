import { cellTile } from '../../board/grid.ts';
import { forEachAcross, segmentReaches } from '../../board/layers.ts';
import { facingSide, segmentAtSide, sideKind } from '../../board/sides.ts';
import { forEachTileSegment } from '../../board/tiles.ts';
import { bend, beyond, direction, opposite, strip } from './directions.ts';
import { type Meanings, read, testTwo } from './meaning.ts';
import { emitWay } from './ways.ts';

export const sideMeanings: Meanings<'side'> = {
	'side.kind': read(
		({ board }) =>
			(s) =>
				sideKind(board, s >> 2, s & 3),
	),
	'side.facing': read(
		({ board }) =>
			(s) =>
				facingSide(board, s >> 2, s & 3),
	),
	'side.tile': read(
		({ board }) =>
			(s) =>
				cellTile(board, s >> 2),
	),
	'side.segment': read(
		({ board }) =>
			(s) =>
				segmentAtSide(board, s >> 2, s & 3),
	),
	'side.direction': direction(),
	'side.opposite': opposite(),
	'side.cell': beyond(),
	'side.shows(kind)': testTwo((rt) => (s, kind) => {
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
	'turn(side,side)': bend(),
	'strip(side,int)': strip(),
	'along(side)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board } = rt;
			const side = c.num(args[0]);
			return () => {
				const from = side();
				const own = from < 0 ? -1 : segmentAtSide(board, from >> 2, from & 3);
				if (own < 0) return false;
				return c.distinct(
					(emit) => {
						const first: number[] = [];
						forEachAcross(
							board,
							own,
							(other, through) => (through === from && first.push(other), false),
						);
						emitWay(rt, first, new Set([own]), emit);
					},
					slot,
					body,
				);
			};
		},
	},
};
