import {
	boundsOf,
	type LaidPiece,
	type LaidTile,
	onBoard,
	pieceAt,
	type Point,
	segmentAnchor,
	type Theme,
	tileSvg,
} from '@tilewright/art';
import type { GameView } from '@tilewright/interpreter';
import type { Rules } from '../engine/protocol.ts';
import type { Box } from './camera.ts';
import type { SpotOffer } from './offers.ts';

/** The tiles on the board as the art package draws them; index and order are those of the view. */
export function laidTiles(view: GameView, rules: Rules): LaidTile[] {
	const byId = new Map(rules.tiles.map((t) => [t.id, t]));
	return view.tiles.flatMap((t) => {
		const tile = byId.get(t.id);
		return tile ? [{ tile, x: t.x, y: t.y, turn: t.rotation }] : [];
	});
}

/** A piece that stands on the board. */
export interface Standing extends LaidPiece {
	readonly id: number;
	readonly at: Point;
	/** The kind of the segment it stands on, if it stands on one. */
	readonly on: string;
}

/** The pieces that stand on a tile or a segment, with where they are drawn. */
export function standing(view: GameView, tiles: readonly LaidTile[], rules: Rules): Standing[] {
	const before = new Map<string, number>();
	return view.pieces.flatMap((piece) => {
		const { at } = piece;
		if (at.on !== 'segment' && at.on !== 'tile' && at.on !== 'cell') return [];
		const tile =
			at.on === 'segment' ? at.tile : view.tiles.findIndex((t) => t.x === at.x && t.y === at.y);
		const laid = tiles[tile];
		if (!laid) return [];
		const segment =
			at.on === 'segment' ? (view.tiles[tile]?.segments.indexOf(at.segment) ?? -1) : -1;
		const spot = `${tile}/${segment}`;
		const nth = before.get(spot) ?? 0;
		before.set(spot, nth + 1);
		const own: LaidPiece = { kind: piece.kind, seat: piece.owner, tile, segment, nth };
		return [
			{
				...own,
				id: piece.piece,
				at: pieceAt({ tiles, pieces: [], kinds: rules.kinds }, own),
				on: laid.tile.segments[segment]?.kind ?? '',
			},
		];
	});
}

/** Where a segment of a laid tile is pointed at. */
export function anchorOf(laid: LaidTile, segment: number, rules: Rules): Point {
	return onBoard(
		laid,
		segment < 0 ? { x: 50, y: 50 } : segmentAnchor(laid.tile, segment, rules.kinds),
	);
}

/** Drawings of tiles by id and turn, each made once. */
export function drawer(
	{ tiles, kinds }: Rules,
	theme: Theme,
): (id: string, turn: number) => string {
	const made = new Map<string, string>();
	return (id, turn) => {
		const key = `${id} ${turn & 3}`;
		let svg = made.get(key);
		if (svg === undefined) {
			const tile = tiles.find((t) => t.id === id);
			made.set(key, (svg = tile ? tileSvg(tile, kinds, theme, turn & 3) : ''));
		}
		return svg;
	};
}

/** What must be in sight: the tiles and every cell that can be chosen. */
export function wholeBox(
	tiles: readonly LaidTile[],
	cells: readonly { readonly x: number; readonly y: number }[],
): Box {
	const box = boundsOf(tiles);
	const xs = [box.x, box.x + box.width, ...cells.flatMap((c) => [c.x * 100, c.x * 100 + 100])];
	const ys = [box.y, box.y + box.height, ...cells.flatMap((c) => [c.y * 100, c.y * 100 + 100])];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The surroundings of the tiles on which a segment can be chosen; they must be large enough to be pointed at. */
export function nearBox(tiles: readonly LaidTile[], spots: readonly SpotOffer[]): Box | undefined {
	const own = spots.filter((s) => s.piece < 0).flatMap((s) => tiles[s.tile] ?? []);
	if (own.length === 0) return undefined;
	const { x, y, width, height } = boundsOf(own);
	return { x: x - 170, y: y - 170, width: width + 340, height: height + 340 };
}

/** How large the mark of a place may be so that it covers no other. */
export function roomAt(at: Point, others: readonly Point[]): number {
	const gaps = others.filter((p) => p !== at).map((p) => Math.hypot(p.x - at.x, p.y - at.y));
	return Math.max(7, Math.min(13, ...gaps.map((gap) => gap / 2 - 1)));
}
