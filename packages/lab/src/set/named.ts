import type { ShownCode, ShownSides } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import type { Estimate } from '../estimate.ts';
import type { Contents, MarkFigure } from './contents.ts';
import type { Match } from './edges.ts';
import type { PlayedFigures } from './played.ts';
import type { SetFigures } from './set.ts';

/** Returns the name of a side in ids: of a kind, of two halves (left and right seen from the tile), `ground`, or `any`. */
export function sideName(
	{ kinds }: { readonly kinds: readonly { readonly id: string }[] },
	{ left, right, any }: ShownCode,
	ground = 'ground',
): string {
	if (any) return 'any';
	const name = (kind: number): string => kinds[kind]?.id ?? ground;
	return left === right ? name(left) : `${name(left)}/${name(right)}`;
}

/** The figures of a set with ids instead of places in the program, for other programs to read. */
export interface NamedSet {
	readonly tiles: readonly { readonly id: string; readonly count: number }[];
	readonly total: number;
	readonly different: number;
	readonly sides: readonly {
		readonly shows: string;
		readonly sides: number;
		readonly byTile: readonly number[];
		readonly partners: number;
		readonly match: Match;
		readonly shownBy: readonly string[];
		readonly metBy: readonly string[];
	}[];
	readonly patterns: readonly {
		readonly sides: readonly string[];
		readonly count: number;
		readonly tiles: readonly string[];
	}[];
	readonly kinds: readonly {
		readonly kind: string;
		readonly segments: number;
		readonly byTile: readonly number[];
		readonly bySides: readonly number[];
		readonly marks: readonly MarkFigure[];
	}[];
	readonly marks: Contents['marks'];
	readonly holes: readonly {
		readonly neighbours: number;
		readonly skipped: boolean;
		/** By the rules; else by sides alone. */
		readonly asked: boolean;
		readonly holes: readonly {
			readonly sides: readonly string[];
			readonly copies: number;
			readonly tiles: readonly string[];
			readonly refused: readonly string[];
		}[];
	}[];
}

export function namedSet(
	program: Program,
	shown: ShownSides,
	counts: readonly number[],
	figures: SetFigures,
): NamedSet {
	const tile = (t: number): string => program.tiles[t]!.id;
	const side = (code: number): string =>
		code === 0 ? 'open' : sideName(program, shown.codes[code]!);
	return {
		tiles: counts.flatMap((count, t) => (count > 0 ? [{ id: tile(t), count }] : [])),
		total: figures.tiles,
		different: figures.kinds,
		sides: figures.edges.map(({ code, shownBy, metBy, ...rest }) => ({
			shows: side(code),
			...rest,
			shownBy: shownBy.map(tile),
			metBy: metBy.map(tile),
		})),
		patterns: figures.patterns.map(({ sides, count, tiles }) => ({
			sides: sides.map(side),
			count,
			tiles: tiles.map(tile),
		})),
		kinds: figures.contents.kinds.map(({ kind, ...rest }) => ({
			kind: program.kinds[kind]!.id,
			...rest,
		})),
		marks: figures.contents.marks,
		holes: figures.holes.map(({ neighbours, skipped, byRules: asked, holes }) => ({
			neighbours,
			skipped,
			asked,
			holes: holes.map((h) => ({
				sides: h.sides.map(side),
				copies: h.copies,
				tiles: h.tiles.map(tile),
				refused: h.refused.map(tile),
			})),
		})),
	};
}

export type NamedPlay = Omit<PlayedFigures, 'unplacedByTile' | 'kinds'> & {
	readonly unplacedByTile: readonly { readonly tile: string; readonly share: Estimate }[];
	readonly kinds: readonly (Omit<PlayedFigures['kinds'][number], 'kind'> & {
		readonly kind: string;
	})[];
};

export function namedPlay(program: Program, played: PlayedFigures): NamedPlay {
	return {
		...played,
		unplacedByTile: played.unplacedByTile.map(({ tile, share }) => ({
			tile: program.tiles[tile]!.id,
			share,
		})),
		kinds: played.kinds.map((k) => ({ ...k, kind: program.kinds[k.kind]!.id })),
	};
}
