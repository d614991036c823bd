import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Mapping, isMapping, mapping } from '../edit/value.ts';
import { link } from '../link/link.ts';
import { dataFolder, readFolder } from '../testing.ts';
import type { TileContext } from '../tiles/problems.ts';
import { halvesOfSide } from '../tiles/sides.ts';
import { loadWorkspace } from '../workspace/load.ts';
import {
	type Drawing,
	type Port,
	connect,
	declarationOf,
	derive,
	detach,
	drawingOf,
	mirror,
	moveGround,
	paletteOf,
	rotate,
} from './index.ts';

const files = [
	...readFolder(dataFolder),
	...readFolder(join(dataFolder, '../test/litmus'), 'litmus').filter(
		(f) => !f.path.includes('/scenarios/'),
	),
];
const workspace = loadWorkspace(files);
const sets = workspace.packs
	.filter((p) => p.game !== undefined && p.role !== 'library')
	.flatMap((p) => {
		const selection = { game: p.game ?? '', with: p.role === 'game' ? [] : [p.name], seats: 2 };
		const { ruleSet } = link(workspace, selection);
		return ruleSet === undefined ? [] : [{ ruleSet, palette: paletteOf(ruleSet) }];
	});
const seen = new Set<string>();
const tiles = sets.flatMap(({ ruleSet, palette }) =>
	palette.tiles.flatMap(({ id, file, inherits }) => {
		const part = ruleSet.packs.flatMap((p) => p.parts).find((p) => p.path === file);
		const all = part?.yaml.value;
		const own = isMapping(all) && isMapping(all['tiles']) ? all['tiles'][id] : undefined;
		if (!isMapping(own) || seen.has(`${file} ${id}`)) return [];
		seen.add(`${file} ${id}`);
		return [{ id: `${file} ${id}`, decl: { ...inherits, ...own }, context: palette.context }];
	}),
);
const bare = (d: Drawing): Drawing => ({
	...d,
	entries: d.entries.map((e) => (e.form === 'unread' ? e : { ...e, text: undefined })),
	areas: d.areas?.map((e) => (e.form === 'unread' ? e : { ...e, text: undefined })),
});
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const inLists = (decl: Mapping, context: TileContext): Mapping =>
	mapping(
		Object.entries(decl).map(([key, value]) => {
			if (key === 'areas' && isMapping(value)) return [key, inLists(value, context)];
			const isLone = Object.hasOwn(context.kinds, key) && typeof value === 'string';
			return [key, isLone ? [value] : value];
		}),
	);

test('every tile is drawn and declared again as it was', () => {
	expect(tiles.length).toBeGreaterThan(200);
	for (const { id, decl, context } of tiles) {
		const drawing = drawingOf(decl, context);
		expect(plain(declarationOf(drawing)), id).toEqual(plain(decl));
		expect(Object.keys(declarationOf(drawing)), id).toEqual(Object.keys(decl));
		const { tile, problems } = derive(drawing, context);
		const again = derive(drawingOf(declarationOf(bare(drawing)), context), context);
		expect(again.tile, id).toEqual(tile);
		expect(
			again.problems.map((p) => p.code),
			id,
		).toEqual(problems.map((p) => p.code));
	}
});

test('a list of one segment stays a list, also when the tile is turned', () => {
	for (const { id, decl, context } of tiles) {
		const lists = inLists(decl, context);
		const drawing = drawingOf(lists, context);
		expect(plain(declarationOf(drawing)), id).toEqual(plain(lists));
		const turned = declarationOf(rotate(drawing, context));
		expect(plain(turned), id).toEqual(plain(inLists(turned, context)));
	}
});

test('four quarter turns, and two mirrors, are as if nothing was', () => {
	for (const { id, decl, context } of tiles) {
		const drawing = bare(drawingOf(decl, context));
		const turned = rotate(drawing, context, 1);
		expect(declarationOf(rotate(turned, context, 3)), id).toEqual(declarationOf(drawing));
		expect(declarationOf(rotate(rotate(rotate(turned, context), context), context)), id).toEqual(
			declarationOf(drawing),
		);
		expect(declarationOf(mirror(mirror(drawing, context), context)), id).toEqual(
			declarationOf(drawing),
		);
		const [was, is] = [derive(drawing, context), derive(turned, context)];
		expect(is.problems.length, id).toBe(was.problems.length);
		expect(is.tile.symmetry, id).toBe(was.tile.symmetry);
		expect(is.tile.segments.length, id).toBe(was.tile.segments.length);
		const flipped = derive(mirror(drawing, context), context);
		expect(flipped.tile.segments.length, id).toBe(was.tile.segments.length);
		expect(flipped.problems.length, id).toBe(was.problems.length);
	}
});

const stroke = fc.record({
	act: fc.constantFrom('connect', 'connect', 'connect', 'detach', 'turn', 'mirror', 'part'),
	kind: fc.nat(20),
	one: fc.nat(40),
	other: fc.nat(40),
});
type Stroke = ReturnType<(typeof stroke)['generate']>['value'];

function portsOf(drawing: Drawing): Port[] {
	return [
		{ is: 'middle', cell: 0 },
		...drawing.ring.flatMap((side): Port[] => [
			{ is: 'side', side },
			...halvesOfSide(side).map((half): Port => ({ is: 'half', half })),
		]),
	];
}

test('no kind or mark of the palette is shown by its id', () => {
	const titles = sets.flatMap(({ palette }) => [...palette.kinds, ...palette.marks]);
	expect(titles.filter(({ id }) => /[a-z][A-Z]/.test(id)).length).toBeGreaterThan(0);
	expect(titles.filter(({ title }) => /[a-z][A-Z]/.test(title))).toEqual([]);
});

test('whatever is drawn reads back as what was drawn, and no stroke makes a tile that is refused', () => {
	const sound = tiles.filter(({ decl, context }) => {
		return derive(drawingOf(decl, context), context).problems.length === 0;
	});
	const northOf = (id: string, act: Stroke['act'], word = ''): [number, Stroke[]] => {
		const n = sound.findIndex((tile) => tile.id.endsWith(` ${id}`));
		expect(n, id).not.toBe(-1);
		const kind = Math.max(0, Object.keys(sound[n]!.context.kinds).indexOf(word));
		return [n, [{ act, kind, one: 1, other: 1 }]];
	};
	fc.assert(
		fc.property(fc.nat(), fc.array(stroke, { minLength: 1, maxLength: 8 }), (n, list) => {
			const { decl, context } = sound[n % sound.length]!;
			if (decl['sides'] === 'any') return;
			let drawing = drawingOf(decl, context);
			const kinds = Object.keys(context.kinds);
			for (const { act, kind, one, other } of list) {
				const ports = portsOf(drawing);
				const [from, to] = [ports[one % ports.length]!, ports[other % ports.length]!];
				if (act === 'connect')
					drawing = connect(drawing, context, kinds[kind % kinds.length]!, from, to);
				else if (act === 'detach') drawing = detach(drawing, context, from);
				else if (act === 'turn') drawing = rotate(drawing, context);
				else if (act === 'mirror') drawing = mirror(drawing, context);
				else if (from.is === 'half') {
					const there = to.is === 'half' && to.half !== from.half ? { with: to.half } : undefined;
					const choices = [there ?? 'own', 'own', 'none'] as const;
					drawing = moveGround(drawing, context, from.half, choices[kind % choices.length]!);
				}
				const made = derive(drawing, context);
				expect(made.problems, JSON.stringify(declarationOf(drawing))).toEqual([]);
				const read = derive(drawingOf(declarationOf(drawing), context), context);
				expect(read.tile).toEqual(made.tile);
			}
		}),
		{
			numRuns: 150,
			examples: [
				// the last ground is covered, of which an entry says `rest`
				northOf('TB-3', 'connect', 'city'),
				// the segment goes that an area names as its border
				northOf('PD-10', 'detach'),
			],
		},
	);
});
