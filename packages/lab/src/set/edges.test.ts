import { type ShownSides, shownSides } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { countsOf } from './counts.ts';
import { edgeFigures } from './edges.ts';
import { patternsOf } from './patterns.ts';

const program = programOf();
const shown = shownSides(program);
const counts = countsOf(program);
const kind = (id: string): number => program.kinds.findIndex((k) => k.id === id);
const codeOf = (id: string): number => shown.codes.findIndex((c) => c.left === kind(id) && !c.any);
const tile = (id: string): number => program.tiles.findIndex((t) => t.id === id);
const only = (few: Record<string, number>): number[] => program.tiles.map((t) => few[t.id] ?? 0);

test('sides of the whole set: four of each tile, those of a kind as printed', () => {
	const edges = edgeFigures(shown, counts);
	expect(edges.reduce((sum, e) => sum + e.sides, 0)).toBe(4 * 72);
	for (const e of edges) {
		expect(e.byTile.reduce((sum, n) => sum + n, 0)).toBe(72);
		expect(e.byTile.reduce((sum, n, k) => sum + n * k, 0)).toBe(e.sides);
		expect(e.partners).toBe(e.sides);
		expect(e.match).toBe('many');
	}
	const roads = program.tiles.reduce(
		(sum, t, i) =>
			sum +
			counts[i]! *
				t.segments.filter((s) => s.kind === 'road').reduce((n, s) => n + s.sides.length, 0),
		0,
	);
	expect(edges.find((e) => e.code === codeOf('road'))!.sides).toBe(roads);
});

test('an edge that nothing matches, only itself, only one other', () => {
	const match = (few: Record<string, number>, id: string): string | undefined =>
		edgeFigures(shown, only(few)).find((e) => e.code === codeOf(id))?.match;
	expect(match({ U: 1, B: 4 }, 'road')).toBe('none');
	expect(match({ U: 2, B: 4 }, 'road')).toBe('itself');
	expect(match({ U: 1, V: 1 }, 'road')).toBe('many');
	expect(match({ U: 5, B: 4 }, 'city')).toBeUndefined();
});

test('half sides meet their mirror image, and one that only another tile has is told', () => {
	// code 2: block left, ground right; code 3 its mirror; sides match where the halves that touch are equal
	const codes = [
		{ left: -1, right: -1, any: true },
		{ left: -1, right: -1, any: false },
		{ left: 0, right: -1, any: false },
		{ left: -1, right: 0, any: false },
	];
	const meets = Uint8Array.from({ length: 16 }, (_, i) => {
		const [a, b] = [codes[i >> 2]!, codes[i & 3]!];
		return a.any || b.any || (a.left === b.right && a.right === b.left) ? 1 : 0;
	});
	const half: ShownSides = {
		codes,
		meets,
		tiles: [Int16Array.of(2, 1, 1, 1), Int16Array.of(3, 1, 1, 1), Int16Array.of(1, 1, 1, 1)],
	};
	const of = (counted: number[]): unknown =>
		edgeFigures(half, counted)
			.filter((e) => e.code > 1)
			.map(({ code, partners, match, metBy }) => ({ code, partners, match, metBy }));
	expect(of([3, 0, 2])).toEqual([{ code: 2, partners: 0, match: 'none', metBy: [] }]);
	expect(of([3, 1, 2])).toEqual([
		{ code: 2, partners: 1, match: 'one', metBy: [1] },
		{ code: 3, partners: 3, match: 'one', metBy: [0] },
	]);
});

test('four sides up to rotation', () => {
	const patterns = patternsOf(shown, counts);
	expect(patterns.reduce((sum, p) => sum + p.count, 0)).toBe(72);
	const first = patterns[0]!;
	expect(first.tiles).toContain(tile('V'));
	const same = patterns.find((p) => p.tiles.includes(tile('H')))!;
	expect(same.tiles).toEqual(expect.arrayContaining([tile('H'), tile('F'), tile('G')]));
	expect(same.tiles).not.toContain(tile('I'));
});
