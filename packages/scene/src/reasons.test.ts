import type { PlaceOption } from '@tilewright/session';
import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

const placeOption = (turn: number, ...whys: string[]): PlaceOption => ({
	says: 'Place the tile',
	turn,
	piece: '',
	refusals: whys.map((why) => ({ why, says: `${why} says so.`, source: undefined })),
});

test('where something can be done there is no reason', () => {
	expect(reasonsOf([placeOption(0, 'a'), placeOption(1)])).toEqual([]);
	expect(reasonsOf([])).toEqual([]);
});
