import {
	type Machine,
	Header,
	rootOf,
	takeDirty,
	tileSegmentEnd,
	tileCount,
	xOf,
	yOf,
	cellTile,
	cellAt,
} from '@tilewright/interpreter/state';
import { expect } from 'vitest';
import { type Law, law, machineFor, playScript, programFor } from '../script.ts';

/**
 * Completion is asked again only where something changed. After every step: what the candidates answer is what asking every
 * feature on the board answers, and what a count of open sides from the tiles themselves says.
 */
export const completionLaw: Law = law(
	'incremental completion equals asking every feature',
	(script) => {
		const machine = machineFor(programFor(script));
		playScript(machine, script, () => {
			const { rt, scoring } = machine;
			const { m, board, arena } = rt;
			const all: number[] = [];
			for (let s = 0; s < segmentCount(machine); s++) {
				if (rootOf(board, s) !== s) continue;
				const complete = completeFromTiles(machine, s);
				if (scoring.complete(s) !== complete)
					expect([s, scoring.complete(s)]).toEqual([s, complete]);
				if (complete && m[board.SCORED + s] === 0) all.push(s);
			}
			arena.journaling = true;
			const mark = arena.mark();
			const dirty: number[] = [];
			takeDirty(board, (f) => {
				if (m[board.SCORED + f] === 0 && scoring.complete(f)) dirty.push(f);
			});
			arena.undoTo(mark);
			arena.journaling = false;
			expect(dirty.sort((a, b) => a - b)).toEqual(all);
			// between turns nothing complete is left unpaid, unless features can part at the beginning of a turn
			const decisionId = machine.program.decisions[m[Header.decision]!]?.id ?? 'tile';
			if (decisionId === 'tile' && board.plan.sizes.links === 0) expect(all).toEqual([]);
		});
	},
);

function segmentCount({ rt: { board } }: Machine): number {
	return tileSegmentEnd(board, tileCount(board) - 1);
}

/** Edges: no side of any member faces an empty cell. Spots: all eight cells around are covered. Areas never are complete. */
function completeFromTiles({ rt, program }: Machine, f: number): boolean {
	const { m, board } = rt;
	const { connect } = program.kinds[m[board.KIND + f]!]!;
	if (connect === 'area') return false;
	let complete = true;
	for (let s = 0; s < tileSegmentEnd(board, tileCount(board) - 1); s++) {
		if (rootOf(board, s) !== f) continue;
		const tile = m[board.SEGMENT_TILE + s]!;
		const cell = m[board.TILE_CELL + tile]!;
		const [x, y] = [xOf(board, cell), yOf(board, cell)];
		const covered = (dx: number, dy: number): boolean =>
			cellTile(board, cellAt(board, x + dx, y + dy)) >= 0;
		if (connect === 'point') {
			for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) complete &&= covered(dx, dy);
			continue;
		}
		const printed =
			program.tiles[m[board.TILE_KIND + tile]!]!.segments[m[board.SEGMENT_INDEX + s]!]!;
		for (const side of printed.sides) {
			const d = (side + m[board.TILE_ROTATION + tile]!) % 4;
			complete &&= covered([0, 1, 0, -1][d]!, [-1, 0, 1, 0][d]!);
		}
	}
	return complete;
}
