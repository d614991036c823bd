import { expect, test } from 'vitest';
import type { TileContext } from '../tiles/problems.ts';
import { crossingsOf, declarationOf, derive, drawingOf, rotate, setCrossing } from './index.ts';

const context: TileContext = {
	kinds: {
		line: { connect: 'edge', form: 'line', marks: ['star'] },
		block: { connect: 'edge', form: 'block', marks: [] },
		ground: { connect: 'area', marks: [] },
	},
	areaKind: 'ground',
	marks: [],
	oriented: [],
};
const of = (decl: object): ReturnType<typeof drawingOf> => drawingOf(decl as never, context);
const found = (decl: object): unknown => crossingsOf(of(decl), context);
const set = (decl: object, lines: 'end' | 'go on'): ReturnType<typeof drawingOf> =>
	setCrossing(of(decl), context, { kind: 'line', lines });
const out = (drawing: ReturnType<typeof drawingOf>): unknown =>
	JSON.parse(JSON.stringify(declarationOf(drawing)));

test('lines whose ends alternate along the edge cross, and no others', () => {
	expect(found({ line: ['E-W', 'N-S'] })).toEqual([{ kind: 'line', lines: 'go on' }]);
	expect(found({ line: ['N', 'E', 'S', 'W'] })).toEqual([{ kind: 'line', lines: 'end' }]);
	for (const line of [
		'N-E-S-W',
		['N-E', 'S-W'],
		['E', 'S', 'W'],
		['E-W', 'N'],
		['E-W', 'N-S over'],
	])
		expect(found({ line })).toEqual([]);
	expect(found({ block: ['E-W', 'N-S'] })).toEqual([]);
	expect(found({ line: 'E-W', block: ['N', 'S'] })).toEqual([]);
});

test('lines that end meet as on a tile that is written so, and go on as they were', () => {
	for (const decl of [{ line: ['E-W', 'N-S'] }, { line: ['N-S', 'E-W star'] }]) {
		const ends = set(decl, 'end');
		const { tile, problems } = derive(ends, context);
		const written = derive(of({ line: ['N', 'E', 'S', 'W'] }), context).tile;
		expect(problems).toEqual([]);
		const lines = tile.segments.filter((s) => s.kind === 'line');
		expect(lines.map((s) => s.sides.length)).toEqual([1, 1, 1, 1]);
		const areas = (t: typeof tile): unknown =>
			t.segments.filter((s) => s.kind === 'ground').map((s) => s.halves);
		expect(areas(tile)).toEqual(areas(written));
		const back = setCrossing(ends, context, { kind: 'line', lines: 'go on' });
		const names = (d: unknown): unknown => [...(d as { line: string[] }).line].sort();
		expect(names(out(back))).toEqual(names(decl));
	}
});

test('a crossing is one however the tile is turned', () => {
	for (const lines of ['end', 'go on'] as const) {
		let drawing = set({ line: ['E-W', 'N-S'] }, lines);
		for (let turn = 0; turn < 4; turn++) {
			drawing = rotate(drawing, context);
			expect(crossingsOf(drawing, context)).toEqual([{ kind: 'line', lines }]);
		}
	}
});
