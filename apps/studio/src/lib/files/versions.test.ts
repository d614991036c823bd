import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVersion, type Version } from './versions.ts';

const version: Version = {
	id: 1,
	at: 0,
	cause: 'save',
	name: '',
	texts: { 'own/a.yaml': 'a: 1\n', 'own/b.yaml': null },
	size: 5,
};

test('a version is distinguished from anything else that may lie in the storage', () => {
	expect(isVersion(version)).toBe(true);
	fc.assert(fc.property(fc.anything(), (row) => !isVersion(row)));
	const key = fc.constantFrom(...(Object.keys(version) as (keyof Version)[]));
	const wrong = fc.constantFrom(undefined, [1], { a: 1 }, NaN, true, 'x'.repeat(9));
	fc.assert(
		fc.property(key, wrong, (at, value) => {
			const isName = at === 'name' && typeof value === 'string';
			return isVersion({ ...version, [at]: value }) === isName;
		}),
	);
});
