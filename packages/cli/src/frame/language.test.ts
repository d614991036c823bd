import { dirname } from 'node:path';
import { useTranslation } from '@tilewright/schema';
import { afterEach, describe, expect, test } from 'vitest';
import { shippedData } from '../data/load.ts';
import { type Call, call as callIn, codesOf } from './testing.ts';

afterEach(() => useTranslation(undefined));

const call: typeof callIn = (words, options) =>
	callIn(words, { cwd: dirname(shippedData()), ...options });

function plainWords(text: string): string[] {
	let rest = text;
	for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gu, '')];
	return rest.match(/\p{L}{2,}/gu) ?? [];
}

const pseudo = (words: readonly string[]): Promise<Call> => call([...words, '--locale', 'pseudo']);

describe('the language', () => {
	test('is English, or what the environment names, or what the flag names', async () => {
		const words = ['test', 'data/gold-rush/base/scenarios/a-bag-that-holds-too-few.yaml'];
		const english = await call(words);
		expect(english.out).toMatch(/^1 scenario passed/);
		const ofEnvironment = await call(words, { language: 'pseudo' });
		expect(ofEnvironment.out).toMatch(/^⟦/);
		expect(await call([...words, '--locale=pseudo'])).toEqual(ofEnvironment);
		expect(await call([...words, '--locale', 'en'], { language: 'pseudo' })).toEqual(english);
		expect(await call(words)).toEqual(english);
	});

	test('that is unknown is refused', async () => {
		const refused = await call(['check', '--locale', 'pseud', '--json']);
		expect([refused.exit, codesOf(refused)]).toEqual([2, ['CLI-FLAG-VALUE']]);
		expect((await call(['check'], { language: 'xx' })).err).toContain('TILEWRIGHT_LOCALE');
	});

	test('of help and refusals is the same', async () => {
		expect((await pseudo(['check', '--help'])).out).toContain('⟦Çĥéçķ');
		expect((await pseudo(['chek'])).err).toContain('⟦');
	});
});

describe('in another language no plain word is left', () => {
	test.each([
		[['check', 'data/gold-rush/base'], []],
		[['test', 'data/gold-rush/base/scenarios'], []],
		[
			['simulate', '--game', 'gold-rush', '--games', '10'],
			['random', 'few', 'games'],
		],
		[
			['compare', '--game', 'gold-rush', '--games', '10', '--b', '--seats random,random'],
			['random', 'few', 'games'],
		],
		[
			['sweep', '--game', 'carcassonne', '--games', '4', '--vary', 'with=none,count'],
			// the title of the pack
			['The', 'Count', 'of', 'Carcassonne'],
		],
		[['rules', '--game', 'gold-rush', '--diff', ''], []],
	] as const)('%j', async (words, names) => {
		const { out, exit } = await pseudo(words);
		expect(exit).toBe(0);
		expect(out).toContain('⟦');
		expect(plainWords(out).filter((w) => !(names as readonly string[]).includes(w))).toEqual([]);
	});
});
