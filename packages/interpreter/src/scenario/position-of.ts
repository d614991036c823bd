import { emptyTable, appendAll } from '@tilewright/schema';
import type { Position } from '@tilewright/lang';
import { groupsWith } from '@tilewright/lang';
import { cellTile } from '../board/grid.ts';
import { tileCount } from '../board/tiles.ts';
import { EngineFault } from '../fault.ts';
import { Game } from '../game/game.ts';
import { describeState } from '../game/hash.ts';
import { cellKey } from '../game/keys.ts';
import { seatNames } from '../game/names.ts';
import { beginningOf } from '../run/beginning.ts';
import { Header } from '../run/header.ts';
import { Where } from '../run/runtime.ts';
import { pieceHistoryOf, laidBySeat } from './piece-history.ts';
import { changedOf } from './changed-of.ts';
import { positioned } from './apply-position.ts';
import { resumeSlotOf } from './resume-slot.ts';
import { registersOf } from './registers-of.ts';
import { pieceSpecText, piecePlacementText } from './piece-placement.ts';
import { zonesOf } from './zones-of.ts';

/**
 * The position of a game as a set-up describes it: tiles beside the start, pieces on the board and on spaces, the contents of
 * zones that differ from those at the beginning, parts of the board that are no longer as printed, scores, the seat whose turn it
 * is, registers, and histories that rules can read. It has the deck only where tiles went elsewhere than onto the board.
 */
export function positionOf(game: Game): Position {
	const plain = tellAll(game);
	if (leadsThere(game, plain)) return plain;
	const moment = resumeSlotOf(game);
	const within = moment && tellAll(game, moment);
	return within && leadsThere(game, within) ? within : plain;
}

function leadsThere(game: Game, position: Position): boolean {
	const { program, names, seed } = game;
	const start = program.deck.start.slice(0, startTiles(game));
	const { position: _, active: __, ...own } = program.own ?? {};
	void [_, __];
	const bare = {
		...program,
		deck: { ...program.deck, groups: groupsWith(program, start), start },
		own,
	};
	const begun = positioned(bare, position, names);
	if ('message' in begun) return false;
	const drawn = game.machine.rt.m[Header.drawn]!;
	const draws = { deck: drawn < 0 ? [] : [game.machine.program.tiles[drawn]!.id] };
	try {
		return standing(new Game(begun, { seed, names, draws, ledger: false })) === standing(game);
	} catch (error) {
		if (error instanceof EngineFault) return false;
		throw error;
	}
}

/** A state without what no position describes: which turn it is, what chance will bring, what a part of the turn before remembers. */
function standing({ machine }: Game): string {
	return describeState(machine)
		.filter((line) => !/^(?:stream|gained|returned|draws|wave) ?/.test(line))
		.map((line) => line.replace(/^at \d+ \d+ \d+ /, 'at '))
		.join('\n');
}

function tellAll(game: Game, moment?: Partial<Position>): Position {
	const { machine, scores } = game;
	const { rt, program } = machine;
	const { m, board } = rt;
	const names = seatNames(game.names);
	const begin = beginningOf(rt);
	const first = tileCount(board) === 0 ? 0 : startTiles(game);
	const on = new Map<number, string[]>();
	const pieces: string[] = [];
	const spaces = emptyTable<string[]>();
	const carried: string[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const ref = m[rt.REF + p]!;
		const spec = pieceSpecText(game, p);
		if (m[rt.WHERE + p] === Where.space) {
			const stays = begin[rt.WHERE + p] === Where.space && begin[rt.REF + p] === ref;
			if (!stays) (spaces[program.spaces[ref]!.id] ??= []).push(spec);
			continue;
		}
		const place = piecePlacementText(game, p);
		if (place === undefined) continue;
		if (m[rt.WHERE + p] === Where.piece) {
			carried.push(`${spec} ${place}`);
			continue;
		}
		const tile = tileUnder(game, p);
		if (tile >= first) {
			const cell = cellKey(machine, m[board.TILE_CELL + tile]!);
			const rest = place.split(' ').filter((word) => word !== cell);
			on.set(tile, [...(on.get(tile) ?? []), [spec, ...rest].join(' ')]);
		} else pieces.push(`${spec} ${place}`);
	}
	appendAll(
		pieces,
		carried.sort((a, b) => a.split(' with ').length - b.split(' with ').length),
	);
	const tiles = Array.from({ length: tileCount(board) }, (_, t) => {
		const tile = `${program.tiles[m[board.TILE_KIND + t]!]!.id} ${cellKey(machine, m[board.TILE_CELL + t]!)} r${m[board.TILE_ROTATION + t]!}`;
		const pieces = on.get(t);
		const by = t < first ? undefined : laidBySeat(game, names, t);
		if (!pieces && by === undefined) return tile;
		return { tile, ...(by === undefined ? {} : { by }), ...(pieces ? { pieces } : {}) };
	});
	const active = m[Header.active]!;
	const zones = zonesOf(game, begin);
	const supply = supplyOf(game, names);
	const deck = deckOf(game, moment !== undefined);
	const registers = registersOf(game, names);
	const came = pieceHistoryOf(game);
	const used = usedOf(game, moment !== undefined);
	const some = (value: object): boolean => Object.keys(value).length > 0;
	return {
		board: tiles.slice(first),
		...changedOf(game, moment ? m[Header.placed]! : -1),
		...(pieces.length === 0 ? {} : { pieces }),
		...(some(spaces) ? { spaces } : {}),
		...(some(zones) ? { zones } : {}),
		...(scores.every((s) => s === 0)
			? {}
			: { score: Object.fromEntries(names.map((name, s) => [name, scores[s]!])) }),
		...(some(supply) ? { supply } : {}),
		...(active === 0 ? {} : { turn: names[active]! }),
		...moment,
		...(some(registers) ? { registers } : {}),
		...(some(used) ? { used } : {}),
		...(came.length === 0 ? {} : { came }),
		...(deck === undefined ? {} : { deck }),
	};
}

/** The number of uses of each limit; before the turn begins only the uses of limits for the whole game. */
function usedOf({ machine: { rt, program } }: Game, within: boolean): Record<string, number> {
	const used = program.limits.map((l, i): [string, number] => [
		l.id,
		within || l.per === 'game' ? rt.m[rt.LIMITS + i]! : 0,
	]);
	return Object.fromEntries(used.filter(([, times]) => times !== 0));
}

function startTiles(game: Game): number {
	const { program } = game;
	const own = program.own?.position?.board?.length ?? 0;
	return program.deck.start.length - own;
}

/** The tile in whose entry a piece is listed; -1 where it is listed apart. */
function tileUnder({ machine: { rt } }: Game, piece: number): number {
	const { m, board } = rt;
	const ref = m[rt.REF + piece]!;
	switch (m[rt.WHERE + piece]) {
		case Where.segment:
			return m[board.SEGMENT_TILE + ref]!;
		case Where.tile:
			return ref;
		case Where.corner:
			return cellTile(board, ref);
		default:
			return -1;
	}
}

/** The supplies of the kinds of which pieces are out of the game. */
function supplyOf(
	{ machine: { rt, program } }: Game,
	names: readonly string[],
): NonNullable<Position['supply']> {
	const { m } = rt;
	const supply = emptyTable<Record<string, number>>();
	for (let p = 0; p < rt.pieceKind.length; p++) {
		if (m[rt.WHERE + p] !== Where.offBoard) continue;
		const [owner, kind] = [rt.pieceOwner[p]!, rt.pieceKind[p]!];
		const { id, starts } = program.pieces[kind]!;
		const name = names[owner];
		if (name === undefined || starts.in !== 'supply') continue;
		(supply[name] ??= emptyTable())[id] = m[rt.SUPPLY + owner * program.pieces.length + kind]!;
	}
	return supply;
}

/** The tiles left, that in hand first unless it is told apart, where they are not those that remain of the deck beside the board. */
function deckOf({ machine: { rt, program } }: Game, within: boolean): string[] | undefined {
	const { m, board } = rt;
	const drawn = m[Header.drawn]!;
	const left: number[] = [];
	for (let g = 0; g < rt.groupBase.length; g++)
		for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++) left.push(m[rt.DECK + rt.groupBase[g]! + i]!);
	for (let i = 0; i < m[Header.aside]!; i++) left.push(m[rt.ASIDE + i]! & 65535);
	left.sort((a, b) => a - b);
	const now = new Int32Array(program.tiles.length);
	for (const tile of drawn < 0 ? left : [drawn, ...left]) now[tile]!++;
	const laid = Array.from({ length: tileCount(board) }, (_, t) => ({
		tile: m[board.TILE_KIND + t]!,
	}));
	for (const { tiles } of groupsWith(program, laid))
		for (const { tile, copies } of tiles) now[tile]! -= copies;
	if (program.own?.position?.deck === undefined && now.every((n) => n === 0)) return undefined;
	return (drawn < 0 || within ? left : [drawn, ...left]).map((tile) => program.tiles[tile]!.id);
}
