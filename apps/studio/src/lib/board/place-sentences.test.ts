import { reasonsOf } from '@tilewright/scene';
import type { FeatureView, PlaceOption, Refusal } from '@tilewright/session';
import { expect, test } from 'vitest';
import { otherThingsOnTile, featureSentence, reasonsSentence } from './place-sentences.ts';

const refusal = (why: string): Refusal => ({ why, says: `${why} says so.`, source: undefined });
const here = (turn: number, ...whys: string[]): PlaceOption => ({
	says: 'Place the tile',
	turn,
	piece: '',
	refusals: whys.map(refusal),
});
const feature: FeatureView = {
	kind: 'k',
	title: 'lane',
	complete: false,
	segments: [
		{ tile: 1, segment: 0 },
		{ tile: 1, segment: 2 },
		{ tile: 4, segment: 0 },
	],
	owners: [1],
	worth: 3,
	pieces: [{ kind: 'figure', title: 'big figure', seat: 1, n: 2 }],
};

test('a feature is described with its tiles, figures, owners and worth', () => {
	expect(featureSentence(feature, ['Ann', 'Bob'])).toBe(
		'lane, 2 tiles; 2 × big figure of Bob; Bob would get 3 now',
	);
	expect(
		featureSentence(
			{
				...feature,
				owners: [],
				pieces: [{ kind: 'stone', title: 'stone', seat: -1, n: 1 }],
				complete: true,
				segments: [{ tile: 0, segment: 0 }],
			},
			['Ann'],
		),
	).toBe('lane, 1 tile, complete; 1 stone; nobody’s, it would pay 3 now');
});

test('a feature of nobody that pays nothing says nothing of owners and points', () => {
	const free = { ...feature, owners: [], pieces: [], worth: 0 };
	expect(featureSentence(free, ['Ann', 'Bob'])).toBe('lane, 2 tiles');
	expect(featureSentence({ ...free, owners: [0] }, ['Ann'])).toBe(
		'lane, 2 tiles; Ann would get 0 now',
	);
});

test('a reason that holds in some rotations only names them', () => {
	const reasons = reasonsOf([here(0, 'a', 'b'), here(1, 'a'), here(2, 'a')]);
	expect(reasons.map((r) => [r.refusal.why, r.turns])).toEqual([
		['a', []],
		['b', ['as shown']],
	]);
	expect(reasonsSentence(reasons)).toBe('a says so. as shown: b says so.');
});

test('a reason that stems from house rules names them', () => {
	const houses = [{ id: 'ours', title: 'No corners', file: 'own/ours.yaml' }];
	const reasons = reasonsOf([
		{ ...here(0), refusals: [{ ...refusal('a'), houses }, refusal('b')] },
	]);
	expect(reasonsSentence(reasons)).toBe('a says so. House rule: No corners. b says so.');
});

test('what stands on the tile as a whole, and the pile of the feature, are named; what lies elsewhere is not', () => {
	const on = (kind: string, owner: number, x: number, y: number) => ({
		...{ piece: 1, kind, owner },
		at: { on: 'tile' as const, x, y },
	});
	const pile = (tile: number, segment: number) => ({
		...{ zone: 'heap', title: 'herd', at: { tile, segment, number: 0 } },
		heaps: [{ kind: 'token', title: 'token', seat: -1, face: 3, pieces: [7, 8] }],
	});
	const tiles = [0, 1].map((x) => ({ x, y: 2 }));
	const game = {
		names: ['Ann', 'Bob'],
		view: {
			tiles,
			pieces: [on('beast', -1, 1, 2), on('plank', 0, 1, 2), on('plank', 0, 1, 2), on('x', 1, 0, 2)],
		},
		built: { added: [], links: [], piles: [pile(4, 0), pile(5, 0)] },
	} as unknown as Parameters<typeof otherThingsOnTile>[2];
	expect(otherThingsOnTile(1, feature, game, (kind) => `the ${kind}`)).toEqual([
		'1 the beast',
		'2 × the plank of Ann',
		'herd: 2 × token showing 3',
	]);
	expect(otherThingsOnTile(0, undefined, game, (kind) => kind)).toEqual(['1 x of Bob']);
});

test('what is carried, what stands at a corner and what was built over the tile with its figures are named, once for each tile', () => {
	const game = {
		names: ['Ann', 'Bob'],
		view: {
			tiles: [
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
				{ x: 2, y: 0 },
			],
			pieces: [
				{ piece: 0, kind: 'man', owner: 0, at: { on: 'segment', tile: 0, segment: 4 } },
				{ piece: 1, kind: 'man', owner: 1, at: { on: 'segment', tile: 1, segment: 9 } },
				{ piece: 2, kind: 'friend', owner: -1, at: { on: 'piece', piece: 0 } },
				{ piece: 3, kind: 'post', owner: 1, at: { on: 'corner', x: 2, y: 1 } },
			],
		},
		built: {
			added: [{ segment: 9, tile: 1, kind: 'way', sides: [], by: -1, seat: -1 }],
			links: [],
			piles: [],
		},
	} as unknown as Parameters<typeof otherThingsOnTile>[2];
	const also = (tile: number): string[] =>
		otherThingsOnTile(
			tile,
			undefined,
			game,
			(kind) => kind,
			(kind) => `the ${kind}`,
		);
	expect(also(0)).toEqual(['1 friend']);
	expect(also(1)).toEqual(['1 post of Bob', 'the way built over the tile with 1 man of Bob']);
	expect(also(2)).toEqual(['1 post of Bob']);
});
