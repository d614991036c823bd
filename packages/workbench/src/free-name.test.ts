import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a name that is free stays, another one gets the first number that makes it free', () => {
	const among =
		(...taken: string[]) =>
		(name: string): boolean =>
			taken.includes(name);
	expect(freeName('C', among('A'), ' ')).toBe('C');
	expect(freeName('A', among('A', 'A 2', 'B'), ' ')).toBe('A 3');
	expect(freeName('more', among('more'))).toBe('more2');
});
