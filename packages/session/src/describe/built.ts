import { type Game, type GameView } from '@tilewright/interpreter';
import {
	type Machine,
	Where,
	zoneOf,
	segmentCount,
	isRemoved,
	ownerPiece,
	forEachSide,
	segmentReaches,
	xOf,
	yOf,
	rootOf,
	linkCount,
	linkAt,
} from '@tilewright/interpreter/state';
import { type Heap, heapsOf } from './places.ts';
import { segmentAt, titleOfPiece } from './targets.ts';
import { wordsOf } from './words.ts';

export interface Added {
	readonly segment: number;
	readonly tile: number;
	readonly kind: string;
	readonly sides: readonly { readonly x: number; readonly y: number; readonly side: number }[];
	/** The number of the piece that added it, or -1. */
	readonly by: number;
	/** The seat that the piece belongs to, or -1. */
	readonly seat: number;
}

/** One end of a link: a segment of a tile as declared, or one that was added. */
export interface End {
	readonly tile: number;
	/** Its index on the tile; below 0 for one that was added. */
	readonly segment: number;
	readonly number: number;
}

export interface Link {
	readonly kind: string;
	readonly a: End;
	readonly b: End;
	readonly by: string;
}

export interface Pile {
	readonly zone: string;
	readonly title: string;
	readonly at: End;
	readonly heaps: readonly Heap[];
}

export interface Built {
	readonly added: readonly Added[];
	readonly links: readonly Link[];
	readonly piles: readonly Pile[];
}

export function builtOf(game: Game, view: GameView): Built {
	return { added: addedOf(game.machine), links: linksOf(game), piles: pilesOf(game, view) };
}

export function addedOf({ rt, program }: Machine): Added[] {
	const { board, m } = rt;
	const out: Added[] = [];
	for (let s = 0; s < segmentCount(board); s++) {
		if (m[board.SEGMENT_INDEX + s]! >= 0 || isRemoved(board, s)) continue;
		const tile = m[board.SEGMENT_TILE + s]!;
		const sides: Added['sides'][number][] = [];
		forEachSide(board, tile, (side) => {
			const cell = side >> 2;
			if (segmentReaches(board, s, side))
				sides.push({ x: xOf(board, cell), y: yOf(board, cell), side: side & 3 });
			return false;
		});
		const kind = program.kinds[m[board.KIND + rootOf(board, s)]!];
		if (!kind || sides.length === 0) continue;
		const by = ownerPiece(board, s);
		const seat = by < 0 ? -1 : rt.pieceOwner[by]!;
		out.push({ segment: s, tile, kind: kind.id, sides, by, seat });
	}
	return out;
}

function endOf(game: Game, number: number): End {
	return { ...segmentAt(game, number), number };
}

function linksOf(game: Game): Link[] {
	const { machine, program, names } = game;
	const { board, m, pieceKind, pieceOwner } = machine.rt;
	return Array.from({ length: linkCount(board) }, (_, i) => linkAt(board, i)).flatMap(
		({ a, b, piece }): Link[] => {
			// one end alone waits for the other
			if (a === b) return [];
			const kind = program.kinds[m[board.KIND + rootOf(board, a)]!];
			const owner = names[pieceOwner[piece]!];
			const title = titleOfPiece(game, pieceKind[piece]!);
			const by = owner === undefined ? title : `${title} of ${owner}`;
			return [{ kind: kind?.id ?? '', a: endOf(game, a), b: endOf(game, b), by }];
		},
	);
}

function pilesOf(game: Game, view: GameView): Pile[] {
	const { machine, program } = game;
	const { rt } = machine;
	const seen = new Map(view.pieces.map((p) => [p.piece, p]));
	const piles = new Map<string, { zone: string; at: End; pieces: GameView['pieces'][number][] }>();
	rt.pieceKind.forEach((k, p) => {
		if (rt.m[rt.WHERE + p] !== Where.zone) return;
		const { zone, owner } = zoneOf(rt, rt.m[rt.REF + p]!);
		const ir = program.zones[zone];
		if (ir?.per !== 'feature' && ir?.per !== 'tile') return;
		const key = `${zone} ${owner}`;
		const at = ir.per === 'feature' ? endOf(game, owner) : { tile: owner, segment: -1, number: -1 };
		const pile = piles.get(key) ?? { zone: ir.id, at, pieces: [] };
		// a piece with a hidden face shows only its sort and its owner
		const hidden = {
			piece: -1,
			kind: program.pieces[k]!.id,
			owner: rt.pieceOwner[p]!,
			at: { on: 'off-board' as const },
		};
		pile.pieces.push(seen.get(p) ?? hidden);
		piles.set(key, pile);
	});
	const words = wordsOf(program);
	return [...piles.values()].map(({ zone, at, pieces }) => ({
		zone,
		title: words.zone(zone.slice(zone.lastIndexOf('.') + 1)),
		at,
		heaps: heapsOf(game, pieces),
	}));
}
