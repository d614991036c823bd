import { smallest, largest } from '@tilewright/schema';
import type { TileIR } from '@tilewright/lang';
import { segmentAnchor } from '../geometry/anchor.ts';
import { plus, point, type Point } from '../geometry/point.ts';
import type { KindShape } from '../geometry/shapes.ts';
import { paint, pieceLook, type Theme } from '../looks/theme.ts';
import { type AddedSegment, addedSvg } from './added.ts';
import { piecesApart } from './apart.ts';
import { pieceSvg } from './piece.ts';
import { standings } from './stack.ts';
import { element } from './svg.ts';
import { tileSvg } from './tile.ts';

/** A tile on the board: the cell its 0/0 lies on and its clockwise quarter turns. */
export interface LaidTile {
	readonly tile: TileIR;
	readonly x: number;
	readonly y: number;
	readonly turn: number;
}

export interface LaidPiece {
	readonly kind: string;
	/** -1 for nobody's. */
	readonly seat: number;
	readonly tile: number;
	readonly segment: number;
	/** The distance from the place of its segment, so that it stands beside other pieces. */
	readonly aside?: Point;
	/** Half of the width and height that it and the pieces beside it need; they stay within their cell. */
	readonly reach?: Point;
	readonly scale?: number;
	readonly raised?: number;
}

export interface BoardView {
	readonly tiles: readonly LaidTile[];
	readonly pieces: readonly LaidPiece[];
	readonly kinds: readonly KindShape[];
	readonly added?: readonly AddedSegment[];
}

/** Returns the position on the board of a point of a tile’s drawing, turned about the middle of its cell 0/0. */
export function onBoard({ x, y, turn }: LaidTile, p: Point): Point {
	let [dx, dy] = [p.x - 50, p.y - 50];
	for (let i = 0; i < (turn & 3); i++) [dx, dy] = [-dy, dx];
	return point(x * 100 + 50 + dx, y * 100 + 50 + dy);
}

export function placeOf({ x, y, turn }: Omit<LaidTile, 'tile'>): string {
	const move = `translate(${x * 100} ${y * 100})`;
	return (turn & 3) === 0 ? move : `${move} rotate(${(turn & 3) * 90} 50 50)`;
}

export function pieceAt(view: BoardView, piece: LaidPiece): Point {
	const laid = view.tiles[piece.tile]!;
	const at =
		piece.segment < 0 ? point(50, 50) : segmentAnchor(laid.tile, piece.segment, view.kinds);
	const middle = onBoard(laid, at);
	const { reach = point(0, 0), aside = point(0, 0) } = piece;
	const { x, y } = plus(point(within(middle.x, reach.x), within(middle.y, reach.y)), aside);
	return point(x, y - (piece.raised ?? 0));
}

/** The place in the same cell nearest to `at` that has so much room on both sides; the middle where there is none. */
function within(at: number, room: number): number {
	const cell = Math.floor(at / 100) * 100;
	const needed = Math.min(50, room);
	return Math.min(cell + 100 - needed, Math.max(cell + needed, at));
}

export function boundsOf(tiles: readonly LaidTile[]): {
	x: number;
	y: number;
	width: number;
	height: number;
} {
	const corners = tiles.flatMap((laid) =>
		laid.tile.cells.flatMap(([x, y]) => {
			const c = onBoard(laid, point(x * 100 + 50, y * 100 + 50));
			return [point(c.x - 50, c.y - 50), point(c.x + 50, c.y + 50)];
		}),
	);
	if (corners.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
	const [x, y] = [smallest(corners.map((c) => c.x)), smallest(corners.map((c) => c.y))];
	return {
		x,
		y,
		width: largest(corners.map((c) => c.x)) - x,
		height: largest(corners.map((c) => c.y)) - y,
	};
}

function standing(pieces: readonly LaidPiece[], theme: Theme): LaidPiece[] {
	const places = standings(pieces, ({ tile, segment }) => `${tile}/${segment}`, theme);
	const isBelow = ({ kind }: LaidPiece): boolean => pieceLook(theme, kind).stack > 0;
	const placed = pieces.map((piece) => ({ ...piece, ...places.get(piece) }));
	return [...placed.filter(isBelow), ...placed.filter((piece) => !isBelow(piece))];
}

export function boardSvg(view: BoardView, theme: Theme): string {
	const box = boundsOf(view.tiles);
	const margin = 30;
	const tiles = view.tiles
		.map((laid) =>
			element('g', { transform: placeOf(laid) }, tileSvg(laid.tile, view.kinds, theme, laid.turn)),
		)
		.join('');
	const added = (view.added ?? []).map((s) => addedSvg(s, view.kinds, theme)).join('');
	const stood = standing(view.pieces, theme).map((piece) => ({
		...piece,
		at: pieceAt(view, piece),
		scale: piece.scale ?? 1,
	}));
	const pieces = piecesApart(stood, ({ tile, segment }) => `${tile}/${segment}`, theme)
		.map((piece) => {
			const laid = view.tiles[piece.tile]!;
			const kind = laid.tile.segments[piece.segment]?.kind ?? '';
			return element(
				'g',
				{
					transform: `translate(${piece.at.x} ${piece.at.y})${piece.scale === 1 ? '' : ` scale(${piece.scale})`}`,
				},
				pieceSvg(piece.kind, piece.seat, theme, kind),
			);
		})
		.join('');
	return picture(
		box.x - margin,
		box.y - margin,
		box.width + 2 * margin,
		box.height + 2 * margin,
		theme,
		tiles + added + pieces,
	);
}

export function picture(
	x: number,
	y: number,
	width: number,
	height: number,
	theme: Theme,
	inner: string,
): string {
	return element(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height },
		element('rect', { x, y, width, height, fill: paint(theme, 'table') }) + inner,
	);
}
