import { describe, expect, it } from 'vitest';
import type { TileIR } from '../ir/tile.ts';
import type { TileContext, TileProblem } from './problems.ts';
import { rotateName, sideCode } from './sides.ts';
import { parseTile } from './tile.ts';

const context: TileContext = {
	kinds: {
		road: { connect: 'edge', form: 'line', marks: ['inn'] },
		track: { connect: 'edge', marks: [] },
		city: { connect: 'edge', form: 'block', marks: ['pennant'] },
		monastery: { connect: 'point', marks: ['relic'] },
		garden: { connect: 'point', marks: [] },
		district: { connect: 'region', marks: [] },
		field: { connect: 'area', marks: ['herd'] },
		swamp: { connect: 'area', marks: [] },
	},
	areaKind: 'field',
	marks: ['hill', 'wells'],
};

function read(decl: Record<string, unknown>, within: TileContext = context): TileIR {
	const problems: TileProblem[] = [];
	const tile = parseTile('T', decl, within, (p) => problems.push(p));
	expect(problems).toEqual([]);
	return tile;
}

function problemsOf(decl: Record<string, unknown>): TileProblem[] {
	const problems: TileProblem[] = [];
	parseTile('T', decl, context, (p) => problems.push(p));
	return problems;
}

function names(tile: TileIR, of: number[] = [...tile.segments.keys()]): string[] {
	return of.map((i) => `${tile.segments[i]!.kind} ${tile.segments[i]!.name}`.trim());
}

describe('parseTile', () => {
	it('keeps the order of declaration, then areas by first half side', () => {
		const tile = read({ copies: 3, city: 'N', road: ['W', 'E', 'S'], group: 'land', hill: true });
		expect(names(tile)).toEqual([
			...['city N', 'road W', 'road E', 'road S'],
			...['field EL-WR', 'field ER-SL', 'field SR-WL'],
		]);
		expect(tile).toMatchObject({ copies: 3, group: 'land', marks: { hill: 1 }, wildcard: false });
		expect(tile.cells).toEqual([[0, 0]]);
	});

	it('reads marks and their counts', () => {
		const tile = read({ city: 'W-N pennant 2', road: 'S>N inn', wells: 3, field: 'EL herd' });
		expect(tile.segments.map((s) => s.marks)).toEqual([
			{ pennant: 2 },
			{ inn: 1 },
			{ herd: 1 },
			{},
		]);
		expect(tile.segments[0]!.name).toBe('N-W');
		expect(tile.segments[1]!.wall).toBe(0);
		expect(tile.marks).toEqual({ wells: 3 });
	});

	it('lets inner ends meet at the centre, with what stands there', () => {
		const tile = read({ city: 'N', road: ['E', 'S'], monastery: 'centre' });
		expect(names(tile, tile.segments[1]!.ends)).toEqual(['road S', 'monastery']);
		expect(names(tile, tile.segments[3]!.ends)).toEqual(['road E', 'road S']);
	});

	it('stops a lone end at the wall of the only block, unless told or there is a spot', () => {
		const lone = read({ city: 'N', road: 'S' });
		expect(names(lone)).toEqual(['city N', 'road S', 'field EL-ER-SL', 'field SR-WL-WR']);
		expect(names(lone, lone.segments[1]!.ends)).toEqual(['city N']);
		expect(lone.segments[1]!.wall).toBe(0);
		const explicit = read({ city: 'N', road: 'S>centre' });
		expect(names(explicit)).toEqual(['city N', 'road S', 'field EL-ER-SL-SR-WL-WR']);
		expect(explicit.segments[1]!.ends).toEqual([]);
		const spot = read({ city: 'N', road: 'S', monastery: 'centre' });
		expect(names(spot).at(-1)).toBe('field EL-ER-SL-SR-WL-WR');
		const two = read({ city: ['N', 'E'], road: 'S' });
		expect(names(two).at(-1)).toBe('field SL-SR-WL-WR');
	});

	it('ends lines at a block that runs through the centre, each on its own side', () => {
		const tile = read({ city: 'E-W', road: ['N', 'S'] });
		expect(names(tile, tile.segments[1]!.ends)).toEqual(['city E-W']);
		expect(names(tile, tile.segments[0]!.ends)).toEqual(['road N', 'road S']);
	});

	it('hides a segment behind a barrier', () => {
		const tile = read({ city: 'N', road: 'E-W' });
		expect(names(tile, tile.segments[0]!.touches)).toEqual(['field EL-WR']);
		expect(names(tile, tile.segments[1]!.touches)).toEqual(['field EL-WR', 'field ER-SL-SR-WL']);
		// beyond the crossing the line goes on to the wall
		const crossed = read({ city: 'N', road: 'S', track: 'E-W' });
		expect(crossed.segments.slice(3).map((s) => [s.name, names(crossed, s.touches)])).toEqual([
			['EL', ['city N', 'road S', 'track E-W']],
			['ER-SL', ['road S', 'track E-W']],
			['SR-WL', ['road S', 'track E-W']],
			['WR', ['city N', 'road S', 'track E-W']],
		]);
	});

	it('says which areas a spot stands in', () => {
		const beside = read({ road: 'E-S', monastery: 'centre' });
		expect(names(beside, beside.segments[1]!.touches)).toEqual(['field NL-NR-EL-SR-WL-WR']);
		const on = read({ road: 'N-S', garden: 'centre' });
		expect(on.segments[1]!.touches.length).toBe(2);
	});

	it('shares a side between two segments', () => {
		const tile = read({ city: ['W-NL', 'E-NR'], hill: true });
		expect(names(tile)).toEqual(['city NL-W', 'city NR-E', 'field SL-SR']);
		expect(tile.segments[0]).toMatchObject({ sides: [3], halves: [0] });
		expect(tile.segments[2]!.touches).toEqual([0, 1]);
		expect([0, 1, 2, 3].map((s) => sideCode(tile, s))).toEqual(['city', 'city', 'field', 'city']);
		const half = read({ city: 'W-NL' });
		expect(sideCode(half, 0)).toBe('city+field');
		expect(sideCode(half, 0, true)).toBe('field+city');
	});

	it('passes over', () => {
		const tile = read({ track: 'N-S', city: 'E-W over' });
		expect(tile.segments.slice(2).map((s) => [s.name, s.touches])).toEqual([
			['NL-SR', [0, 1]],
			['NR-SL', [0, 1]],
		]);
		const lines = read({ road: ['N-S over', 'E-W'] });
		expect(names(lines).slice(2)).toEqual(['field NL-NR-EL-WR', 'field ER-SL-SR-WL']);
		expect(lines.segments[0]!.touches).toEqual([2, 3]);
	});

	it('takes the derived areas for the `rest`, and an area that touches nothing', () => {
		const tile = read({ city: ['N', 'E', 'S', 'W'], areas: { field: ['inner'] } });
		expect(names(tile).slice(4)).toEqual(['field inner']);
		const ring = read({ city: ['N', 'S'], areas: { field: ['inner', 'rest'] } });
		expect(names(ring).slice(2)).toEqual(['field EL-ER-WL-WR', 'field inner']);
		const part = read({ city: ['N', 'S'], areas: { field: ['EL>none', 'rest'] } });
		expect(names(part).slice(2)).toEqual(['field EL', 'field ER-WL-WR']);
		expect(part.segments.slice(2).map((s) => s.touches)).toEqual([[], [0, 1]]);
		const bare = read({ city: 'N', areas: { field: ['EL-ER-SL-SR-WL-WR>none'] } });
		expect(bare.segments[1]!.touches).toEqual([]);
	});

	it('takes `areas` for the picture', () => {
		const tile = read({ city: 'N-W', road: 'E-S', areas: { field: ['EL-SR herd', 'SL'] } });
		expect(tile.segments.slice(2).map((s) => [s.name, s.marks, s.touches])).toEqual([
			['EL-SR', { herd: 1 }, [0, 1]],
			['SL', {}, [1]],
		]);
		const inner = read({ city: ['N-E', 'S-W'], areas: { field: ['inner>N', 'inner'] } });
		expect(inner.segments.slice(2).map((s) => [s.name, s.touches])).toEqual([
			['inner', [0]],
			['inner2', [0, 1]],
		]);
		expect(names(read({ areas: { field: 'N', swamp: 'S-WL' } }))).toEqual([
			...['field NL-NR', 'swamp SL-SR-WL'],
		]);
	});

	it('gives ground the kind declared for one of its half sides', () => {
		const tile = read({ road: 'E-W', swamp: 'SL' });
		expect(names(tile)).toEqual(['road E-W', 'field NL-NR-EL-WR', 'swamp ER-SL-SR-WL']);
		expect(sideCode(tile, 2)).toBe('swamp');
		const bare = read({ road: 'E-W', swamp: 'SL' }, { ...context, areaKind: undefined });
		expect(names(bare)).toEqual(['road E-W', 'swamp ER-SL-SR-WL']);
	});

	it('has wildcard sides without ground', () => {
		const tile = read({ sides: 'any', monastery: 'centre relic' });
		expect(names(tile)).toEqual(['monastery']);
		expect(tile.wildcard).toBe(true);
		expect(sideCode(tile, 1)).toBe('*');
		expect(problemsOf({ sides: 'any', road: 'N' })[0]!.code).toBe('TILE-SIDE-TWICE');
	});

	it('counts distinct rotations', () => {
		const symmetry = (decl: Record<string, unknown>): number => read(decl).symmetry;
		expect(symmetry({})).toBe(1);
		expect(symmetry({ city: 'N-E-S-W' })).toBe(1);
		expect(symmetry({ road: ['N', 'E', 'S', 'W'] })).toBe(1);
		expect(symmetry({ road: 'N-S' })).toBe(2);
		expect(symmetry({ road: ['N-S', 'E-W'] })).toBe(1);
		expect(symmetry({ road: 'N-S', city: 'E-W' })).toBe(2);
		expect(symmetry({ road: ['N-E', 'S-W'] })).toBe(2);
		expect(symmetry({ road: ['N-E inn', 'S-W'] })).toBe(4);
		expect(symmetry({ city: 'N' })).toBe(4);
		expect(symmetry({ road: 'N-S', field: 'EL herd' })).toBe(4);
		expect(symmetry({ footprint: '2x1' })).toBe(2);
		expect(symmetry({ footprint: '2x2' })).toBe(1);
		expect(symmetry({ footprint: ['0/0', '1/0', '0/1'] })).toBe(4);
	});

	it('knows the segments at its corners', () => {
		const tile = read({ city: 'N', road: 'S-W' });
		expect(tile.corners.map((c) => names(tile, c))).toEqual([
			['city N', 'field EL-ER-SL-WR'],
			['field EL-ER-SL-WR'],
			['field SR-WL'],
			['city N', 'field EL-ER-SL-WR'],
		]);
	});

	it('reads tiles of several cells', () => {
		const tile = read({
			footprint: '2x1',
			road: 'W-E',
			city: 'N@0/0-N@1/0 pennant',
			district: 'all',
			garden: 'centre@1/0',
		});
		expect(names(tile)).toEqual([
			...['road W@0/0-E@1/0', 'city N@0/0-N@1/0', 'district', 'garden 1/0'],
			...['field SL@0/0-SR@0/0-WL@0/0-ER@1/0-SL@1/0-SR@1/0', 'field WR@0/0-EL@1/0'],
		]);
		expect(tile.segments[2]!.cells).toEqual([0, 1]);
		expect(names(tile, tile.segments[1]!.touches)).toEqual(['field WR@0/0-EL@1/0']);
		expect(tile.segments[0]!.sides).toEqual([3, 5]);
		expect(rotateName(tile.segments[0]!, 1, tile.cells)).toBe('N@0/0-S@0/1');
		expect(rotateName(tile.segments[3]!, 1, tile.cells)).toBe('0/1');
	});
});

describe('rotateName', () => {
	it('stays canonical', () => {
		const tile = read({ road: 'S-W', garden: 'centre' });
		expect([0, 1, 2, 3].map((r) => rotateName(tile.segments[0]!, r))).toEqual([
			...['S-W', 'N-W', 'N-E', 'E-S'],
		]);
		expect(rotateName(tile.segments[2]!, 1)).toBe('NR-EL-ER-SL-SR-WL');
		expect(rotateName(tile.segments[1]!, 1)).toBe('');
	});
});

describe('problems', () => {
	it.each<[Record<string, unknown>, string, unknown[], Record<string, unknown>]>([
		[{ road: 'E', city: 'N-E' }, 'TILE-SIDE-TWICE', ['city'], { side: 'E', other: 'road' }],
		[{ city: ['N', 'W-NL'] }, 'TILE-SIDE-TWICE', ['city', 1], { side: 'N' }],
		[{ city: 'N-N' }, 'TILE-SIDE-TWICE', ['city'], { side: 'N', other: 'city' }],
		[{ road: 'Q' }, 'TILE-LOCATION', ['road'], { word: 'Q' }],
		[{ road: 'N-' }, 'TILE-LOCATION', ['road'], { word: '' }],
		[{ road: 'NL' }, 'TILE-LOCATION', ['road'], { word: 'NL' }],
		[{ monastery: 'N' }, 'TILE-LOCATION', ['monastery'], { word: 'N' }],
		[{ field: 'inner' }, 'TILE-LOCATION', ['field'], { word: 'inner' }],
		[{ footprint: '2x1', road: 'N' }, 'TILE-LOCATION', ['road'], { word: 'N' }],
		[{ footprint: '2x1', road: 'E@0/0' }, 'TILE-LOCATION', ['road'], { word: 'E@0/0' }],
		[{ road: 'N-S pennant' }, 'TILE-MARK-UNKNOWN', ['road'], { mark: 'pennant', kind: 'road' }],
		[{ field: 'NL over' }, 'TILE-MARK-UNKNOWN', ['field'], { mark: 'over' }],
		[{ city: 'N 2' }, 'TILE-MARK-COUNT', ['city'], { count: '2' }],
		[{ city: 'N pennant 1001' }, 'TILE-MARK-COUNT', ['city'], { count: '1001', max: 1000 }],
		[{ road: 'S>N' }, 'TILE-WALL', ['road'], { wall: 'N' }],
		[{ city: ['N', 'S>N'] }, 'TILE-WALL', ['city', 1], { wall: 'N', kind: 'city' }],
		[{ road: 'N-S>centre' }, 'TILE-WALL', ['road'], { wall: 'centre' }],
		[{ monastery: ['centre', 'centre'] }, 'TILE-SPOT-TWICE', ['monastery', 1], { cell: '0/0' }],
		[
			{ areas: { field: ['NL', 'NL-NR'] } },
			'TILE-AREA-OVERLAP',
			['areas', 'field', 1],
			{ half: 'NL' },
		],
		[{ swamp: 'NL', field: 'NR' }, 'TILE-AREA-OVERLAP', ['field'], { half: 'NR', other: 'swamp' }],
		[{ city: 'N', field: 'NL' }, 'TILE-AREA-COVERED', ['field'], { half: 'NL', other: 'city' }],
		[{ city: 'N', areas: { field: 'N' } }, 'TILE-AREA-COVERED', ['areas', 'field'], {}],
		[{ road: 'N-S', field: 'N herd' }, 'TILE-AREA-SPLIT', ['field'], { first: 'NL', second: 'NR' }],
		[{ raod: 'N' }, 'TILE-KEY', ['raod'], { key: 'raod' }],
		[{ constructor: 'N' }, 'TILE-KEY', ['constructor'], {}],
		[{ areas: { field: 'rest>N' } }, 'TILE-LOCATION', ['areas', 'field'], { word: 'rest' }],
		[{ field: 'rest' }, 'TILE-LOCATION', ['field'], { word: 'rest' }],
		[{ road: 'S>none' }, 'TILE-LOCATION', ['road'], { word: 'none' }],
		[{ areas: { field: ['N-E-S-W', 'rest'] } }, 'TILE-VALUE', ['areas', 'field', 1], {}],
		[{ areas: { road: 'N' } }, 'TILE-KEY', ['areas', 'road'], {}],
		[{ road: 3 }, 'TILE-VALUE', ['road'], { key: 'road' }],
		[{ road: ['N', ''] }, 'TILE-VALUE', ['road', 1], {}],
		[{ sides: 'none' }, 'TILE-VALUE', ['sides'], { expected: 'any' }],
		[{ copies: -1 }, 'TILE-VALUE', ['copies'], {}],
		[{ hill: 'yes' }, 'TILE-VALUE', ['hill'], {}],
		[{ areas: ['NL'] }, 'TILE-VALUE', ['areas'], {}],
		[{ footprint: '0x2' }, 'TILE-FOOTPRINT', ['footprint'], {}],
		[{ footprint: '9x9' }, 'TILE-FOOTPRINT', ['footprint'], { max: 64 }],
		[{ footprint: ['0/0', '1/1'] }, 'TILE-FOOTPRINT', ['footprint'], {}],
		[{ footprint: ['0/0', '0/0'] }, 'TILE-FOOTPRINT', ['footprint'], {}],
	])('%j', (decl, code, path, args) => {
		const [first] = problemsOf(decl);
		expect(first).toMatchObject({ code, path, args });
	});

	it('points at the characters', () => {
		const [place, mark] = problemsOf({ city: 'N-X pennnant' });
		expect(place).toMatchObject({ code: 'TILE-LOCATION', span: [2, 3] });
		expect(mark).toMatchObject({ code: 'TILE-MARK-UNKNOWN', span: [4, 12] });
		expect(problemsOf({ road: 'S>E inn' })[0]).toMatchObject({ code: 'TILE-WALL', span: [2, 3] });
	});

	it('refuses a ring of cells around a hole', () => {
		const cells = [0, 1, 2, 3, 5, 6, 7, 8].map((i) => `${i % 3}/${Math.floor(i / 3)}`);
		expect(problemsOf({ footprint: cells })[0]!.code).toBe('TILE-FOOTPRINT');
	});
});
