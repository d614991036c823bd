import type { Expr } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { neededPieces } from './holders.ts';

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
	if (!neededPieces(program, e.body, e.slot)) return undefined;
	const own = e.slot;
	const test = c.bool(e.body);
	return () => {
		const { scratch } = rt;
		const from = rt.top;
		const to = tilesWithPieces(rt, from);
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

/** Puts the tiles with pieces on the scratch stack, ascending, each once; returns where they end. */
function tilesWithPieces({ m, optional, scratch, pieceKind }: Runtime, from: number): number {
	const { PLACE, PLACE_PREVIOUS, tilePlaces } = optional;
	let to = from;
	for (let p = 0; p < pieceKind.length; p++) {
		const tile = m[PLACE + p]!;
		// the first piece of a list stands for all of it
		if (tile < 0 || tile >= tilePlaces || m[PLACE_PREVIOUS + p]! >= 0) continue;
		if (to >= scratch.length)
			throw new EngineFault('RUN-SCRATCH', 'a set in an expression grew too large');
		let i = to++;
		for (; i > from && scratch[i - 1]! > tile; i--) scratch[i] = scratch[i - 1]!;
		scratch[i] = tile;
	}
	return to;
}
