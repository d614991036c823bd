import type { Program } from '@tilewright/lang';
import { SideCodes } from '../board/side-codes.ts';
import { buildTileTables, SIDE_CODE, SIDE_WORDS } from '../board/tile-tables.ts';
import { withFaceDown } from './face-down.ts';
import { sideMatch } from './side-match.ts';

/** The kinds that a side can show on its halves, left and right seen from the centre of its cell; -1 is ground. */
export interface ShownCode {
	readonly left: number;
	readonly right: number;
	readonly any: boolean;
}

/** The codes that the sides of a program's tiles show, and the pairs of codes that may meet. */
export interface ShownSides {
	/** By code, numbered as on every board of the program; code 0 stands for no tile. */
	readonly codes: readonly ShownCode[];
	/** By tile: codes by cell × 4 + direction as it lies at rotation 0; -1 inside the tile. */
	readonly tiles: readonly Int16Array[];
	/** 1 at `own × codes + facing` where the side-local requirements let both meet. */
	readonly meets: Uint8Array;
}

export function shownSides(program: Program): ShownSides {
	const shown = withFaceDown(program).program;
	const codes = new SideCodes();
	shown.kinds.forEach((kind, k) => {
		if (kind.connect === 'edge') codes.codeOf(k, k);
	});
	const { sides, cellBase, cellCount } = buildTileTables(
		shown.tiles,
		shown.kinds,
		shown.marks,
		codes,
	);
	return {
		codes: codes.all,
		tiles: program.tiles.map((_, t) =>
			Int16Array.from({ length: cellCount[t]! * 4 }, (_side, i) => {
				const row = (cellBase[t]! + (i >> 2)) * 4;
				return sides[(row * 4 + (i & 3)) * SIDE_WORDS + SIDE_CODE]!;
			}),
		),
		meets: codes.compatibility(sideMatch(program)),
	};
}
