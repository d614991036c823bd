import type { BoardView, LaidPiece } from '@tilewright/art';
import { type Machine, Where, tileCount, xOf, yOf } from '@tilewright/interpreter';

/** The board of a game as it is drawn. */
export function boardView(machine: Machine): BoardView {
	const { rt, program } = machine;
	const { m, board } = rt;
	const tiles = Array.from({ length: tileCount(board) }, (_, t) => {
		const cell = m[board.TILE_CELL + t]!;
		return {
			tile: program.tiles[m[board.TILE_KIND + t]!]!,
			x: xOf(board, cell),
			y: yOf(board, cell),
			turn: m[board.TILE_ROTATION + t]!,
		};
	});
	const pieces: LaidPiece[] = [];
	const crowd = new Map<number, number>();
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const where = m[rt.WHERE + p];
		const ref = m[rt.REF + p]!;
		if (where !== Where.segment && where !== Where.tile) continue;
		const onSegment = where === Where.segment;
		// segments and tiles are counted apart
		const place = onSegment ? ref : -1 - ref;
		const nth = crowd.get(place) ?? 0;
		crowd.set(place, nth + 1);
		pieces.push({
			kind: program.pieces[rt.pieceKind[p]!]!.id,
			seat: rt.pieceOwner[p]!,
			tile: onSegment ? m[board.SEGMENT_TILE + ref]! : ref,
			segment: onSegment ? m[board.SEGMENT_INDEX + ref]! : -1,
			nth,
		});
	}
	return { tiles, pieces, kinds: program.kinds };
}
