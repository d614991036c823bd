import { type Port, derive, drawingOf, type TileContext } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { tiles } from '#texts/tiles.ts';
import { portsOf, problemPlaces, tilesOf } from '@tilewright/workbench';
import { placeName, portName, segmentName } from './say.ts';

const context: TileContext = {
	kinds: {
		line: { connect: 'edge', form: 'line', marks: [] },
		block: { connect: 'edge', form: 'block', marks: ['star'] },
	},
	marks: [],
};
const north: Port = { is: 'side', side: 0 };

test('places are announced with their content and the parts they join', () => {
	const drawing = drawingOf({ line: 'N-E-S' }, context);
	const segments = { list: derive(drawing, context).tile.segments, title: () => 'Line' };
	expect(portName(north, drawing.cells, segments, 0)).toBe(
		'North side, Line, joined with east side and south side',
	);
	expect(portName({ is: 'side', side: 3 }, drawing.cells, segments, -1)).toBe('West side, open');
	expect(placeName({ is: 'half', half: 7 }, drawing.cells)).toBe('West, north half');
});

test('a segment is named by the sides it reaches, and no name is a code', () => {
	const areas: TileContext = {
		...context,
		kinds: { ...context.kinds, land: { connect: 'area', marks: [] } },
		areaKind: 'land',
	};
	const namesOf = (text: Parameters<typeof drawingOf>[0]): string[] => {
		const drawing = drawingOf(text, areas);
		return derive(drawing, areas).tile.segments.map((s) => segmentName(s.kind, s, drawing.cells));
	};
	expect(namesOf({})).toEqual(['land, every side']);
	expect(namesOf({ line: 'W-E' })).toEqual([
		'line, east and west',
		'land, north, the north half of the east and the north half of the west',
		'land, south, the south half of the east and the south half of the west',
	]);
	expect(namesOf({ line: 'N-W' })).toEqual([
		'line, north and west',
		'land, the north-west corner',
		'land, east, south, the east half of the north and the south half of the west',
	]);
	const texts: Parameters<typeof drawingOf>[0][] = [
		{ line: 'N-S', block: 'E' },
		{ block: ['N', 'W'] },
		{ line: ['N-S', 'E-W'] },
	];
	for (const text of texts) for (const name of namesOf(text)) expect(name).not.toMatch(/[A-Z]/);
});

test('places of larger tiles name their cell', () => {
	const { cells } = drawingOf({ footprint: '2x1' }, context);
	expect(placeName({ is: 'side', side: 4 }, cells)).toBe('North side of cell 1/0');
	expect(placeName({ is: 'middle', cell: 0 }, cells)).toBe('Middle of cell 0/0');
});

test('a problem shows at the segment it speaks of, else in the corner', () => {
	const drawing = drawingOf({ line: ['S', 'S-W'], odd: 'N', block: 'N strar' }, context);
	const { problems } = derive({ ...drawing, others: { odder: 1 } }, context);
	const places = problemPlaces(drawing, problems, portsOf(drawing, false));
	expect(problems.map((p) => p.code)).toEqual(['TILE-MARK-UNKNOWN', 'TILE-SIDE-TWICE']);
	expect(places).toEqual([
		{ x: 92, y: 92 },
		{ x: 53, y: 87 },
	]);
});

test('the gallery follows the texts; one that cannot be read keeps its tiles', () => {
	const texts: Record<string, string> = {
		'p/t.yaml': 'format: 1\ntiles:\n  A: { line: N }\n  B: { like: A, block: NL-W star }\n',
	};
	const files = [{ file: 'p/t.yaml', of: 'Pack' }];
	const known = [{ id: 'B', file: 'p/t.yaml', pack: 'p', of: 'Pack', inherits: { line: 'N' } }];
	const shown = () => tilesOf(files, (path) => texts[path] ?? '', known);
	expect(shown().map((s) => s.id)).toEqual(['A', 'B']);
	expect(shown()[1]?.decl).toEqual({ line: 'N', like: 'A', block: 'NL-W star' });
	expect(shown()[1]?.words).toContain('star');
	texts['p/t.yaml'] = 'format: 1\ntiles:\n  A: { line: ';
	expect(shown().map((s) => s.id)).toEqual(['A', 'B']);
	texts['p/t.yaml'] = 'format: 1\ntiles:\n  C: { line: N }\n';
	expect(shown().map((s) => s.id)).toEqual(['C']);
});

test('what lines do at a crossing and what passes above the ground share no word for a place', () => {
	const places = (text: string): string[] => text.match(/\b(over|above|below|under)\b/g) ?? [];
	const choices = [tiles.crossing.end, tiles.crossing.goOn].flatMap(places);
	expect(places(tiles.over)).not.toEqual([]);
	expect(choices.filter((word) => ['over', ...places(tiles.over)].includes(word))).toEqual([]);
});
