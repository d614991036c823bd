import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import { searchOffers } from './offer-search.ts';
import type { Offer } from './requests.ts';

const services = testServices();
const handlers = makeHandlers(services);
const conditions = new Map<string, readonly Offer[]>();
const rules = ['common.layTile', 'common.claim'] as const;

beforeAll(async () => {
	services.edits.change({ files: shipped, gone: [], whole: true });
	handlers['rules.set'](twoPersons);
	for (const id of rules) {
		const { key, places } = handlers['rules.changeable']({ setup: twoPersons, id })!;
		const { path, text } = places.find((p) => p.path.join('.') === 'where')!;
		const at = { text, start: 0, end: text.length, is: 'and' } as const;
		const found = await handlers['rules.offers']({ setup: twoPersons, key, path, at });
		conditions.set(id, found!);
	}
}, 120_000);

test.each([
	['common.layTile', 'corner', 'no tile on the cells diagonally beside the spot'],
	['common.layTile', 'diagonal', 'no tile on the cells diagonally beside the spot'],
	['common.layTile', 'touch only by a corner', 'no tile on the cells diagonally beside the spot'],
	['common.layTile', 'touching', 'no tile on the cells beside the spot'],
	['common.layTile', 'beside', 'no tile on the cells beside the spot'],
	['common.layTile', 'finished', 'complete'],
	['common.layTile', 'own', 'the active player’s supply'],
	['common.layTile', 'empty', 'no tile is left to draw'],
	['common.layTile', 'last tile', 'no tile is left to draw'],
	['common.claim', 'touching', 'bordering segment'],
	['common.claim', 'finished', 'the feature of the spot is complete'],
	['common.claim', 'own', 'supply'],
	['common.claim', 'last tile', 'no tile is left to draw'],
])('for a condition of %s, “%s” has among the first three: %s', (id, query, label) => {
	const found = searchOffers(conditions.get(id)!, query).slice(0, 3);
	expect(found.map((o) => o.label).join('\n')).toContain(label);
});

test.each(rules)('no condition that is offered for %s is the same in every game', (id) => {
	for (const { label, by } of conditions.get(id)!) {
		expect(label).not.toMatch(/([\p{L} ]{3,}?)s? among the \1s? of /u);
		expect(by).not.toMatch(/^!?(seats|(around|beside)\([\w.]+\))\.(empty|size)\(\)/);
		expect(by).not.toMatch(/^(!\()?(\w+) in (seats$|\2\.)/);
	}
});

test.each(rules)('the labels of what is offered for %s agree in number', (id) => {
	for (const { label } of conditions.get(id)!) {
		expect(label).not.toMatch(/s’s\b|board[’]|’ \w+’/);
		expect(label).not.toMatch(
			/^(the|its|those) \w*[^siu’]s( (beside|around|diagonally|of|on) .*?)? (is|has|was|does) /,
		);
		expect(label).not.toMatch(/\b(cities|fields) that the features on the board touches/);
		expect(label).not.toMatch(/\bat least 2 of the \w+ of the \w+s\b/);
	}
});

test.each(rules)('an example of an offer for %s is of the same use', (id) => {
	const shown = conditions.get(id)!.filter((o) => o.usage !== undefined);
	expect(shown.length).toBeGreaterThan(0);
	for (const { by, usage, label } of shown) {
		if (usage!.sentence === 'no tile is left to draw') expect(by, label).toContain('deck');
	}
});

test.each(rules)(
	'of several words each stands in the sentence of an offer for %s, in some form',
	(id) => {
		for (const query of ['start tile', 'road with a garden', 'half a city'])
			for (const { label, doc } of searchOffers(conditions.get(id)!, query))
				expect(label, `${query}: ${doc}`).not.toMatch(/owner/);
	},
);
