import type { LaidTile, Point } from '@tilewright/art';
import { rotateName } from '@tilewright/lang';
import { anchorOf, coveredCells, type Rules } from '@tilewright/scene';
import type { ArrangedView, ArrangedEntry, PieceEntry, PieceSort } from './arrange.ts';

export interface PieceSpot {
	readonly tile: number;
	/** The tile among those of the text; below 0 for one of the start. */
	readonly entry: number;
	/** Below 0 for the tile as a whole, or its corner. */
	readonly segment: number;
	/** As the text names it; '' for the tile as a whole. */
	readonly place: string;
	readonly at: Point;
}

export interface Refused {
	readonly entry: number;
	readonly laid: LaidTile;
}

export function spotsFor(
	sort: PieceSort,
	tiles: readonly LaidTile[],
	{ entries }: Pick<ArrangedView, 'entries'>,
	rules: Rules,
): PieceSpot[] {
	const entryOf = new Map(entries.map((entry, i) => [entry.at, i]));
	return tiles.flatMap((laid, tile) => {
		const entry = entryOf.get(tile) ?? -1;
		const { segments, cells } = laid.tile;
		const spots = segments.flatMap(({ kind }, segment): PieceSpot[] => {
			if (!sort.kinds.includes(kind)) return [];
			const name = rotateName(segments[segment]!, laid.turn, cells);
			const place = name === '' ? kind : `${kind} ${name}`;
			return [{ tile, entry, segment, place, at: anchorOf(laid, segment, rules) }];
		});
		const [x, y] = [laid.x * 100, laid.y * 100];
		const whole = { tile, entry, segment: -1 };
		if (sort.corner) spots.push({ ...whole, place: 'corner', at: { x, y } });
		if (sort.tile) spots.push({ ...whole, place: '', at: { x: x + 22, y: y + 80 } });
		return spots;
	});
}

/** The tile of the text on a cell; one that cannot lie there before one that does. */
export function entryAt(
	{ entries }: Pick<ArrangedView, 'entries'>,
	tiles: readonly LaidTile[],
	x: number,
	y: number,
): number {
	const refused = entries.findIndex((e) => e.at < 0 && e.x === x && e.y === y);
	if (refused >= 0) return refused;
	const tile = tileAt(tiles, x, y);
	return tile < 0 ? -1 : entries.findIndex((e) => e.at === tile);
}

/** The tile that lies on a cell, or -1. */
export function tileAt(tiles: readonly LaidTile[], x: number, y: number): number {
	return tiles.findIndex((laid) => coveredCells([laid]).some((c) => c.x === x && c.y === y));
}

/** The entry of the text for a piece of the view; undefined for one that the rules put there. */
export function pieceIn(
	{ entries, pieces }: Pick<ArrangedView, 'entries' | 'pieces'>,
	ids: readonly number[],
): { readonly at: number | undefined; readonly piece: number } | undefined {
	const place = (of: readonly PieceEntry[]): number => of.findIndex((p) => ids.includes(p.piece));
	for (const [at, entry] of entries.entries())
		if (place(entry.pieces) >= 0) return { at, piece: place(entry.pieces) };
	return place(pieces) < 0 ? undefined : { at: undefined, piece: place(pieces) };
}

export function tileText(entry: Pick<ArrangedEntry, 'id' | 'x' | 'y' | 'turn'>): string {
	return `${entry.id} ${entry.x}/${entry.y} r${entry.turn & 3}`;
}

export function faultsOf({ fault, pieces }: ArrangedEntry): string[] {
	return [fault, ...pieces.map((p) => p.fault)].filter(Boolean);
}
