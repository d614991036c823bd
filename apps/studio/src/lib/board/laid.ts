import {
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
