import { reasonsOf } from '@tilewright/scene';
import type { FeatureView, PlaceOption, Refusal } from '@tilewright/session';
import { expect, test } from 'vitest';
import { featureSentence, reasonsSentence } from './place-sentences.ts';

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
	pieces: [{ kind: 'figure', seat: 1, n: 2 }],
};

test('a feature is described with its tiles, figures, owners and worth', () => {
	expect(featureSentence(feature, ['Ann', 'Bob'])).toBe(
		'lane, 2 tiles; 2 figure of Bob; Bob would get 3 now',
	);
	expect(
		featureSentence(
			{
				...feature,
				owners: [],
				pieces: [{ kind: 'stone', seat: -1, n: 1 }],
				complete: true,
				segments: [{ tile: 0, segment: 0 }],
			},
			['Ann'],
		),
	).toBe('lane, 1 tile, complete; 1 stone; nobody’s, it would pay 3 now');
});

test('a reason that holds in some rotations only names them', () => {
	const reasons = reasonsOf([here(0, 'a', 'b'), here(1, 'a'), here(2, 'a')]);
	expect(reasons.map((r) => [r.refusal.why, r.only])).toEqual([
		['a', []],
		['b', ['0°']],
	]);
	expect(reasonsSentence(reasons)).toBe('a says so. 0°: b says so.');
});
