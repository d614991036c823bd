import { describe, expect, it } from 'vitest';
import type { TileIR } from '../ir/tile.ts';
import type { TileContext, TileProblem } from './problems.ts';
import { sideCode } from './sides.ts';
import { parseTile } from './tile.ts';

const context: TileContext = {
	kinds: {
		road: { connect: 'edge', form: 'line', marks: [] },
		mist: { connect: 'edge', form: 'block', marks: [], layer: true },
		field: { connect: 'area', marks: [] },
	},
	areaKind: 'field',
	marks: ['arrow', 'hill'],
	oriented: ['arrow'],
};

function read(decl: Record<string, unknown>): { tile: TileIR; problems: string[] } {
	const problems: TileProblem[] = [];
	const tile = parseTile('T', decl, context, (p) => problems.push(p));
	return { tile, problems: problems.map((p) => p.code) };
}

const shape = (tile: TileIR): string[] => tile.segments.map((s) => `${s.kind} ${s.name}`);

describe('layers', () => {
	const { tile, problems } = read({ mist: 'N-E', road: 'E-W' });

	it('share sides with what lies below, and come last', () => {
		expect(problems).toEqual([]);
		expect(shape(tile)).toEqual(['road E-W', 'field NL-NR-EL-WR', 'field ER-SL-SR-WL', 'mist N-E']);
		expect(tile.segments.at(-1)).toMatchObject({ layer: true, touches: [], ends: [] });
	});

	it('change nothing below', () => {
		const bare = read({ road: 'E-W' }).tile;
		expect(tile.segments.slice(0, 3)).toEqual(bare.segments);
		expect([0, 1, 2, 3].map((side) => sideCode(tile, side))).toEqual(
			[0, 1, 2, 3].map((side) => sideCode(bare, side)),
		);
		expect(tile.corners).toEqual(bare.corners);
	});

	it('make rotations look different', () => {
		expect(read({ road: 'E-W' }).tile.symmetry).toBe(2);
		expect(tile.symmetry).toBe(4);
	});

	it('use no side of their own twice', () => {
		expect(read({ mist: ['N-E', 'E-S'] }).problems).toEqual(['TILE-SIDE-TWICE']);
	});

	it('lie over wildcard sides too', () => {
		expect(read({ sides: 'any', mist: 'N' }).problems).toEqual([]);
	});
});

describe('marks that point somewhere', () => {
	it('are numbers clockwise from north', () => {
		expect(read({ arrow: 'north' }).tile.marks).toEqual({ arrow: 1 });
		expect(read({ arrow: 'northWest' }).tile.marks).toEqual({ arrow: 8 });
		expect(read({ arrow: false }).tile.marks).toEqual({});
	});

	it('make all rotations differ', () => {
		expect(read({ road: ['N', 'E', 'S', 'W'], arrow: 'east' }).tile.symmetry).toBe(4);
		expect(read({ road: ['N', 'E', 'S', 'W'], hill: true }).tile.symmetry).toBe(1);
	});

	it('take nothing but directions', () => {
		expect(read({ arrow: true }).problems).toEqual(['TILE-VALUE']);
		expect(read({ arrow: 'up' }).problems).toEqual(['TILE-VALUE']);
	});
});
