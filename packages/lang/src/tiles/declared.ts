import type { SegmentIR, SideRef } from '../ir/tile.ts';
import { isEnd, type Drawn } from './barriers.ts';
import type { Entry } from './notation.ts';
import type { TileReport } from './problems.ts';
import { cellName, cellOfHalf, cellOfSide, halvesOfSide, portsName, type Cell } from './sides.ts';

export interface Declared {
	kind: string;
	layer: boolean;
	entry: Entry;
	drawn: Drawn;
}

/** Drops segments that use a side a second time, or one place for two spots of a kind. */
export function withoutClashes(
	declared: readonly Declared[],
	cells: readonly Cell[],
	wildcard: boolean,
	report: TileReport,
): Declared[] {
	const ground = new Map<number, string>();
	const layers = new Map<string, Map<number, string>>();
	const spots = new Set<string>();
	return declared.filter(({ kind, layer, entry, drawn }) => {
		const taken = layer ? (layers.get(kind) ?? new Map<number, string>()) : ground;
		if (layer) layers.set(kind, taken);
		if (drawn.form === 'spot') {
			const named = entry.cells.length > 0 ? entry.cells : [...cells.keys()];
			const places = named.map((cell) => ({ cell, key: `${kind} ${cell}` }));
			const twice = places.find((p, i) => spots.has(p.key) || named.indexOf(p.cell) < i);
			for (const place of places) spots.add(place.key);
			if (!twice) return true;
			const args = { kind, cell: cellName(cells[twice.cell]!) };
			report({ code: 'TILE-SPOT-TWICE', path: entry.path, args });
			return false;
		}
		const claims = [...drawn.sides.flatMap((s) => halvesOfSide(s)), ...drawn.halves];
		const clash = claims.find(
			(c, i) => (wildcard && !layer) || taken.has(c) || claims.indexOf(c) < i,
		);
		if (clash === undefined) {
			for (const claim of claims) taken.set(claim, kind);
			return true;
		}
		const other = wildcard && !layer ? 'any' : (taken.get(clash) ?? kind);
		const side = portsName([clash >> 1], [], cells);
		report({ code: 'TILE-SIDE-TWICE', path: entry.path, args: { side, kind, other } });
		return false;
	});
}

export function resolveTargets(declared: readonly Declared[], report: TileReport): void {
	for (const { kind, entry, drawn } of declared) {
		for (const { to, word, span } of entry.targets) {
			let stop: Drawn['stop'];
			let toward: SideRef | undefined;
			if (drawn.form !== 'line' || drawn.over || entry.targets.length > 1) stop = undefined;
			else if (typeof to === 'string') stop = to === 'centre' && isEnd(drawn) ? to : undefined;
			else {
				const block = declared.findIndex(
					(d) => d.drawn.form === 'block' && !d.drawn.over && reaches(d.drawn, to),
				);
				stop = block < 0 ? undefined : block;
				toward = 'half' in to ? to.half >> 1 : to.side;
			}
			if (stop === undefined)
				report({ code: 'TILE-WALL', path: entry.path, span, args: { wall: word, kind } });
			else drawn.stop = stop;
			if (stop !== undefined && toward !== undefined) drawn.toward = toward;
		}
	}
}

export function reaches(
	segment: { sides: readonly SideRef[]; halves: readonly number[] },
	to: { side: SideRef } | { half: number },
): boolean {
	if ('half' in to) return segment.halves.includes(to.half) || segment.sides.includes(to.half >> 1);
	return segment.sides.includes(to.side) || segment.halves.some((h) => h >> 1 === to.side);
}

export function segmentOf({ kind, entry, drawn }: Declared, cells: readonly Cell[]): SegmentIR {
	const sides = drawn.sides.toSorted(ascending);
	const halves = drawn.halves.toSorted(ascending);
	const named = entry.cells.map((c) => cellName(cells[c]!));
	let name = portsName(sides, halves, cells);
	let own = [...new Set([...sides.map(cellOfSide), ...halves.map(cellOfHalf)])].sort(ascending);
	if (drawn.form === 'spot') {
		own = entry.cells.length > 0 ? entry.cells.toSorted(ascending) : [...cells.keys()];
		const centre = entry.form === 'centre' && !entry.spot ? 'centre' : '';
		name = cells.length === 1 ? centre : [centre, named.join('-')].filter(Boolean).join('@');
	}
	return {
		kind,
		name,
		sides,
		halves,
		cells: own,
		over: drawn.over,
		marks: entry.marks,
		touches: [],
		ends: [],
	};
}

export function ascending(a: number, b: number): number {
	return a - b;
}
