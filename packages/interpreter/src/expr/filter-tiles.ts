import type { Expr } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { piecesThatMayPass } from './filter-pieces.ts';
import { neededPieces } from './holders.ts';
import { faults } from '../texts/faults.ts';

/**
 * `board.tiles.filter(t, …)` where the test cannot hold without a piece on t: tiles without pieces are passed over at once. Returns
 * undefined for anything else.
 */
export function filterTiles(
	c: Closures,
	e: Extract<Expr, { op: 'fold' }>,
	slot: number,
	body: Bool,
): Bool | undefined {
	const { rt } = c;
	const { program, temps } = rt;
	if (e.on.op !== 'call' || e.on.fn !== 'board.tiles' || rt.optional.tilePlaces === 0)
		return undefined;
	const needed = neededPieces(program, e.body, e.slot);
	if (!needed) return undefined;
	const pieces = piecesThatMayPass(rt, needed.tests);
	const own = e.slot;
	const test = c.bool(e.body);
	return () => {
		const { scratch } = rt;
		const from = rt.top;
		const to = tilesWithPieces(rt, pieces, from);
		rt.top = to;
		let found = false;
		for (let i = from; i < to && !found; i++) {
			const tile = scratch[i]!;
			temps[own] = tile;
			if (!test()) continue;
			temps[slot] = tile;
			found = body();
		}
		rt.top = from;
		return found;
	};
}

/** Puts the tiles with some of these pieces on the scratch stack, ascending, each once; returns where they end. */
function tilesWithPieces(
	{ m, optional: { PLACE, tilePlaces }, scratch }: Runtime,
	pieces: Int32Array,
	from: number,
): number {
	let to = from;
	for (let k = 0; k < pieces.length; k++) {
		const tile = m[PLACE + pieces[k]!]!;
		if (tile < 0 || tile >= tilePlaces) continue;
		let i = to;
		while (i > from && scratch[i - 1]! > tile) i--;
		if (i > from && scratch[i - 1] === tile) continue;
		if (to >= scratch.length) throw new EngineFault('RUN-SCRATCH', faults.setTooLarge);
		for (let j = to; j > i; j--) scratch[j] = scratch[j - 1]!;
		scratch[i] = tile;
		to++;
	}
	return to;
}
