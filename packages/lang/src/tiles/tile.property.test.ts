import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TileIR } from '../ir/tile.ts';
import { perimeter } from './footprint.ts';
import type { TileContext, TileProblem } from './problems.ts';
import { portsName, rotateCell, rotateHalf, rotateName, rotateSide, type Cell } from './sides.ts';
import { looksOf } from './symmetry.ts';
import { parseTile } from './tile.ts';

const context: TileContext = {
	kinds: {
		lane: { connect: 'edge', form: 'line', marks: ['m'] },
		creek: { connect: 'edge', form: 'line', marks: [] },
		fort: { connect: 'edge', form: 'block', marks: ['m'] },
		shrine: { connect: 'point', marks: [] },
		field: { connect: 'area', marks: [] },
	},
	areaKind: 'field',
	marks: [],
};

interface Segment {
	kind: 'lane' | 'creek' | 'fort';
	sides: number[];
	halves: number[];
	wall: number | undefined;
	tail: string;
}

interface Sketch {
	cells: Cell[];
	segments: Segment[];
	spot: boolean;
}

const ONE: Cell[] = [[0, 0]];
const FOOTPRINTS: Cell[][] = [ONE, ONE, ONE].concat(
	['0/0 1/0', '0/0 1/0 0/1', '1/0 0/1 1/1 2/1'].map((cells) =>
		cells.split(' ').map((c): Cell => [Number(c[0]), Number(c[2])]),
	),
);

const sketches: fc.Arbitrary<Sketch> = fc
	.constantFrom(...FOOTPRINTS)
	.chain((cells) => {
		const ring = perimeter(cells)!;
		const one = fc.record({
			group: fc.nat({ max: 5 }),
			left: fc.boolean(),
			half: fc.nat({ max: 9 }),
		});
		return fc.record({
			cells: fc.constant(cells),
			sides: fc.array(one, { minLength: ring.length, maxLength: ring.length }),
			kinds: fc.array(fc.constantFrom('lane', 'creek', 'fort', 'fort', 'open'), {
				minLength: 6,
				maxLength: 6,
			}),
			tails: fc.array(fc.constantFrom('', '', '', ' over', ' m'), { minLength: 6, maxLength: 6 }),
			walled: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
			spot: fc.boolean(),
		});
	})
	.map(({ cells, sides, kinds, tails, walled, spot }) => {
		const ring = perimeter(cells)!;
		const segments = kinds.flatMap((kind, group): Segment[] => {
			if (kind === 'open') return [];
			const mine = ring.filter((_, i) => sides[i]!.group === group);
			const halved = (s: number): boolean => kind === 'fort' && sides[ring.indexOf(s)]!.half === 0;
			const tail = tails[group] === ' m' && kind === 'creek' ? '' : tails[group]!;
			const segment: Segment = {
				kind: kind as Segment['kind'],
				sides: mine.filter((s) => !halved(s)),
				halves: mine.filter(halved).map((s) => s * 2 + (sides[ring.indexOf(s)]!.left ? 0 : 1)),
				wall: undefined,
				tail,
			};
			return mine.length > 0 ? [segment] : [];
		});
		const solid = segments.filter((s) => s.kind === 'fort' && s.tail !== ' over');
		const block = solid.find((s) => s.sides.length > 0)?.sides[0];
		segments.forEach((s, i) => {
			if (s.kind !== 'fort' && s.tail !== ' over' && walled[i]) s.wall = block;
		});
		return { cells, segments, spot };
	});

function declare({ cells, segments, spot }: Sketch, r: number): Record<string, unknown> {
	const turned = cells.map((c) => rotateCell(c, r));
	const [left, top] = [0, 1].map((i) => Math.min(...turned.map((c) => c[i]!))) as [number, number];
	const moved = turned.map(([x, y]): Cell => [x - left, y - top]);
	const decl: Record<string, unknown> = { footprint: moved.map(([x, y]) => `${x}/${y}`) };
	for (const { kind, sides, halves, wall, tail } of segments) {
		const place = portsName(
			sides.map((s) => rotateSide(s, r)),
			halves.map((h) => rotateHalf(h, r)),
			moved,
		);
		const target = wall === undefined ? '' : `>${portsName([rotateSide(wall, r)], [], moved)}`;
		decl[kind] = [...((decl[kind] as string[] | undefined) ?? []), place + target + tail];
	}
	if (spot) decl['shrine'] = `centre@${moved[0]!.join('/')}`;
	return decl;
}

function read(decl: Record<string, unknown>): TileIR {
	const problems: TileProblem[] = [];
	const tile = parseTile('T', decl, context, (p) => problems.push(p));
	expect(problems).toEqual([]);
	return tile;
}

const runs: { numRuns: number } = { numRuns: 500 };

describe('random tiles', () => {
	it('turn as their declarations turn', () => {
		fc.assert(
			fc.property(sketches, fc.integer({ min: 1, max: 3 }), (sketch, r) => {
				const tile = read(declare(sketch, 0));
				const turned = read(declare(sketch, r));
				expect(looksOf(turned.cells, turned.segments, 0)).toBe(
					looksOf(tile.cells, tile.segments, r),
				);
				expect(turned.symmetry).toBe(tile.symmetry);
				if (tile.cells.length > 1) return;
				const names = tile.segments.map((s) => rotateName(s, r)).sort();
				expect(turned.segments.map((s) => s.name).sort()).toEqual(names);
			}),
			runs,
		);
	});

	it('have every outer half side in exactly one area or block', () => {
		fc.assert(
			fc.property(sketches, (sketch) => {
				const tile = read(declare(sketch, 0));
				const owners = tile.segments.flatMap((s) => [
					...s.halves,
					...(s.kind === 'fort' ? s.sides.flatMap((x) => [x * 2, x * 2 + 1]) : []),
				]);
				const outer = perimeter(sketch.cells)!.flatMap((s) => [s * 2, s * 2 + 1]);
				const up = (a: number, b: number): number => a - b;
				expect(owners.sort(up)).toEqual(outer.sort(up));
			}),
			runs,
		);
	});

	it('have symmetric touches and ends, areas against the others', () => {
		fc.assert(
			fc.property(sketches, (sketch) => {
				const { segments } = read(declare(sketch, 0));
				segments.forEach((s, i) => {
					for (const key of ['touches', 'ends'] as const)
						for (const t of s[key]) {
							expect(segments[t]![key]).toContain(i);
							expect(t).not.toBe(i);
						}
					for (const t of s.touches)
						expect((s.kind === 'field') !== (segments[t]!.kind === 'field')).toBe(true);
				});
			}),
			runs,
		);
	});

	it('have an area on both sides of every line, and touch what lies beside them', () => {
		fc.assert(
			fc.property(sketches, (sketch) => {
				const { segments } = read(declare(sketch, 0));
				segments.forEach((s, i) => {
					if (s.kind !== 'lane' && s.kind !== 'creek') return;
					for (const side of s.sides)
						for (const half of [side * 2, side * 2 + 1]) {
							const area = segments.find((a) => a.kind === 'field' && a.halves.includes(half))!;
							expect(area.touches).toContain(i);
						}
				});
			}),
			runs,
		);
	});

	it('have the derived areas where `areas` says `rest`, alone or beside some of them', () => {
		fc.assert(
			fc.property(sketches, fc.nat(), fc.nat(), (sketch, first, size) => {
				const decl = declare(sketch, 0);
				const derived = read(decl);
				const areas = derived.segments.filter((s) => s.kind === 'field');
				if (areas.length === 0) return;
				expect(read({ ...decl, areas: { field: 'rest' } })).toEqual(derived);
				const named = areas.filter((_, i) => (i + first) % areas.length < size % areas.length);
				const field = [...named.map((a) => a.name), 'rest'];
				expect(read({ ...decl, areas: { field } })).toEqual(derived);
			}),
			runs,
		);
	});

	it('keep their areas when a line over them is added', () => {
		fc.assert(
			fc.property(sketches, (sketch) => {
				const free = perimeter(sketch.cells)!.filter((s) =>
					sketch.segments.every((x) => !x.sides.includes(s) && !x.halves.some((h) => h >> 1 === s)),
				);
				if (free.length === 0) return;
				const over: Segment = {
					kind: 'creek',
					sides: free,
					halves: [],
					wall: undefined,
					tail: ' over',
				};
				const bridged = { ...sketch, segments: [...sketch.segments, over] };
				const areas = (s: Sketch): string[] =>
					read(declare(s, 0))
						.segments.filter((x) => x.kind === 'field')
						.map((x) => x.name);
				expect(areas(bridged)).toEqual(areas(sketch));
			}),
			runs,
		);
	});
});
