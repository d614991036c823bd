import { watchPieces } from '../invariants/pieces.ts';
import { type Law, law, machineFor, playScript, programFor } from '../script.ts';

export const piecesLaw: Law = law('pieces are conserved', (script) => {
	const machine = machineFor(programFor(script));
	playScript(machine, script, watchPieces(machine));
});
