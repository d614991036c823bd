import { ownValue } from '@tilewright/schema';
import {
	Header,
	Where,
	cellKey,
	segmentKey,
	rootOf,
	canonicalRotation,
} from '@tilewright/interpreter';
import type { Decision, Game, Option } from '@tilewright/interpreter';
import { aroundOf } from '../recording/around.ts';
import type { Names } from '../recording/names.ts';
import { readOption } from '../recording/option.ts';
import { filled, waysOf } from './messages.ts';

/** An option of ours in words of theirs. */
export interface Spoken {
	/** As a message of theirs is written; one for each turn that looks alike. */
	readonly words: readonly string[];
	/** The phase of theirs that the words are meant in, where they mean several things. */
	readonly phase: string | undefined;
}

/** What an option names, as far as it names it. */
interface Named {
	cell?: string;
	tile?: string;
	turn?: number;
	kind?: string;
	place?: string;
	figure?: { readonly piece: string; readonly seat: number; readonly number: number };
}

const sideNames: Readonly<Record<string, string>> = {
	'E-W': 'WE',
	'N-S': 'NS',
	'N-E': 'NE',
	'E-S': 'SE',
	'S-W': 'SW',
	'N-W': 'NW',
	'E-S-W': '_N',
	'N-S-W': '_E',
	'N-E-W': '_S',
	'N-E-S': '_W',
	'N-E-S-W': 'NWSE',
};

/** Says options of ours in words of theirs: the reverse of reading them, and held against it. */
export class Speaker {
	private readonly names: Names;
	private readonly tiles = new Map<string, string>();
	private readonly kinds = new Map<string, string>();
	private readonly places = new Map<string, string>();

	constructor(names: Names) {
		this.names = names;
		for (const name of names.all('tiles').keys()) {
			const { tile } = names.tile(name);
			if (!this.tiles.has(tile)) this.tiles.set(tile, name);
		}
		for (const name of names.all('kinds').keys())
			for (const kind of names.kindsOf(name)) if (!this.kinds.has(kind)) this.kinds.set(kind, name);
		for (const [name, place] of names.all('locations'))
			if (!this.places.has(place)) this.places.set(place, name);
	}

	/** A tile of ours by their name. */
	tile(id: string): string | undefined {
		return this.tiles.get(id);
	}

	/** The option in words of theirs; undefined where no mapping has words for it. */
	say(game: Game, decision: Decision, option: Option): Spoken | undefined {
		if (option.action === 'pass') {
			for (const [name, entry] of this.names.allActions())
				if (entry.pass === true) return { words: [name], phase: undefined };
			return undefined;
		}
		const action = option.action.slice(option.action.lastIndexOf('.') + 1);
		const named = nameThings(game, decision, option);
		for (const [name, entry] of this.names.allActions()) {
			if (entry.action !== action || entry.key === undefined) continue;
			const { phase, type, fixed } = this.split(name);
			if (type === undefined) continue;
			const { kind } = entry;
			const cell = entry.cell?.replace('/', ',');
			for (const way of waysOf(this.names, type))
				for (const turn of turnsLike(game, named)) {
					const text = this.fill(
						way,
						fixed,
						{ ...named, ...(turn < 0 ? {} : { turn }) },
						kind,
						cell,
					);
					if (text === undefined) continue;
					const words = `${type} ${text}`.trim();
					const key = readOption(words, this.names, { ...aroundOf(game), phase: phase ?? '' });
					if (game.find(key.key ?? '', decision)?.index !== option.index) continue;
					const all = turnsLike(game, named).flatMap(
						(r) =>
							this.fill(way, fixed, { ...named, ...(r < 0 ? {} : { turn: r }) }, kind, cell) ?? [],
					);
					return { words: all.map((t) => `${type} ${t}`.trim()), phase };
				}
		}
		return undefined;
	}

	/** `Phase TYPE WORD` in its parts; the type is the first word that is a message. */
	private split(name: string): {
		phase: string | undefined;
		type: string | undefined;
		fixed: string[];
	} {
		const words = name.split(' ');
		const at = words.findIndex((w) => this.names.find('messages', w) !== undefined);
		return {
			phase: at > 0 ? words.slice(0, at).join(' ') : undefined,
			type: at < 0 ? undefined : words[at],
			fixed: words.slice(at + 1),
		};
	}

	/** A way with its blanks filled: first the words the action's name has, then by what each blank is. */
	private fill(
		way: string,
		fixed: readonly string[],
		named: Named,
		kind: string | undefined,
		cell: string | undefined,
	): string | undefined {
		const { names } = this;
		const theirKind = named.kind === undefined ? kind : this.kinds.get(named.kind);
		return filled(way, ({ role }, index) => {
			if (index < fixed.length) return fixed[index];
			switch (role) {
				case 'cell':
					return named.cell ?? cell;
				case 'tile':
					return named.tile === undefined ? undefined : this.tiles.get(named.tile);
				case 'turn': {
					const theirs = named.tile === undefined ? undefined : this.tiles.get(named.tile);
					if (theirs === undefined || named.turn === undefined) return undefined;
					return `R${((named.turn - names.tile(theirs).turn) & 3) * 90}`;
				}
				case 'kind':
					return theirKind;
				case 'place':
					return this.place(theirKind, named.place);
				case 'figure': {
					const { figure } = named;
					const name = figure && this.figureName(figure.piece, named.kind);
					return name === undefined ? undefined : `${figure!.seat}.${name}.${figure!.number}`;
				}
				default:
					return undefined;
			}
		});
	}

	private place(kind: string | undefined, place: string | undefined): string | undefined {
		if (place === undefined) return undefined;
		for (const [name, ours] of this.names.all('locations'))
			if (ours === place && kind !== undefined && name.startsWith(`${kind} `))
				return name.slice(kind.length + 1);
		const own = this.places.get(place);
		if (own !== undefined && !own.includes(' ')) return own;
		if (place === '') return 'I';
		if (/[LR]/.test(place)) return place.replaceAll('-', '.');
		return ownValue(sideNames, place) ?? (/^[NESW]$/.test(place) ? place : undefined);
	}

	/** The class of a figure of theirs. */
	figureName(piece: string, kind: string | undefined): string | undefined {
		for (const [name, entry] of this.names.all('pieces'))
			if (typeof entry === 'string' ? entry === piece : ownValue(entry, kind ?? '') === piece)
				return name;
		return undefined;
	}
}

function nameThings(game: Game, decision: Decision, option: Option): Named {
	const { machine, program } = game;
	const { rt } = machine;
	const { m, board } = rt;
	const named: Named = {};
	const cellOf = (cell: number): string => cellKey(machine, cell).replace('/', ',');
	const segment = (s: number): void => {
		const [kind = '', ...place] = segmentKey(machine, s).split(' ');
		named.kind = kind;
		named.place = place.join(' ');
		named.cell = cellOf(m[board.TILE_CELL + m[board.SEGMENT_TILE + s]!]!);
	};
	for (const { type, value } of option.values) {
		if (value < 0) continue;
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
				named.cell = cellOf(m[board.TILE_CELL + value]!);
				break;
			case 'cell':
				named.cell = cellOf(value);
				break;
			case 'space':
				named.place = program.spaces[value]!.id;
				break;
			case 'piece-kind': {
				const piece = firstFree(game, decision.seat, value);
				named.figure = {
					piece: program.pieces[value]!.id,
					seat: decision.seat,
					number: piece < 0 ? 1 : numberOf(game, piece),
				};
				break;
			}
			case 'piece':
				named.figure = {
					piece: program.pieces[rt.pieceKind[value]!]!.id,
					seat: rt.pieceOwner[value]!,
					number: numberOf(game, value),
				};
				if (m[rt.WHERE + value] === Where.segment) segment(m[rt.REF + value]!);
		}
	}
	return named;
}

/** The number of a piece among those of its kind and seat, from 1. */
export function numberOf({ machine: { rt } }: Game, piece: number): number {
	let n = 1;
	for (let p = 0; p < piece; p++)
		if (rt.pieceKind[p] === rt.pieceKind[piece] && rt.pieceOwner[p] === rt.pieceOwner[piece]) n++;
	return n;
}

/** The piece of a kind that a seat would place next; else any of the kind that is on the board. */
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

/** The turns of a placement that look alike; [-1] where nothing is placed. */
function turnsLike({ machine, program }: Game, { tile, turn }: Named): number[] {
	if (tile === undefined || turn === undefined) return [-1];
	const { board } = machine.rt;
	const index = program.tiles.findIndex((t) => t.id === tile);
	const like = canonicalRotation(board, index, turn);
	return [0, 1, 2, 3].filter((r) => canonicalRotation(board, index, r) === like);
}
