import type { BoardView, LaidPiece } from '@tilewright/art';
import {
	type Machine,
	Where,
	ownsSegments,
	tileCount,
	xOf,
	yOf,
} from '@tilewright/interpreter/state';
import { addedOf } from '@tilewright/session';

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
	for (let p = 0; p < rt.pieceKind.length; p++) {
		// the segment that it added is drawn in its place
		if (ownsSegments(board, p)) continue;
		const where = m[rt.WHERE + p];
		const ref = m[rt.REF + p]!;
		const onSegment = where === Where.segment;
		const tile = onSegment ? m[board.SEGMENT_TILE + ref]! : rt.pieceTile(p);
		if (tile < 0 || (!onSegment && where !== Where.tile && where !== Where.cell)) continue;
		pieces.push({
			kind: program.pieces[rt.pieceKind[p]!]!.id,
			seat: rt.pieceOwner[p]!,
			tile,
			segment: onSegment ? m[board.SEGMENT_INDEX + ref]! : -1,
		});
	}
	return { tiles, pieces, kinds: program.kinds, added: addedOf(machine) };
}
