import { expect, test } from 'vitest';
import type { TileIR } from '@tilewright/lang';
import type { PlaceView, GameState, Target } from '@tilewright/session';
import {
	heapPoints,
	locatePlaces,
	middleOf,
	pointOf,
	displayMarksOf,
	type Scene,
} from './sight.ts';

const tile = (id: string, ...cells: [number, number][]): TileIR =>
	({
		id,
		cells: cells.length > 0 ? cells : [[0, 0]],
		segments: [],
		marks: {},
	}) as unknown as TileIR;
const place = (id: string, is: PlaceView['is'] = 'space', seat = -1): PlaceView => ({
	is,
	id,
	title: id,
	says: '',
	seat,
	heaps: [],
	tiles: [],
	hidden: 0,
});
const look = { on: 'T', at: [150, 25], size: [90, 50] } as const;
const tiles = [
	{ tile: tile('S'), x: 0, y: 0, turn: 0 },
	{ tile: tile('T', [0, 0], [1, 0]), x: 3, y: 1, turn: 1 },
];
const scene = (over: Partial<Scene> = {}): Scene => ({
	tiles,
	pieces: [],
	places: [],
	rules: { kinds: [] } as unknown as Scene['rules'],
	...over,
});
const target = (t: object): Target => ({ name: '', text: '', ...t }) as Target;

test('places lie where the looks say, turned with their tile, else beside the board', () => {
	const { on, beside } = locatePlaces(
		[place('a'), place('b'), place('c')],
		tiles,
		new Map([
			['a', look],
			['c', { ...look, on: 'gone' }],
		]),
	);
	expect(beside.map((p) => p.id)).toEqual(['b', 'c']);
	// 150/25 of a tile turned once: 50 - (25 - 50) to the east, 50 + (150 - 50) to the south
	expect(on).toMatchObject([{ at: { x: 375, y: 250 }, width: 50, height: 90 }]);
});

test('heaps stand inside their place, apart from each other', () => {
	const [located] = locatePlaces([place('a')], [tiles[1]!], new Map([['a', look]])).on;
	const points = heapPoints(located!, 5);
	expect(new Set(points.map((p) => `${p.x} ${p.y}`)).size).toBe(5);
	for (const p of points) {
		expect(Math.abs(p.x - located!.at.x)).toBeLessThan(25);
		expect(Math.abs(p.y - located!.at.y)).toBeLessThan(45);
	}
});

test('targets are found on the board; what lies beside it is nowhere', () => {
	expect(pointOf(target({ is: 'cell', x: -1, y: 2 }), scene())).toEqual({ x: -50, y: 250 });
	expect(pointOf(target({ is: 'corner', x: 2, y: 2 }), scene())).toEqual({ x: 200, y: 200 });
	expect(pointOf(target({ is: 'side', x: 0, y: 0, side: 2 }), scene())).toEqual({ x: 50, y: 100 });
	expect(middleOf(tiles[1]!)).toEqual({ x: 100, y: 50 });
	expect(pointOf(target({ is: 'tile', tile: 1 }), scene())).toEqual({ x: 350, y: 200 });
	expect(pointOf(target({ is: 'tile', tile: 9 }), scene())).toBeUndefined();
	expect(pointOf(target({ is: 'space', id: 'a' }), scene())).toBeUndefined();
	expect(pointOf(target({ is: 'seat', seat: 0 }), scene())).toBeUndefined();
});

test('pairs are tied once whichever comes first, flags at one place stand above each other', () => {
	const a = target({ is: 'cell', x: 0, y: 0, text: 'a' });
	const b = target({ is: 'cell', x: 2, y: 0, text: 'b' });
	const base = { says: '', of: undefined, isTruth: false, some: true, text: '', source: undefined };
	const game = {
		shown: [
			{
				...base,
				id: 'r',
				title: 'Rivals',
				targets: [],
				pairs: [
					[a, b],
					[b, a],
				],
			},
			{ ...base, id: 'f', title: 'Here', targets: [a], pairs: [] },
			{ ...base, id: 'g', title: 'Count', of: a, text: '3', targets: [], pairs: [] },
			{ ...base, id: 'h', title: 'Not yet', some: false, targets: [a], pairs: [] },
		],
	} as unknown as GameState;
	const { lines, flags } = displayMarksOf(game, scene());
	expect(lines.map((t) => [t.title, t.says])).toEqual([['Rivals', 'a – b']]);
	expect(flags.map((f) => [f.text, f.at.x, f.at.y])).toEqual([
		['Here', 50, 26],
		['Count 3', 50, 11],
	]);
});
