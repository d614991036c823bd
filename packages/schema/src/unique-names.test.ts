import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldId } from './suggest.ts';
import { uniqueNames } from './unique-names.ts';

const name = fc.oneof(
	fc.constantFrom('a', 'A', 'a-2', 'a-3', 'a2', 'a-2-2', 'b', 'constructor'),
	fc.string({ maxLength: 3 }),
);

test('no two names are alike, and a name that is free stays as it is', () => {
	fc.assert(
		fc.property(fc.array(name, { maxLength: 60 }), fc.boolean(), (names, folding) => {
			const fold = folding ? foldId : (text: string): string => text;
			const unique = uniqueNames({ fold, allows: (text) => text !== 'constructor' });
			const seen = new Set<string>();
			for (const wanted of names) {
				const made = unique(wanted);
				expect(seen.has(fold(made))).toBe(false);
				expect(made).not.toBe('constructor');
				if (!seen.has(fold(wanted)) && wanted !== 'constructor') expect(made).toBe(wanted);
				seen.add(fold(made));
			}
		}),
	);
});

function candidates(names: readonly string[]): number {
	let count = 0;
	const unique = uniqueNames({
		fold: (text) => {
			count++;
			return text;
		},
	});
	for (const wanted of names) unique(wanted);
	return count;
}

test.each<readonly [says: string, names: (n: number) => string[]]>([
	['one name', (n) => Array<string>(n).fill('tile')],
	['two names in turn', (n) => Array.from({ length: n }, (_, i) => (i % 2 ? 'a' : 'b'))],
	[
		'names whose numbers are taken',
		(n) => Array.from({ length: n }, (_, i) => (i < n / 2 ? `a-${i + 2}` : 'a')),
	],
	[
		'names that are numbers of each other',
		(n) => Array.from({ length: n }, (_, i) => ['a', 'a-2', 'a-2-2'][i % 3]!),
	],
])('work grows in line with the number of names: %s', (_, names) => {
	expect(candidates(names(4000))).toBeLessThanOrEqual(4.1 * candidates(names(1000)));
});
