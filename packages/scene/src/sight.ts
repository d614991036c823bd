import { onBoard, type LaidTile, type PlaceLook, type Point } from '@tilewright/art';
import type { GameState, Target, PlaceView } from '@tilewright/session';
import type { Rules } from './rules.ts';
import { anchorOf, type PlacedPiece } from './laid.ts';

export interface Scene {
	readonly tiles: readonly LaidTile[];
	readonly pieces: readonly PlacedPiece[];
	readonly places: readonly Located[];
	readonly rules: Rules;
}

export interface Located {
	readonly place: PlaceView;
	readonly at: Point;
	readonly width: number;
	readonly height: number;
	readonly glyph: string | undefined;
}

/** Places that the looks put on a tile that lies on the board; the others lie beside it. */
export function locatePlaces(
	places: readonly PlaceView[],
	tiles: readonly LaidTile[],
	looks: ReadonlyMap<string, PlaceLook>,
): { on: Located[]; beside: PlaceView[] } {
	const on: Located[] = [];
	const beside: PlaceView[] = [];
	for (const place of places) {
		const look = place.seat < 0 && place.is !== 'supply' ? looks.get(place.id) : undefined;
		const laid = look && tiles.find((t) => t.tile.id === look.on);
		if (!look || !laid) {
			beside.push(place);
			continue;
		}
		const [width, height] = laid.turn & 1 ? [look.size[1], look.size[0]] : look.size;
		const at = onBoard(laid, { x: look.at[0], y: look.at[1] });
		on.push({ place, at, width, height, glyph: look.glyph });
	}
	return { on, beside };
}

const HEAP_SIZE = 32;

/** The positions of the heaps of a place, and their scale: as many side by side as its form suggests. */
export function heapPoints(
	{ at, width, height }: Located,
	count: number,
): (Point & { readonly scale: number })[] {
	const [wide, high] = [width - 6, height - 16];
	let columns = 1;
	let step = 0;
	for (let n = 1; n <= Math.max(1, count); n++) {
		const room = Math.min(wide / n, high / Math.ceil(count / n), HEAP_SIZE);
		if (room > step + 0.01) [columns, step] = [n, room];
	}
	const rows = Math.ceil(count / columns);
	return Array.from({ length: count }, (_, i) => {
		const [row, column] = [Math.floor(i / columns), i % columns];
		const inRow = Math.min(columns, count - row * columns);
		return {
			x: at.x + (column - (inRow - 1) / 2) * step,
			y: at.y + 6 + (row - (rows - 1) / 2) * step,
			scale: step / HEAP_SIZE,
		};
	});
}

/** The point of a target on the board; undefined where it is not on it. */
export function pointOf(
	target: Target,
	{ tiles, pieces, places, rules }: Scene,
): Point | undefined {
	switch (target.is) {
		case 'segment': {
			const laid = tiles[target.tile];
			return laid && anchorOf(laid, target.segment, rules);
		}
		case 'tile': {
			const laid = tiles[target.tile];
			return laid && onBoard(laid, middleOf(laid));
		}
		case 'piece': {
			const placed = pieces.find((p) => p.ids.includes(target.piece));
			if (placed) return placed.at;
			if (target.x !== undefined && target.y !== undefined)
				return { x: target.x * 100 + 50, y: target.y * 100 + 50 };
			return places.find((p) => p.place.heaps.some((h) => h.pieces.includes(target.piece)))?.at;
		}
		case 'cell':
			return { x: target.x * 100 + 50, y: target.y * 100 + 50 };
		case 'corner':
			return { x: target.x * 100, y: target.y * 100 };
		case 'side': {
			const [dx, dy] = [
				[50, 0],
				[100, 50],
				[50, 100],
				[0, 50],
			][target.side] as [number, number];
			return { x: target.x * 100 + dx, y: target.y * 100 + dy };
		}
		case 'space':
		case 'zone':
			return places.find((p) => p.place.is === target.is && p.place.id === target.id)?.at;
		default:
			return undefined;
	}
}

export function middleOf({ tile }: LaidTile): Point {
	const n = tile.cells.length;
	return {
		x: tile.cells.reduce((sum, [x]) => sum + x * 100 + 50, 0) / n,
		y: tile.cells.reduce((sum, [, y]) => sum + y * 100 + 50, 0) / n,
	};
}

export interface DisplayLine {
	readonly key: string;
	readonly title: string;
	readonly says: string;
	readonly from: Point;
	readonly to: Point;
}

export interface DisplayFlag {
	readonly key: string;
	readonly text: string;
	readonly at: Point;
}

/** Lines and flags of the displays; flags at one place stand above each other. */
export function displayMarksOf(
	game: GameState,
	scene: Scene,
): { lines: DisplayLine[]; flags: DisplayFlag[] } {
	const lines: DisplayLine[] = [];
	const flags: DisplayFlag[] = [];
	const heights = new Map<string, number>();
	const flag = (key: string, text: string, target: Target): void => {
		const at = pointOf(target, scene);
		if (!at) return;
		const place = `${Math.round(at.x)}/${Math.round(at.y)}`;
		const n = heights.get(place) ?? 0;
		heights.set(place, n + 1);
		flags.push({ key: `${key} ${flags.length}`, text, at: { x: at.x, y: at.y - 24 - n * 15 } });
	};
	for (const shown of game.shown) {
		if (!shown.some) continue;
		const seen = new Set<string>();
		for (const [a, b] of shown.pairs) {
			const [from, to] = [pointOf(a, scene), pointOf(b, scene)];
			const key = [a.text, b.text].sort().join(' – ');
			if (!from || !to || seen.has(key)) continue;
			seen.add(key);
			lines.push({ key: `${shown.id} ${key}`, title: shown.title, says: key, from, to });
		}
		const { of } = shown;
		if (of && of.is !== 'seat')
			flag(shown.id, shown.text === '' ? shown.title : `${shown.title} ${shown.text}`, of);
		else if (!of) for (const target of shown.targets) flag(shown.id, shown.title, target);
	}
	return { lines, flags };
}

/** A curve between two points that ends before what stands there, and its middle. */
export function curveBetween({ from, to }: Pick<DisplayLine, 'from' | 'to'>): {
	path: string;
	middle: Point;
} {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const far = Math.hypot(dx, dy) || 1;
	const lift = Math.min(60, far * 0.3);
	const [nx, ny] = [dy / far, -dx / far];
	const aside = Math.min(14, far / 4);
	const cx = (from.x + to.x) / 2 + nx * lift;
	const cy = (from.y + to.y) / 2 + ny * lift;
	const a = { x: from.x + nx * aside, y: from.y + ny * aside };
	const b = { x: to.x + nx * aside, y: to.y + ny * aside };
	return {
		path: `M${a.x} ${a.y}Q${cx} ${cy} ${b.x} ${b.y}`,
		middle: { x: (a.x + 2 * cx + b.x) / 4, y: (a.y + 2 * cy + b.y) / 4 },
	};
}
