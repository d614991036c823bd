import { languageNames, useLanguage } from '@tilewright/schema';
import { fillBlank } from '@tilewright/lang';
import type { Setup } from '@tilewright/session';
import { afterEach, describe, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { BlankView, Changeable } from './requests.ts';

const withPacks: Setup = { ...twoPersons, packs: ['king-and-robber'] };

function blanksOf({ sentences, places }: Changeable): BlankView[] {
	const parts = [...sentences, ...places.flatMap(({ terms }) => terms.map((term) => term.parts))];
	return parts.flat().filter((part): part is BlankView => typeof part !== 'string');
}

/** The blanks of every rule that a house rule which comes with a pack changes, under it: by the house rule and the key of the rule. */
function blanksIn(language: string): Map<string, readonly BlankView[]> {
	expect(useLanguage(language)).toBe(true);
	const services = testServices();
	services.edits.change({ files: shipped, gone: [], whole: true });
	const handlers = makeHandlers(services);
	handlers['rules.set'](withPacks);
	const found = new Map<string, readonly BlankView[]>();
	for (const { id } of handlers['rules.house'](withPacks)!) {
		const setup = { ...withPacks, overlays: [id] };
		const house = handlers['rules.house'](setup)!.find((view) => view.id === id)!;
		expect(house.fits, id).toBe(true);
		expect(house.entries.length, id).toBeGreaterThan(0);
		for (const { is, name, key, value, before, after } of house.entries) {
			expect(name, id).toMatch(/\p{L}/u);
			expect(name, id).not.toMatch(/[a-z][A-Z]|\w\.\w/);
			// the value of a choice says it all
			const says = value === undefined ? [...before, ...after] : [String(value)];
			expect(says.join('').trim(), `${id}: ${is} ${name}`).not.toBe('');
			if (key === '') continue;
			const decl = handlers['rules.changeable']({ setup, id: key });
			if (decl !== undefined) found.set(`${id} ${key}`, blanksOf(decl));
		}
	}
	return found;
}

const keyOf = ({ path, start, end }: BlankView): string => JSON.stringify([path, start, end]);

afterEach(() => void useLanguage('en'));

describe.each(languageNames)('house rules that come with packs, in the language %s', (language) => {
	test('show each blank once, and it is filled where it stands and nowhere else', () => {
		const found = blanksIn(language);
		expect(found.size).toBeGreaterThan(3);
		expect([...found.values()].flat().length).toBeGreaterThan(10);
		for (const [rule, blanks] of found) {
			const keys = blanks.map(keyOf);
			expect(keys, rule).toEqual([...new Set(keys)]);
			for (const blank of blanks) {
				const { text, start, end, is, choices, label } = blank;
				const own = text.slice(start, end);
				expect(label, rule).not.toBe('');
				expect(fillBlank(blank, own), rule).toBe(text);
				const other = is === 'number' ? '73' : choices.find((c) => c.text !== own.trim())!.text;
				const filled = fillBlank(blank, other);
				expect(filled, rule).toBe(text.slice(0, start) + other + text.slice(end));
				expect(filled, rule).not.toBe(text);
			}
		}
	});
});

test('every language shows the same blanks', () => {
	const [first, ...rest] = languageNames.map((language) =>
		[...blanksIn(language)].map(([rule, blanks]) => [rule, blanks.map(keyOf).sort()]),
	);
	expect(rest.length).toBeGreaterThan(0);
	for (const other of rest) expect(other).toEqual(first);
});
