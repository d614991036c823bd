import { expect, test } from 'vitest';
import { answerPlace } from './answer-place.ts';

const camera = { x: 400, y: 300, zoom: 0.8 };
const window = { width: 1000, height: 700 };
const answer = { width: 300, height: 120 };
const cells = Array.from({ length: 12 * 9 }, (_, i) => ({
	x: (i % 12) - 5,
	y: Math.floor(i / 12) - 4,
}));

test('an answer lies close to its cell, covers it nowhere, and stays in the window', () => {
	const edge = 100 * camera.zoom;
	let answered = 0;
	for (const cell of cells) {
		const [left, top] = [cell.x * edge + camera.x, cell.y * edge + camera.y];
		const at = answerPlace(cell, answer, [], camera, window);
		if (!at) continue;
		answered++;
		const apart = [
			at.x - left - edge,
			left - at.x - answer.width,
			at.y - top - edge,
			top - at.y - answer.height,
		];
		expect(Math.max(...apart)).toBe(8);
		expect(at.x).toBeGreaterThanOrEqual(0);
		expect(at.y).toBeGreaterThanOrEqual(0);
		expect(at.x + answer.width).toBeLessThanOrEqual(window.width);
		expect(at.y + answer.height).toBeLessThanOrEqual(window.height);
	}
	expect(answered).toBeGreaterThan(60);
});

test('an answer covers no tile where one side of its cell is free', () => {
	const cell = { x: 0, y: 0 };
	const right = answerPlace(cell, answer, [], camera, window)!;
	const tiles = [1, 2, 3].map((x) => ({ x, y: 0 }));
	const left = answerPlace(cell, answer, tiles, camera, window)!;
	expect(right.x).toBeGreaterThan(400);
	expect(left.x).toBeLessThan(400);
});

test('an answer that fits on no side of its cell has no place', () => {
	const wide = { width: 350, height: 690 };
	expect(
		answerPlace({ x: 0, y: 0 }, wide, [], { ...camera, x: 300 }, { width: 375, height: 700 }),
	).toBe(undefined);
});
