import { Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { type TileWatch, watchTiles } from '../invariants/tiles.ts';
import { type Law, type Script, law, playScript, programFor } from '../script.ts';

/** Tiles are conserved: each is on the board, in the deck, laid aside, in a zone, in hand or out of the game. */
export const tilesLaw: Law = law('tiles are conserved', (script) =>
	tilesConserved(programFor(script), script),
);

/** A machine that is used for many games, with the watch of the present one. */
interface Watched {
	readonly machine: Machine;
	watch: TileWatch;
}

const watched = new WeakMap<Program, Watched>();

function watchedMachine(program: Program): Watched {
	const known = watched.get(program);
	if (known !== undefined) {
		known.watch = watchTiles(program);
		return known;
	}
	const made: Watched = {
		machine: new Machine(program, undefined, {
			onInstr: (pc, machine) => made.watch.onInstr(pc, machine),
		}),
		watch: watchTiles(program),
	};
	watched.set(program, made);
	return made;
}

/** Plays a script, looking for every tile at every decision. */
export function tilesConserved(program: Program, script: Script): void {
	const { machine, watch } = watchedMachine(program);
	playScript(machine, script, () => watch.look(machine));
}
