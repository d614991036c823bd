import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Link, Sequence } from './sequence.ts';

test('values stand where an array would have them', () => {
	const step = fc.record({
		where: fc.constantFrom('append', 'first', 'before', 'after'),
		at: fc.nat(99),
	});
	fc.assert(
		fc.property(fc.array(fc.nat(9), { maxLength: 5 }), fc.array(step), (begin, steps) => {
			const sequence = new Sequence(begin);
			const plain = [...begin];
			steps.forEach(({ where, at }, i) => {
				const value = 100 + i;
				const index = plain.length === 0 ? -1 : at % plain.length;
				const link: Link<number> | undefined = [...sequence.links()][index];
				if (where === 'append' || (where !== 'first' && link === undefined)) {
					sequence.append(value);
					plain.push(value);
				} else if (where === 'first') {
					sequence.insertAfter(undefined, value);
					plain.unshift(value);
				} else if (where === 'before') {
					sequence.insertBefore(link!, value);
					plain.splice(index, 0, value);
				} else {
					sequence.insertAfter(link, value);
					plain.splice(index + 1, 0, value);
				}
			});
			expect([...sequence]).toEqual(plain);
			expect(sequence.first?.value).toBe(plain[0]);
		}),
	);
});
