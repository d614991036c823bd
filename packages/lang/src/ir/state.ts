import type { stateParts } from '../texts/state.ts';
import type { Expr } from './expr.ts';

export type StatePart = keyof typeof stateParts;

/** A part of the state, or one member of it: one kind of pieces, one register, one limit, one stream. */
export interface Region {
	readonly part: StatePart;
	/** Index of the only member; all members when absent. */
	readonly only?: number;
}

export const deckStream: Region = { part: 'chance', only: 0 };

/** Places of tiles that every game has. They are zones without a declaration. */
export const tilePlaces = ['deck', 'aside', 'box'] as const;

export type TilePlace = (typeof tilePlaces)[number];

const partOfPlace: Readonly<Record<TilePlace, StatePart>> = {
	deck: 'deck',
	aside: 'deck',
	box: 'box',
};

export function tilePlaceOf(zone: Expr): TilePlace | undefined {
	return zone.op === 'call' ? tilePlaces.find((place) => place === zone.fn) : undefined;
}

export const tileParts: readonly StatePart[] = ['tiles', 'deck', 'box'];

export function tileRegions(zone: Expr): Region[] {
	const place = tilePlaceOf(zone);
	if (place !== undefined) return [{ part: partOfPlace[place] }];
	if (zone.op === 'call' && zone.fn === 'zone') return [{ part: 'tiles' }];
	return tileParts.map((part) => ({ part }));
}

interface BoardTables {
	readonly registers: readonly { readonly per: string }[];
	readonly streams: readonly string[];
}

export const boardParts: readonly StatePart[] = ['board', 'register', 'chance'];

export function boardRegions({ registers, streams }: BoardTables): Region[] {
	const piles = streams.indexOf('piles');
	return [
		{ part: 'board' },
		...registers.flatMap((r, only): Region[] =>
			r.per === 'feature' ? [{ part: 'register', only }] : [],
		),
		...(piles < 0 ? [] : [{ part: 'chance', only: piles } as const]),
	];
}

/**
 * The regions that change as a piece is moved, of one kind where it is known. Registers of the features that part with it
 * are left out: most pieces join nothing, and which ones a rule moves is not known here.
 */
export function pieceRegions(
	{ piecesJoin }: { readonly piecesJoin: boolean },
	kind?: number,
): Region[] {
	const pieces: Region = kind === undefined ? { part: 'pieces' } : { part: 'pieces', only: kind };
	return piecesJoin ? [pieces, { part: 'board' }] : [pieces];
}

/** Tells whether a change of one region can be seen in the other. */
export function overlap(a: Region, b: Region): boolean {
	if (a.part === 'everything' || b.part === 'everything') return true;
	if (a.part !== b.part) return false;
	return a.only === undefined || b.only === undefined || a.only === b.only;
}

export function regionsAround({ part, only }: Region): Region[] {
	const out: Region[] = only === undefined ? [{ part }] : [{ part, only }, { part }];
	return part === 'everything' ? out : [...out, { part: 'everything' }];
}

/** A text that only equal regions share. */
export function regionKey({ part, only }: Region): string {
	return only === undefined ? part : `${part} ${only}`;
}
