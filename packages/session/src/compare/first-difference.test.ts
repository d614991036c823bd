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
		expect(a.places.length + b.places.length).toBeGreaterThan(0);
		for (const { is } of [...a.places, ...b.places]) expect(['segment', 'tile']).toContain(is);
		expect(firstDifference([usual, other], seed, names, steps - 1)).toBeUndefined();
	}
});

test('options that one rule set lacks are named', () => {
	for (const { a, b } of found(programOf({ elements: { farmers: false } }))) {
		expect(a.only.join()).toContain('field');
		expect(b.only).toEqual([]);
		expect(a.places.length).toBe(a.only.length);
		expect(b.places).toEqual([]);
		expect(a.scores).toEqual(b.scores);
	}
});

test('an outlined place paid in one game and not in the other', () => {
	const half = found(programOf({ params: { 'base.twoTileCity': 'half' } }));
	const kinds = new Set(
		half.flatMap(({ a, b }) =>
			[a, b].flatMap(({ view, places }) =>
				places.flatMap((at) =>
					at.is === 'segment' ? kindAt(view.tiles[at.tile]!.id, at.segment) : [],
				),
			),
		),
	);
	expect([...kinds]).toEqual(['city']);
});

function kindAt(tile: string, segment: number): string {
	return usual.tiles.find(({ id }) => id === tile)!.segments[segment]!.kind;
}
