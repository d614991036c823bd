import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NamedRules, readSetupQuery, setupQuery } from './setup-query.ts';

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const id = text.filter((t) => t !== '__proto__' && !t.includes('\ud800'));
const ids = fc.uniqueArray(id, { maxLength: 4 });
const value = fc.oneof(
	fc.integer(),
	fc.boolean(),
	id.filter((t) => !/^(true|false|-?\d{1,15})$/.test(t)),
);
const named: fc.Arbitrary<NamedRules> = fc
	.record({
		name: fc.oneof(fc.constant(''), text),
		game: id,
		packs: ids,
		preset: fc.option(id, { nil: undefined }),
		elements: fc.dictionary(id, fc.boolean(), { maxKeys: 4, noNullPrototype: true }),
		params: fc.dictionary(id, value, { maxKeys: 4, noNullPrototype: true }),
		overlays: ids,
		order: fc.array(fc.record({ first: id, then: id }, { noNullPrototype: true }), {
			maxLength: 3,
		}),
	})
	.map(({ name, overlays, order, ...rules }) => ({
		name,
		rules: {
			...rules,
			...(overlays.length === 0 ? {} : { overlays }),
			...(order.length === 0 ? {} : { order }),
		},
	}));

test('rules are read as they were written, whatever their names', () => {
	fc.assert(
		fc.property(named, (rules) => {
			expect(readSetupQuery(setupQuery(rules))).toEqual(rules);
		}),
	);
});

test('a query holds the characters of addresses only, and survives an address', () => {
	fc.assert(
		fc.property(named, (rules) => {
			const query = setupQuery(rules);
			expect(query).toMatch(/^[\x21-\x7e]*$/);
			expect(readSetupQuery(new URL(`http://a.b/?${query}`).search)).toEqual(rules);
		}),
	);
});

test('any text is read without an error', () => {
	fc.assert(fc.property(fc.string(), (query) => void readSetupQuery(query)));
	expect(readSetupQuery('')).toBeUndefined();
	expect(readSetupQuery('?packs=hills')).toBeUndefined();
	expect(readSetupQuery('game=%')).toMatchObject({ rules: { game: '%' } });
});

test('ordinary names are written as words', () => {
	const rules = {
		game: 'toy',
		packs: ['high-hills', 'toy/river'],
		preset: 'second',
		elements: { boats: true, tides: false },
		params: { 'sea.wind': 'blows', count: 3 },
		overlays: ['short-game'],
	};
	expect(setupQuery({ name: 'Friday night', rules })).toBe(
		'name=Friday+night&game=toy&packs=high-hills,toy/river&edition=second&with=boats&without=tides&rules=sea.wind:blows,count:3&house=short-game',
	);
});
