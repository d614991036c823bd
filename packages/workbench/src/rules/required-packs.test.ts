import { expect, test } from 'vitest';
import type { PackChoice } from '@tilewright/session';
import { withPack } from './required-packs.ts';

const pack = (id: string, requires: Record<string, string> = {}, optional = true): PackChoice => ({
	id,
	title: id,
	says: '',
	optional,
	on: false,
	cites: [],
	excludedBy: [],
	folder: '',
	requires: Object.entries(requires).map(([needed, why]) => ({ id: needed, why })),
});
const packs = [
	pack('base', {}, false),
	pack('a', { b: 'built on it', base: '' }),
	pack('b', { c: 'and that on this' }),
	pack('c', { a: 'in a circle' }),
	pack('d', { c: '' }),
];

test('what a pack needs comes with it, and what that needs, with the reasons; a circle ends', () => {
	expect(withPack(packs, [], 'a')).toEqual({
		packs: ['a', 'b', 'c'],
		added: [
			{ id: 'b', by: 'a', why: 'built on it' },
			{ id: 'c', by: 'b', why: 'and that on this' },
		],
	});
});

test('what is there already is not added, what others lack neither', () => {
	expect(withPack(packs, ['b', 'c'], 'a').added).toEqual([]);
	expect(withPack(packs, ['d'], 'b')).toEqual({
		packs: ['d', 'b', 'c', 'a'],
		added: [
			{ id: 'c', by: 'b', why: 'and that on this' },
			{ id: 'a', by: 'c', why: 'in a circle' },
		],
	});
	expect(withPack(packs, ['a'], 'd').packs).toEqual(['a', 'd', 'c']);
});
