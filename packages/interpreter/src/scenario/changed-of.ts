import { emptyTable } from '@tilewright/schema';
import { type Position, rotateName } from '@tilewright/lang';
import { addedSegmentAt, isRemoved, ownerPiece } from '../board/added-segments.ts';
import { segmentCount } from '../board/features.ts';
import { linkAt, linkCount } from '../board/links.ts';
import { forEachFeature } from '../board/queries.ts';
import { forEachSide, printedKind, sideKind } from '../board/sides.ts';
import { tileCount } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { cellKey } from '../game/keys.ts';
import { featureSet } from '../run/feature-set.ts';
import { partsOf } from './changed.ts';
import { segmentText } from './places.ts';
import { pieceSpecText, piecePlacementText } from './piece-placement.ts';

type ChangedPart = Pick<Position, 'kinds' | 'sides' | 'added' | 'links' | 'settled'>;

export function changedOf(game: Game, placed: number): ChangedPart {
	const { ops } = featureSet(game.program);
	const adds = ops.has('add-segment');
	const kinds = ops.has('convert') ? kindsOf(game) : {};
	const sides = adds || ops.has('override-edge') ? sidesOf(game) : {};
	const added = adds ? addedOf(game) : [];
	const links = linksOf(game);
	const settled = settledOf(game, placed);
	const some = (value: object): boolean => Object.keys(value).length > 0;
	return {
		...(some(kinds) ? { kinds } : {}),
		...(some(sides) ? { sides } : {}),
		...(some(added) ? { added } : {}),
		...(some(links) ? { links } : {}),
		...(some(settled) ? { settled } : {}),
	};
}

function kindsOf({ machine }: Game): NonNullable<Position['kinds']> {
	const { rt, program } = machine;
	const { m, board } = rt;
	const kinds = emptyTable<string[]>();
	for (let s = 0; s < segmentCount(board); s++) {
		if (isRemoved(board, s)) continue;
		const tile = m[board.SEGMENT_TILE + s]!;
		const { cells, segments } = program.tiles[m[board.TILE_KIND + tile]!]!;
		const printed = segments[m[board.SEGMENT_INDEX + s]!];
		const { id } = program.kinds[m[board.KIND + s]!]!;
		if (!printed || printed.kind === id) continue;
		const place = rotateName(printed, m[board.TILE_ROTATION + tile]!, cells);
		const words = [printed.kind, place, cellKey(machine, m[board.TILE_CELL + tile]!)];
		(kinds[id] ??= []).push(words.filter((word) => word !== '').join(' '));
	}
	return kinds;
}

/** Sides that show another kind than the one printed, but for those that added segments reach. */
function sidesOf({ machine }: Game): NonNullable<Position['sides']> {
	const { board } = machine.rt;
	const sides = emptyTable<string>();
	for (let t = 0; t < tileCount(board); t++)
		forEachSide(board, t, (side) => {
			const [cell, d] = [side >> 2, side & 3];
			const kind = sideKind(board, cell, d);
			if (kind === printedKind(board, cell, d) || addedSegmentAt(board, side) >= 0) return false;
			sides[`${cellKey(machine, cell)} ${'NESW'[d]}`] = machine.program.kinds[kind]?.id ?? 'none';
			return false;
		});
	return sides;
}

function addedOf(game: Game): string[] {
	const { machine } = game;
	const { m, board } = machine.rt;
	const out: string[] = [];
	for (let s = 0; s < segmentCount(board); s++) {
		if (isRemoved(board, s) || m[board.SEGMENT_INDEX + s]! >= 0) continue;
		const tile = m[board.SEGMENT_TILE + s]!;
		const own = m[board.TILE_CELL + tile]!;
		const by = new Map<number, string[]>();
		forEachSide(board, tile, (side) => {
			if (addedSegmentAt(board, side) !== s) return false;
			by.set(side >> 2, [...(by.get(side >> 2) ?? []), 'NESW'[side & 3]!]);
			return false;
		});
		const places = [...by].map(([cell, sides]) => `${sides.join('-')} ${cellKey(machine, cell)}`);
		const owner = ownerPiece(board, s);
		const words = [
			machine.program.kinds[m[board.KIND + s]!]!.id,
			...(places.length === 0 ? [cellKey(machine, own)] : places),
			...(owner < 0 ? [] : ['by', pieceText(game, owner, [own])]),
		];
		out.push(words.join(' '));
	}
	return out;
}

function linksOf(game: Game): string[] {
	const { m, board } = game.machine.rt;
	return Array.from({ length: linkCount(board) }, (_, i) => {
		const { a, b, piece } = linkAt(board, i);
		const to = a === b ? '' : ` to ${segmentText(game, b)}`;
		const on = m[board.PIECE_SEGMENT + piece];
		const by = on === a || on === b ? pieceSpecText(game, piece) : pieceText(game, piece, []);
		return `${segmentText(game, a)}${to} by ${by}`;
	});
}

function pieceText(game: Game, piece: number, known: readonly number[]): string {
	const cells = known.map((cell) => cellKey(game.machine, cell));
	const place = (piecePlacementText(game, piece) ?? '')
		.split(' ')
		.filter((word) => !cells.includes(word));
	return [pieceSpecText(game, piece), ...place].filter((word) => word !== '').join(' ');
}

/** Features whose note of being scored is not the one that `Changed` assumes. */
function settledOf(game: Game, placed: number): NonNullable<Position['settled']> {
	const { m, board } = game.machine.rt;
	const { scoring } = game.machine;
	const settled = emptyTable<boolean>();
	const fresh = partsOf(game, placed);
	forEachFeature(board, (f) => {
		if (scoring.completable[m[board.KIND + f]!] !== true) return false;
		const is = m[board.SCORED + f] !== 0;
		if (is !== (scoring.complete(f) && !fresh.has(f)))
			settled[segmentText(game, m[board.FIRST_SEGMENT + f]!)] = is;
		return false;
	});
	return settled;
}
