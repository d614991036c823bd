import { type TilePlace, tilePlaces } from '@tilewright/lang';
import { putBack, takeFromDeck } from './deck.ts';
import { Header } from './header.ts';
import type { Runtime } from './runtime.ts';
import { forEachTileIn, stowTile, takeTile } from './zones.ts';

/**
 * Every place off the board where tiles can lie, by number: the instances of declared zones, then the places that every game
 * has.
 *
 *   deck     the groups of the deck, see `deck.ts`
 *   aside    ASIDE, a word for each tile: its group and its kind
 *   box      BOX counts the tiles of each kind, where some expression reads them
 */

export function numberOfPlace(rt: Runtime, place: TilePlace): number {
	return rt.zones + tilePlaces.indexOf(place);
}

export function placeOfNumber(rt: Runtime, number: number): TilePlace | undefined {
	return tilePlaces[number - rt.zones];
}

export function takeTileFrom(rt: Runtime, number: number, kind: number): number | undefined {
	const home = rt.deckPlan.home[kind]!;
	switch (placeOfNumber(rt, number)) {
		case undefined:
			return takeTile(rt, number, kind) ? home : undefined;
		case 'deck': {
			const group = takeFromDeck(rt, kind);
			return group < 0 ? undefined : group;
		}
		case 'aside':
			return takeFromAside(rt, kind);
		case 'box':
			return takeFromBox(rt, kind) ? home : undefined;
	}
}

export function putTileInto(rt: Runtime, number: number, kind: number, group: number): void {
	switch (placeOfNumber(rt, number)) {
		case undefined:
			return stowTile(rt, number, kind);
		case 'deck':
			return putBack(rt, group, kind);
		case 'aside':
			return layAside(rt, kind, group);
		case 'box':
			return putInBox(rt, kind);
	}
}

export function layAside({ arena, m, ASIDE }: Runtime, kind: number, group: number): void {
	const n = m[Header.aside]!;
	arena.set(ASIDE + n, (group << 16) | kind);
	arena.set(Header.aside, n + 1);
}

function takeFromAside({ arena, m, ASIDE }: Runtime, kind: number): number | undefined {
	const n = m[Header.aside]!;
	for (let i = 0; i < n; i++) {
		const word = m[ASIDE + i]!;
		if ((word & 65535) !== kind) continue;
		for (let k = i; k < n - 1; k++) arena.set(ASIDE + k, m[ASIDE + k + 1]!);
		arena.set(Header.aside, n - 1);
		return word >> 16;
	}
	return undefined;
}

export function putInBox({ arena, m, optional: { BOX } }: Runtime, kind: number): void {
	if (BOX >= 0) arena.set(BOX + kind, m[BOX + kind]! + 1);
}

function takeFromBox({ arena, m, optional: { BOX } }: Runtime, kind: number): boolean {
	if (BOX < 0 || m[BOX + kind] === 0) return false;
	arena.set(BOX + kind, m[BOX + kind]! - 1);
	return true;
}

export function forEachTileAt(
	rt: Runtime,
	number: number,
	visit: (kind: number) => boolean,
): boolean {
	const place = placeOfNumber(rt, number);
	return place === undefined
		? forEachTileIn(rt, number, visit)
		: forEachTileOfPlace(rt, place, visit);
}

export function forEachTileOfPlace(
	rt: Runtime,
	place: TilePlace,
	visit: (kind: number) => boolean,
): boolean {
	const { m, optional, program } = rt;
	if (place === 'box' && optional.BOX < 0) return false;
	const counts = new Int32Array(program.tiles.length);
	if (place === 'deck')
		for (let g = 0; g < rt.groupBase.length; g++)
			// the tiles left in a group do not count once none can be drawn from it any more
			for (let i = 0; m[rt.GROUP_SIZE + g]! > 0 && i < m[rt.GROUP_TILES + g]!; i++)
				counts[m[rt.DECK + rt.groupBase[g]! + i]!]!++;
	else if (place === 'aside')
		for (let i = 0; i < m[Header.aside]!; i++) counts[m[rt.ASIDE + i]! & 65535]!++;
	else for (let kind = 0; kind < counts.length; kind++) counts[kind] = m[optional.BOX + kind]!;
	for (let kind = 0; kind < counts.length; kind++)
		for (let i = counts[kind]!; i > 0; i--) if (visit(kind)) return true;
	return false;
}
