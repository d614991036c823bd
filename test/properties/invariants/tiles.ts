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

export function watchTiles(program: Program): TileWatch {
	const { deck, tiles } = program;
	const [total, boxed, hidden] = [0, 0, 0].map(() => tiles.map(() => 0)) as [
		number[],
		number[],
		number[],
	];
	const found = new Int32Array(tiles.length);
	const zones = tilesInZones(program);
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
			found.set(zones(machine));
			count(machine, found);
			for (let tile = 0; tile < found.length; tile++) {
				const n = found[tile]! + hidden[tile]! + (BOX < 0 ? boxed[tile]! : 0);
				if (n !== total[tile])
					throw new Broken(
						'tiles',
						`of ${total[tile]} tiles ${tiles[tile]!.id}, ${n} are somewhere`,
					);
			}
		},
	};
}

function count({ rt, program }: Machine, found: Int32Array): void {
	const { m, board } = rt;
	const laid = tileCount(board);
	for (let t = 0; t < laid; t++) found[m[board.TILE_KIND + t]!]!++;
	for (let g = 0; g < program.deck.groups.length; g++) {
		const first = rt.DECK + rt.groupBase[g]!;
		const end = first + m[rt.GROUP_TILES + g]!;
		for (let i = first; i < end; i++) found[m[i]!]!++;
	}
	for (let i = 0; i < m[Header.aside]!; i++) found[m[rt.ASIDE + i]! & 65535]!++;
	const { BOX } = rt.optional;
	for (let tile = 0; BOX >= 0 && tile < found.length; tile++) found[tile]! += m[BOX + tile]!;
	if (m[Header.drawn]! >= 0) found[m[Header.drawn]!]!++;
}

/**
 * The function that is returned counts by tile kind those in zones. There may be a zone for every segment of the board, so it counts again only
 * after the journal of the machine shows that one was written.
 */
function tilesInZones({ tiles, zones }: Program): (machine: Machine) => Int32Array {
	const found = new Int32Array(tiles.length);
	const holders = zones.flatMap(({ holds, per }, index) =>
		holds === 'tiles' ? [{ index, per }] : [],
	);
	let mark = -1;
	const isWritten = ({ rt: { arena, optional } }: Machine): boolean => {
		if (!arena.journaling || mark < 0 || arena.mark() < mark) return true;
		const { base, size } = arena.columns.find((column) => column.base === optional.TILES)!;
		let written = false;
		arena.forEachWritten(mark, (place) => {
			if (place >= base && place < base + size) written = true;
		});
		return written;
	};
	return (machine) => {
		if (holders.length === 0) return found;
		const { rt } = machine;
		if (isWritten(machine)) {
			found.fill(0);
			for (const { index, per } of holders) {
				const first = rt.zoneFirst[index]!;
				const end = per === 'tile' ? first + tileCount(rt.board) : rt.zoneFirst[index + 1]!;
				for (let number = first; number < end; number++)
					forEachTileIn(rt, number, (tile) => ++found[tile]! < 0);
			}
		}
		mark = rt.arena.mark();
		return found;
	};
}
