import { describe, expect, test } from 'vitest';
import { NO_LOOKS } from '../looks/looks.ts';
import { withPictures } from '../looks/pictures.ts';
import { themeOf } from '../looks/theme.ts';
import { readLooks } from '../looks/read.ts';
import { kinds, samples, tileOf } from '../testing.ts';
import { boardSvg, onBoard, pieceAt } from './board.ts';
import { segmentPath, tileSvg } from './tile.ts';

const theme = themeOf('light');
const groups = (svg: string): number[] =>
	[...svg.matchAll(/data-segment="(\d+)"/g)].map((m) => Number(m[1]));

function balanced(svg: string): boolean {
	const open: string[] = [];
	for (const [, close, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
		if (self) continue;
		if (!close) open.push(name!);
		else if (open.pop() !== name) return false;
	}
	return open.length === 0;
}

describe('a drawn tile', () => {
	test.each(samples.map((tile) => [tile.id, tile] as const))(
		'%s has one group per segment',
		(_, tile) => {
			const svg = tileSvg(tile, kinds, theme);
			expect(groups(svg).sort((a, b) => a - b)).toEqual(tile.segments.map((_, i) => i));
			expect(balanced(svg)).toBe(true);
			expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		},
	);

	test('is the same every time', () => {
		const [a, b] = [1, 2].map(() =>
			tileSvg(tileOf('same', { fort: 'N flag', lane: 'E-W' }), kinds, theme),
		);
		expect(a).toBe(b);
	});

	test('draws what lies over the others last', () => {
		const svg = tileSvg(
			samples.find((t) => t.id === 'over')!,
			kinds,
			theme,
		);
		const tile = samples.find((t) => t.id === 'over')!;
		const over = tile.segments.findIndex((s) => s.over);
		expect(groups(svg).at(-1)).toBe(over);
	});

	test('has its own look for every scheme', () => {
		const tile = samples.find((t) => t.id === 'cap')!;
		expect(tileSvg(tile, kinds, theme)).not.toBe(tileSvg(tile, kinds, themeOf('dark')));
	});

	test('a line that ends alone ends in its glyph, lines that meet do not', () => {
		const { looks, problems } = readLooks([
			{
				looks: {
					glyphs: { basin: [{ d: 'M1 1H23V23H1Z', fill: 'blue' }] },
					kinds: { stream: { end: 'basin', size: 400 } },
				},
			},
		]);
		expect(problems).toEqual([]);
		const drawn = (stream: string | readonly string[], more = {}): boolean =>
			tileSvg(tileOf('t', { stream, ...more }), kinds, themeOf('light', looks)).includes(
				'M1 1H23V23H1Z',
			);
		expect(drawn('W')).toBe(true);
		expect(drawn('E-W')).toBe(false);
		expect(drawn('N-E-S')).toBe(false);
		expect(drawn(['N', 'E', 'S'])).toBe(false);
		expect(drawn('W', { well: 'centre' })).toBe(false);
	});

	test('takes colours, glyphs and patterns from the looks', () => {
		const { looks, problems } = readLooks([
			{
				looks: {
					colours: { brick: ['#aa5500', '#552200'] },
					glyphs: { peak: [{ d: 'M2 22L12 2L22 22Z', fill: 'brick' }] },
					kinds: { fort: { fill: 'brick', pattern: { glyphs: ['peak'], size: 100, gap: 120 } } },
				},
			},
		]);
		expect(problems).toEqual([]);
		const svg = tileSvg(
			samples.find((t) => t.id === 'full')!,
			kinds,
			themeOf('dark', looks),
		);
		expect(svg).toContain('fill="#552200"');
		expect(svg.split('M2 22L12 2L22 22Z').length).toBeGreaterThan(10);
	});

	test('gives the surface of a segment as a path', () => {
		for (const tile of samples)
			tile.segments.forEach((_, i) => expect(segmentPath(tile, i, kinds)).toMatch(/^M[\d.]/));
	});
});

describe('a tile with a picture of its own', () => {
	const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const tile = tileOf('own', { fort: 'N flag', lane: 'E-W' });
	const with_ = (under: boolean): string => {
		const picture = { path: 'a.svg', type: 'image/svg+xml', bytes: svg, under };
		const looks = withPictures(NO_LOOKS, new Map([['own', picture]]));
		return tileSvg(tile, kinds, themeOf('light', looks));
	};
	const address = `href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"`;

	test('shows it instead of what follows, and its segments can still be pointed at', () => {
		expect(with_(false)).toContain(address);
		expect(groups(with_(false)).sort()).toEqual(tile.segments.map((_, i) => i));
		expect(with_(false).replace(/<image [^>]*>/, '')).not.toMatch(/fill="(?!none)/);
	});
	test('shows it in the place of the ground where it lies under', () => {
		const [drawn, plain] = [with_(true), tileSvg(tile, kinds, theme)];
		expect(drawn).toContain(address);
		const fort = tile.segments.findIndex((s) => s.kind === 'fort');
		const group = (all: string): string | undefined =>
			all.match(new RegExp(`<g data-segment="${fort}".*?(?=<g data-segment)`))?.[0];
		expect(group(drawn)).toBe(group(plain));
		expect(drawn.length).toBeLessThan(plain.length);
	});
	test('covers all cells of a tile, and nothing beside them', () => {
		const bent = tileOf('own', { footprint: ['0/0', '1/0', '0/1'], lane: 'W@0/0' });
		const picture = { path: 'a.svg', type: 'image/svg+xml', bytes: svg, under: false };
		const looks = withPictures(NO_LOOKS, new Map([['own', picture]]));
		const all = tileSvg(bent, kinds, themeOf('light', looks));
		expect(all.match(/<svg [^>]*overflow="hidden"><image /g)).toHaveLength(3);
		expect(balanced(all)).toBe(true);
	});
	test('another tile is drawn as ever', () => {
		const other = tileOf('other', { fort: 'N flag', lane: 'E-W' });
		expect(tileSvg(other, kinds, theme)).not.toContain('<image');
	});
});

describe('a drawn board', () => {
	const tile = samples.find((t) => t.id === 'cap')!;
	const fort = tile.segments.findIndex((s) => s.kind === 'fort');

	test('turns tiles about their cell', () => {
		expect(onBoard({ tile, x: 2, y: 1, turn: 1 }, { x: 50, y: 10 })).toEqual({ x: 290, y: 150 });
	});

	test('stands pieces on their segment as the tile lies', () => {
		const view = { tiles: [{ tile, x: 0, y: 0, turn: 2 }], kinds, pieces: [] };
		const p = pieceAt(view, { kind: 'any', seat: 0, tile: 0, segment: fort });
		expect(p.y).toBeGreaterThan(75);
	});

	test('is a whole picture', () => {
		const svg = boardSvg(
			{
				tiles: [
					{ tile, x: 0, y: 0, turn: 0 },
					{ tile, x: 0, y: 1, turn: 2 },
				],
				kinds,
				pieces: [{ kind: 'x', seat: 1, tile: 1, segment: fort }],
			},
			theme,
		);
		expect(svg).toMatch(/^<svg [^>]*viewBox="-30 -30 160 260"/);
		expect(svg).toContain(theme.seats[1]!.light);
	});
});
