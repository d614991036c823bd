import { shownSides } from '@tilewright/interpreter';
import { compile, loadWorkspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { readShared, shipped } from '../engine/testing.ts';
import { filteredTiles, filtersOf, type Filter, type Order } from './filter.ts';
import type { SetView } from './requests.ts';

const program = compile(loadWorkspace(shipped, readShared), {
	game: 'carcassonne',
	seats: 2,
}).program!;
const view: SetView = {
	program,
	shown: shownSides(program),
	rules: {
		tiles: program.tiles,
		kinds: program.kinds,
		looks: undefined as never,
	},
	tiles: program.tiles.map(({ id, copies }) => ({
		id,
		pack: 'base',
		copies: Number(copies),
		published: Number(copies),
		out: false,
		inFile: true,
	})),
	packs: [],
};
const counts = new Map(view.tiles.map((t) => [t.id, t.copies]));
const ids = (filter: Filter, order: Order = 'pack', words = ''): string =>
	filteredTiles(view, counts, words, filter, order)
		.map((t) => t.id)
		.join(' ');
const titleOf = (code: number): string => {
	const { left = -1 } = view.shown.codes[code] ?? {};
	return (program.kinds[left]?.title ?? 'ground').toLowerCase();
};
const side = (name: string): number =>
	view.shown.codes.findIndex((_, code) => titleOf(code) === name);

test('the filters that distinguish tiles', () => {
	const { kinds, sides, marks } = filtersOf(view);
	expect(kinds).toEqual(expect.arrayContaining(['city', 'road', 'field', 'monastery']));
	expect(sides.map((c) => titleOf(c)).sort()).toEqual(['city', 'ground', 'road']);
	expect(marks).toEqual(['pennant']);
});

test('tiles are shown by kind, side, mark, words', () => {
	expect(ids('kind:monastery')).toBe('A B');
	expect(ids('mark:pennant')).toBe('C F M Mg O Q S');
	expect(ids(`side:${side('road')}`, 'pack', 'u')).toBe('U Ug');
	expect(ids('all', 'pack', ' vG ')).toBe('Vg');
	expect(ids('changed')).toBe('');
	const more = new Map(counts).set('W', 9);
	expect(filteredTiles(view, more, '', 'changed', 'pack').map((t) => t.id)).toEqual(['W']);
});

test('and sorted by how many there are, or by their sides', () => {
	expect(ids('all', 'count').split(' ').slice(0, 2)).toEqual(['V', 'U']);
	expect(ids('all', `side:${side('city')}`).split(' ')[0]).toBe('C');
	expect(ids('all', `side:${side('road')}`).split(' ')[0]).toBe('X');
});
