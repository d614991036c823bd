import { expect, test } from 'vitest';
import { compile } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { twoPersons } from '../engine/testing.ts';
import { searchOffers } from './offer-search.ts';
import { textWith } from './offers.ts';
import type { WrittenText, Offer, OfferPlace, RequestedChange } from './requests.ts';
import {
	type Place,
	changeable,
	handlers,
	offers,
	partOf,
	placeOf,
	sample,
	services,
} from './testing.ts';

const file = 'own/house-rules/house-rules.yaml';
const house: Setup = { ...twoPersons, overlays: ['house-rules'] };

function write(wanted: RequestedChange, text?: string, setup = twoPersons): WrittenText {
	const overlay = { id: 'house-rules', file, title: 'House rules', text };
	return handlers['rules.write']({ setup, overlay, wanted });
}

function put(place: Place, at: OfferPlace, offer: Offer): WrittenText {
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
