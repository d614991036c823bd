import { rotateName, type SegmentIR, type TileIR, type Type } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import { xOf, yOf } from '../board/grid.ts';
import { segmentReaches } from '../board/layers.ts';
import { boardSide } from '../board/placement-sides.ts';
import { forEachSide } from '../board/sides.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { Where } from '../run/runtime.ts';
import { seesFace, zoneOf } from './seen.ts';

/** Version of the grammar of option keys; a log says which one its keys are spelled in. */
export const KEY_GRAMMAR = 1;

/** `x/y` of a cell. */
export function cellKey({ rt: { board } }: Machine, cell: number): string {
	return `${xOf(board, cell)}/${yOf(board, cell)}`;
}

/** Kind and place on its tile as it lies, `block N-W`; a spot is its kind alone. */
export function segmentKey(machine: Machine, segment: number): string {
	const { rt, program } = machine;
	const { m, board } = rt;
	const tile = m[board.SEGMENT_TILE + segment]!;
	const ir = program.tiles[m[board.TILE_KIND + tile]!]!;
	const own = ir.segments[m[board.SEGMENT_INDEX + segment]!];
	const kind = program.kinds[m[board.KIND + rootOf(board, segment)]!]!.id;
	if (!own) return `${kind} ${addedName(machine, segment)}`;
	const name = nameAt(own, m[board.TILE_ROTATION + tile]!, ir.cells);
	return name === '' ? kind : `${kind} ${name}`;
}

const names = new WeakMap<SegmentIR, string[]>();

function nameAt(segment: SegmentIR, rotation: number, cells: TileIR['cells']): string {
	let made = names.get(segment);
	if (made === undefined) names.set(segment, (made = []));
	return (made[rotation] ??= rotateName(segment, rotation, cells));
}

function addedName({ rt: { m, board } }: Machine, segment: number): string {
	const sides: string[] = [];
	forEachSide(board, m[board.SEGMENT_TILE + segment]!, (side) => {
		if (segmentReaches(board, segment, side)) sides.push('NESW'[side & 3]!);
		return false;
	});
	return `${sides.join('-')} added`;
}

/**
 * The spelling of a chosen value in option keys and logs, by its type. Values on the tile just laid need no cell. `placed` is the
 * tile of a placement.
 */
export function spellValue(
	machine: Machine,
	type: Type,
	value: number,
	placed: number = machine.rt.m[Header.drawn]!,
): string {
	const { rt, program } = machine;
	const { m, board } = rt;
	if (value < 0) return 'none';
	switch (type) {
		case 'placement':
			return `${program.tiles[placed]?.id ?? '?'} ${cellKey(machine, value >> 2)} r${value & 3}`;
		case 'segment':
		case 'feature': {
			const segment = type === 'feature' ? m[board.FIRST_SEGMENT + rootOf(board, value)]! : value;
			const tile = m[board.SEGMENT_TILE + segment]!;
			const key = segmentKey(machine, segment);
			return type === 'segment' && tile === m[Header.placed]
				? key
				: `${key} ${cellKey(machine, m[board.TILE_CELL + tile]!)}`;
		}
		case 'tile':
			return cellKey(machine, m[board.TILE_CELL + value]!);
		case 'cell':
		case 'corner':
			return cellKey(machine, value);
		case 'placement-side':
			return spellValue(machine, 'side', boardSide(value));
		case 'side':
			return `${cellKey(machine, value >> 2)} ${'NESW'[value & 3]}`;
		case 'piece':
			return pieceKey(machine, value);
		case 'piece-kind':
			return program.pieces[value]!.id;
		case 'kind':
			return program.kinds[value]!.id;
		case 'tile-kind':
			return program.tiles[value]!.id;
		case 'seat':
			return `seat ${value + 1}`;
		case 'space':
			return program.spaces[value]!.id;
		default:
			return String(value);
	}
}

/** Kind, whose it is unless the active seat's, its face where the deciding seat sees it, and where it is unless in its supply. */
function pieceKey(machine: Machine, piece: number): string {
	const { rt, program } = machine;
	const { m, board } = rt;
	const kind = program.pieces[rt.pieceKind[piece]!]!;
	const of = (seat: number): string =>
		seat < 0 || seat === m[Header.active] ? '' : `of ${seat + 1}`;
	const decides = m[Header.decision]! >= 0 ? machine.decides : undefined;
	const face =
		kind.faces.length > 0 && seesFace(machine, piece, decides) ? String(m[rt.FACE + piece]!) : '';
	const ref = m[rt.REF + piece]!;
	const place = (): string => {
		switch (m[rt.WHERE + piece]) {
			case Where.segment:
				return `${segmentKey(machine, ref)} ${cellKey(machine, m[board.TILE_CELL + m[board.SEGMENT_TILE + ref]!]!)}`;
			case Where.tile:
				return cellKey(machine, m[board.TILE_CELL + ref]!);
			case Where.cell:
			case Where.corner:
				return cellKey(machine, ref);
			case Where.space:
				return program.spaces[ref]!.id;
			case Where.zone: {
				const zone = zoneOf(machine, ref);
				return `${program.zones[zone.index]!.id} ${of(zone.seat)}`;
			}
			case Where.piece:
				return `with ${pieceKey(machine, ref)}`;
			default:
				return '';
		}
	};
	return [kind.id, of(rt.pieceOwner[piece]!), face, place()]
		.filter((w) => w !== '')
		.map((w) => w.trim())
		.join(' ');
}
