import type { HalfRef, SideRef } from '../ir/tile.ts';
import {
	barriersOf,
	borders,
	isEnd,
	regionsOf,
	Ring,
	type Barrier,
	type Drawn,
} from './barriers.ts';
import { halvesOfSide, sideOfHalf } from './sides.ts';

export interface DerivedArea {
	halves: HalfRef[];
	touches: number[];
}

export interface Derived {
	areas: DerivedArea[];
	/** Per declared segment: the segments its inner end meets, or whose inner end meets it. */
	ends: number[][];
	/** Per declared segment: the side of the block its inner end stops at. */
	walls: (SideRef | undefined)[];
}

/**
 * Derives ground from declared segments, on the outer sides `sides` in clockwise order.
 *
 * 1. barriers: all but `over` and spots; inner ends meet at the centre, or stop at a wall
 * 2. regions: open half sides no barrier parts
 * 3. touches: segments that bound a region and that no other barrier hides
 * 4. ends: what inner ends meet
 */
export function deriveAreas(drawn: readonly Drawn[], sides: readonly SideRef[]): Derived {
	const ring = new Ring(sides);
	const barriers = barriersOf(drawn, ring);
	const open = openHalves(drawn, sides);
	const areas = regionsOf(open, barriers, ring)
		.map((halves) => ({
			halves,
			touches: drawn.flatMap((_, i) => (borders(halves[0]!, i, drawn, barriers, ring) ? [i] : [])),
		}))
		.sort((a, b) => a.halves[0]! - b.halves[0]!);
	return { areas, ...endsOf(drawn, barriers) };
}

/** Half sides that no block covers, ascending. */
export function openHalves(drawn: readonly Drawn[], sides: readonly SideRef[]): HalfRef[] {
	const covered = new Set(
		drawn.flatMap((d) =>
			d.form === 'block' ? [...d.halves, ...d.sides.flatMap((s) => halvesOfSide(s))] : [],
		),
	);
	return sides
		.flatMap((s) => halvesOfSide(s))
		.filter((h) => !covered.has(h))
		.sort((a, b) => a - b);
}

function endsOf(drawn: readonly Drawn[], barriers: readonly Barrier[]): Omit<Derived, 'areas'> {
	const ends = drawn.map(() => new Set<number>());
	const walls: (SideRef | undefined)[] = drawn.map(() => undefined);
	const meet = (a: number, b: number): void => {
		ends[a]!.add(b);
		ends[b]!.add(a);
	};
	const stop = (line: number, block: number): void => {
		meet(line, block);
		walls[line] = drawn[line]!.toward ?? facing(drawn[line]!, drawn[block]!);
	};
	const central = barriers.filter((b) => b.central).map((b) => b.segment);
	const blocks = central.filter((i) => drawn[i]!.form === 'block');
	for (const { segment, wall } of barriers) {
		if (wall !== undefined) stop(segment, wall);
		else if (isEnd(drawn[segment]!)) {
			// whoever runs into a block at the centre meets nothing behind its wall
			for (const block of blocks) stop(segment, block);
			if (blocks.length > 0) continue;
			for (const other of central) if (other !== segment) meet(segment, other);
			drawn.forEach((d, i) => {
				if (d.form === 'spot') meet(segment, i);
			});
		}
	}
	const sorted = (set: Set<number>): number[] => [...set].sort((a, b) => a - b);
	return { ends: ends.map(sorted), walls };
}

function facing(line: Drawn, block: Drawn): SideRef {
	const sides = [...block.sides, ...block.halves.map(sideOfHalf)].sort((a, b) => a - b);
	return sides.find((s) => ((s ^ line.sides[0]!) & 3) === 2) ?? sides[0]!;
}
