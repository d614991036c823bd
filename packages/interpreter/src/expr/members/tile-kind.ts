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
		const kinds = program.kinds.length;
		const shown = new Uint8Array(program.tiles.length * kinds);
		program.tiles.forEach((t, tile) => {
			for (const s of t.segments) {
				const kind = program.kinds.findIndex((k) => k.id === s.kind);
				if (kind >= 0) shown[tile * kinds + kind] = 1;
			}
		});
		return (tile, kind) => shown[tile * kinds + kind] === 1;
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
