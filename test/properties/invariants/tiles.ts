import { Header, type Machine, forEachTileIn, tileCount } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { Broken } from './broken.ts';

/** Looks for the tiles of one game: each is on the board, in the deck, laid aside, in a zone, in hand or out of the game. */
export interface TileWatch {
	/** To be called before every instruction: what it does to the tile in hand is noted. */
	readonly onInstr: (pc: number, machine: Machine) => void;
	/** Throws when a tile is missing, or there is one too many. */
	readonly look: (machine: Machine) => void;
}

/** A watch for one game of a program from its beginning. */
export function watchTiles(program: Program): TileWatch {
	const { deck, tiles } = program;
	const [total, boxed, hidden] = [0, 0, 0].map(() => tiles.map(() => 0)) as [
		number[],
		number[],
		number[],
	];
	for (const { tile } of deck.start) total[tile]!++;
	for (const g of deck.groups) for (const { tile, copies } of g.tiles) total[tile]! += copies;
	for (const { tile, zone, copies } of deck.held ?? [])
		total[tile]! += copies * (program.zones[zone]!.per === 'seat' ? program.seats : 1);
	return {
		onInstr: (pc, machine) => {
			const instr = program.code[pc]!;
			const tile = machine.rt.m[Header.drawn]!;
			if (tile < 0) return;
			if (instr.op === 'part-begin' || (instr.op === 'discard-tile' && instr.to === 'box'))
				boxed[tile]!++;
			if (instr.op === 'place-tile-down') hidden[tile]!++;
		},
		look: (machine) => {
			// a run inside a stretch keeps the tile in hand of the outer one
			if (machine.rt.m[Header.run] !== 0) return;
			const { BOX } = machine.rt.optional;
			const found = placesOf(machine);
			tiles.forEach(({ id }, tile) => {
				const n = found[tile]! + hidden[tile]! + (BOX < 0 ? boxed[tile]! : 0);
				if (n !== total[tile])
					throw new Broken('tiles', `of ${total[tile]} tiles ${id}, ${n} are somewhere`);
			});
		},
	};
}

/** By tile kind: how many lie on the board with their face up, in the deck, aside, in zones, and in hand. */
function placesOf({ rt, program }: Machine): number[] {
	const { m, board } = rt;
	const found = program.tiles.map(() => 0);
	for (let t = 0; t < tileCount(board); t++) found[m[board.TILE_KIND + t]!]!++;
	for (let g = 0; g < program.deck.groups.length; g++)
		for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++) found[m[rt.DECK + rt.groupBase[g]! + i]!]!++;
	for (let i = 0; i < m[Header.aside]!; i++) found[m[rt.ASIDE + i]! & 65535]!++;
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		const first = rt.zoneFirst[z]!;
		const end = zone.per === 'tile' ? first + tileCount(board) : rt.zoneFirst[z + 1]!;
		for (let number = first; number < end; number++)
			forEachTileIn(rt, number, (tile) => ++found[tile]! < 0);
	});
	const { BOX } = rt.optional;
	for (let tile = 0; BOX >= 0 && tile < found.length; tile++) found[tile]! += m[BOX + tile]!;
	if (m[Header.drawn]! >= 0) found[m[Header.drawn]!]!++;
	return found;
}
