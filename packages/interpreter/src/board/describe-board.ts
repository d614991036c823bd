import { rootOf } from './features.ts';
import { xOf, yOf } from './grid.ts';
import type { BoardProgram } from './plan.ts';
import { countTilesOf, forEachFeature, forEachMember } from './queries.ts';
import type { Laid, ReferenceFeature } from './reference-board.ts';
import type { BoardState } from './state.ts';
import { tileCount } from './tiles.ts';

export function laidOn(board: BoardState): Laid[] {
	const { m } = board;
	return Array.from({ length: tileCount(board) }, (_, t) => {
		const cell = m[board.TILE_CELL + t]!;
		const [x, y] = [xOf(board, cell), yOf(board, cell)];
		return { tileKind: m[board.TILE_KIND + t]!, x, y, r: m[board.TILE_ROTATION + t]! };
	});
}

/** All features; throws when their columns contradict each other. */
export function featuresOf(board: BoardState, program: BoardProgram): ReferenceFeature[] {
	const out: ReferenceFeature[] = [];
	const { m } = board;
	const same = (what: string, a: unknown, b: unknown): void => {
		if (a !== b) throw new Error(`${what}: ${String(a)} and ${String(b)}`);
	};
	forEachFeature(board, (root) => {
		const members: number[] = [];
		forEachMember(board, root, (s) => {
			members.push(s);
			same('root', rootOf(board, s), root);
			same('kind', m[board.KIND + s], m[board.KIND + root]);
			return false;
		});
		same('size', m[board.SIZE + root], members.length);
		same('first', m[board.FIRST_SEGMENT + root], members[0]);
		const kind = program.kinds[m[board.KIND + root]!]!;
		out.push({
			kind: kind.id,
			members,
			open: kind.connect === 'edge' ? m[board.OPEN + root]! : 0,
			tiles: countTilesOf(board, root),
			marks: board.MARK.map((column) => (column < 0 ? 0 : m[column + root]!)),
		});
		return false;
	});
	return out;
}
