import { expect, test } from 'vitest';
import {
	type SetUpStorage,
	loadStoredSetUps,
	readStoredSetUps,
	storeSetUps,
	withStoredSetUp,
} from './stored-setups.ts';

const rules = { game: 'toy', packs: ['hills'], preset: undefined, elements: {}, params: {} };
const named = (name: string, packs: readonly string[] = ['hills']) => ({
	name,
	rules: { ...rules, packs },
});

function memory(): SetUpStorage {
	const texts = new Map<string, string>();
	return {
		getItem: (key) => texts.get(key) ?? null,
		setItem: (key, text) => void texts.set(key, text),
	};
}

test('what is kept comes back', () => {
	const store = memory();
	expect(loadStoredSetUps(() => store)).toEqual([]);
	const kept = [named('Friday'), named('A, B: & C', [])];
	expect(storeSetUps(() => store, kept)).toBe(true);
	expect(loadStoredSetUps(() => store)).toEqual(kept);
});

test('a name is kept once, at its place', () => {
	const kept = [named('a'), named('b')];
	expect(withStoredSetUp(kept, named('a', []))).toEqual([named('a', []), named('b')]);
	expect(withStoredSetUp(kept, named('c'))).toEqual([...kept, named('c')]);
});

test('a damaged or forbidden storage keeps nothing and breaks nothing', () => {
	for (const text of ['', '{', '3', '[3, null, "packs=a", "name=a&packs=b", "game=toy"]'])
		expect(readStoredSetUps(text)).toEqual([]);
	const forbidden = (): SetUpStorage => {
		throw new Error('forbidden');
	};
	expect(loadStoredSetUps(forbidden)).toEqual([]);
	expect(storeSetUps(forbidden, [])).toBe(false);
});
