import { beforeAll, expect, test } from 'vitest';
import { compile } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import { explanationOf, nearestOffers, searchOffers } from './offer-search.ts';
import { textWith } from './offers.ts';
import type {
	Changeable,
	WrittenText,
	Offer,
	OfferPlace,
	PlaceView,
	RequestedChange,
} from './requests.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/house-rules.yaml';
const house: Setup = { ...twoPersons, overlays: ['house-rules'] };

beforeAll(() => {
	services.edits.change({ files: shipped, gone: [], whole: true });
	handlers['rules.set'](twoPersons);
}, 60_000);

function changeable(id: string, setup = twoPersons): Changeable {
	return handlers['rules.changeable']({ setup, id })!;
}
function placeOf(
	id: string,
	path: string,
	setup = twoPersons,
): PlaceView & { declaration: string } {
	const { places, key } = changeable(id, setup);
	const found = places.find((p) => p.path.join('.') === path);
	expect(found, `${id} ${path} of ${places.map((p) => p.path.join('.')).join(' ')}`).toBeDefined();
	return { ...found!, declaration: key };
}
function partOf(place: PlaceView, term?: number): OfferPlace {
	const { text } = place;
	if (term === undefined) return { text, start: 0, end: text.length, is: 'and' };
	const { start, end } = place.terms[term]!;
	return { text, start, end, is: 'replace' };
}
const made = new Map<string, Promise<readonly Offer[]>>();
/** The offers at a place, which are asked for once, as no test changes files. */
function offers(
	place: PlaceView & { declaration: string },
	at: OfferPlace,
	setup = twoPersons,
): Promise<readonly Offer[]> {
	const { declaration: key, path } = place;
	const of = JSON.stringify([setup, key, path, at]);
	const known = made.get(of);
	if (known) return known;
	const asked = handlers['rules.offers']({ setup, key, path, at }).then((found) => found ?? []);
	made.set(of, asked);
	return asked;
}
function write(wanted: RequestedChange, text?: string, setup = twoPersons): WrittenText {
	const overlay = { id: 'house-rules', file, title: 'House rules', text };
	return handlers['rules.write']({ setup, overlay, wanted });
}
function put(
	place: PlaceView & { declaration: string },
	at: OfferPlace,
	offer: Offer,
): WrittenText {
	return write({ is: 'put', key: place.declaration, path: place.path, at, by: offer.by });
}
async function under<T>(text: string, check: () => T | Promise<T>): Promise<T> {
	services.edits.handlers.edits({ [file]: text });
	try {
		return await check();
	} finally {
		services.edits.handlers.edits({ [file]: null });
	}
}
const sample = <T>(list: readonly T[], count: number): T[] =>
	list.filter((_, i) => i % Math.max(1, Math.floor(list.length / count)) === 0);

test.each([
	['base.road', 'value.tiles.when', undefined],
	['base.city', 'value.pennants.when', undefined],
	['base.city', 'define.rate', 0],
	['base.monastery', 'reach', 0],
	['common.claim', 'where', undefined],
	['common.claim', 'choose.among.piece', 0],
])('what is offered for %s at %s can be written', { timeout: 60_000 }, async (id, path, term) => {
	const place = placeOf(id, path);
	const at = partOf(place, term);
	const found = await offers(place, at);
	expect(found.length).toBeGreaterThan(20);
	expect(new Set(found.map((o) => o.label)).size).toBe(found.length);
	for (const offer of sample(found, 12)) {
		const made = put(place, at, offer);
		expect(made.text, `${offer.label}: ${made.message}`).toBeDefined();
	}
});

test('a condition is added, read in its sentence, changed, denied by another, and taken away', async () => {
	const open = placeOf('base.road', 'value.tiles.when');
	expect([open.text, open.optional, open.terms]).toEqual(['', true, []]);
	const at = partOf(open);
	const [one] = searchOffers(await offers(open, at), 'more than 1 tile');
	expect(one).toMatchObject({ label: 'it has more than 1 tile', by: 'tiles.size() > 1' });
	const [five] = searchOffers(await offers(open, at), 'at least 5 tiles');
	expect(five).toMatchObject({ label: 'it has at least 5 tiles', by: 'tiles.size() >= 5' });
	const made = put(open, at, five!);
	await under(made.text!, async () => {
		const road = changeable('base.road', house);
		expect(road.prose.at(-1)).toContain('if it has at least 5 tiles');
		const place = placeOf('base.road', 'value.tiles.when', house);
		expect(place.terms).toHaveLength(1);
		const again = await offers(place, partOf(place), house);
		const [inn] = searchOffers(again, 'not complete');
		const both = textWith(partOf(place), inn!.by);
		expect(both).toBe('tiles.size() >= 5 && !complete');
		const wanted = { is: 'value', key: road.key, path: place.path, to: both } as const;
		const twice = write(wanted, made.text, house);
		await under(twice.text!, () => {
			const now = placeOf('base.road', 'value.tiles.when', house);
			expect(now.terms.map((t) => now.text.slice(t.start, t.end))).toEqual([
				'tiles.size() >= 5',
				'!complete',
			]);
			expect(textWith({ ...partOf(now, 0), is: 'drop' }, '')).toBe('!complete');
		});
		const gone = write({ is: 'unset', key: road.key, path: place.path }, made.text, house);
		expect(gone).toMatchObject({ message: '', empty: true });
	});
});

test('a condition of the rules below is taken away by saying that it always holds', async () => {
	const place = placeOf('base.lastTile', 'when');
	const first = write({ is: 'value', key: place.declaration, path: place.path, to: 'final' });
	await under(first.text!, async () => {
		const wanted = { is: 'unset', key: place.declaration, path: place.path } as const;
		const made = write(wanted, first.text, house);
		await under(made.text!, () => {
			expect(placeOf('base.lastTile', 'when', house).terms).toEqual([]);
		});
	});
});

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

test.each([
	['base.road', 'value.tiles.each', '1 point for each', '3 points for each'],
	['base.monastery', 'reach', 'the cells around it', 'the cells under it and along it'],
	['pieces.base.follower', 'power', 'Its strength is 1.', 'Its strength is 2'],
])('the list of house rules says in words what changed of %s', async (id, path, was, now) => {
	const place = placeOf(id, path);
	const to = { each: 3, reach: 'flank(it)', power: 'final ? 2 : 1' }[String(place.path.at(-1))]!;
	const made = write({ is: 'value', key: place.declaration, path: place.path, to });
	await under(made.text!, () => {
		const [entry] = handlers['rules.house'](house).find((h) => h.id === 'house-rules')!.entries;
		expect(entry!.before.join(' ')).toContain(was);
		expect(entry!.after.join(' ')).toContain(now);
	});
});

test('a text is read while it is written: its sentence, its fault, and the names that can follow', () => {
	const { declaration: key, path } = placeOf('base.monastery', 'reach');
	const of = { setup: twoPersons, key, path };
	expect(handlers['rules.check-text']({ ...of, text: 'flank(it)' })).toEqual({
		...{ trouble: '', hint: '', code: '', fixed: undefined },
		sentence: 'the cells under it and along it',
	});
	expect(handlers['rules.check-text']({ ...of, text: 'flnk(it)' })?.trouble).toContain('flnk');
	expect(handlers['rules.check-text']({ ...of, text: 'flank(' })?.trouble).not.toBe('');
	// the dialog shows the same finding as every other view of the text
	for (const text of ['flnk(it)', 'tiles', 'it.tile ==']) {
		const { trouble, hint, code } = handlers['rules.check-text']({ ...of, text })!;
		const file = `format: 1\noverlay: wrong\nover: [carcassonne/base]\nchanges:\n  - patch: base.monastery\n    with: { reach: ${JSON.stringify(text)} }\n`;
		const { diagnostics } = compile(
			services.edits.withText('own/house-rules/wrong.yaml', file),
			selectionOf({ ...twoPersons, overlays: ['wrong'] }, 2),
		);
		const [finding] = diagnostics.filter((d) => d.severity === 'error');
		expect({ trouble, hint, code }).toEqual({
			trouble: finding!.message,
			hint: finding!.hint ?? '',
			code: finding!.code,
		});
	}
	// a fault whose cause is known has a text that mends it, and that text is right
	for (const text of ['flnk(it)', 'tiles', 'around(it', 'flank(it']) {
		const { fixed } = handlers['rules.check-text']({ ...of, text })!;
		expect(fixed, text).toBeDefined();
		expect(handlers['rules.check-text']({ ...of, text: fixed! })?.trouble, fixed).toBe('');
	}
	const names = handlers['rules.names']({ ...of, text: 'fla', offset: 3 });
	expect(names.map((n) => n.name)).toContain('flank');
});

test('another condition is enough beside one, however many there are', async () => {
	const open = placeOf('base.road', 'value.tiles.when');
	const first = write({
		is: 'put',
		key: open.declaration,
		path: open.path,
		at: partOf(open),
		by: 'complete',
	});
	const besides = ['tiles.size() >= 5', 'final', 'final ? complete : true'];
	await under(first.text!, () => {
		const place = placeOf('base.road', 'value.tiles.when', house);
		for (const by of besides) {
			const at: OfferPlace = { ...partOf(place, 0), is: 'or' };
			const made = write(
				{ is: 'put', key: place.declaration, path: place.path, at, by },
				first.text,
				house,
			);
			expect(made.message).toBe('');
		}
		const at: OfferPlace = { ...partOf(place, 0), is: 'or' };
		expect(textWith(at, 'final')).toBe('complete || final');
		const inner = { text: '(a || b) && c', start: 1, end: 7 };
		expect(textWith({ ...inner, is: 'or' }, 'd')).toBe('(a || b || d) && c');
		const both = { text: 'a && b', start: 0, end: 1 };
		expect(textWith({ ...both, is: 'or' }, 'd')).toBe('(a || d) && b');
	});
});

test('whatever can be filled in stands once, in a sentence or below it', () => {
	const { declarations } = handlers['rules.set'](twoPersons)!;
	expect(declarations.length).toBeGreaterThan(50);
	let blanks = 0;
	for (const { key } of sample(declarations, 40)) {
		const { sentences, places } = changeable(key);
		const shown = [...sentences, ...places.flatMap((p) => p.terms.map((t) => t.parts))]
			.flat()
			.flatMap((p) => (typeof p === 'string' ? [] : [JSON.stringify([p.path, p.start, p.end])]));
		blanks += shown.length;
		expect(new Set(shown).size, key).toBe(shown.length);
	}
	expect(blanks).toBeGreaterThan(10);
});

test('an offer has an example of another rule that uses what it names', async () => {
	const place = placeOf('base.monastery', 'reach');
	const all = await offers(place, partOf(place, 0));
	const found = all.filter((o) => o.usage !== undefined);
	expect(found.length).toBeGreaterThan(10);
	for (const { usage } of found) {
		expect(usage!.sentence).not.toMatch(/[&|!=]{2}|\.size\(/);
		expect(usage!.name).not.toMatch(/\p{Ll}\p{Lu}|[._]/u);
	}
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

test('a search that is stopped, or followed by another one, ends without a result', async () => {
	const place = placeOf('base.road', 'value.tiles.each');
	const of = { setup: twoPersons, key: place.declaration, path: place.path, at: partOf(place, 0) };
	const stopped = handlers['rules.offers'](of);
	handlers['rules.stop-offers']();
	expect(await stopped).toBeUndefined();
	const [early, late] = [handlers['rules.offers'](of), handlers['rules.offers'](of)];
	expect(await early).toBeUndefined();
	expect((await late)!.length).toBeGreaterThan(20);
});

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
