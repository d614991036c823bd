import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spell } from './spell.ts';

test('an id becomes one word of an expression, and stays one', () => {
	expect(spell('first-and-second.part')).toBe('firstAndSecond.part');
	fc.assert(
		fc.property(fc.string(), (id) => {
			expect(spell(id)).toMatch(/^[A-Za-z0-9_.]*$/);
			expect(spell(spell(id))).toBe(spell(id));
		}),
	);
});
