import type { Expr, Program } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';

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
	if (!needsPieces(program, e.body, e.slot)) return undefined;
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

/** Whether a test cannot hold for a tile (in a temp slot) on which no piece lies. */
function needsPieces(program: Program, e: Expr, slot: number): boolean {
	switch (e.op) {
		case 'binary':
			return (
				e.name === '&&' &&
				(needsPieces(program, e.left, slot) || needsPieces(program, e.right, slot))
			);
		case 'define': {
			const { params, body } = program.defines[e.define]!;
			return isTemp(e.args[0], slot) && needsPieces(program, body, params[0]!.slot);
		}
		case 'not':
			return (
				e.on.op === 'call' && e.on.fn === 'set(*).empty' && isOfPieces(program, e.on.args[0]!, slot)
			);
		case 'fold':
			return e.fold === 'exists' && isOfPieces(program, e.on, slot);
		default:
			return false;
	}
}

/** Whether a set has no member where no piece lies on a tile (in a temp slot). */
function isOfPieces(program: Program, e: Expr, slot: number): boolean {
	switch (e.op) {
		case 'call':
			return e.fn === 'tile.pieces' && isTemp(e.args[0], slot);
		case 'fold':
			return (
				(e.fold === 'filter' || e.fold === 'map' || e.fold === 'flatMap') &&
				isOfPieces(program, e.on, slot)
			);
		case 'define': {
			const { params, body } = program.defines[e.define]!;
			return isTemp(e.args[0], slot) && isOfPieces(program, body, params[0]!.slot);
		}
		default:
			return false;
	}
}

const isTemp = (e: Expr | undefined, slot: number): boolean => e?.op === 'temp' && e.slot === slot;
