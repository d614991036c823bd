import { shownSides } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { contentsOf } from './contents.ts';
import { countsOf, totalOf } from './counts.ts';
import { setFigures } from './set.ts';

const program = programOf();
const counts = countsOf(program);
const kindOf = (id: string): number => program.kinds.findIndex((k) => k.id === id);

test('segments and marks of a kind', () => {
	const { kinds } = contentsOf(program, counts);
	const city = kinds.find((k) => k.kind === kindOf('city'))!;
	// the printed set: ten shields
	expect(city.marks).toEqual([{ mark: 'pennant', carriers: 10, sum: 10 }]);
	expect(city.byTile.reduce((a, b) => a + b)).toBe(72);
	expect(city.byTile.reduce((sum, n, k) => sum + n * k, 0)).toBe(city.segments);
	expect(city.bySides.reduce((a, b) => a + b)).toBe(city.segments);
	const monastery = kinds.find((k) => k.kind === kindOf('monastery'))!;
	expect([monastery.segments, monastery.bySides]).toEqual([6, [6]]);
});

test('counts are those of the deck and of what lies at the beginning', () => {
	expect(totalOf(counts)).toBe(72);
	expect(counts).toEqual(program.tiles.map((t) => t.copies));
	const none = contentsOf(
		program,
		program.tiles.map(() => 0),
	);
	expect(none).toEqual({ kinds: [], marks: [] });
});

test('another count moves the figures by just that', () => {
	const shown = shownSides(program);
	const more = counts.map((n, i) => n + (program.tiles[i]!.id === 'C' ? 3 : 0));
	const [a, b] = [setFigures(program, shown, counts), setFigures(program, shown, more)];
	expect([b.tiles - a.tiles, b.kinds - a.kinds]).toEqual([3, 0]);
	const sides = (f: typeof a): number =>
		f.edges.find((e) => e.code === shown.codes.findIndex((c) => c.left === kindOf('city')))!.sides;
	expect(sides(b) - sides(a)).toBe(12);
	const pennants = (f: typeof a): number =>
		f.contents.kinds.find((k) => k.kind === kindOf('city'))!.marks[0]!.sum;
	expect(pennants(b) - pennants(a)).toBe(3);
});
