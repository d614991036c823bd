import { expect, test } from 'vitest';
import { clashesOf, tellsClash } from './clashes.ts';
import type { Finding } from './engine/rules.ts';
import type { Choices } from './engine/setup.ts';

const pack = (id: string, more: object = {}): Choices['packs'][number] => ({
	id,
	cites: [],
	title: id.toUpperCase(),
	says: '',
	optional: true,
	on: false,
	conflicts: [],
	requires: [],
	...more,
});
const finding = (code: string, message: string): Finding =>
	({ code, message, severity: 'error', file: '', line: 1 }) as unknown as Finding;

const packs = [
	pack('a', { conflicts: [{ id: 'b', why: 'both want the middle.' }] }),
	pack('b', { requires: [{ id: 'c', why: '' }] }),
	pack('c'),
];

test('what excludes each other and what lacks another is told with its reason, where it was found', () => {
	const errors = [
		finding('LINK-CONFLICT', 'Packs "a" and "b" exclude each other.'),
		finding('LINK-REQUIRES', 'Pack "b" needs "c".'),
	];
	expect(clashesOf(packs, ['a', 'b'], errors)).toEqual([
		{ pack: 'a', needs: '', text: 'A and B exclude each other: both want the middle.' },
		{ pack: 'b', needs: 'c', text: 'B needs C.' },
	]);
	expect(errors.every(tellsClash)).toBe(true);
});

test('what is declared and not found under these rules is not told; nor what is not chosen', () => {
	expect(clashesOf(packs, ['a', 'b'], [])).toEqual([]);
	expect(clashesOf(packs, ['b'], [finding('LINK-CONFLICT', '"a" and "b"')])).toEqual([]);
	expect(tellsClash(finding('RULE-COUNT', ''))).toBe(false);
});
