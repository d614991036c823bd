import { seatTones } from '@tilewright/art';
import { expect, test } from 'vitest';
import { colourIds, seatColours, tonesOf } from './seat-colours.ts';

test('without a choice the place at the table gives the colour', () => {
	expect(tonesOf([{}, {}, {}])).toEqual(seatTones.slice(0, 3));
});

test('a chosen colour counts, and no two seats have the same', () => {
	expect(colourIds([{ colour: 'green' }, {}, { colour: 'green' }, { colour: 'nothing' }])).toEqual([
		'green',
		'red',
		'blue',
		'yellow',
	]);
	expect(colourIds([{}, { colour: 'red' }])).toEqual(['blue', 'red']);
});

test('there are more colours than seats, all different', () => {
	const tones = seatColours.flatMap((c) => [c.tone.light]);
	expect(new Set(tones).size).toBe(tones.length);
	expect(tones.length).toBeGreaterThan(6);
});
