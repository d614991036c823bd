import { expect, test } from 'vitest';
import { clashesOf, isAboutClash } from './clashes.ts';
import type { Choices, ClashChoice, Finding } from '@tilewright/session';

const pack = (id: string, optional = true): Choices['packs'][number] => ({
	id,
	folder: '',
	cites: [],
	title: id.toUpperCase(),
	says: '',
	optional,
	on: true,
	requires: [],
	excludedBy: [],
});
const element = (id: string, says: string): Choices['elements'][number] => ({
	id,
	pack: '',
	usual: true,
	says,
	on: true,
	cites: [],
	editions: [],
});
const waysFor = (...clashes: ClashChoice[]): ReturnType<typeof clashesOf> =>
	clashesOf({
		packs: [pack('base', false), pack('a'), pack('b'), pack('c')],
		elements: [element('sails', 'Boats have sails.'), element('boats', 'There are boats.')],
		clashes,
	} as unknown as Choices);

test('packs that exclude each other, or lack another, are reported with the reason and a way out', () => {
	expect(
		waysFor(
			{ what: 'pack', is: 'conflicts', id: 'a', other: 'b', why: 'both want the middle.' },
			{ what: 'pack', is: 'requires', id: 'b', other: 'c', why: '' },
			{ what: 'pack', is: 'conflicts', id: 'base', other: 'b', why: '' },
		),
	).toEqual([
		{
			text: 'A and B exclude each other: both want the middle.',
			ways: [{ what: 'pack', id: 'a', on: false, text: 'Leave out A' }],
		},
		{
			text: 'B needs C.',
			ways: [
				{ what: 'pack', id: 'c', on: true, text: 'Add C' },
				{ what: 'pack', id: 'b', on: false, text: 'Leave out B' },
			],
		},
		{ text: 'BASE and B exclude each other.', ways: [] },
	]);
});

test('elements are named by their sentences', () => {
	expect(
		waysFor({ what: 'element', is: 'requires', id: 'sails', other: 'boats', why: '' }),
	).toEqual([
		{
			text: '“Boats have sails” needs “There are boats”.',
			ways: [
				{ what: 'element', id: 'boats', on: true, text: 'Switch on “There are boats”' },
				{ what: 'element', id: 'sails', on: false, text: 'Switch off “Boats have sails”' },
			],
		},
	]);
});

test('findings about clashes are reported in these words, others in their own', () => {
	const finding = (code: string): Finding => ({ code }) as unknown as Finding;
	expect(['LINK-CONFLICT', 'LINK-REQUIRES'].map((c) => isAboutClash(finding(c)))).toEqual([
		true,
		true,
	]);
	expect(isAboutClash(finding('RULE-COUNT'))).toBe(false);
});
