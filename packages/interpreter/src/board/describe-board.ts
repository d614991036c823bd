import type { Board } from './board.ts';
import type { Laid, NaiveFeature } from './reference-board.ts';
import type { BoardProgram } from './plan.ts';

/** The board told in the words of the slow one, for tests. */

export function laidOn(board: Board): Laid[] {
	const { m } = board;
	return Array.from({ length: board.tileCount() }, (_, t) => {
		const cell = m[board.TILE_CELL + t]!;
		const [x, y] = [board.xOf(cell), board.yOf(cell)];
		return { tileKind: m[board.TILE_KIND + t]!, x, y, r: m[board.TILE_ROT + t]! };
	});
}

/** All features; throws when their columns contradict each other. */
export function featuresOf(board: Board, program: BoardProgram): NaiveFeature[] {
	const out: NaiveFeature[] = [];
	const { m } = board;
	const same = (what: string, a: unknown, b: unknown): void => {
		if (a !== b) throw new Error(`${what}: ${String(a)} and ${String(b)}`);
	};
	board.forEachFeature((root) => {
		const members: number[] = [];
		board.forEachMember(root, (s) => {
			members.push(s);
			same('root', board.find(s), root);
			same('kind', m[board.KIND + s], m[board.KIND + root]);
			return false;
		});
		same('size', m[board.SIZE + root], members.length);
		same('first', m[board.MINSEG + root], members[0]);
		const kind = program.kinds[m[board.KIND + root]!]!;
		out.push({
			kind: kind.id,
			members,
			open: kind.connect === 'edge' ? m[board.OPEN + root]! : 0,
			tiles: board.countTilesOf(root),
			marks: board.MARK.map((column) => (column < 0 ? 0 : m[column + root]!)),
		});
		return false;
	});
	return out;
}
