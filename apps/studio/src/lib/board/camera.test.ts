import { expect, test } from 'vitest';
import { fit, hold, MAX_ZOOM, pinch, sees, zoomAt } from './camera.ts';

const camera = { x: 40, y: 30, zoom: 0.5 };
const shown = (c: typeof camera, x: number, y: number): [number, number] => [
	x * c.zoom + c.x,
	y * c.zoom + c.y,
];

test('zooming keeps the point under the pointer', () => {
	const board = [(200 - camera.x) / camera.zoom, (120 - camera.y) / camera.zoom] as const;
	const after = zoomAt(camera, 1.7, 200, 120);
	expect(shown(after, ...board)[0]).toBeCloseTo(200);
	expect(shown(after, ...board)[1]).toBeCloseTo(120);
	expect(zoomAt(camera, 1e9, 0, 0).zoom).toBe(MAX_ZOOM);
});

test('a box that is fitted is seen, in the middle', () => {
	const box = { x: -300, y: 100, width: 900, height: 200 };
	const c = fit(box, 800, 600);
	expect(sees(c, box, 800, 600, 10)).toBe(true);
	expect(shown(c, 150, 200)).toEqual([400, 300]);
});

test('the board cannot be lost', () => {
	const box = { x: 0, y: 0, width: 100, height: 100 };
	const c = hold({ x: 99999, y: -99999, zoom: 1 }, box, 800, 600);
	expect(shown(c, 0, 0)).toEqual([740, -40]);
});

test('two fingers move what is under them', () => {
	const c = pinch(
		camera,
		[
			{ x: 100, y: 100 },
			{ x: 200, y: 100 },
		],
		[
			{ x: 100, y: 100 },
			{ x: 300, y: 100 },
		],
	);
	expect(c.zoom).toBeCloseTo(1);
	const board = (100 - camera.x) / camera.zoom;
	expect(shown(c, board, 0)[0]).toBeCloseTo(100);
});
