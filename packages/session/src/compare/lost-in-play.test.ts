import { compile, type Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import type { Setup } from '../setup/setup.ts';
import { shipped as workspace, twoPersons, workspaceWith } from '../testing.ts';
import { lostInPlay } from './lost-in-play.ts';

const programOf = (change: Partial<Setup> = {}): Program =>
	compile(workspace, selectionOf({ ...twoPersons, ...change }, 2)).program!;
const usual = programOf();
const tried = { games: 6, names: ['Ann', 'Bob'], maxSteps: 500 };

test('rules that differ in points only offer the same', () => {
	expect(lostInPlay([usual, usual], tried)).toEqual({ says: [] });
	const points = programOf({ params: { 'base.twoTileCity': 'half' } });
	expect(lostInPlay([usual, points], tried)).toEqual({ says: [] });
	expect(lostInPlay([points, usual], tried)).toEqual({ says: [] });
});

test('what nobody can do any more is named by its purpose', () => {
	const towers = programOf({ packs: [...twoPersons.packs, 'tower'] });
	const lost = lostInPlay([towers, usual], tried);
	expect(lost.says.join()).toContain('tower');
	expect(lostInPlay([usual, towers], tried).says).toEqual([]);
});

test('tiles that are put away far more often than before are counted, and others are not', () => {
	const underForbid = (when: string): Program => {
		const changes = `changes:\n  - add:\n      forbid: [{ id: noJoin, verb: placeTile, when: "${when}", why: ours.noJoin }]\n      texts: { ours.noJoin: Not there. }\n`;
		const more = { 'own/ours.yaml': `overlay: ours\nformat: 1\nover: [base]\n${changes}` };
		const setup = { ...twoPersons, overlays: ['ours'] };
		return compile(workspaceWith(undefined, more), selectionOf(setup, 2)).program!;
	};
	const narrow = underForbid(
		'it.sides.exists(s, s.facing != none && (s.kind == city || s.kind == road))',
	);
	const { putAway } = lostInPlay([usual, narrow], tried);
	expect(putAway!.after).toBeGreaterThan(3 * putAway!.before);
	expect(putAway!.tiles).toBeGreaterThan(putAway!.after);
	expect(lostInPlay([narrow, narrow], tried).putAway).toBeUndefined();
	expect(lostInPlay([narrow, usual], tried).putAway).toBeUndefined();
});
