import { type Names, UnknownName } from './names.ts';
import type { LyingTile } from './option.ts';

const sideOrder = ['N', 'E', 'S', 'W'];
const halfOrder = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

/**
 * The name of a place on a tile in our words: `WE` is `E-W`, `_N` is `E-S-W`, half sides keep their order, inner places have
 * none. A tile whose segments we name differently has words of its own in the mapping.
 */
export function placeOf(
	feature: string,
	word: string,
	kind: string,
	names: Names,
	lying: LyingTile | undefined,
): string {
	const own = names.find('locations', `${feature} ${word}`) ?? names.find('locations', word);
	if (own !== undefined) return own;
	if (/^I+V?$/.test(word)) return '';
	const place = placeName(word);
	if (lying === undefined) return place;
	const { tile, turn, turned, segments } = lying;
	const special = names.placesOn(tile);
	if (special !== undefined) {
		const theirs = turnPlace(place, special.turn - turn);
		const ours = special.places.get(`${feature} ${theirs}`) ?? special.places.get(theirs);
		if (ours !== undefined) return turned(ours);
	}
	const added = `${place} added`;
	const has = (name: string): boolean => segments.includes(`${kind} ${name}`);
	return !has(place) && has(added) ? added : place;
}

function placeName(word: string): string {
	const halves = word.split('.');
	if (halves.every((h) => halfOrder.includes(h))) return inOrder(halves);
	const missing = /^_([NESW])$/.exec(word)?.[1];
	const sides = missing === undefined ? word.split('') : sideOrder.filter((s) => s !== missing);
	if (!sides.every((s) => sideOrder.includes(s))) throw new UnknownName('location', word, []);
	return inOrder(sides);
}

/** The place as they draw it, for one that a tile of words of its own has as it lies; undefined where it has none for it. */
export function ownPlaceOf(
	feature: string,
	place: string,
	names: Names,
	{ tile, turn, turned }: LyingTile,
): string | undefined {
	const special = names.placesOn(tile);
	if (special === undefined) return undefined;
	for (const [theirs, ours] of special.places) {
		const [sides = '', kind] = theirs.split(' ').reverse();
		if (turned(ours) === place && (kind === undefined || kind === feature))
			return turnPlace(sides, turn - special.turn);
	}
	return undefined;
}

function turnPlace(place: string, turns: number): string {
	return inOrder(
		place.split('-').map((part) => {
			const side = sideOrder.indexOf(part[0]!);
			return sideOrder[(((side + turns) % 4) + 4) % 4]! + part.slice(1);
		}),
	);
}

function inOrder(parts: readonly string[]): string {
	const order = parts[0]!.length === 1 ? sideOrder : halfOrder;
	return parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join('-');
}
