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

test('rotations are counted from the tile as it is shown', () => {
	const four = [
		placeOption(0, 'a'),
		placeOption(1, 'a'),
		placeOption(2, 'b'),
		placeOption(3, 'a', 'b'),
	];
	const turns = (here: readonly PlaceOption[], shown: number): string[] =>
		reasonsOf(here, shown).map(({ turns }) => turns.join());
	expect(turns(four, 0)).toEqual(['as shown,right,left', 'round,left']);
	expect(turns(four, 1)).toEqual(['left,as shown,round', 'right,round']);
	expect(turns(four, 3)).toEqual(['right,round,as shown', 'left,as shown']);
	for (const shown of [0, 1, 2, 3])
		expect(turns([placeOption(0, 'a'), placeOption(1, 'b')], shown)).toEqual(
			shown % 2 === 0 ? ['as shown', 'other'] : ['other', 'as shown'],
		);
	expect(turns([placeOption(0, 'a')], 3)).toEqual(['']);
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
