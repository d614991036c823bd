/**
 * The same rules written a second time as plainly as possible: a board keyed by text, copied at every step, features
 * found by walking. It shares only the tile table with the playout, which it checks.
 */
import { START_TILE, TILES } from './tiles.ts';
import type { Segment, Tile } from './tiles.ts';

interface Laid {
	readonly tile: Tile;
	readonly rotation: number;
	readonly order: number;
}
interface Figure {
	readonly at: string;
	readonly segment: number;
	readonly seat: number;
}
interface Member {
	readonly at: string;
	readonly segment: number;
}
interface Feature {
	readonly members: readonly Member[];
	readonly complete: boolean;
}

/** A position; never changed, every step returns a new one. */
export interface SlowGame {
	readonly seats: number;
	readonly farms: boolean;
	readonly board: ReadonlyMap<string, Laid>;
	readonly figures: readonly Figure[];
	readonly scores: readonly number[];
	readonly seat: number;
	readonly last: string;
}

export interface SlowPlacement {
	readonly x: number;
	readonly y: number;
	readonly rotation: number;
}

const STEPS = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
] as const;
const key = (x: number, y: number): string => `${x},${y}`;
const neighbour = (at: string, side: number): string => {
	const [x = 0, y = 0] = at.split(',').map(Number);
	return key(x + STEPS[side]![0], y + STEPS[side]![1]);
};
const edgeOf = (tile: Tile, rotation: number, side: number): string =>
	tile.edges[(side - rotation + 4) % 4]!;

export function slowStart(seats: number, farms: boolean): SlowGame {
	const tile = TILES.find((t) => t.id === START_TILE)!;
	return {
		seats,
		farms,
		board: new Map([['0,0', { tile, rotation: 0, order: 0 }]]),
		figures: [],
		scores: Array.from<number>({ length: seats }).fill(0),
		seat: 0,
		last: '0,0',
	};
}

export function slowPlacements(game: SlowGame, tile: Tile): SlowPlacement[] {
	const cells = new Set<string>();
	for (const at of game.board.keys()) {
		for (const side of [0, 1, 2, 3]) {
			const there = neighbour(at, side);
			if (!game.board.has(there)) cells.add(there);
		}
	}
	const found: SlowPlacement[] = [];
	for (const at of cells) {
		for (let rotation = 0; rotation < tile.rotations; rotation++) {
			const fits = [0, 1, 2, 3].every((side) => {
				const other = game.board.get(neighbour(at, side));
				if (other === undefined) return true;
				return edgeOf(other.tile, other.rotation, (side + 2) % 4) === edgeOf(tile, rotation, side);
			});
			const [x = 0, y = 0] = at.split(',').map(Number);
			if (fits) found.push({ x, y, rotation });
		}
	}
	return found;
}

export function slowLay(game: SlowGame, tile: Tile, where: SlowPlacement): SlowGame {
	const last = key(where.x, where.y);
	const laid = { tile, rotation: where.rotation, order: game.board.size };
	return { ...game, board: new Map([...game.board, [last, laid]]), last };
}

/**
 * Returns the exits of a segment: the direction of the cell beyond, the half side or side it leaves by, and the half
 * side or side it meets there.
 */
function exits(laid: Laid, segment: Segment): { side: number; own: number; theirs: number }[] {
	const turn = laid.rotation;
	if (segment.kind !== 'field') {
		return segment.sides.map((s) => {
			const side = (s + turn) % 4;
			return { side, own: side, theirs: (side + 2) % 4 };
		});
	}
	const mirrored = [5, 4, 7, 6, 1, 0, 3, 2];
	return segment.halves.map((h) => {
		const own = (h + 2 * turn) % 8;
		return { side: Math.floor(own / 2), own, theirs: mirrored[own]! };
	});
}

function featureOf(game: SlowGame, start: Member): Feature {
	const seen = new Map([[`${start.at}:${start.segment}`, start]]);
	const queue = [start];
	let complete = true;
	for (let member = queue.pop(); member !== undefined; member = queue.pop()) {
		const laid = game.board.get(member.at)!;
		const segment = laid.tile.segments[member.segment]!;
		for (const exit of exits(laid, segment)) {
			const at = neighbour(member.at, exit.side);
			const other = game.board.get(at);
			if (other === undefined) {
				complete = false;
				continue;
			}
			const next = other.tile.segments.findIndex(
				(s) => s.kind === segment.kind && exits(other, s).some((e) => e.own === exit.theirs),
			);
			if (next < 0) throw new Error(`${segment.kind} of ${member.at} meets nothing at ${at}`);
			const name = `${at}:${next}`;
			if (seen.has(name)) continue;
			seen.set(name, { at, segment: next });
			queue.push({ at, segment: next });
		}
	}
	return { members: [...seen.values()], complete };
}

const around = (game: SlowGame, at: string): number => {
	const [x = 0, y = 0] = at.split(',').map(Number);
	let count = 0;
	for (const dx of [-1, 0, 1]) {
		for (const dy of [-1, 0, 1]) if (game.board.has(key(x + dx, y + dy))) count++;
	}
	return count;
};

const figuresOn = (game: SlowGame, feature: Feature): Figure[] =>
	game.figures.filter((f) => feature.members.some((m) => m.at === f.at && m.segment === f.segment));

export function slowClaims(game: SlowGame): number[] {
	if (game.figures.filter((f) => f.seat === game.seat).length === 7) return [];
	const { tile } = game.board.get(game.last)!;
	return tile.segments.flatMap((s, segment) => {
		if (s.kind === 'field' && !game.farms) return [];
		return figuresOn(game, featureOf(game, { at: game.last, segment })).length === 0
			? [segment]
			: [];
	});
}

function worth(game: SlowGame, feature: Feature, over: boolean): number {
	const segments = feature.members.map((m) => game.board.get(m.at)!.tile.segments[m.segment]!);
	const cells = new Set(feature.members.map((m) => m.at)).size;
	const first = segments[0]!;
	if (first.kind === 'road') return feature.complete || over ? cells : 0;
	if (first.kind === 'city') {
		const value = cells + segments.filter((s) => s.pennant).length;
		return feature.complete ? 2 * value : over ? value : 0;
	}
	if (first.kind === 'monastery') {
		const count = around(game, feature.members[0]!.at);
		return count === 9 || over ? count : 0;
	}
	if (!over) return 0;
	const closed = new Set<string>();
	feature.members.forEach((m, i) => {
		for (const segment of segments[i]!.cities) {
			const city = featureOf(game, { at: m.at, segment });
			if (city.complete) closed.add(city.members.map((c) => `${c.at}:${c.segment}`).sort()[0]!);
		}
	});
	return 3 * closed.size;
}

function settle(game: SlowGame, over: boolean): SlowGame {
	const scores = [...game.scores];
	let figures = game.figures;
	for (const figure of game.figures) {
		if (!figures.includes(figure)) continue;
		const feature = featureOf(game, figure);
		const points = worth(game, feature, over);
		if (points === 0) continue;
		const there = figuresOn(game, feature);
		const strength = scores.map((_, seat) => there.filter((f) => f.seat === seat).length);
		strength.forEach((n, seat) => {
			if (n === Math.max(...strength)) scores[seat]! += points;
		});
		figures = figures.filter((f) => !there.includes(f));
	}
	return { ...game, scores, figures };
}

/** Claims a segment of the tile laid last, or passes with -1; closed features score and the turn goes on. */
export function slowClaim(game: SlowGame, segment: number): SlowGame {
	const figures =
		segment < 0 ? game.figures : [...game.figures, { at: game.last, segment, seat: game.seat }];
	const settled = settle({ ...game, figures }, false);
	return { ...settled, seat: (game.seat + 1) % game.seats };
}

export function slowFinish(game: SlowGame): SlowGame {
	return settle(game, true);
}

export function slowPerft(game: SlowGame, deck: readonly string[], depth: number): number {
	if (depth === 0) return 1;
	const [letter, ...rest] = deck;
	if (letter === undefined) return 0;
	const tile = TILES.find((t) => t.id === letter)!;
	const placements = slowPlacements(game, tile);
	if (placements.length === 0) return slowPerft(game, rest, depth);
	const left = placements.length === 1 ? depth : depth - 1;
	let count = 0;
	for (const where of placements) {
		const laid = slowLay(game, tile, where);
		if (left === 0) {
			count++;
			continue;
		}
		const claims = [-1, ...slowClaims(laid)];
		for (const segment of claims) {
			count += slowPerft(slowClaim(laid, segment), rest, claims.length === 1 ? left : left - 1);
		}
	}
	return count;
}
