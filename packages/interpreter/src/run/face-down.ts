import type { Program, TileIR } from '@tilewright/lang';

export const FACE_DOWN = 'face-down';

/** A program with tiles that show nothing, one for each shape, where its rules lay tiles face down; else the program itself. */
export function withFaceDown(program: Program): { program: Program; faceDown: readonly number[] } {
	if (!program.code.some((i) => i.op === 'place-tile-down')) return { program, faceDown: [] };
	const tiles = [...program.tiles];
	const shapes = new Map<string, number>();
	const faceDown = program.tiles.map(({ cells }) => {
		const key = cells.join(' ');
		let index = shapes.get(key);
		if (index === undefined) {
			index = tiles.push(blank(cells, shapes.size)) - 1;
			shapes.set(key, index);
		}
		return index;
	});
	return { program: { ...program, tiles }, faceDown };
}

function blank(cells: TileIR['cells'], n: number): TileIR {
	return {
		id: n === 0 ? FACE_DOWN : `${FACE_DOWN}-${n}`,
		cells,
		segments: [],
		wildcard: true,
		marks: {},
		group: '',
		copies: 0,
		symmetry: 4,
		corners: cells.flatMap(() => [[], [], [], []]),
	};
}
