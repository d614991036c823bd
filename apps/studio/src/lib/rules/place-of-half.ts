import type { BlankView, PlaceView } from '@tilewright/workbench';

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
