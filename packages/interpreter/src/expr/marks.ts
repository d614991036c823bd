import { ownValue, smallest, largest } from '@tilewright/schema';
import type { Expr, MarkIR, TileIR } from '@tilewright/lang';
import type { Num } from './backend.ts';
import type { Closures } from './closures.ts';

/**
 * A mark of a feature (folded), of one segment or of a tile (as printed); one that points somewhere turns with its tile. A tile of the set
 * folds the marks of its segments.
 */
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
			const tile = program.tiles[m[board.TILE_KIND + m[board.SEGMENT_TILE + s]!]!]!;
			return ownValue(tile.segments[m[board.SEGMENT_INDEX + s]!]?.marks, id) ?? 0;
		};
	const perTile = program.tiles.map((t) => printedMark(t, program.marks[e.mark]!));
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
		return points === 0 ? 0 : ((points - 1 + 2 * m[board.TILE_ROTATION + t]!) & 7) + 1;
	};
}

/** A mark as a tile of the set shows it: its own, or those of all its segments of kinds that have it, folded. */
export function printedMark(tile: TileIR, { id, of, fold }: MarkIR): number {
	if (of === 'tile') return ownValue(tile.marks, id) ?? 0;
	const marked = tile.segments.filter((s) => (ownValue(s.marks, id) ?? 0) !== 0);
	if (marked.length === 0) return 0;
	const kinds = new Set(marked.map((s) => s.kind));
	const values = tile.segments
		.filter((s) => kinds.has(s.kind))
		.map((s) => ownValue(s.marks, id) ?? 0);
	if (fold === 'sum') return values.reduce((a, b) => a + b);
	return fold === 'all' ? smallest(values) : largest(values);
}
