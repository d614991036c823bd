import type { PlaceOption } from '@tilewright/session';
import { expect, test } from 'vitest';
import { misfitsOf, reasonsOf } from './reasons.ts';

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

test('the sides that do not fit are those of the rotation, or of the one that looks alike', () => {
	const side = (direction: number) => ({ x: 0, y: 0, direction });
	const at = (turn: number, direction: number): PlaceOption => ({
		...placeOption(turn, 'a'),
		refusals: [{ why: 'a', says: 'a', source: undefined, sides: [side(direction)] }],
	});
	const here = [at(0, 1), at(1, 2)];
	expect([0, 1, 2, 3].map((turn) => misfitsOf(here, turn))).toEqual(
		[1, 2, 1, 2].map((d) => [side(d)]),
	);
	expect(misfitsOf([at(0, 1)], 3)).toEqual([side(1)]);
	expect(misfitsOf([placeOption(0, 'a')], 0)).toEqual([]);
});
