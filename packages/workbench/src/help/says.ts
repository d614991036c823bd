import { schemaAt } from '@tilewright/schema';
import { type HelpKey, type HelpPlace, helpPlaces } from './places.ts';

/** What the schemas say of a place; undefined where they say nothing. */
export function descriptionOf({ kind, path, form }: HelpPlace): string | undefined {
	const place = schemaAt(kind, path);
	if (form !== true) return place?.description;
	return place?.schemas.find((s) => s.pattern !== undefined)?.description;
}

/** What every field means, in the words of the schemas. */
export function helpTexts(): Readonly<Record<HelpKey, string>> {
	const texts = Object.entries(helpPlaces).map(([key, place]) => [key, descriptionOf(place) ?? '']);
	return Object.fromEntries(texts) as Record<HelpKey, string>;
}
