import {
	placementSideFacing,
	placementSideKind,
	placementSideShows,
} from '../../board/placement-sides.ts';
import { Header } from '../../run/header.ts';
import { bend, beyond, direction, opposite, strip } from './directions.ts';
import { type Meanings, read, testTwo } from './meaning.ts';

export const placementSideMeanings: Meanings<'placement-side'> = {
	'placement-side.kind': read(
		({ board, m }) =>
			(s) =>
				placementSideKind(board, m[Header.drawn]!, s),
	),
	'placement-side.facing': read(
		({ board }) =>
			(s) =>
				placementSideFacing(board, s),
	),
	'placement-side.cell': beyond(),
	'placement-side.direction': direction(),
	'placement-side.opposite': opposite(),
	'placement-side.shows(kind)': testTwo((rt) => (s, kind) => {
		const drawn = rt.m[Header.drawn]!;
		return drawn >= 0 && placementSideShows(rt.board, drawn, s, kind);
	}),
	'turn(placement-side,placement-side)': bend(),
	'strip(placement-side,int)': strip(),
};
