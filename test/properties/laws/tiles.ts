import { Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { type TileWatch, watchTiles } from '../invariants/tiles.ts';
import { type Law, type Script, law, playScript, programFor } from '../script.ts';

export const tilesLaw: Law = law('tiles are conserved', (script) =>
	tilesConserved(programFor(script), script),
);

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

export function tilesConserved(program: Program, script: Script): void {
	const { machine, watch } = watchedMachine(program);
	playScript(machine, script, () => watch.look(machine));
}
