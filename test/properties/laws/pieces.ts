import { Where } from '@tilewright/interpreter';
import { expect } from 'vitest';
import { type Law, law, machineFor, playScript, programFor } from '../script.ts';

/** Pieces are conserved: each is in one place, supplies count those in them, features list those on them. */
export const piecesLaw: Law = law('pieces are conserved', (script) => {
	const machine = machineFor(programFor(script));
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
			expect(m[board.P_SEG + p]! >= 0).toBe(where === Where.segment);
			if (where !== Where.segment) continue;
			expect(m[board.P_SEG + p]).toBe(m[rt.REF + p]);
			onSegments.push(p);
		}
		expect(Array.from(m.subarray(rt.SUPPLY, rt.SUPPLY + rt.pieceCount.length))).toEqual(inSupply);
		const listed: number[] = [];
		for (const p of onSegments) {
			const f = board.find(m[board.P_SEG + p]!);
			const here: number[] = [];
			board.forEachPiece(f, (q) => {
				here.push(q);
				return false;
			});
			expect(here).toContain(p);
			expect(new Set(here).size).toBe(here.length);
			for (const q of here) expect(board.find(m[board.P_SEG + q]!)).toBe(f);
			listed.push(...here.filter((q) => q === p));
		}
		expect(listed).toEqual(onSegments);
	});
});
