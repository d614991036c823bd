import { largest, appendAll } from '@tilewright/schema';
import type { HalfRef, SideRef } from '../ir/tile.ts';

export interface Drawn {
	form: 'line' | 'block' | 'spot';
	sides: readonly SideRef[];
	halves: readonly HalfRef[];
	over: boolean;
	/** The point at which an inner end stops, if declared: the centre, or the block with this index. */
	stop?: 'centre' | number | undefined;
	toward?: SideRef;
}

export interface Barrier {
	segment: number;
	/** Ring positions it covers, ascending. */
	positions: number[];
	central: boolean;
	wall?: number;
}

interface Piece {
	members: Set<number>;
	central: boolean;
	/** Per ring position: the gap it lies in (named by the covered position before it), or -1 where covered. */
	gaps: number[];
}

/**
 * The outer boundary as a ring of positions, three per side: left half, middle, right half.
 * Whoever covers positions, and in which order, decides what is parted from what.
 */
export class Ring {
	readonly size: number;
	private readonly first: Map<SideRef, number>;

	constructor(sides: readonly SideRef[]) {
		this.size = sides.length * 3;
		this.first = new Map(sides.map((s, i) => [s, i * 3]));
	}

	middle(side: SideRef): number {
		return this.first.get(side)! + 1;
	}

	half(half: HalfRef): number {
		return this.first.get(half >> 1)! + (half & 1) * 2;
	}

	covered(drawn: Drawn): number[] {
		const positions = drawn.halves.map((h) => this.half(h));
		for (const side of drawn.sides) {
			const middle = this.middle(side);
			positions.push(middle);
			if (drawn.form === 'block') positions.push(middle - 1, middle + 1);
		}
		return positions.sort((a, b) => a - b);
	}

	/** Returns true when a segment runs through the centre: no gap between its arms is wider than half the ring. */
	central(drawn: Drawn): boolean {
		const arms = [
			...drawn.sides.map((s) => this.middle(s)),
			...drawn.halves.map((h) => this.half(h)),
		].sort((a, b) => a - b);
		if (arms.length < 2) return false;
		return arms.every((arm, i) => {
			const next = arms[(i + 1) % arms.length]! + (i + 1 === arms.length ? this.size : 0);
			return (next - arm) * 2 <= this.size;
		});
	}
}

export function barriersOf(drawn: readonly Drawn[], ring: Ring): Barrier[] {
	const blocks = drawn.flatMap((d, i) => (d.form === 'block' && !d.over && arms(d) > 0 ? [i] : []));
	const loose = drawn.filter((d) => isEnd(d) && typeof d.stop !== 'number');
	const spot = drawn.some((d) => d.form === 'spot');
	const loneWall = loose.length === 1 && blocks.length === 1 && !spot ? blocks[0] : undefined;
	return drawn.flatMap((d, segment): Barrier[] => {
		if (d.over || arms(d) === 0) return [];
		const wall =
			typeof d.stop === 'number' ? d.stop : isEnd(d) && d.stop === undefined ? loneWall : undefined;
		const central = ring.central(d) || (isEnd(d) && wall === undefined);
		const barrier: Barrier = { segment, positions: ring.covered(d), central };
		if (wall !== undefined) barrier.wall = wall;
		return [barrier];
	});
}

function arms(d: Drawn): number {
	return d.sides.length + d.halves.length;
}

export function isEnd(d: Drawn): boolean {
	return d.form === 'line' && d.sides.length === 1 && !d.over;
}

/**
 * Joins barriers that meet at the centre or at a wall. Those that cross need no joining:
 * what lies in one gap of each lies in one gap of both.
 */
function pieces(barriers: readonly Barrier[], ring: Ring): Piece[] {
	let groups: Barrier[][] = [];
	for (const barrier of barriers) {
		const meets = (other: Barrier): boolean =>
			(barrier.central && other.central) ||
			barrier.wall === other.segment ||
			other.wall === barrier.segment;
		const joined = groups.filter((g) => g.some(meets));
		groups = [...groups.filter((g) => !joined.includes(g)), [barrier, ...joined.flat()]];
	}
	return groups.map((g) => piece(g, ring));
}

function piece(group: readonly Barrier[], ring: Ring): Piece {
	const covered = new Set(group.flatMap((b) => b.positions));
	const gaps = new Array<number>(ring.size).fill(-1);
	let last = largest(covered);
	for (let p = 0; p < ring.size; p++) {
		if (covered.has(p)) last = p;
		else gaps[p] = last;
	}
	return {
		members: new Set(group.map((b) => b.segment)),
		central: group.some((b) => b.central),
		gaps,
	};
}

export function regionsOf(
	open: readonly HalfRef[],
	barriers: readonly Barrier[],
	ring: Ring,
): HalfRef[][] {
	const made = pieces(barriers, ring);
	const regions = new Map<string, HalfRef[]>();
	for (const half of open) {
		const key = made.map((p) => p.gaps[ring.half(half)]).join();
		const region = regions.get(key);
		if (region) region.push(half);
		else regions.set(key, [half]);
	}
	return [...regions.values()];
}

/**
 * Returns true when the ground around one half side borders a segment: with the segment taken away, everything that is left
 * must have the ground and a part of the segment in one gap.
 */
export function borders(
	half: HalfRef,
	segment: number,
	drawn: readonly Drawn[],
	barriers: readonly Barrier[],
	ring: Ring,
): boolean {
	const own = drawn[segment]!;
	const ends = ring.covered(own);
	const wall = barriers.find((b) => b.segment === segment)?.wall;
	const rest = pieces(
		barriers.filter((b) => b.segment !== segment),
		ring,
	);
	return rest.every((p) => {
		const here = p.gaps[ring.half(half)]!;
		if (ends.length === 0) return p.central || widest(p).includes(here);
		const reached = ends.map((e) => p.gaps[e]!);
		if (wall !== undefined && !p.members.has(wall))
			appendAll(
				reached,
				ring.covered(drawn[wall]!).map((e) => p.gaps[e]!),
			);
		return reached.includes(here);
	});
}

function widest(p: Piece): number[] {
	const size = new Map<number, number>();
	for (const gap of p.gaps) if (gap >= 0) size.set(gap, (size.get(gap) ?? 0) + 1);
	const most = largest(size.values());
	return [...size.keys()].filter((gap) => size.get(gap) === most);
}
