import {
	Header,
	tileCount,
	tileSegmentEnd,
	rootOf,
	forEachPiece,
	countTilesOf,
	openAreaHalves,
} from '@tilewright/interpreter/state';
import { expect } from 'vitest';
import { type Law, law, machineFor, playScript, programFor, setUps } from '../script.ts';

const echo = setUps.findIndex((s) => s.with?.includes('echo') === true);

/** Rules that ask for `before(…)` get what it was one operation earlier: here, what each feature was before a tile extended it. */
export const beforeLaw: Law = law('before(e) is e one operation earlier', (random) => {
	const script = { ...random, setUp: echo };
	const machine = machineFor(programFor(script));
	const { rt, program } = machine;
	const { m, board } = rt;
	const register = (id: string): number =>
		rt.REGISTER[program.registers.findIndex((r) => r.id === id)]!;
	const area = (s: number): boolean => program.kinds[m[board.KIND + s]!]!.connect === 'area';
	const columns = ['sizeBefore', 'openBefore', 'piecesBefore'].map(register);
	// the state at the last decision, if that was about where to lay a tile: nothing else happens in between then
	let last: { tiles: number; segments: number; features: Map<number, number[]> } | undefined;
	playScript(machine, script, () => {
		const tiles = tileCount(board);
		const segments = tileSegmentEnd(board, tiles - 1);
		if (last !== undefined && tiles === last.tiles + 1)
			for (const [first, values] of last.features) {
				let extended = false;
				for (let s = last.segments; s < segments; s++)
					extended ||= rootOf(board, s) === rootOf(board, first);
				if (extended) expect(columns.map((c) => m[c + first]!)).toEqual(values);
			}
		const features = new Map<number, number[]>();
		for (let s = 0; s < segments; s++) {
			if (rootOf(board, s) !== s) continue;
			let pieces = 0;
			forEachPiece(board, s, () => (pieces++, false));
			features.set(m[board.FIRST_SEGMENT + s]!, [
				countTilesOf(board, s),
				area(s) ? openAreaHalves(board, s) : m[board.OPEN + s]!,
				pieces,
			]);
		}
		const isTileDecision = program.decisions[m[Header.decision]!]?.id === 'tile';
		last = isTileDecision ? { tiles, segments, features } : undefined;
	});
});
