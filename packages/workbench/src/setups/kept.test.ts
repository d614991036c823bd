import { expect, test } from 'vitest';
import { type KeptStore, loadKept, readKept, storeKept, withKept } from './kept.ts';

const rules = { game: 'toy', packs: ['hills'], preset: undefined, elements: {}, params: {} };
const named = (name: string, packs: readonly string[] = ['hills']) => ({
	name,
	rules: { ...rules, packs },
});

function memory(): KeptStore {
	const texts = new Map<string, string>();
	return {
		getItem: (key) => texts.get(key) ?? null,
		setItem: (key, text) => void texts.set(key, text),
	};
}

test('what is kept comes back', () => {
	const store = memory();
	expect(loadKept(() => store)).toEqual([]);
	const kept = [named('Friday'), named('A, B: & C', [])];
	expect(storeKept(() => store, kept)).toBe(true);
	expect(loadKept(() => store)).toEqual(kept);
});

test('a name is kept once, at its place', () => {
	const kept = [named('a'), named('b')];
	expect(withKept(kept, named('a', []))).toEqual([named('a', []), named('b')]);
	expect(withKept(kept, named('c'))).toEqual([...kept, named('c')]);
});

test('a damaged or forbidden storage keeps nothing and breaks nothing', () => {
	for (const text of ['', '{', '3', '[3, null, "packs=a", "name=a&packs=b", "game=toy"]'])
		expect(readKept(text)).toEqual([]);
	const forbidden = (): KeptStore => {
		throw new Error('forbidden');
	};
	expect(loadKept(forbidden)).toEqual([]);
	expect(storeKept(forbidden, [])).toBe(false);
});
