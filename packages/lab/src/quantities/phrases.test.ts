import { expect, test } from 'vitest';
import { quantities } from './table.ts';
import { rowId } from './rows.ts';
import { phrases, rowTitles } from '../texts/phrases.ts';
import type { Names } from './names.ts';
import type { QuantityRow } from './report.ts';
import { averageSentence, placeWords, thingsOf, titleInWords } from './phrases.ts';

test('every quantity has a clause with its number in it, and no clause is without a quantity', () => {
	expect(Object.keys(phrases).sort()).toEqual(quantities.map((q) => q.name).sort());
	for (const phrase of Object.values(phrases)) expect(phrase('12.5', 'A', 'B')).toContain('12.5');
});

test('every quantity has a title in words that says all it is of, and no title is without a quantity', () => {
	expect(Object.keys(rowTitles).sort()).toEqual(quantities.map((q) => q.name).sort());
	for (const [quantity, title] of Object.entries(rowTitles)) {
		expect(title('A', 'B')).not.toMatch(/-|:/);
		const clause = phrases[quantity]!('12.5', 'A', 'B');
		for (const part of ['A', 'B'])
			expect(title('A', 'B').includes(part), quantity).toBe(clause.includes(part));
	}
	const row = (quantity: string, title: string): Parameters<typeof titleInWords>[0] => ({
		quantity,
		of: thingsOf({ quantity, title }, new Map()),
	});
	const overTime = row('points-over-time', 'points-over-time: seat 2, tenth 03');
	expect(titleInWords(overTime)).toBe('points of player 2 after 3 tenths of the turns');
	expect(titleInWords(row('margin', 'margin'))).toBe('lead at the end');
});

test('a row in words, with the titles of the rule set', () => {
	const row = {
		id: rowId('points-by-source', 'seat 2, road'),
		quantity: 'points-by-source',
		title: 'points-by-source: seat 2, road',
		...{ unit: 'points', mean: 12.345, sd: 3, least: 0, most: 30, says: '' },
	};
	const named = (names: Names): QuantityRow => ({ ...row, of: thingsOf(row, names) });
	expect(averageSentence(named(new Map([['road', 'Road']])))).toBe(
		'On average player 2 gets 12.3 points from Road.',
	);
	expect(averageSentence({ ...named(new Map()), least: 5, most: 5, mean: 5 })).toBe(
		'In every game player 2 gets 5.00 points from road.',
	);
});

test('places are told from the middle', () => {
	expect(placeWords({ x: 0, y: 0 })).toBe('in the middle');
	expect(placeWords({ x: -2, y: 0 })).toBe('2 to the left');
	expect(placeWords({ x: 3, y: -1 })).toBe('3 to the right, 1 up');
});
