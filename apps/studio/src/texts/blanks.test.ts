import { languageNames, useLanguage } from '@tilewright/schema';
import { afterEach, describe, expect, test } from 'vitest';
import { rules } from './en/rules.ts';

// Values of the composer's texts, each with letters of its own. Those that are counted or that only decide are numbers and truth values.
const lists = ['added', 'editions', 'only', 'packs', 'unknown'];
const numbers = ['all', 'changes', 'count', 'games', 'scenarios', 'shown', 'steps'];
const deciding = ['on'];
const special: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	// only whether there is one already decides
	addCondition: { text: 'x' },
	courseInPlay: Object.fromEntries(
		['turns', 'again', 'several', 'laid'].map((key) => [key, { before: 7, after: 7 }]),
	),
	exampleScores: { scores: [{ name: '⟨scores⟩', points: 7 }] },
	lostInPlay: { says: ['⟨says⟩'], games: 7, putAway: { before: 7, after: 7, tiles: 7 } },
};

function valueOf(text: string, name: string): unknown {
	const known = special[text];
	if (known !== undefined && Object.hasOwn(known, name)) return known[name];
	if (lists.includes(name)) return [`⟨${name}⟩`];
	if (numbers.includes(name)) return 7;
	return deciding.includes(name) ? true : `⟨${name}⟩`;
}

/** The text with a value for each blank, and the names of the blanks that are words. */
function filled(path: string, text: (o: object) => unknown): { said: unknown; names: string[] } {
	const names = new Set<string>();
	const values = new Proxy(
		{},
		{
			get: (_, name) => {
				const value = valueOf(path, String(name));
				if (JSON.stringify(value).includes('⟨')) names.add(String(name));
				return value;
			},
			// another language keeps the letters of values, and looks for them here
			ownKeys: () => [...names],
			getOwnPropertyDescriptor: (_, name) => ({
				...{ configurable: true, enumerable: true, value: valueOf(path, String(name)) },
			}),
		},
	);
	return { said: text(values), names: [...names] };
}

const templates = Object.entries(rules).filter(
	(entry): entry is [keyof typeof rules, (typeof entry)[1] & ((o: object) => unknown)] =>
		typeof entry[1] === 'function',
);

afterEach(() => void useLanguage('en'));

describe.each(languageNames)('texts of the composer in the language %s', (language) => {
	test('say each of their blanks exactly once', () => {
		expect(useLanguage(language)).toBe(true);
		expect(templates.length).toBeGreaterThan(30);
		const wrong = templates.flatMap(([path]) => {
			const { said, names } = filled(path, rules[path] as (o: object) => unknown);
			if (typeof said !== 'string') return [];
			return names
				.filter((name) => said.split(`⟨${name}⟩`).length !== 2)
				.map((name) => `${path} ${name}: ${said}`);
		});
		expect(wrong).toEqual([]);
	});
});
