import { compile, type Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import type { Setup } from '../setup/setup.ts';
import { shipped as workspace, twoPersons } from '../testing.ts';
import { neverOffered } from './never-offered.ts';

const programOf = (change: Partial<Setup> = {}): Program =>
	compile(workspace, selectionOf({ ...twoPersons, ...change }, 2)).program!;
const usual = programOf();
const tried = { games: 6, names: ['Ann', 'Bob'], maxSteps: 500 };

test('rules that differ in points only offer the same', () => {
	expect(neverOffered([usual, usual], tried)).toEqual([]);
	const points = programOf({ params: { 'base.twoTileCity': 'half' } });
	expect(neverOffered([usual, points], tried)).toEqual([]);
	expect(neverOffered([points, usual], tried)).toEqual([]);
});

test('what nobody can do any more is named by its purpose', () => {
	const towers = programOf({ packs: [...twoPersons.packs, 'tower'] });
	const lost = neverOffered([towers, usual], tried);
	expect(lost.join()).toContain('tower');
	expect(neverOffered([usual, towers], tried)).toEqual([]);
});
