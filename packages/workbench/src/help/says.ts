import { schemaAt } from '@tilewright/schema';
import { type HelpKey, type HelpPlace, helpPlaces } from './places.ts';

export function descriptionOf({ kind, path, form }: HelpPlace): string | undefined {
	const place = schemaAt(kind, path);
	if (form !== true) return place?.description;
	return place?.schemas.find((s) => s.pattern !== undefined)?.description;
}

export function helpTexts(): Readonly<Record<HelpKey, string>> {
	const texts = Object.entries(helpPlaces).map(([key, place]) => [key, descriptionOf(place) ?? '']);
	return Object.fromEntries(texts) as Record<HelpKey, string>;
}
