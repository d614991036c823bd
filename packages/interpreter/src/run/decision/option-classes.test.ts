import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOfEach } from './option-classes.ts';

test('the first option of each class is visited, and a visit that ends the walk ends it', () => {
	const key = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom('', '1', '1 2'));
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 3 }),
			fc.array(fc.tuple(key, key, key), { maxLength: 120, size: 'max' }),
			fc.nat(120),
			(length, options, last) => {
				let at = 0;
				const visited: number[] = [];
				const pass = firstOfEach(
					Array.from({ length }, (_, i) => () => options[at]![i]!),
					() => visited.push(at) > last,
				);
				const isEnd = options.map((_, i) => {
					at = i;
					return pass();
				});
				const text = (i: number): string => JSON.stringify(options[i]!.slice(0, length));
				const first = options
					.map((_, i) => i)
					.filter((i) => options.findIndex((_o, j) => text(j) === text(i)) === i);
				expect(visited).toEqual(first);
				expect(isEnd).toEqual(options.map((_, i) => first.includes(i) && first.indexOf(i) >= last));
			},
		),
	);
});
