import { smallest } from '@tilewright/schema';
import type { Position, Program } from '@tilewright/lang';
import type { Game } from '../game/game.ts';
import { cellKey } from '../game/keys.ts';
import { takeFromDeck } from '../run/deck.ts';
import { Header } from '../run/header.ts';
import { tileAt } from './places.ts';
import type { SetUpFault } from './set-up.ts';
import { setUpFaults } from '../texts/set-ups.ts';

export interface ResumePoint {
	readonly turn: number;
	readonly at: number;
	readonly inPart: boolean;
}

export function resumePointAt(
	{ code, routines, slots }: Program,
	id: string,
): ResumePoint | undefined {
	const from = routines[0]!.entry;
	const end = smallest(
		routines.flatMap((r) => (r.entry > from ? [r.entry] : [])),
		code.length,
	);
	let turn = -1;
	let inPart = false;
	for (let at = from; at < end; at++) {
		const instr = code[at]!;
		if (instr.op === 'turn-begin') turn = at;
		else if (instr.op === 'part-begin') inPart = true;
		else if (instr.op === 'part-end') inPart = false;
		else if (instr.op === 'turn-end') return undefined;
		else if (turn >= 0 && instr.op === 'slot' && slots[instr.slot]!.id === id)
			return { turn, at, inPart };
	}
	return undefined;
}

/** Restores the state of a first turn that resumes at a slot: the tile in hand, the one just laid, what was granted. */
export function resumeSlot(game: Game, position: Position): SetUpFault | undefined {
	const { slot, drawn, placed, granted = {} } = position;
	const midTurn = (
		[
			['drawn', drawn],
			['placed', placed],
			['granted', position.granted],
		] as const
	).find(([, value]) => value !== undefined);
	if (slot === undefined)
		return (
			midTurn && {
				path: [midTurn[0]],
				message: setUpFaults.slotMissing,
			}
		);
	const { machine } = game;
	const { rt, program } = machine;
	const { arena, m } = rt;
	const resumePoint = resumePointAt(program, slot);
	if (!resumePoint) return { path: ['slot'], message: setUpFaults.noSlot(slot) };
	if (resumePoint.inPart) arena.set(Header.part, 1);
	if (drawn !== undefined) {
		const tile = program.tiles.findIndex((t) => t.id === drawn);
		if (tile < 0) return { path: ['drawn'], message: setUpFaults.noTile(drawn) };
		const group = takeFromDeck(rt, tile);
		arena.set(Header.drawn, tile);
		arena.set(Header.drawnGroup, group < 0 ? rt.deckPlan.home[tile]! : group);
	}
	if (placed !== undefined) {
		const tile = tileAt(game, placed);
		if (tile < 0) return { path: ['placed'], message: setUpFaults.noTileAt(placed) };
		arena.set(Header.placed, tile);
		arena.set(Header.lastPlacer, m[Header.active]!);
	}
	arena.set(Header.granted, granted.parts ?? 0);
	arena.set(Header.turns, granted.turns ?? 0);
	return undefined;
}

export function resumeSlotOf(game: Game): Partial<Position> | undefined {
	const { machine } = game;
	const { rt, program } = machine;
	const { m, board } = rt;
	const id = program.slots[m[Header.slot]!]?.id;
	if (id === undefined || m[Header.fp] !== rt.STACK || m[Header.run] !== 0) return undefined;
	if (!resumePointAt(program, id)) return undefined;
	const [drawn, placed] = [m[Header.drawn]!, m[Header.placed]!];
	const granted = {
		...(m[Header.granted] === 0 ? {} : { parts: m[Header.granted]! }),
		...(m[Header.turns] === 0 ? {} : { turns: m[Header.turns]! }),
	};
	return {
		slot: id,
		...(drawn < 0 ? {} : { drawn: program.tiles[drawn]!.id }),
		...(placed < 0 ? {} : { placed: cellKey(machine, m[board.TILE_CELL + placed]!) }),
		...(Object.keys(granted).length === 0 ? {} : { granted }),
	};
}
