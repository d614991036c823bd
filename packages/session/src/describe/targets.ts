import { type Game, segmentKey } from '@tilewright/interpreter';
import { Where, zoneOf, xOf, yOf, rootOf, boardSide } from '@tilewright/interpreter/state';
import type { Type } from '@tilewright/lang';
import { placeWords, identifierWords } from '../texts/spelling.ts';
import { nameOfTile } from '../texts/tile-name.ts';
import type { Target } from './game-state.ts';
import { wordsOf } from './words.ts';
import { english as t } from '../texts/en.ts';

export function targetOf(game: Game, type: Type, value: number, name = ''): Target {
	const { machine, program } = game;
	const { board, m } = machine.rt;
	const at = (cell: number): { x: number; y: number } => ({
		x: xOf(board, cell),
		y: yOf(board, cell),
	});
	const text = describe(game, type, value);
	if (type === 'int' || type === 'bool') return { is: 'number', name, text, value };
	if (value < 0) return { is: 'other', name, text };
	switch (type) {
		case 'placement':
			return { is: 'placement', name, text, ...at(value >> 2), turn: value & 3 };
		case 'segment':
			return { is: 'segment', name, text, ...segmentAt(game, value) };
		case 'feature':
			return {
				is: 'segment',
				name,
				text,
				...segmentAt(game, m[board.FIRST_SEGMENT + rootOf(board, value)]!),
			};
		case 'cell':
			return { is: 'cell', name, text, ...at(value) };
		case 'corner':
			return { is: 'corner', name, text, ...at(value) };
		case 'placement-side':
			return targetOf(game, 'side', boardSide(value), name);
		case 'side':
			return { is: 'side', name, text, ...at(value >> 2), side: value & 3 };
		case 'tile':
			return { is: 'tile', name, text, tile: value };
		case 'piece':
			return pieceTarget(game, value, name, text);
		case 'piece-kind':
			return { is: 'piece-kind', name, text, id: program.pieces[value]?.id ?? '' };
		case 'tile-kind':
			return { is: 'tile-kind', name, text, id: program.tiles[value]?.id ?? '' };
		case 'space':
			return { is: 'space', name, text, id: program.spaces[value]?.id ?? '' };
		case 'seat':
			return { is: 'seat', name, text, seat: value };
		case 'zone': {
			const { zone, owner } = zoneOf(machine.rt, value);
			const ir = program.zones[zone];
			return { is: 'zone', name, text, id: ir?.id ?? '', seat: ir?.per === 'seat' ? owner : -1 };
		}
		default:
			return { is: 'word', name, text };
	}
}

function pieceTarget(game: Game, piece: number, name: string, text: string): Target {
	const { machine, program } = game;
	const { rt } = machine;
	const { board, m } = rt;
	const segment = m[board.PIECE_SEGMENT + piece]!;
	const at = segment >= 0 ? segmentAt(game, segment) : { tile: rt.pieceTile(piece), segment: -1 };
	const cell = rt.pieceCell(piece);
	return {
		is: 'piece',
		name,
		text,
		piece,
		kind: program.pieces[rt.pieceKind[piece]!]!.id,
		seat: rt.pieceOwner[piece]!,
		...at,
		...(cell < 0 ? {} : { x: xOf(board, cell), y: yOf(board, cell) }),
	};
}

/** The tile and the index on it of a segment; an added segment has no index. */
export function segmentAt(game: Game, segment: number): { tile: number; segment: number } {
	const { board, m } = game.machine.rt;
	return { tile: m[board.SEGMENT_TILE + segment]!, segment: m[board.SEGMENT_INDEX + segment]! };
}

export function describe(game: Game, type: Type, value: number): string {
	const { machine, program, names } = game;
	const { board, m } = machine.rt;
	if (type === 'int') return String(value);
	if (type === 'bool') return value === 0 ? t.no : t.yes;
	if (value < 0) return t.none;
	if (type.startsWith('enum:')) return wordOf(game, type, value);
	switch (type) {
		case 'placement': {
			const turn = value & 3;
			const where = placeOfCell(game, value >> 2);
			return turn === 0 ? where : t.turned({ where, degrees: turn * 90 });
		}
		case 'segment':
		case 'feature': {
			const segment = type === 'feature' ? m[board.FIRST_SEGMENT + rootOf(board, value)]! : value;
			const kind = program.kinds[m[board.KIND + rootOf(board, segment)]!];
			return `${kind?.title || identifierWords(kind?.id ?? '')} ${placeOfSegment(game, segment)}`;
		}
		case 'tile':
			return t.tileAt({
				tile: program.tiles[m[board.TILE_KIND + value]!]?.id ?? '',
				where: placeOfCell(game, m[board.TILE_CELL + value]!),
			});
		case 'cell':
			return placeOfCell(game, value);
		case 'corner':
			return t.corner({ where: placeOfCell(game, value) });
		case 'placement-side':
			return describe(game, 'side', boardSide(value));
		case 'side':
			return t.side({ side: t.directions[value & 3]!, where: placeOfCell(game, value >> 2) });
		case 'piece': {
			const place = placeOfPiece(game, value);
			const what = nameOfPiece(game, value);
			return place === '' ? what : t.where({ what, where: place });
		}
		case 'piece-kind':
			return titleOfPiece(game, value);
		case 'kind':
			return program.kinds[value]?.title || identifierWords(program.kinds[value]?.id ?? '');
		case 'tile-kind':
			return t.tile({ tile: nameOfTile(program.tiles[value] ?? { id: '' }) });
		case 'space':
			return wordsOf(program).space(program.spaces[value]?.id ?? '');
		case 'seat':
			return names[value] ?? '';
		case 'zone': {
			const { zone, owner } = zoneOf(machine.rt, value);
			const ir = program.zones[zone];
			const title = wordsOf(program).zone(ir?.id ?? '');
			return ir?.per === 'seat' ? t.of({ title, name: names[owner] ?? '' }) : title;
		}
		default:
			return String(value);
	}
}

function placeOfCell({ machine: { rt } }: Game, cell: number): string {
	return placeWords(xOf(rt.board, cell), yOf(rt.board, cell));
}

/** The sides a segment meets and the cell of its tile, `north and west at column 0, row 1`. */
export function placeOfSegment(game: Game, segment: number): string {
	const { board, m } = game.machine.rt;
	const [, ...name] = segmentKey(game.machine, segment).split(' ');
	const sides = name.map(sidesInWords).filter((s) => s !== '');
	const cell = m[board.TILE_CELL + m[board.SEGMENT_TILE + segment]!]!;
	return t.sidesAt({ sides, where: placeOfCell(game, cell) });
}

/** `NL-NR-EL` as `north and east left`; all round there is nothing to say. */
function sidesInWords(name: string): string {
	const whole = name.replace(/([NESW])L-\1R|([NESW])R-\2L/g, '$1$2');
	if (/^N-E-S-W$/.test(whole) && whole !== name) return '';
	const sides = whole.split('-');
	if (!sides.every((s) => /^[NESW][LR]?$/.test(s))) return whole;
	const words = sides.map((s) => {
		const side = t.directions['NESW'.indexOf(s[0]!)]!;
		return s.length > 1 ? t.half({ side, half: s[1] as 'L' | 'R' }) : side;
	});
	return t.listed({ words });
}

/** A value of an enumeration: of a register its words, of a choice the word that was chosen. */
function wordOf({ program }: Game, type: string, value: number): string {
	const register = program.registers.find((r) => `enum:register.${r.id}` === type);
	return identifierWords(register?.values?.[value] ?? String(value));
}

export function titleOfPiece({ program }: Game, kind: number): string {
	const ir = program.pieces[kind];
	return ir ? ir.title || identifierWords(ir.id) : '';
}

export function nameOfPiece(game: Game, piece: number): string {
	const { pieceKind, pieceOwner } = game.machine.rt;
	const title = titleOfPiece(game, pieceKind[piece]!);
	const owner = game.names[pieceOwner[piece]!];
	return owner === undefined ? title : t.of({ title, name: owner });
}

export function placeOfPiece(game: Game, piece: number): string {
	const { machine } = game;
	const { rt } = machine;
	const { m } = rt;
	const ref = m[rt.REF + piece]!;
	switch (m[rt.WHERE + piece]) {
		case Where.segment:
			return describe(game, 'segment', ref);
		case Where.tile:
			return describe(game, 'tile', ref);
		case Where.cell:
			return describe(game, 'cell', ref);
		case Where.corner:
			return describe(game, 'corner', ref);
		case Where.space:
			return describe(game, 'space', ref);
		case Where.piece:
			return t.with({ name: nameOfPiece(game, ref) });
		case Where.zone: {
			const { zone, owner } = zoneOf(rt, ref);
			const ir = game.program.zones[zone];
			if (ir?.per === 'feature' || ir?.per === 'tile') {
				const title = wordsOf(game.program).zone(ir.id);
				return t.on({ what: title, where: describe(game, ir.per, owner) });
			}
			return describe(game, 'zone', ref);
		}
		case Where.side:
			return t.theSide({ side: t.directions[ref & 3]!, where: placeOfCell(game, ref >> 2) });
		default:
			return '';
	}
}
