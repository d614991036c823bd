import type { Expr } from '@tilewright/lang';
import type { Num } from './backend.ts';
import type { Closures } from './closures.ts';

/** A mark of a feature (folded), of one segment or of a tile (as printed); one that points somewhere turns with its tile. */
export function markOf(c: Closures, e: Extract<Expr, { op: 'mark' }>): Num {
	const { board, m, program } = c.rt;
	const on = c.num(e.on);
	if (e.of === 'feature') {
		const base = board.MARK[e.mark]!;
		return () => {
			const f = on();
			return f < 0 ? 0 : m[base + f]!;
		};
	}
	const { id, oriented } = program.marks[e.mark]!;
	if (e.of === 'segment')
		return () => {
			const s = on();
			if (s < 0) return 0;
			const tile = program.tiles[m[board.TILE_KIND + m[board.SEG_TILE + s]!]!]!;
			return tile.segments[m[board.SEG_INDEX + s]!]?.marks[id] ?? 0;
		};
	const perTile = program.tiles.map((t) => t.marks[id] ?? 0);
	if (e.of === 'tile-kind')
		return () => {
			const k = on();
			return k < 0 ? 0 : perTile[k]!;
		};
	if (!oriented)
		return () => {
			const t = on();
			return t < 0 ? 0 : perTile[m[board.TILE_KIND + t]!]!;
		};
	return () => {
		const t = on();
		const points = t < 0 ? 0 : perTile[m[board.TILE_KIND + t]!]!;
		return points === 0 ? 0 : ((points - 1 + 2 * m[board.TILE_ROT + t]!) & 7) + 1;
	};
}
