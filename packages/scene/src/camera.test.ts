import { expect, test } from 'vitest';
import {
	fit,
	fitPart,
	fitWithSpace,
	follow,
	keepInView,
	MAX_ZOOM,
	pinch,
	isInSight,
	resized,
	zoomAt,
	type Box,
} from './camera.ts';

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
	expect(isInSight(c, box, 800, 600, 10)).toBe(true);
	expect(shown(c, 150, 200)).toEqual([400, 300]);
});

test('close to a part, no room is wasted while some of the box is hidden', () => {
	const whole = { x: -500, y: -700, width: 1000, height: 1400 };
	for (const [width, height] of [
		[1000, 850],
		[375, 300],
		[2000, 1200],
	] as const)
		for (const [x, y] of [
			[-500, -700],
			[0, 0],
			[400, 600],
		] as const) {
			const part = { x, y, width: 100, height: 100 };
			const c = fitPart(part, whole, width, height, 0.7);
			expect(isInSight(c, part, width, height)).toBe(true);
			const [left, top] = shown(c, whole.x, whole.y);
			const [right, bottom] = shown(c, whole.x + whole.width, whole.y + whole.height);
			for (const [from, to, size] of [
				[left, right, width],
				[top, bottom, height],
			] as const) {
				const fits = to - from <= size - 8;
				expect(fits ? from >= 0 && to <= size : from <= 4.01 && to >= size - 4.01).toBe(true);
			}
		}
});

test('a box of any size is seen whole in any window, and zooming out never comes closer', () => {
	for (const tiles of [1, 12, 40, 150])
		for (const [width, height] of [
			[375, 240],
			[320, 90],
			[3280, 2083],
		] as const)
			for (const box of [
				{ x: -400, y: 0, width: tiles * 100, height: 300 },
				{ x: 0, y: 50, width: 200, height: tiles * 100 },
			]) {
				const c = fit(box, width, height);
				expect(isInSight(c, box, width, height)).toBe(true);
				expect(zoomAt(c, 0.8, 10, 10).zoom).toBeLessThanOrEqual(c.zoom);
			}
});

test('a board of few tiles takes a like part of a desk and of a large screen', () => {
	const box = { x: -100, y: -100, width: 300, height: 300 };
	const part = ([width, height]: readonly [number, number]): number =>
		(box.height * fit(box, width, height).zoom) / height;
	const desk = part([1060, 850]);
	for (const window of [
		[1440, 1000],
		[2000, 1340],
		[3280, 2083],
	] as const)
		expect(part(window) / desk).toBeGreaterThan(0.7);
});

test('a board that grows tile by tile stays in sight, and the camera mostly stays still', () => {
	for (const [width, height] of [
		[1060, 850],
		[375, 400],
	] as const) {
		let box: Box = { x: -100, y: -100, width: 300, height: 300 };
		let c = fit(box, width, height);
		let moves = 0;
		let random = 7;
		const tiles = 71;
		for (let i = 0; i < tiles; i++) {
			random = (random * 48271) % 2147483647;
			// every third tile or so lies at an edge of the board
			const grows = random % 12;
			if (grows < 4) {
				const [dx, dy] = [grows === 0 ? 100 : 0, grows === 1 ? 100 : 0];
				box = {
					x: box.x - dx,
					y: box.y - dy,
					width: box.width + (grows % 2 === 0 ? 100 : 0),
					height: box.height + (grows % 2 === 1 ? 100 : 0),
				};
			}
			const next = follow(c, box, width, height);
			expect(isInSight(next, box, width, height)).toBe(true);
			expect(follow(next, box, width, height)).toBe(next);
			if (next !== c) moves++;
			c = next;
		}
		expect(moves).toBeGreaterThan(0);
		expect(moves).toBeLessThan(tiles / 5);
	}
});

test('a board that grows keeps the size of its tiles while there is room for it', () => {
	const box = { x: 0, y: 0, width: 300, height: 700 };
	const c = fit(box, 1000, 600);
	const wider = { ...box, x: -400, width: 800 };
	expect(isInSight(c, { ...wider, x: -900 }, 1000, 600)).toBe(false);
	const next = follow(c, { ...wider, x: -900 }, 1000, 600);
	expect(next.zoom).toBe(c.zoom);
	expect(next.y).toBe(c.y);
	expect(isInSight(next, { ...wider, x: -900 }, 1000, 600, 4)).toBe(true);
});

test('a window that loses a line keeps the size of the tiles; one that grows much shows them larger', () => {
	const box = { x: -200, y: -300, width: 600, height: 800 };
	const [from, to] = [
		{ width: 1000, height: 740 },
		{ width: 1000, height: 715 },
	];
	const c = fit(box, from.width, from.height);
	const next = follow(resized(c, from, to), box, to.width, to.height);
	expect(next.zoom).toBe(c.zoom);
	expect(isInSight(next, box, to.width, to.height)).toBe(true);
	const large = { width: 3000, height: 2000 };
	expect(follow(resized(c, from, large), box, 3000, 2000).zoom).toBeGreaterThan(c.zoom * 1.6);
});

test('the camera comes closer where a board has become much smaller', () => {
	const c = fit({ x: 0, y: 0, width: 3000, height: 2000 }, 1000, 800);
	const box = { x: 0, y: 0, width: 300, height: 300 };
	expect(follow(c, box, 1000, 800).zoom).toBeGreaterThan(c.zoom * 2);
});

test('the board cannot be lost', () => {
	const box = { x: 0, y: 0, width: 100, height: 100 };
	const c = keepInView({ x: 99999, y: -99999, zoom: 1 }, box, 800, 600);
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

test('a tile laid beside the others of an opened board leaves the camera where it is', () => {
	for (const [width, height] of [
		[375, 500],
		[1000, 800],
		[3800, 2000],
	] as const) {
		for (const length of [3, 6, 12]) {
			const box = { x: 0, y: -200, width: length * 100, height: 400 };
			const opened = fitWithSpace(box, width, height);
			for (const wider of [
				{ ...box, x: -100, width: box.width + 100 },
				{ ...box, width: box.width + 100 },
				{ ...box, y: -300, height: 500 },
				{ ...box, height: 500 },
			])
				expect(follow(opened, wider, width, height)).toBe(opened);
		}
	}
});
