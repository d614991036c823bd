import { expect, test } from 'vitest';
import { twoPersons } from '../engine/testing.ts';
import { explanationOf, likeliestOffers, nearestOffers, searchOffers } from './offer-search.ts';
import type { Offer } from './requests.ts';
import { handlers, offers, partOf, placeOf, sample } from './testing.ts';

test('numbers of a query stand in the blanks, in the order in which the sentence has them', async () => {
	const place = placeOf('base.road', 'value.tiles.each');
	const all = await offers(place, partOf(place, 0));
	const [found] = searchOffers(all, '3 if it has at least 6 tiles');
	expect(found?.label).toBe('3 if it has at least 6 tiles, otherwise 1');
	expect(found?.by).toBe('tiles.size() >= 6 ? 3 : 1');
	expect(searchOffers(all, 'no such thing anywhere')).toEqual([]);
	const lengths = searchOffers(all, '').map((o) => o.by.length);
	expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([
	['base.road', 'value.tiles.when'],
	['common.comeHome', 'when'],
	['common.claim', 'where'],
] as const)(
	'a long list for %s at %s opens with what is likely, not with all',
	async (id, path) => {
		const place = placeOf(id, path);
		const all = await offers(place, partOf(place));
		expect(all.length).toBeGreaterThan(1000);
		const groups = likeliestOffers(all);
		expect(groups.map(({ is }) => is)).toEqual(['used', 'near', 'other']);
		const shown = groups.flatMap((group) => group.offers);
		expect(shown.length).toBeLessThan(60);
		expect(new Set(shown).size).toBe(shown.length);
		const [used, near] = groups;
		for (const { uses, isNear } of used!.offers) expect([uses > 0, isNear]).toEqual([true, true]);
		for (const { uses, isNear } of near!.offers) expect([uses, isNear]).toEqual([0, true]);
		const [last] = near!.offers.slice(-1);
		const taken = likeliestOffers(all, [{ query: '', by: last!.by }]);
		expect(taken[0]).toEqual({ is: 'taken', offers: [last] });
		expect(taken.slice(1).flatMap((group) => group.offers)).not.toContain(last);
	},
);

test('an expression of the rules counts as used by other names, with other numbers, and denied', async () => {
	const place = placeOf('common.comeHome', 'when');
	const all = await offers(place, partOf(place));
	const usesOf = (by: string): number => all.find((o) => o.by === by)!.uses;
	// the rules say so of a feature that they call `it`, and of one that they call `f`
	expect(usesOf('f.occupied')).toBeGreaterThan(0);
	expect(usesOf('!f.complete')).toBe(usesOf('f.complete'));
	expect(usesOf('drawn != none')).toBe(usesOf('drawn == none'));
	expect(usesOf('f.meets.empty()')).toBe(0);
});

test('a number alone is the first that is found for it, in the place of any value', async () => {
	for (const [id, path] of [
		['base.city', 'value.pennants.each'],
		['base.city', 'define.rate'],
	] as const) {
		const place = placeOf(id, path);
		const [first] = searchOffers(await offers(place, partOf(place, 0)), '3');
		expect(first, `${id} ${path}`).toMatchObject({ label: '3', by: '3' });
	}
});

test('a query names its comparison, which stands in the text as in the sentence', async () => {
	const place = placeOf('common.claim', 'where');
	const all = await offers(place, partOf(place));
	for (const [words, operator] of [
		['at most', '<='],
		['fewer than', '<'],
		['less than', '<'],
		['more than', '>'],
		['exactly', '=='],
		['not exactly', '!='],
	]) {
		const [found] = searchOffers(all, `feature of spot ${words} 3 tiles`);
		expect(found?.by, words).toMatch(new RegExp(`\\.tiles\\.size\\(\\) ${operator} 3$`));
	}
	expect(searchOffers(all, 'feature of spot 3 tiles')[0]?.by).toContain('>= 3');
	expect(searchOffers(all, 'feature of spot at least 1 tile')[0]?.label).toMatch(/ 1 tile\b(?!s)/);
	expect(searchOffers(all, 'feature of spot more than 1 tile')[0]?.label).toMatch(/than 1 tile\b/);
	const [score] = searchOffers(all, 'score of active player fewer than 20');
	expect(score?.label).toBe('the score of the active player is less than 20');
});

test.each(['city is complete', 'event city complete'])(
	'a condition about an event finds what the event speaks of: %s',
	async (query) => {
		const setup = { ...twoPersons, packs: ['traders-and-builders'] };
		const key = 'rules.traders-and-builders.secondTile';
		const at = { text: '', start: 0, end: 0, is: 'and' } as const;
		const all = (await handlers['rules.offers']({ setup, key, path: ['when'], at }))!;
		expect(searchOffers(all, query)[0]!.by).toBe(
			'e.segment.feature.kind == city && e.segment.feature.complete',
		);
	},
);

test.each([
	['base.road', 'value.tiles.each', 0],
	['base.road', 'value.tiles.when', undefined],
	['base.monastery', 'reach', 0],
	['common.claim', 'where', undefined],
])(
	'an offer of %s at %s that is typed as it reads comes first',
	{ timeout: 60_000 },
	async (id, path, term) => {
		const place = placeOf(id, path);
		const found = await offers(place, partOf(place, term));
		for (const offer of sample(found, 40)) {
			const [first] = searchOffers(found, offer.label);
			expect(first?.label, `${offer.label}: ${offer.by}`).toBe(offer.label);
		}
	},
);

test('what was taken for a query comes first for it, and without a query', async () => {
	const place = placeOf('base.road', 'value.tiles.when');
	const found = await offers(place, partOf(place));
	const last = searchOffers(found, 'tiles').at(-1)!;
	const taken = [{ query: ' Tiles', by: last.by }];
	expect(searchOffers(found, 'tiles', taken)[0]?.by).toBe(last.by);
	expect(searchOffers(found, '', taken)[0]?.by).toBe(last.by);
	const five = searchOffers(found, 'at least 5 tiles')[0]!;
	expect(searchOffers(found, 'tiles 5', [{ query: 'tiles 5', by: five.by }])[0]).toMatchObject(
		five,
	);
});

test.each([
	...[
		'diagonal',
		'no tile diagonally',
		'no neighbour diagonally',
		'must not touch diagonally',
		'may not touch corners',
		'a tile must never be next to a corner',
	].map((query) => ['common.layTile', 'where', undefined, query, 'around(spot).minus('] as const),
	['common.layTile', 'where', undefined, 'not next to', 'beside(spot)'],
	['common.layTile', 'where', undefined, 'pennant', 'drawn.pennant'],
	['base.monastery', 'reach', 0, 'diagonal', 'around(it).minus('],
	['base.monastery', 'reach', 0, 'diagonals', 'around(it).minus('],
	['base.monastery', 'reach', 0, 'neighbours', 'flank(it)'],
	['base.monastery', 'reach', 0, 'next to', 'flank(it)'],
	['base.monastery', 'value.tiles.when', undefined, 'no pieces', 'pieces.empty()'],
	['base.road', 'value.tiles.when', undefined, 'if it is finished', 'complete'],
	['base.road', 'value.tiles.when', undefined, 'tie', 'owners'],
	['base.road', 'value.tiles.when', undefined, 'up to 4 tiles', 'tiles.size() <= 4'],
	['base.road', 'value.tiles.when', undefined, 'over 4 tiles', 'tiles.size() > 4'],
	['base.road', 'value.tiles.when', undefined, 'draw pile', 'deck'],
	['base.road', 'value.tiles.each', 0, 'double finished', 'complete ? 2 : 1'],
	['base.city', 'value.tiles.each', 0, 'half', '/ 2'],
] as const)(
	'in %s at %s people’s words find what they mean: %s “%s”',
	{ timeout: 60_000 },
	async (id, path, term, query, by) => {
		const place = placeOf(id, path);
		const found = searchOffers(await offers(place, partOf(place, term)), query).slice(0, 3);
		expect(found.map((o) => o.by).join('\n')).toContain(by);
	},
);

test('a query that finds nothing has near offers: the more telling its words, the nearer; unknown words are named', async () => {
	const place = placeOf('common.layTile', 'where');
	const all = await offers(place, partOf(place));
	for (const query of ['forbid pennants diagonally', 'pennats', 'zzzz pennant']) {
		expect(searchOffers(all, query), query).toHaveLength(0);
		const { offers: near } = nearestOffers(all, query);
		expect(near.length, query).toBeGreaterThan(0);
		for (const { label } of near) expect(label, query).toMatch(/pennant|corner|diagonal/);
	}
	expect(nearestOffers(all, 'zzzz pennant').unknown).toEqual(['zzzz']);
	expect(nearestOffers(all, 'zzzz')).toEqual({ offers: [], unknown: ['zzzz'] });
	const [three] = nearestOffers(all, '3 pennats').offers;
	expect(three!.label).toContain('at least 3 pennants');
});

test('what is offered is explained only where that adds to its sentence, and no denial by what it denies', async () => {
	const place = placeOf('base.road', 'complete');
	const all = await offers(place, { ...partOf(place), start: place.text.length });
	const over = all.filter(({ by }) => by === 'final' || by === '!final');
	expect(over.map(({ by }) => by).sort()).toEqual(['!final', 'final']);
	expect(over.map(explanationOf)).toEqual(['', '']);
	const explained = all.filter((offer) => explanationOf(offer) !== '');
	expect(explained.length).toBeGreaterThan(10);
	for (const offer of explained) {
		expect(offer.by, offer.label).not.toMatch(/^!/);
		expect(offer.label.toLowerCase()).not.toBe(offer.doc.toLowerCase().replace(/\.$/, ''));
	}
});

test.each([
	['value.tiles.count', 'half of it', 'half of the number of its tiles (rounded down)'],
	['value.tiles.count', 'half rounded up', 'half of the number of its tiles (rounded up)'],
	[
		'value.tiles.each',
		'half if not complete',
		'half of its rate (rounded down) if it is not complete, otherwise its rate',
	],
])('the half of what stands at %s is found by “%s”', async (path, query, label) => {
	const place = placeOf('base.city', path);
	const found = searchOffers(await offers(place, partOf(place, 0)), query);
	expect(found[0]?.label).toBe(label);
});

test('halves come before all that only speaks of a half that stands there already', async () => {
	const place = placeOf('base.city', 'define.rate');
	const found = searchOffers(await offers(place, partOf(place, 0)), 'half');
	const isHalf = found.map(({ by }) => /\/ 2\b/.test(by));
	expect(isHalf[0]).toBe(true);
	expect(isHalf.lastIndexOf(true)).toBeLessThan(isHalf.filter(Boolean).length);
});

test.each([
	['base.city', 'value.tiles.each', 'its rate'],
	['base.city', 'value.tiles.count', 'the number of its tiles'],
	['base.field', 'value.cities.each', 'the chosen points per city'],
	['base.road', 'value.tiles.each', '1'],
])('at the score %s %s people’s words have as first offer what they mean', async (id, path, it) => {
	const place = placeOf(id, path);
	const all = await offers(place, place.terms.length > 0 ? partOf(place, 0) : partOf(place));
	const first = (query: string): string | undefined => searchOffers(all, query)[0]?.label;
	const half = `half of ${it} (rounded down)`;
	for (const query of ['half', 'half of', 'half of it', 'halve', 'halved'])
		expect(first(query), query).toBe(half);
	for (const query of ['double', 'doubled', 'twice'])
		expect(first(query), query).toBe(`${it} times 2`);
	for (const query of ['minus', 'less', 'fewer']) expect(first(query), query).toBe(`${it} minus 1`);
	for (const query of ['more', 'plus', 'bonus', 'extra'])
		expect(first(query), query).toBe(`${it} plus 1`);
	if (/\d/.test(it)) return;
	for (const query of ['3 times', 'three times', 'triple', 'multiplied by 3'])
		expect(first(query), query).toBe(`${it} times 3`);
	for (const query of ['minus two', '2 less']) expect(first(query), query).toBe(`${it} minus 2`);
	for (const query of ['plus 2', 'two more']) expect(first(query), query).toBe(`${it} plus 2`);
	for (const query of ['at most 5', 'not more than 5'])
		expect(first(query), query).toBe(`the smaller of ${it} and 5`);
});

test('offers that have the same sentence with the numbers of a query are one', async () => {
	const place = placeOf('base.city', 'value.tiles.count');
	const all = await offers(place, partOf(place, 0));
	const plain = all.find(({ numbers, label }) => numbers.length === 1 && /\d/.test(label))!;
	const [{ start, end }] = plain.numbers as [{ start: number; end: number }];
	const other = {
		...plain,
		label: plain.label.replace(/\d+/, '94'),
		by: `${plain.by.slice(0, start)}94${plain.by.slice(end)}`,
	};
	const query = plain.label.replace(/\d+/, '7');
	const labels = (found: readonly Offer[]) => found.map(({ label }) => label);
	expect(labels(searchOffers([plain, other], query))).toHaveLength(1);
	expect(labels(nearestOffers([plain, other], query).offers)).toHaveLength(1);
});
