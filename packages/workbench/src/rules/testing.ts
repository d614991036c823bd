import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { Changeable, Offer, OfferPlace, PlaceView } from './requests.ts';

/** The services of the tests of offers, with the shipped files. */
export const services: ReturnType<typeof testServices> = testServices();
export const handlers: ReturnType<typeof makeHandlers> = makeHandlers(services);
services.edits.change({ files: shipped, gone: [], whole: true });
handlers['rules.set'](twoPersons);

export type Place = PlaceView & { readonly declaration: string };

export function changeable(id: string, setup = twoPersons): Changeable {
	return handlers['rules.changeable']({ setup, id })!;
}

export function placeOf(id: string, path: string, setup = twoPersons): Place {
	const { places, key } = changeable(id, setup);
	const found = places.find((p) => p.path.join('.') === path);
	if (!found)
		throw new Error(`${id} has no ${path}: ${places.map((p) => p.path.join('.')).join(' ')}`);
	return { ...found, declaration: key };
}

export function partOf(place: PlaceView, term?: number): OfferPlace {
	const { text } = place;
	if (term === undefined) return { text, start: 0, end: text.length, is: 'and' };
	const { start, end } = place.terms[term]!;
	return { text, start, end, is: 'replace' };
}

const made = new Map<string, Promise<readonly Offer[]>>();

/** The offers at a place, which are asked for once, as no test that asks here changes files. */
export function offers(
	place: Place,
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

export const sample = <T>(list: readonly T[], count: number): T[] =>
	list.filter((_, i) => i % Math.max(1, Math.floor(list.length / count)) === 0);
