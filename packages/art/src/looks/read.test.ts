import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLooks } from './read.ts';

test('looks of the packs are read whole', () => {
	const text = readFileSync(
		new URL('../../../../data/carcassonne/base/looks.yaml', import.meta.url),
		'utf8',
	);
	const { looks, problems } = readLooks([parse(text)]);
	expect(problems).toEqual([]);
	expect(looks.kinds.size).toBeGreaterThan(3);
	for (const [, kind] of looks.kinds) {
		for (const colour of [kind.fill, kind.line, kind.trim])
			if (colour) expect(looks.colours.has(colour)).toBe(true);
		for (const glyph of [kind.glyph, ...(kind.pattern?.glyphs ?? [])])
			if (glyph) expect(looks.glyphs.has(glyph)).toBe(true);
	}
});

test('nothing but colours, paths, numbers and names gets through', () => {
	const { looks, problems } = readLooks([
		{
			looks: {
				colours: { a: 'red"/><script>', b: ['#123456', 'url(#x)'] },
				glyphs: { g: [{ d: 'M0 0" onload="alert(1)' }], h: [{ d: 'M0 0L1 1', width: 9000 }] },
				kinds: { k: { width: 'wide', colour: 'x' } },
			},
		},
		17,
		null,
	]);
	expect(looks.colours.size).toBe(0);
	expect(looks.glyphs.get('g')).toEqual([]);
	expect(looks.glyphs.get('h')).toEqual([{ d: 'M0 0L1 1' }]);
	expect(looks.kinds.get('k')).toEqual({});
	expect(problems.map((p) => p.path.join('.'))).toEqual([
		'looks.colours.a',
		'looks.colours.b',
		'looks.glyphs.g.0.d',
		'looks.glyphs.h.0.width',
		'looks.kinds.k.width',
		'looks.kinds.k.colour',
	]);
});

test('later packs win by id', () => {
	const { looks } = readLooks([
		{ looks: { kinds: { k: { width: 30 }, l: { width: 40 } } } },
		{ looks: { kinds: { k: { width: 50 } } } },
	]);
	expect(looks.kinds.get('k')).toEqual({ width: 5 });
	expect(looks.kinds.get('l')).toEqual({ width: 4 });
});

test('places are read whole or not at all', () => {
	const { looks, problems } = readLooks([
		{
			looks: {
				places: {
					a: { on: 'T1', at: [250, -500], size: [600, 300], glyph: 'g' },
					b: { on: 'T1', at: [1, 2] },
					c: { on: 'T1' },
					d: { on: 'T1', at: [1, 'x'], size: [600] },
				},
			},
		},
	]);
	expect([...looks.places]).toEqual([
		['a', { on: 'T1', at: [25, -50], size: [60, 30], glyph: 'g' }],
		['b', { on: 'T1', at: [0.1, 0.2], size: [90, 50] }],
	]);
	expect(problems.map((p) => p.path.join('.'))).toEqual([
		'looks.places.c',
		'looks.places.d.at',
		'looks.places.d.size',
		'looks.places.d',
	]);
});
