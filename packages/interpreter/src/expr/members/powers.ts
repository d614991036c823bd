import type { Closures } from '../closures.ts';

/** Finds the weight of a piece in majorities; weights that are the same all game are not worked out again. */
export function powers(c: Closures): (piece: number) => number {
	const { rt } = c;
	const { pieces } = rt.program;
	const constant = pieces.map(({ power }) => (power.op === 'const' ? power.value : undefined));
	if (constant.every((v) => v !== undefined)) return (piece) => constant[rt.pieceKind[piece]!]!;
	const worked = pieces.map(({ power }) => c.num(power));
	return (piece) => {
		const kind = rt.pieceKind[piece]!;
		rt.temps[pieces[kind]!.it] = piece;
		return worked[kind]!();
	};
}
