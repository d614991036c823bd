import { Header, Machine, forEachTileIn, tileCount } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { type Law, type Script, law, playScript, programFor } from '../script.ts';

/** Tiles are conserved: each is on the board, in the deck, laid aside, in a zone, in hand or out of the game. */
export const tilesLaw: Law = law('tiles are conserved', (script) =>
	tilesConserved(programFor(script), script),
);

/** What instructions did to the tiles in hand since the game began: put out of the game, laid face down. */
interface Watched {
	readonly machine: Machine;
	readonly boxed: number[];
	readonly hidden: number[];
}

const watched = new WeakMap<Program, Watched>();

function watchedMachine(program: Program): Watched {
	const known = watched.get(program);
	if (known !== undefined) return known;
	const [boxed, hidden] = [0, 0].map(() => program.tiles.map(() => 0)) as [number[], number[]];
	const machine = new Machine(program, undefined, {
		onInstr: (pc) => {
			const instr = program.code[pc]!;
			const tile = machine.rt.m[Header.drawn]!;
			if (tile < 0) return;
			if (instr.op === 'part-begin' || (instr.op === 'discard-tile' && instr.to === 'box'))
				boxed[tile]!++;
			if (instr.op === 'place-tile-down') hidden[tile]!++;
		},
	});
	const made = { machine, boxed, hidden };
	watched.set(program, made);
	return made;
}

/** Plays a script, looking for every tile at every decision. */
export function tilesConserved(program: Program, script: Script): void {
	const { machine, boxed, hidden } = watchedMachine(program);
	const { deck, tiles } = program;
	const total = tiles.map(() => 0);
	for (const { tile } of deck.start) total[tile]!++;
	for (const g of deck.groups) for (const { tile, copies } of g.tiles) total[tile]! += copies;
	for (const { tile, zone, copies } of deck.held ?? [])
		total[tile]! += copies * (program.zones[zone]!.per === 'seat' ? program.seats : 1);
	boxed.fill(0);
	hidden.fill(0);
	playScript(machine, script, () => {
		// a run inside a stretch keeps the tile in hand of the outer one
		if (machine.rt.m[Header.run] !== 0) return;
		const { BOX } = machine.rt.optional;
		const found = placesOf(machine);
		tiles.forEach(({ id }, tile) => {
			const n = found[tile]! + hidden[tile]! + (BOX < 0 ? boxed[tile]! : 0);
			if (n !== total[tile]) throw new Error(`of ${total[tile]} tiles ${id}, ${n} are somewhere`);
		});
	});
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
		for (let number = rt.zoneFirst[z]!; number < rt.zoneFirst[z + 1]!; number++)
			forEachTileIn(rt, number, (tile) => ++found[tile]! < 0);
	});
	const { BOX } = rt.optional;
	for (let tile = 0; BOX >= 0 && tile < found.length; tile++) found[tile]! += m[BOX + tile]!;
	if (m[Header.drawn]! >= 0) found[m[Header.drawn]!]!++;
	return found;
}
