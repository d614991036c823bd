import { compile, type Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import type { Setup } from '../setup/setup.ts';
import { shipped as workspace, twoPersons } from '../testing.ts';
import { firstDifference } from './first-difference.ts';

const programOf = (change: Partial<Setup> = {}): Program =>
	compile(workspace, selectionOf({ ...twoPersons, ...change }, 2)).program!;
const usual = programOf();
const names = ['Ann', 'Bob'];
const seeds = [1, 2, 3, 4, 5, 6];
const found = (other: Program) =>
	seeds.flatMap((seed) => firstDifference([usual, other], seed, names, 400) ?? []);

test('a rule set does not differ from itself', () => {
	expect(found(programOf())).toEqual([]);
});

test.each([
	['half for small cities', { params: { 'base.twoTileCity': 'half' } }],
	['more for fields', { params: { 'fields.pointsPerCity': 6 } }],
])('points differ by %s, and by nothing before', (_, change) => {
	const other = programOf(change);
	const all = found(other);
	expect(all.length).toBeGreaterThan(0);
	for (const { seed, steps, a, b, words } of all) {
		expect(a.scores).not.toEqual(b.scores);
		expect(words).not.toBe('');
		expect(firstDifference([usual, other], seed, names, steps - 1)).toBeUndefined();
	}
});

test('options that one rule set lacks are named', () => {
	for (const { a, b } of found(programOf({ elements: { farmers: false } }))) {
		expect(a.only.join()).toContain('field');
		expect(b.only).toEqual([]);
		expect(a.scores).toEqual(b.scores);
	}
});
