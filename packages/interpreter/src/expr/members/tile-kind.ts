import { countPlacements, forEachPlacement } from '../../board/placement-table.ts';
import { type Meanings, read, testTwo } from './meaning.ts';
import { tagged } from './tags.ts';
import { groupsOf } from './tile-groups.ts';

export const tileKindMeanings: Meanings<'tile-kind'> = {
	'tile-kind.group': read((rt) => {
		const group = groupsOf(rt);
		return (k) => group[k]!;
	}),
	'tile-kind.has': tagged(() => (k) => k),
	'tile-kind.shows(kind)': testTwo(({ program }) => {
		const shown = program.tiles.map(
			(t) => new Set(t.segments.map((s) => program.kinds.findIndex((k) => k.id === s.kind))),
		);
		return (tile, kind) => shown[tile]!.has(kind);
	}),
	'placements(tile-kind)': {
		each: (c, args, slot, body) => {
			const { board, temps } = c.rt;
			const kind = c.num(args[0]);
			const visit = (p: number): boolean => {
				temps[slot] = p;
				return body();
			};
			return () => {
				const k = kind();
				return k >= 0 && forEachPlacement(board, k, visit);
			};
		},
		size: (c, args) => {
			const { board } = c.rt;
			const kind = c.num(args[0]);
			return () => {
				const k = kind();
				return k < 0 ? 0 : countPlacements(board, k);
			};
		},
	},
};
