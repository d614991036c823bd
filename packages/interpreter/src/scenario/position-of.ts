import type { Position } from '@tilewright/lang';
import type { Game } from '../game/game.ts';
import { cellKey, segmentKey } from '../game/keys.ts';
import { seatNames } from '../game/names.ts';
import { Header } from '../run/header.ts';
import { Where } from '../run/runtime.ts';

/**
 * What lies and stands in a game, as a set-up says it: tiles beside the start, pieces on them, on corners and on spaces, scores,
 * supplies, whose turn it is, registers of the game and of seats. What lies in zones, and what the rules remember of single tiles or
 * features, it does not tell.
 */
export function positionOf(game: Game): Position {
	const { machine, program, scores } = game;
	const { rt } = machine;
	const { m, board } = rt;
	const names = seatNames(game.names);
	const named = (piece: number): string => {
		const kind = program.pieces[rt.pieceKind[piece]!]!.id;
		const owner = names[rt.pieceOwner[piece]!];
		return owner === undefined ? kind : `${kind} ${owner}`;
	};
	const on = new Map<number, string[]>();
	const spaces: Record<string, string[]> = {};
	const put = (tile: number, text: string): void =>
		void on.set(tile, [...(on.get(tile) ?? []), text]);
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const ref = m[rt.REF + p]!;
		switch (m[rt.WHERE + p]) {
			case Where.segment:
				put(m[board.SEG_TILE + ref]!, `${named(p)} ${segmentKey(machine, ref)}`);
				break;
			case Where.tile:
				put(ref, named(p));
				break;
			case Where.corner:
				if (board.cellTile(ref) >= 0) put(board.cellTile(ref), `${named(p)} corner`);
				break;
			case Where.space: {
				const { starts } = program.pieces[rt.pieceKind[p]!]!;
				if (starts.in !== 'space' || starts.space !== ref)
					(spaces[program.spaces[ref]!.id] ??= []).push(named(p));
			}
		}
	}
	const tiles = Array.from({ length: board.tileCount() }, (_, t) => {
		const tile = `${program.tiles[m[board.TILE_KIND + t]!]!.id} ${cellKey(machine, m[board.TILE_CELL + t]!)} r${m[board.TILE_ROT + t]!}`;
		const pieces = on.get(t);
		return pieces ? { tile, pieces } : tile;
	});
	const active = m[Header.active]!;
	return {
		// the start lies already: of its tiles only what stands on them would be told
		board: tiles.slice(board.tileCount() === 0 ? 0 : startTiles(game)),
		...(Object.keys(spaces).length === 0 ? {} : { spaces }),
		...(scores.every((s) => s === 0)
			? {}
			: { score: Object.fromEntries(names.map((name, s) => [name, scores[s]!])) }),
		...(active === 0 ? {} : { turn: names[active]! }),
		...registersOf(game, names),
	};
}

/** How many of the tiles that lie are those of the start, with nothing standing on them. */
function startTiles(game: Game): number {
	const { program } = game;
	const own = program.own?.position?.board?.length ?? 0;
	return program.deck.start.length - own;
}

function registersOf(game: Game, names: readonly string[]): Pick<Position, 'registers'> {
	const { rt, program } = game.machine;
	const registers: Record<string, number | string> = {};
	program.registers.forEach((r, i) => {
		if (r.per !== 'game' && r.per !== 'seat') return;
		for (let k = 0; k < (r.per === 'seat' ? rt.seats : 1); k++) {
			const value = rt.m[rt.REGISTER[i]! + k]!;
			if (value === r.default) continue;
			registers[r.per === 'seat' ? `${r.id} ${names[k]!}` : r.id] = r.values?.[value] ?? value;
		}
	});
	return Object.keys(registers).length === 0 ? {} : { registers };
}
