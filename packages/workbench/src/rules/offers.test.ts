import { beforeAll, expect, test } from 'vitest';
import type { Setup } from '@tilewright/session';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import { searchOffers } from './offer-search.ts';
import { textWith } from './offers.ts';
import type { Changeable, Made, Offer, OfferPlace, PlaceView, Wanted } from './requests.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/house-rules.yaml';
const house: Setup = { ...twoPersons, overlays: ['house-rules'] };

// the first compilation reads every pack
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
function offers(place: PlaceView & { declaration: string }, at: OfferPlace, setup = twoPersons) {
	return handlers['rules.offers']({ setup, key: place.declaration, path: place.path, at });
}
function write(wanted: Wanted, text?: string, setup = twoPersons): Made {
	const overlay = { id: 'house-rules', file, title: 'House rules', text };
	return handlers['rules.write']({ setup, overlay, wanted });
}
function put(place: PlaceView & { declaration: string }, at: OfferPlace, offer: Offer): Made {
	return write({ is: 'put', key: place.declaration, path: place.path, at, by: offer.by });
}
function under<T>(text: string, check: () => T): T {
	services.edits.handlers.edits({ [file]: text });
	try {
		return check();
	} finally {
		services.edits.handlers.edits({ [file]: null });
	}
}
/** Every so many of a list. */
const sample = <T>(list: readonly T[], count: number): T[] =>
	list.filter((_, i) => i % Math.max(1, Math.floor(list.length / count)) === 0);

test.each([
	['base.road', 'value.tiles.when', undefined],
	['base.city', 'value.pennants.when', undefined],
	['base.city', 'define.rate', 0],
	['base.monastery', 'reach', 0],
	['common.claim', 'where', undefined],
	['common.claim', 'choose.among.piece', 0],
])('what is offered for %s at %s can be written', { timeout: 60_000 }, (id, path, term) => {
	const place = placeOf(id, path);
	const at = partOf(place, term);
	const found = offers(place, at);
	expect(found.length).toBeGreaterThan(20);
	expect(new Set(found.map((o) => o.label)).size).toBe(found.length);
	for (const offer of sample(found, 12)) {
		const made = put(place, at, offer);
		expect(made.text, `${offer.label}: ${made.message}`).toBeDefined();
	}
});

test('a condition is added, read in its sentence, changed, denied by another, and taken away', () => {
	const open = placeOf('base.road', 'value.tiles.when');
	expect([open.text, open.optional, open.terms]).toEqual(['', true, []]);
	const at = partOf(open);
	const [five] = searchOffers(offers(open, at), 'at least 5 tiles');
	expect(five).toMatchObject({ label: 'it has at least 5 tiles', by: 'tiles.size() >= 5' });
	const made = put(open, at, five!);
	under(made.text!, () => {
		const road = changeable('base.road', house);
		expect(road.prose.at(-1)).toContain('if it has at least 5 tiles');
		const place = placeOf('base.road', 'value.tiles.when', house);
		expect(place.terms).toHaveLength(1);
		const again = offers(place, partOf(place), house);
		const [inn] = searchOffers(again, 'not complete');
		const both = textWith(partOf(place), inn!.by);
		expect(both).toBe('tiles.size() >= 5 && !complete');
		const wanted = { is: 'value', key: road.key, path: place.path, to: both } as const;
		const twice = write(wanted, made.text, house);
		under(twice.text!, () => {
			const now = placeOf('base.road', 'value.tiles.when', house);
			expect(now.terms.map((t) => now.text.slice(t.start, t.end))).toEqual([
				'tiles.size() >= 5',
				'!complete',
			]);
			expect(textWith({ ...partOf(now, 0), is: 'drop' }, '')).toBe('!complete');
		});
		// nothing of the change is left
		const gone = write({ is: 'unset', key: road.key, path: place.path }, made.text, house);
		expect(gone).toMatchObject({ message: '', empty: true });
	});
});

test('a condition of the rules below is taken away by saying that it always holds', () => {
	const place = placeOf('base.lastTile', 'when');
	const first = write({ is: 'value', key: place.declaration, path: place.path, to: 'final' });
	under(first.text!, () => {
		const wanted = { is: 'unset', key: place.declaration, path: place.path } as const;
		const made = write(wanted, first.text, house);
		under(made.text!, () => {
			expect(placeOf('base.lastTile', 'when', house).terms).toEqual([]);
		});
	});
});

test('numbers of a query stand in the blanks, in the order in which the sentence has them', () => {
	const place = placeOf('base.road', 'value.tiles.each');
	const all = offers(place, partOf(place, 0));
	const [found] = searchOffers(all, '3 if it has at least 6 tiles');
	expect(found?.label).toBe('3 if it has at least 6 tiles, otherwise 1');
	expect(found?.by).toBe('tiles.size() >= 6 ? 3 : 1');
	expect(searchOffers(all, 'no such thing anywhere')).toEqual([]);
	const lengths = searchOffers(all, '').map((o) => o.by.length);
	expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([
	['base.road', 'value.tiles.each', '1 point for each', '3 points for each'],
	['base.monastery', 'reach', 'the cells around it', 'the cells of it and along it'],
	['pieces.base.follower', 'power', 'Its strength is 1.', 'Its strength is 2'],
])('the list of house rules says in words what changed of %s', (id, path, was, now) => {
	const place = placeOf(id, path);
	const to = { each: 3, reach: 'flank(it)', power: 'final ? 2 : 1' }[String(place.path.at(-1))]!;
	const made = write({ is: 'value', key: place.declaration, path: place.path, to });
	under(made.text!, () => {
		const [entry] = handlers['rules.house'](house).find((h) => h.id === 'house-rules')!.entries;
		expect(entry!.before.join(' ')).toContain(was);
		expect(entry!.after.join(' ')).toContain(now);
	});
});

test('a text is read while it is written: its sentence, its fault, and the names that can follow', () => {
	const { declaration: key, path } = placeOf('base.monastery', 'reach');
	const of = { setup: twoPersons, key, path };
	expect(handlers['rules.check-text']({ ...of, text: 'flank(it)' })).toEqual({
		trouble: '',
		sentence: 'the cells of it and along it',
	});
	expect(handlers['rules.check-text']({ ...of, text: 'flnk(it)' })?.trouble).toContain('flnk');
	expect(handlers['rules.check-text']({ ...of, text: 'flank(' })?.trouble).not.toBe('');
	const names = handlers['rules.names']({ ...of, text: 'fla', offset: 3 });
	expect(names.map((n) => n.name)).toContain('flank');
});
