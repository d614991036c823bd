import { watchPieces } from '../invariants/pieces.ts';
import { type Law, law, machineFor, playScript, programFor } from '../script.ts';

/** Pieces are conserved: each is in one place, supplies count those in them, features list those on them. */
export const piecesLaw: Law = law('pieces are conserved', (script) => {
	const machine = machineFor(programFor(script));
	playScript(machine, script, watchPieces(machine));
});
