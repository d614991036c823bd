import { smallest, largest } from '@tilewright/schema';
import {
	boundsOf,
	type LaidPiece,
	type LaidTile,
	middleOfAdded,
	onBoard,
	pieceAt,
	pieceLook,
	piecesApart,
	type Point,
	segmentAnchor,
	standings,
	type Theme,
	themeOf,
	tileSvg,
} from '@tilewright/art';
import type { GameView, PieceView } from '@tilewright/interpreter';
import type { Added } from '@tilewright/session';
import type { Rules } from './rules.ts';
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

export function coveredCells(tiles: readonly LaidTile[]): { x: number; y: number }[] {
	return tiles.flatMap((laid) =>
		laid.tile.cells.map(([x, y]) => {
			const at = onBoard(laid, { x: x * 100 + 50, y: y * 100 + 50 });
			return { x: (at.x - 50) / 100, y: (at.y - 50) / 100 };
		}),
	);
}

/** The outline of cells, a little wider than they are: what lies below the tiles as long as they are not drawn. */
export function cellsPath(cells: readonly { readonly x: number; readonly y: number }[]): string {
	const corner = (x: number, y: number): string => `a5 5 0 0 1 ${x} ${y}`;
	const cell = `h96${corner(5, 5)}v96${corner(-5, 5)}h-96${corner(-5, -5)}v-96${corner(5, -5)}z`;
	return cells.map(({ x, y }) => `M${x * 100 + 2} ${y * 100 - 3}${cell}`).join('');
}

/** A piece that stands on the board, or several of one sort at one place. */
export interface PlacedPiece extends LaidPiece {
	readonly id: number;
	readonly ids: readonly number[];
	readonly at: Point;
	readonly on: string;
	readonly scale: number;
}

/** Pieces on a tile as a whole are at most this large: several beside each other, and one alone. */
const SMALL_PIECE = 19;
const LARGE_PIECE = 34;

function scaleOnTile({ looks }: Rules, kind: string, isAlone: boolean): number {
	const { size } = pieceLook(themeOf('light', looks), kind);
	return isAlone ? Math.min(1, LARGE_PIECE / size) : SMALL_PIECE / size;
}

/** At most so many pieces of one sort on one segment are drawn side by side; more are drawn as one with their number. */
const SIDE_BY_SIDE = 3;

/**
 * The pieces on the board with where they are drawn. What lies on a tile as a whole stands at its lower left, small where there are several; what is carried stands
 * beside its carrier; corners and bare cells are places of their own.
 */
export function placedPieces(
	view: GameView,
	tiles: readonly LaidTile[],
	rules: Rules,
	added: readonly Added[] = [],
): PlacedPiece[] {
	const theme = themeOf('light', rules.looks);
	const isBelow = ({ kind }: PieceView): boolean => pieceLook(theme, kind).stack > 0;
	// the segment that a piece added is drawn in its place
	const shown = view.pieces.filter(({ piece }) => added.every(({ by }) => by !== piece));
	const heaps = new Map<string, { piece: PieceView; ids: number[] }>();
	const counts = new Map<string, number>();
	const sort = (p: PieceView): string =>
		`${p.kind} ${p.owner} ${p.face ?? ''} ${JSON.stringify(p.at)}`;
	for (const p of shown) counts.set(sort(p), (counts.get(sort(p)) ?? 0) + 1);
	for (const piece of shown) {
		const { on } = piece.at;
		if (on !== 'segment' && on !== 'tile' && on !== 'cell' && on !== 'corner' && on !== 'piece')
			continue;
		const together =
			on !== 'segment' || (counts.get(sort(piece))! > SIDE_BY_SIDE && !isBelow(piece));
		const key = together ? sort(piece) : `${sort(piece)} ${piece.piece}`;
		const heap = heaps.get(key);
		if (heap) heap.ids.push(piece.piece);
		else heaps.set(key, { piece, ids: [piece.piece] });
	}
	const drawn = [...heaps.values()];
	drawn.sort((a, b) => Number(isBelow(b.piece)) - Number(isBelow(a.piece)));
	const standing = standings(
		drawn.map(({ piece }) => piece),
		({ at }) => (at.on === 'segment' ? `${at.tile}/${at.segment}` : undefined),
		theme,
	);
	const before = new Map<string, number>();
	const nth = (spot: string): number => {
		const n = before.get(spot) ?? 0;
		before.set(spot, n + 1);
		return n;
	};
	const out: PlacedPiece[] = [];
	/** The place of each piece; pieces of one place keep together. Those at corners have none. */
	const places = new Map<number, string>();
	for (const { piece, ids } of drawn) {
		const { at } = piece;
		const base = { kind: piece.kind, seat: piece.owner, id: ids[0]!, ids };
		if (at.on === 'segment') {
			const laid = tiles[at.tile];
			if (!laid) continue;
			const segment = view.tiles[at.tile]?.segments.indexOf(at.segment) ?? -1;
			const own: LaidPiece = {
				kind: piece.kind,
				seat: piece.owner,
				tile: at.tile,
				segment,
				...standing.get(piece)!,
			};
			const extra = segment < 0 ? added.find((s) => s.segment === at.segment) : undefined;
			const on = extra?.kind ?? laid.tile.segments[segment]?.kind ?? '';
			places.set(base.id, `${at.tile}/${at.segment}`);
			out.push({
				...base,
				...own,
				at: extra ? middleOfAdded(extra) : pieceAt({ tiles, pieces: [], kinds: rules.kinds }, own),
				on,
				scale: own.scale ?? 1,
			});
		} else if (at.on === 'piece') {
			const carrier = out.find((s) => s.ids.includes(at.piece));
			if (!carrier) continue;
			const n = nth(`piece ${at.piece}`);
			const { x, y } = carrier.at;
			const place = places.get(carrier.id);
			if (place !== undefined) places.set(base.id, place);
			out.push({
				...base,
				tile: carrier.tile,
				segment: carrier.segment,
				at: { x: x + 12, y: y - 12 - n * 8 },
				on: '',
				scale: 0.7,
			});
		} else if (at.on === 'corner')
			out.push({
				...base,
				tile: -1,
				segment: -1,
				at: { x: at.x * 100 + nth(`corner ${at.x}/${at.y}`) * 12, y: at.y * 100 },
				on: '',
				scale: 0.8,
			});
		else if (at.on === 'tile' || at.on === 'cell') {
			const tile = view.tiles.findIndex((t) => t.x === at.x && t.y === at.y);
			const n = nth(`cell ${at.x}/${at.y}`);
			places.set(base.id, `cell ${at.x}/${at.y}`);
			out.push({
				...base,
				tile,
				segment: -1,
				at: { x: at.x * 100 + 22 + (n % 4) * 19, y: at.y * 100 + 80 - Math.floor(n / 4) * 20 },
				on: '',
				scale: scaleOnTile(rules, piece.kind, onCell(drawn, at.x, at.y) === 1),
			});
		}
	}
	return piecesApart(out, ({ id }) => places.get(id), theme);
}

function onCell(drawn: readonly { readonly piece: PieceView }[], x: number, y: number): number {
	return drawn.filter(
		({ piece: { at } }) => (at.on === 'tile' || at.on === 'cell') && at.x === x && at.y === y,
	).length;
}

export function anchorOf(laid: LaidTile, segment: number, rules: Rules): Point {
	return onBoard(
		laid,
		segment < 0 ? { x: 50, y: 50 } : segmentAnchor(laid.tile, segment, rules.kinds),
	);
}

/** Drawings of tiles by id and turn, each made once. */
export function tileDrawer(
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

/** The box that must be in sight: the tiles and every cell that can be chosen. */
export function wholeBox(
	tiles: readonly LaidTile[],
	cells: readonly { readonly x: number; readonly y: number }[],
): Box {
	const box = boundsOf(tiles);
	const xs = [box.x, box.x + box.width, ...cells.flatMap((c) => [c.x * 100, c.x * 100 + 100])];
	const ys = [box.y, box.y + box.height, ...cells.flatMap((c) => [c.y * 100, c.y * 100 + 100])];
	const [x, y] = [smallest(xs), smallest(ys)];
	return { x, y, width: largest(xs) - x, height: largest(ys) - y };
}

/** The surroundings of the tiles on which a segment can be chosen; they must be large enough to be pointed at. */
export function nearBox(tiles: readonly LaidTile[], spots: readonly SpotOffer[]): Box | undefined {
	const own = spots.filter((s) => s.piece < 0).flatMap((s) => tiles[s.tile] ?? []);
	if (own.length === 0) return undefined;
	const { x, y, width, height } = boundsOf(own);
	return { x: x - 170, y: y - 170, width: width + 340, height: height + 340 };
}

/** The largest radius at which the mark of a place covers no other. */
export function roomAt(at: Point, others: readonly Point[]): number {
	const gaps = others.filter((p) => p !== at).map((p) => Math.hypot(p.x - at.x, p.y - at.y));
	return Math.max(
		5,
		smallest(
			gaps.map((gap) => gap / 2 - 3),
			13,
		),
	);
}
