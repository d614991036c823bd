import { expect, test } from 'vitest';
import { offers, partOf, placeOf } from './testing.ts';
import { withoutCode } from './without-code.ts';

test('a description of the language is put in words of the page', () => {
	expect(withoutCode('Gives points to one seat or several. Records `points`.')).toBe(
		'Gives points to one player or several.',
	);
	expect(withoutCode('Seats (`seats`) clockwise from the `active` one.')).toBe(
		'Players clockwise from the active one.',
	);
});

test('no condition that is offered is explained by seats', async () => {
	const place = placeOf('common.comeHome', 'when');
	const docs = (await offers(place, partOf(place))).map(({ doc }) => doc);
	expect(docs.some((doc) => /\bplayers?\b/.test(doc))).toBe(true);
	expect(docs.filter((doc) => /\bseats?\b|`/i.test(doc))).toEqual([]);
});
