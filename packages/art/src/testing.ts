import { parseTile, type TileContext, type TileIR } from '@tilewright/lang';
import type { KindShape } from './geometry/shapes.ts';

export const kinds: readonly KindShape[] = [
	{ id: 'lane', connect: 'edge', form: 'line' },
	{ id: 'stream', connect: 'edge', form: 'line' },
	{ id: 'fort', connect: 'edge', form: 'block' },
	{ id: 'well', connect: 'point', form: 'none' },
	{ id: 'cairn', connect: 'point', form: 'none' },
	{ id: 'shrine', connect: 'point', form: 'none' },
	{ id: 'turf', connect: 'area', form: 'none' },
];

const context: TileContext = {
	kinds: {
		lane: { connect: 'edge', form: 'line', marks: ['sign'] },
		stream: { connect: 'edge', form: 'line', marks: [] },
		fort: { connect: 'edge', form: 'block', marks: ['flag'] },
		well: { connect: 'point', marks: [] },
		cairn: { connect: 'point', marks: [] },
		shrine: { connect: 'point', marks: [] },
		turf: { connect: 'area', marks: ['grass'] },
	},
	areaKind: 'turf',
	marks: ['high'],
};

export function tileOf(id: string, declaration: Readonly<Record<string, unknown>>): TileIR {
	return parseTile(id, declaration, context, (problem) => {
		throw new Error(`${id}: ${problem.code} ${JSON.stringify(problem.args)}`);
	});
}

export const samples: readonly TileIR[] = Object.entries({
	open: {},
	spot: { well: 'centre', lane: 'S' },
	full: { fort: 'N-E-S-W flag' },
	cap: { fort: 'N', lane: 'E-W' },
	band: { fort: 'E-W flag 2' },
	two: { fort: ['N', 'S'], well: 'centre' },
	angle: { fort: ['N', 'W'], well: 'centre' },
	bend: { fort: 'N-W', lane: 'E-S' },
	mouth: { fort: 'N-E-W flag', lane: 'S' },
	nook: { fort: 'N-E-W', well: 'centre' },
	tee: { fort: 'N', lane: ['E', 'S', 'W'] },
	cross: { lane: ['N', 'E', 'S', 'W'] },
	pair: { lane: ['N-W', 'E-S'] },
	beside: { lane: 'E-W', well: 'centre' },
	wall: { fort: 'N-W', lane: 'S sign' },
	walls: { fort: 'N-W', lane: ['S>N', 'E>N'] },
	joins: { fort: 'N', lane: ['W', 'E-S'] },
	over: { stream: 'N-S', fort: 'E-W over' },
	through: { fort: 'E-W', lane: 'N-S' },
	shared: { fort: ['W-NL', 'E-NR'], high: true },
	inner: { fort: ['E-W', 'N-S'], areas: { turf: ['inner', 'inner'] } },
	split: { fort: 'N-W', areas: { turf: ['EL-ER', 'SL-SR'] } },
	three: { lane: 'E-S-W', turf: 'NL grass' },
	wide: { footprint: '2x1', fort: 'N@0/0', lane: 'W-E' },
	any: { sides: 'any', well: 'centre' },
}).map(([id, declaration]) => tileOf(id, declaration));
