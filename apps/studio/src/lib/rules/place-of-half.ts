import type { BlankView, Changeable, PlaceView } from '@tilewright/workbench';

/** The condition that stands after a part of a sentence: of “[1] if it is not complete, otherwise 2” the words up to the comma. */
export function conditionAfter(parts: readonly (string | BlankView)[], index: number): string {
	const rest = parts
		.slice(index + 1)
		.map((part) => (typeof part === 'string' ? part : part.label))
		.join('');
	return /^ if [^,;.]*/.exec(rest)?.[0].trim() ?? '';
}

/** Several lines pay a value that the rule defines, such as a rate for its tiles and for its marks. */
export function isRateOfAll(
	{ places, nextScale }: Pick<Changeable, 'places' | 'nextScale'>,
	{ path }: Pick<BlankView, 'path'>,
): boolean {
	const [section, name] = path;
	const paid = places.filter(({ key, text }) => key === 'each' && text === name);
	return nextScale !== undefined && section === 'define' && paid.length > 1;
}

/**
 * The place whose value is halved where somebody wants half of a number: of points for each thing how many things there are, for the
 * points are whole. Undefined where a half says nothing.
 */
export function placeOfHalf(
	places: readonly PlaceView[],
	{ path }: Pick<BlankView, 'path'>,
): PlaceView | undefined {
	const placeAt = (wanted: PlaceView['path']): PlaceView | undefined =>
		places.find((place) => JSON.stringify(place.path) === JSON.stringify(wanted));
	const countBeside = (each: PlaceView['path']): PlaceView | undefined =>
		placeAt([...each.slice(0, -1), 'count']);
	const [section, name] = path;
	const paying =
		section === 'define'
			? places.find(({ key, text }) => key === 'each' && text === name)?.path
			: path.at(-1) === 'each'
				? path
				: undefined;
	const place = (paying && countBeside(paying)) ?? placeAt(path);
	return place?.is === 'value' && !/^\d*$/.test(place.text) ? place : undefined;
}
