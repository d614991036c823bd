import { expect, test } from 'vitest';
import { readLooks } from '../looks/read.ts';
import { pieceLook, themeOf } from '../looks/theme.ts';
import { kinds, tileOf } from '../testing.ts';
import { pieceAt } from './board.ts';
import { standingOf } from './stack.ts';

const { looks, problems } = readLooks([{ looks: { pieces: { floor: { stack: 90 }, man: {} } } }]);
const theme = themeOf('light', looks);

test('pieces beside one another stay apart, however many share a place', () => {
	expect(problems).toEqual([]);
	expect(standingOf(['man'], theme)).toEqual([
		{
			...{ aside: { x: 0, y: 0 }, reach: { x: 0, y: 0 } },
			...{ scale: 1, raised: 0 },
		},
	]);
	const width = pieceLook(theme, 'man').size * 0.8;
	for (const count of [2, 3, 4, 5, 7, 9]) {
		const all = standingOf(Array<string>(count).fill('man'), theme);
		for (const [i, { aside, scale }] of all.entries()) {
			expect(Math.abs(aside.x)).toBeLessThan(30);
			expect(Math.abs(aside.y)).toBeLessThan(36);
			for (const other of all.slice(0, i)) {
				const far = Math.hypot(aside.x - other.aside.x, aside.y - other.aside.y);
				expect(far).toBeGreaterThanOrEqual(width * scale);
			}
		}
	}
});

test('floors stand on one another, and the others on top, in whatever order they came', () => {
	const all = standingOf(['man', 'floor', 'man', 'floor'], theme);
	expect(all.map((s) => s.raised)).toEqual([18, 0, 18, 9]);
	expect(all[0]!.aside.x).toBeLessThan(all[2]!.aside.x);
	expect(all[1]).toEqual({
		...{ aside: { x: 0, y: 0 }, reach: { x: 0, y: 0 } },
		...{ scale: 1, raised: 0 },
	});
});

test('a stack of any number keeps within its cell, and none hides another', () => {
	for (const count of [1, 5, 10, 40]) {
		const raised = standingOf(Array<string>(count).fill('floor'), theme).map((s) => s.raised);
		expect(new Set(raised).size).toBe(count);
		expect(Math.max(...raised)).toBeLessThan(56);
	}
});

test('pieces that share a place near a border stay in their cell, however the tile is turned', () => {
	const tile = tileOf('edge', { fort: 'W' });
	const segment = tile.segments.findIndex(({ kind }) => kind === 'fort');
	for (const turn of [0, 1, 2, 3])
		for (const count of [1, 2, 3, 6, 9]) {
			const laid = { tile, x: -2, y: 3, turn };
			for (const standing of standingOf(Array<string>(count).fill('man'), theme)) {
				const piece = { kind: 'man', seat: 0, tile: 0, segment, ...standing };
				const view = { tiles: [laid], pieces: [], kinds };
				const { x, y } = pieceAt(view, piece);
				const half = count === 1 ? 0 : (29 * standing.scale) / 2;
				expect(x - half).toBeGreaterThanOrEqual(-200 - 1e-9);
				expect(x + half).toBeLessThanOrEqual(-100 + 1e-9);
				expect(y - half).toBeGreaterThanOrEqual(300 - 1e-9);
				expect(y + half).toBeLessThanOrEqual(400 + 1e-9);
			}
		}
});
