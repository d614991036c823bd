import { describe, expect, test } from 'vitest';
import { themeOf } from '../looks/theme.ts';
import { addedShape, middleOfAdded } from './added.ts';
import { boardSvg } from './board.ts';

const theme = themeOf('light');
const kinds = [{ id: 'way', connect: 'edge', form: 'line' }] as const;
const middles = ['50 0', '100 50', '50 100', '0 50'];

describe('a segment that was added to a tile', () => {
	test('begins and ends in the middle of its sides, wherever its tile lies', () => {
		for (const [x, y] of [
			[0, 0],
			[3, -2],
		] as const)
			for (let a = 0; a < 4; a++)
				for (let b = 0; b < 4; b++) {
					if (a === b) continue;
					const sides = [a, b].map((side) => ({ x, y, side }));
					const { path, end } = addedShape({ kind: 'way', sides }, kinds, theme);
					const moved = (at: string): string => {
						const [dx = 0, dy = 0] = at.split(' ').map(Number);
						return `${x * 100 + dx} ${y * 100 + dy}`;
					};
					expect(path.startsWith(`M${moved(middles[a]!)}Q`)).toBe(true);
					expect(path.endsWith(` ${moved(middles[b]!)}`)).toBe(true);
					expect(end).toBeUndefined();
				}
	});

	test('has a pillar on either side of each end, beside the way and on its own tile', () => {
		for (let side = 0; side < 4; side++) {
			const added = {
				kind: 'way',
				sides: [side, (side + 2) % 4].map((s) => ({ x: 2, y: -1, side: s })),
			};
			const { pillars, width } = addedShape(added, kinds, theme);
			expect(pillars).toHaveLength(4);
			for (const { x, y } of pillars) {
				expect([Math.floor(x / 100), Math.floor(y / 100)]).toEqual([2, -1]);
				const across = side % 2 === 0 ? x - 250 : y + 50;
				expect(Math.abs(across)).toBeGreaterThan(width / 2);
			}
			expect(new Set(pillars.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
		}
	});

	test('that meets one side ends on its own tile', () => {
		const added = { kind: 'way', sides: [{ x: 2, y: 1, side: 1 }] };
		expect(addedShape(added, kinds, theme).end).toEqual(middleOfAdded(added));
		expect(middleOfAdded(added)).toEqual({ x: 250, y: 150 });
	});

	test('is part of the picture of a board, each once', () => {
		const sides = [
			{ x: 0, y: 0, side: 1 },
			{ x: 0, y: 0, side: 3 },
		];
		const svg = (n: number): string =>
			boardSvg(
				{
					tiles: [],
					pieces: [],
					kinds,
					added: Array.from({ length: n }, () => ({ kind: 'way', sides })),
				},
				theme,
			);
		for (const n of [0, 1, 3]) expect(svg(n).split('data-added="way"')).toHaveLength(n + 1);
	});
});
