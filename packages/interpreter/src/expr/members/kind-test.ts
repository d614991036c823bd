import type { Expr } from '@tilewright/lang';
import { constantKinds } from '../../run/constant-kinds.ts';
import { featureSet } from '../../run/feature-set.ts';
import type { Closures } from '../closures.ts';

/** Returns a test that is true for the kinds of a set; a set written out is decided once. */
export function kindTest(c: Closures, set: Expr): (kind: number) => boolean {
	const written = constantKinds(c.rt.program, set);
	if (written) {
		const yes = new Uint8Array(c.rt.program.kinds.length);
		for (const kind of written) if (kind >= 0) yes[kind] = 1;
		return (kind) => yes[kind] === 1;
	}
	const slot = c.rt.newTemp();
	let wanted = -1;
	const search = c.each(set, slot, () => c.rt.temps[slot] === wanted);
	return (kind) => {
		wanted = kind;
		return search();
	};
}

/** Tests whether a tile may have a segment of one of some kinds; undefined where that is not decided by what is printed on it. */
export function printedKindTest(c: Closures, set: Expr): ((tile: number) => boolean) | undefined {
	const { m, board, program } = c.rt;
	const { ops } = featureSet(program);
	const kinds = constantKinds(c.rt.program, set);
	if (!kinds || ops.has('add-segment') || ops.has('convert')) return undefined;
	const { segBase, segCount, segKind } = board.tables;
	const yes = Uint8Array.from(program.tiles, (_, tile) => {
		const from = segBase[tile]!;
		return segKind.subarray(from, from + segCount[tile]!).some((k) => kinds.includes(k)) ? 1 : 0;
	});
	const { TILE_KIND } = board;
	return (tile) => yes[m[TILE_KIND + tile]!] === 1;
}
