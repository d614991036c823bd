import { type Machine, Where, rootOf, forEachPiece } from '@tilewright/interpreter';
import { type Law, type Script, law, machineFor, playScript, programFor } from '../script.ts';

/** Pieces are conserved: each is in one place, supplies count those in them, features list those on them. */
export const piecesLaw: Law = law('pieces are conserved', (script) =>
	piecesConserved(machineFor(programFor(script)), script),
);

/** Plays a script on a machine, looking for every piece at every decision. */
export function piecesConserved(machine: Machine, script: Script): void {
	const { rt, program } = machine;
	const { m, board } = rt;
	const kinds = program.pieces.length;
	playScript(machine, script, () => {
		const inSupply = new Array<number>(rt.pieceCount.length).fill(0);
		const onSegments: number[] = [];
		for (let p = 0; p < rt.pieceKind.length; p++) {
			const owner = rt.pieceOwner[p]! < 0 ? rt.seats : rt.pieceOwner[p]!;
			const where = m[rt.WHERE + p]!;
			if (where === Where.supply) inSupply[owner * kinds + rt.pieceKind[p]!]!++;
			const isOn = m[board.PIECE_SEGMENT + p]! >= 0;
			// on a corner it stands on a feature only where one feature meets
			if (where !== Where.corner) check(isOn === (where === Where.segment), `where piece ${p} is`);
			if (!isOn) continue;
			if (where === Where.segment)
				check(m[board.PIECE_SEGMENT + p] === m[rt.REF + p], `the segment of piece ${p}`);
			onSegments.push(p);
		}
		inSupply.forEach((n, i) => check(m[rt.SUPPLY + i] === n, `supply ${i}`));
		for (const p of onSegments) {
			const f = rootOf(board, m[board.PIECE_SEGMENT + p]!);
			const here: number[] = [];
			forEachPiece(board, f, (q) => {
				here.push(q);
				return false;
			});
			check(here.includes(p), `piece ${p} is listed where it stands`);
			check(new Set(here).size === here.length, 'each piece is listed once');
			for (const q of here)
				check(rootOf(board, m[board.PIECE_SEGMENT + q]!) === f, `piece ${q} is where it is listed`);
		}
	});
}

function check(holds: boolean, what: string): void {
	if (!holds) throw new Error(what);
}
