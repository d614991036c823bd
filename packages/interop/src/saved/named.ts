import { cellKey, segmentKey } from '@tilewright/interpreter';
import {
	Header,
	Where,
	cellTile,
	forEachCornerSegment,
	rootOf,
} from '@tilewright/interpreter/state';
import type { Decision, Game, Option } from '@tilewright/interpreter';

export interface NamedFigure {
	readonly piece: string;
	readonly seat: number;
	readonly number: number;
}

export interface Named {
	cell?: string;
	tile?: string;
	turn?: number;
	kind?: string;
	place?: string;
	figure?: NamedFigure;
}

const throughSide: Readonly<Record<number, string>> = { 0: 'N-S', 1: 'E-W', 2: 'N-S', 3: 'E-W' };

export function nameThings(game: Game, decision: Decision, option: Option): Named {
	const { machine, program } = game;
	const { rt } = machine;
	const { m, board } = rt;
	const named: Named = {};
	const cellOf = (cell: number): string => cellKey(machine, cell).replace('/', ',');
	const segment = (s: number): void => {
		const [kind = '', ...place] = segmentKey(machine, s).split(' ');
		named.kind = kind;
		named.place = place.filter((part) => part !== 'added').join(' ');
		named.cell = cellOf(m[board.TILE_CELL + m[board.SEGMENT_TILE + s]!]!);
	};
	const figure = (piece: number): void => {
		named.figure = {
			piece: program.pieces[rt.pieceKind[piece]!]!.id,
			seat: rt.pieceOwner[piece]!,
			number: numberOf(game, piece),
		};
	};
	for (const { type, value } of option.values) {
		if (value < 0) continue;
		// a helper that makes a tile fit lies elsewhere: the cell named is the cell of the tile
		switch (type) {
			case 'placement':
				named.tile = program.tiles[m[Header.drawn]!]?.id ?? '';
				named.cell = cellOf(value >> 2);
				named.turn = value & 3;
				break;
			case 'segment':
				segment(value);
				break;
			case 'feature':
				segment(m[board.FIRST_SEGMENT + rootOf(board, value)]!);
				break;
			case 'tile':
				if (named.tile !== undefined) break;
				named.cell = cellOf(m[board.TILE_CELL + value]!);
				break;
			case 'cell':
				named.cell = cellOf(value);
				break;
			case 'side':
				if (named.tile !== undefined) break;
				named.cell = cellOf(value >> 2);
				named.place = throughSide[value & 3]!;
				break;
			case 'corner': {
				// the corner is the north-west one of this cell; its field there is the one that is named
				const tile = cellTile(board, value);
				forEachCornerSegment(board, value, (s) => {
					if (m[board.SEGMENT_TILE + s] === tile) segment(s);
					return false;
				});
				named.cell = cellOf(value);
				break;
			}
			case 'space':
				named.place = program.spaces[value]!.id;
				break;
			case 'piece-kind': {
				const number = nextNumber(game, decision.seat, value);
				named.figure = { piece: program.pieces[value]!.id, seat: decision.seat, number };
				break;
			}
			case 'piece':
				figure(value);
				if (m[rt.WHERE + value] === Where.segment) segment(m[rt.REF + value]!);
		}
	}
	const standing = figureThere(game, option);
	if (standing >= 0) figure(standing);
	return named;
}

/** The piece that an option names by its kind, its seat and where it stands; -1 where it names none so. */
function figureThere({ machine: { rt } }: Game, { values }: Option): number {
	const of = (type: string): number => values.find((v) => v.type === type)?.value ?? -1;
	const [kind, seat, segment] = [of('piece-kind'), of('seat'), of('segment')];
	if (kind < 0 || seat < 0 || segment < 0) return -1;
	return rt.pieceKind.findIndex(
		(k, p) =>
			k === kind &&
			rt.pieceOwner[p] === seat &&
			rt.m[rt.WHERE + p] === Where.segment &&
			rt.m[rt.REF + p] === segment,
	);
}

/** The number of a piece among those of its kind and seat, from 1. */
function numberOf({ machine: { rt } }: Game, piece: number): number {
	let n = 1;
	for (let p = 0; p < piece; p++)
		if (rt.pieceKind[p] === rt.pieceKind[piece] && rt.pieceOwner[p] === rt.pieceOwner[piece]) n++;
	return n;
}

/** The number of the piece of a kind that a seat would place next; 1 where it has none. */
export function nextNumber(game: Game, seat: number, kind: number): number {
	const piece = firstFree(game, seat, kind);
	return piece < 0 ? 1 : numberOf(game, piece);
}

function firstFree({ machine: { rt } }: Game, seat: number, kind: number): number {
	const { m, WHERE } = rt;
	let any = -1;
	for (let p = 0; p < rt.pieceKind.length; p++) {
		if (rt.pieceKind[p] !== kind || (rt.pieceOwner[p]! >= 0 && rt.pieceOwner[p] !== seat)) continue;
		if (m[WHERE + p] === Where.supply) return p;
		if (any < 0 && m[WHERE + p] === Where.space) any = p;
	}
	return any;
}
