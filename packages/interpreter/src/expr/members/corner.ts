import { forEachCornerSegment, forEachCornerTile } from '../../board/corners.ts';
import { rootOf } from '../../board/features.ts';
import { type Runtime, Where } from '../../run/runtime.ts';
import { type Meanings, read, walk } from './meaning.ts';
import { standing } from './standing.ts';

export const cornerMeanings: Meanings<'corner'> = {
	'corner.tiles': walk(
		({ board }) =>
			(corner, visit) =>
				forEachCornerTile(board, corner, visit),
	),
	'corner.segments': walk(
		({ board }) =>
			(corner, visit) =>
				forEachCornerSegment(board, corner, visit),
	),
	'corner.pieces': standing(Where.corner),
	'corner.feature': read((rt) => (corner) => featureAt(rt, corner)),
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
