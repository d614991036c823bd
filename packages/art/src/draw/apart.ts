import { largest, smallest } from '@tilewright/schema';
import { plus, type Point, point } from '../geometry/point.ts';
import { type Theme, pieceLook } from '../looks/theme.ts';

export interface DrawnFigure {
	/** Its middle on the board; a cell is 100 wide. */
	readonly at: Point;
	readonly half: number;
	/** Figures of one place keep their distances from each other. */
	readonly place: string;
	readonly isFixed: boolean;
}

export interface Moved {
	readonly at: Point;
	readonly scale: number;
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

interface Group {
	readonly figures: readonly number[];
	readonly middle: Point;
	readonly half: Point;
	readonly isFixed: boolean;
	/** The cell it stands on, and all that it covered at first. */
	readonly room: Box;
	moved: Point;
}

const ROUNDS = 60;
const GAP = 1;
const SMALLER = 0.88;
const SMALLEST = 0.6;

/** The part of the size of a look that its drawing fills, seen from the middle. */
const FILLED = 0.45;

/**
 * Pieces with `at` and `scale` such that none covers one of another place. Pieces with a `stack` stay where they are, and so do those
 * on top of them. A piece without a place, and all beside its place, is left as it is.
 */
export function piecesApart<P extends { readonly kind: string; at: Point; scale: number }>(
	pieces: readonly P[],
	placeOf: (piece: P) => string | undefined,
	theme: Theme,
): P[] {
	const isBelow = ({ kind }: P): boolean => pieceLook(theme, kind).stack > 0;
	const stacked = new Set(pieces.filter(isBelow).map(placeOf));
	const loose = pieces.filter((piece) => placeOf(piece) !== undefined && !isBelow(piece));
	const moved = separateFigures(
		loose.map((piece) => ({
			at: piece.at,
			half: pieceLook(theme, piece.kind).size * piece.scale * FILLED,
			place: placeOf(piece)!,
			isFixed: stacked.has(placeOf(piece)),
		})),
	);
	const byPiece = new Map(loose.map((piece, i) => [piece, moved[i]!]));
	return pieces.map((piece) => {
		const own = byPiece.get(piece);
		return own === undefined ? piece : { ...piece, at: own.at, scale: piece.scale * own.scale };
	});
}

/**
 * Figures of different places of one cell, moved as little as they must so that none covers another. They stay on their cell; where it
 * has too little room, all of them are smaller. Nothing changes where nothing overlaps.
 */
export function separateFigures(figures: readonly DrawnFigure[]): Moved[] {
	const out: Moved[] = figures.map(({ at }) => ({ at, scale: 1 }));
	const cells = new Map<string, number[]>();
	figures.forEach(({ at }, i) => {
		const cell = `${Math.floor(at.x / 100)}/${Math.floor(at.y / 100)}`;
		const inCell = cells.get(cell);
		if (inCell) inCell.push(i);
		else cells.set(cell, [i]);
	});
	for (const inCell of cells.values()) moveApart(figures, inCell, out);
	return out;
}

function moveApart(figures: readonly DrawnFigure[], inCell: readonly number[], out: Moved[]): void {
	for (let scale = 1; ; scale *= SMALLER) {
		const groups = groupsOf(figures, inCell, scale);
		const isDone = pushApart(groups);
		if (!isDone && scale * SMALLER >= SMALLEST) continue;
		for (const { figures: members, middle, moved } of groups)
			for (const i of members) {
				const { at } = figures[i]!;
				out[i] = {
					at: plus(
						plus(middle, moved),
						point((at.x - middle.x) * scale, (at.y - middle.y) * scale),
					),
					scale,
				};
			}
		return;
	}
}

function groupsOf(
	figures: readonly DrawnFigure[],
	inCell: readonly number[],
	scale: number,
): Group[] {
	const byPlace = new Map<string, number[]>();
	for (const i of inCell) {
		const { place } = figures[i]!;
		const group = byPlace.get(place);
		if (group) group.push(i);
		else byPlace.set(place, [i]);
	}
	return [...byPlace.values()].map((members): Group => {
		const own = members.map((i) => figures[i]!);
		const left = smallest(own.map(({ at, half }) => at.x - half));
		const right = largest(own.map(({ at, half }) => at.x + half));
		const top = smallest(own.map(({ at, half }) => at.y - half));
		const bottom = largest(own.map(({ at, half }) => at.y + half));
		const { x, y } = own[0]!.at;
		const [cellX, cellY] = [Math.floor(x / 100) * 100, Math.floor(y / 100) * 100];
		return {
			figures: members,
			middle: point((left + right) / 2, (top + bottom) / 2),
			half: point(((right - left) / 2) * scale, ((bottom - top) / 2) * scale),
			isFixed: own.some(({ isFixed }) => isFixed),
			room: {
				left: Math.min(cellX, left),
				right: Math.max(cellX + 100, right),
				top: Math.min(cellY, top),
				bottom: Math.max(cellY + 100, bottom),
			},
			moved: point(0, 0),
		};
	});
}

/** Moves groups until none covers another. Returns false where there is no room for that. */
function pushApart(groups: readonly Group[]): boolean {
	for (let round = 0; round < ROUNDS; round++) {
		let isDone = true;
		groups.forEach((a, i) => {
			for (const b of groups.slice(i + 1)) if (push(a, b)) isDone = false;
		});
		if (isDone) return true;
	}
	return false;
}

function push(a: Group, b: Group): boolean {
	const from = plus(a.middle, a.moved);
	const to = plus(b.middle, b.moved);
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const overlapX = a.half.x + b.half.x - Math.abs(dx);
	const overlapY = a.half.y + b.half.y - Math.abs(dy);
	if (overlapX <= 0 || overlapY <= 0 || (a.isFixed && b.isFixed)) return false;
	const way =
		overlapX < overlapY
			? point((overlapX + GAP) * (dx < 0 ? -1 : 1), 0)
			: point(0, (overlapY + GAP) * (dy < 0 ? -1 : 1));
	const share = a.isFixed ? 0 : b.isFixed ? 1 : 0.5;
	move(a, point(-way.x * share, -way.y * share));
	move(b, point(way.x * (1 - share), way.y * (1 - share)));
	return true;
}

function move(group: Group, { x, y }: Point): void {
	if (x === 0 && y === 0) return;
	const { middle, half, room, moved } = group;
	const within = (at: number, from: number, to: number): number =>
		from > to ? (from + to) / 2 : Math.min(to, Math.max(from, at));
	group.moved = point(
		within(middle.x + moved.x + x, room.left + half.x, room.right - half.x) - middle.x,
		within(middle.y + moved.y + y, room.top + half.y, room.bottom - half.y) - middle.y,
	);
}
