import { expect, test } from 'vitest';
import type { TileContext } from '../tiles/problems.ts';
import {
	type Drawing,
	type Port,
	addTile,
	connect,
	quickFixesOf,
	declarationOf,
	derive,
	detach,
	drawingOf,
	freeId,
	joinAreas,
	mirror,
	moveGround,
	removeTile,
	rotate,
	setAreaMark,
	setMark,
	setOther,
	setOver,
	setStop,
	setTileMark,
	tileIn,
	tileSpan,
	writeTile,
} from './index.ts';

const context: TileContext = {
	kinds: {
		line: { connect: 'edge', form: 'line', marks: ['star'] },
		block: { connect: 'edge', form: 'block', marks: ['star', 'moon'] },
		spot: { connect: 'point', marks: [] },
		zone: { connect: 'region', marks: [] },
		mist: { connect: 'edge', form: 'block', marks: [], layer: true },
		ground: { connect: 'area', marks: ['herd'] },
		bog: { connect: 'area', marks: [] },
	},
	areaKind: 'ground',
	marks: ['arrow', 'hill'],
	oriented: ['arrow'],
};
const [N, E, S, W] = [0, 1, 2, 3].map((side): Port => ({ is: 'side', side })) as [
	Port,
	Port,
	Port,
	Port,
];
const middle: Port = { is: 'middle', cell: 0 };
const half = (h: number): Port => ({ is: 'half', half: h });
const of = (decl: Record<string, never> | object): Drawing => drawingOf(decl as never, context);
const out = (d: Drawing): unknown => JSON.parse(JSON.stringify(declarationOf(d)));
const draw = (decl: object, kind: string, from: Port, to: Port = from): unknown =>
	out(connect(of(decl), context, kind, from, to));

test('a stroke joins sides, to the middle leaves, another kind takes over', () => {
	expect(draw({}, 'line', W, E)).toEqual({ line: 'E-W' });
	expect(draw({}, 'line', S, middle)).toEqual({ line: 'S' });
	expect(draw({ line: 'E-W' }, 'line', E, S)).toEqual({ line: 'E-S-W' });
	expect(draw({ line: ['N', 'S'] }, 'line', N, S)).toEqual({ line: 'N-S' });
	expect(draw({ line: ['N star', 'S star 2'] }, 'line', N, S)).toEqual({ line: 'N-S star 3' });
	expect(draw({ line: 'E-S-W' }, 'line', S, middle)).toEqual({ line: ['E-W', 'S'] });
	expect(draw({ line: 'E-W', block: 'N' }, 'block', N, E)).toEqual({ line: 'W', block: 'N-E' });
	expect(draw({ line: 'E' }, 'block', E)).toEqual({ block: 'E' });
	expect(draw({ line: 'E-W' }, 'line', E, W)).toEqual({ line: 'E-W' });
	expect(draw({ line: 'N-S' }, 'mist', N, E)).toEqual({ line: 'N-S', mist: 'N-E' });
});

test('half sides: halves of one side become the side, a half taken leaves the other', () => {
	expect(draw({}, 'block', W, half(0))).toEqual({ block: 'NL-W' });
	expect(draw({ block: 'NL-W' }, 'block', half(1), W)).toEqual({ block: 'N-W' });
	expect(draw({ block: 'N' }, 'block', half(1), E)).toEqual({ block: 'N-E' });
	expect(draw({ line: 'N' }, 'block', half(0), W)).toEqual({ block: 'NL-W' });
});

test('spots and regions are there or gone; larger tiles name cells', () => {
	expect(draw({}, 'spot', middle)).toEqual({ spot: 'centre' });
	expect(draw({ spot: 'centre', line: 'S' }, 'spot', middle)).toEqual({ line: 'S' });
	const wide = { footprint: '2x1' };
	expect(draw(wide, 'spot', { is: 'middle', cell: 1 })).toEqual({
		footprint: '2x1',
		spot: 'centre@1/0',
	});
	expect(draw(wide, 'line', { is: 'side', side: 0 }, { is: 'side', side: 5 })).toEqual({
		footprint: '2x1',
		line: 'N@0/0-E',
	});
	expect(draw({ ...wide, zone: 'all' }, 'zone', { is: 'middle', cell: 1 })).toEqual({
		footprint: '2x1',
		zone: '0/0',
	});
});

test('a place is taken away from what ends there', () => {
	expect(out(detach(of({ line: 'E-S-W', block: 'N' }), context, S))).toEqual({
		line: 'E-W',
		block: 'N',
	});
	expect(out(detach(of({ line: 'E-W', block: 'N' }), context, N))).toEqual({ line: 'E-W' });
	expect(out(detach(of({ block: 'N-E' }), context, half(0)))).toEqual({ block: 'NR-E' });
	expect(out(detach(of({ spot: 'centre' }), context, middle))).toEqual({});
});

test('areas: kinds, marks, joined and parted by hand, and derived again when that says the same', () => {
	const river = { line: 'E-W' };
	expect(draw(river, 'bog', half(4))).toEqual({ line: 'E-W', bog: 'ER' });
	expect(draw({ ...river, bog: 'SL' }, 'ground', half(4))).toEqual(river);
	expect(draw(river, 'bog', half(4), half(6))).toEqual({ line: 'E-W', bog: 'ER' });
	expect(out(setAreaMark(of(river), context, 0, 'herd', 2))).toEqual({
		line: 'E-W',
		ground: 'NL herd 2',
	});
	expect(out(setAreaMark(of({ line: 'E-W', ground: 'NL herd' }), context, 1, 'herd', 0))).toEqual(
		river,
	);
	const joined = joinAreas(of(river), context, 0, 4);
	expect(out(joined)).toEqual({ line: 'E-W', areas: { ground: 'NL-NR-EL-ER-SL-SR-WL-WR' } });
	expect(out(moveGround(of(river), context, 0, 'own'))).toEqual({
		line: 'E-W',
		areas: { ground: ['NR-EL-WR', 'NL', 'ER-SL-SR-WL'] },
	});
	const back = joinAreas(moveGround(of(river), context, 0, 'own'), context, 0, 1);
	expect(out(back)).toEqual(river);
	expect(out(moveGround(of({ block: 'N-E-S' }), context, 6, 'none'))).toEqual({
		block: 'N-E-S',
		areas: { ground: 'WR' },
	});
	// two choices cut a side off; a place left empty gets its ground back
	const cut = moveGround(moveGround(of({}), context, 0, 'own'), context, 1, { with: 0 });
	expect(out(cut)).toEqual({ areas: { ground: ['NL-NR', 'EL-ER-SL-SR-WL-WR'] } });
	const empty = moveGround(of(river), context, 0, 'none');
	expect(out(empty)).toEqual({ line: 'E-W', areas: { ground: ['NR-EL-WR', 'ER-SL-SR-WL'] } });
	expect(out(moveGround(empty, context, 0, { with: 1 }))).toEqual(river);
	// ground that a stroke covers leaves the areas that were given
	expect(out(connect(moveGround(of(river), context, 0, 'own'), context, 'block', N))).toEqual({
		line: 'E-W',
		block: 'N',
	});
});

test('hints stay only while they say something', () => {
	const two = of({ block: 'N-W', line: ['S>N', 'E>N'] });
	expect(out(detach(two, context, N))).toMatchObject({ block: 'W' });
	expect(derive(detach(two, context, N), context).problems).toEqual([]);
	const one = of({ block: 'N', line: ['S', 'E'] });
	expect(out(setStop(one, context, 1, { side: 0 }))).toEqual({ block: 'N', line: ['S>N', 'E'] });
	expect(out(setStop(of({ block: 'N', line: 'S' }), context, 1, { side: 0 }))).toEqual({
		block: 'N',
		line: 'S',
	});
	expect(out(setOver(of({ line: 'N-S', block: 'E-W' }), context, 1, true))).toEqual({
		line: 'N-S',
		block: 'E-W over',
	});
});

test('marks and other keys', () => {
	expect(out(setMark(of({ block: 'N' }), 0, 'star', 2))).toEqual({ block: 'N star 2' });
	expect(out(setMark(of({ block: 'N star 2 moon' }), 0, 'star', 0))).toEqual({ block: 'N moon' });
	expect(out(setTileMark(of({ block: 'N' }), 'hill', true))).toEqual({ block: 'N', hill: true });
	expect(out(setTileMark(of({ hill: true }), 'hill', undefined))).toEqual({});
	expect(out(setOther(of({ block: 'N' }), 'copies', 3))).toEqual({ copies: 3, block: 'N' });
	expect(out(setOther(of({ copies: 3, block: 'N' }), 'copies', undefined))).toEqual({ block: 'N' });
});

test('turned and mirrored: sides, halves, hints, directions, cells', () => {
	const tile = of({ block: 'NL-W', line: 'S>W star', arrow: 'northEast', ground: 'EL herd' });
	expect(out(rotate(tile, context))).toEqual({
		block: 'N-EL',
		line: 'W>N star',
		arrow: 'southEast',
		ground: 'SL herd',
	});
	expect(out(mirror(tile, context))).toEqual({
		block: 'NR-E',
		line: 'S>E star',
		arrow: 'northWest',
		ground: 'WR herd',
	});
	const wide = of({ footprint: '2x1', line: 'W-E', spot: 'centre@1/0' });
	expect(out(rotate(wide, context))).toEqual({ footprint: '1x2', line: 'N-S', spot: 'centre@0/1' });
	expect(out(rotate(of({ footprint: ['0/0', '1/0', '0/1'], line: 'E@0/1' }), context))).toEqual({
		footprint: ['0/0', '1/0', '1/1'],
		line: 'S@0/0',
	});
});

test('texts and keys that nothing was drawn on stay as they were written', () => {
	const decl = { copies: { a: 1 }, block: 'W-N  star', line: 'nowhere', unknown: [1], title: 'T' };
	expect(out(of(decl))).toEqual(decl);
	expect(out(connect(of(decl), context, 'line', S))).toEqual({ ...decl, line: ['nowhere', 'S'] });
});

const file = `format: 1 # first
tiles:
  # the one
  A: { line: E-W, block: N } # note
  B: { like: A, block: S }
  C: { spot: centre }
`;

test('only the tile that is drawn changes in its file', () => {
	const edited = writeTile(file, 'A', { line: 'E-W', block: 'N-S star' });
	expect(edited).toEqual({ ok: true, text: file.replace('block: N }', 'block: N-S star }') });
	expect(addTile(file, 'A2', { line: 'N' }, 'A')).toEqual({
		ok: true,
		text: file.replace('# note\n', '# note\n  A2: { line: N }\n'),
	});
	expect(removeTile(file, 'A')).toEqual({
		ok: true,
		text: file.replace(/ {2}# the one\n.*\n/, ''),
	});
	expect(freeId('A', new Set(['A', 'A2']))).toBe('A3');
});

test('a tile that is like another says what differs; without something of it, all', () => {
	const inherits = { line: 'E-W', block: 'N' };
	expect(tileIn(file, 'B', inherits)).toEqual({
		own: { like: 'A', block: 'S' },
		whole: { line: 'E-W', block: 'S', like: 'A' },
	});
	const whole = { line: 'E-W', block: 'S', like: 'A', spot: 'centre' };
	expect(writeTile(file, 'B', whole, inherits)).toEqual({
		ok: true,
		text: file.replace('block: S }', 'block: S, spot: centre }'),
	});
	expect(writeTile(file, 'B', { block: 'S', like: 'A' }, inherits)).toEqual({
		ok: true,
		text: file.replace('{ like: A, block: S }', '{ block: S }'),
	});
});

test('the lines of a tile are those with its comments', () => {
	const span = tileSpan(file, 'A');
	expect(file.slice(span?.from, span?.to)).toBe('  # the one\n  A: { line: E-W, block: N } # note');
	expect(tileSpan('tiles: {', 'A')).toBeUndefined();
	expect(tileSpan(file, 'Z')).toBeUndefined();
});

test('problems have fixes, and every fix takes its problem away', () => {
	const fixes = (decl: object): unknown[] => {
		const drawing = of(decl);
		return derive(drawing, context).problems.flatMap((problem) => {
			const found = quickFixesOf(declarationOf(drawing), context, problem);
			for (const { decl: fixed } of found) {
				expect(derive(drawingOf(fixed, context), context).problems).toEqual([]);
			}
			return found.map((c) => [c.word, c.by, JSON.parse(JSON.stringify(c.decl)) as unknown]);
		});
	};
	expect(fixes({ block: 'N strar' })).toEqual([
		['strar', 'star', { block: 'N star' }],
		['strar', undefined, { block: 'N' }],
	]);
	expect(fixes({ line: 'S>N' })).toEqual([['>N', undefined, { line: 'S' }]]);
	expect(fixes({ block: ['N', 'N-E'] })).toEqual([['N-E', undefined, { block: ['N'] }]]);
	expect(fixes({ block: 'N', ground: 'NL' })).toEqual([['NL', undefined, { block: 'N' }]]);
	expect(fixes({ block: 'N star 0' })).toEqual([['0', undefined, { block: 'N star' }]]);
	expect(fixes({ line: 'X' })).toEqual([['X', undefined, {}]]);
	expect(fixes({ hill: 'yes' })).toEqual([['yes', undefined, {}]]);
});
