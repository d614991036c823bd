import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('a number takes the form its language has for it', () => {
	const steps = { one: 'step', other: 'steps' };
	const en = languageOf('en-GB');
	expect([0, 1, 2].map((n) => en.counted(n, steps))).toEqual(['0 steps', '1 step', '2 steps']);
	const cs = languageOf('cs');
	const kroky = { one: 'krok', few: 'kroky', other: 'kroků' };
	expect([1, 3, 5].map((n) => cs.form(n, kroky))).toEqual(['krok', 'kroky', 'kroků']);
});

test('lists are joined as the language joins them', () => {
	const { listed } = languageOf('en-GB');
	expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual([
		'',
		'a',
		'a and b',
		'a, b and c',
	]);
});
