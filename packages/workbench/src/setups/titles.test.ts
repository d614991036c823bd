import { loadWorkspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { shipped, twoPersons } from '../engine/testing.ts';
import { missingNames, setupDifferences } from './difference.ts';
import { editedFiles, titlesOf, titlesOfFiles, titlesWithHouseRules } from './titles.ts';

const house = `overlay: small
format: 1
over: [carcassonne/base]
title: Small roads
changes: []
`;
const workspace = loadWorkspace([
	...shipped,
	{ path: 'own/house-rules/small.yaml', bytes: new TextEncoder().encode(house) },
]);

test('rules are told by titles, and what is gone by its id', () => {
	const rules = {
		game: 'carcassonne',
		packs: ['inns-and-cathedrals', 'gone'],
		overlays: ['small', 'lost'],
	};
	const [game, inns, ...others] = titlesWithHouseRules(workspace, rules);
	expect([game, inns]).toEqual(titlesOf(rules, workspace.packs).slice(0, 2));
	expect(game).not.toBe('carcassonne');
	expect(inns).toMatch(/^Inns/);
	expect(others).toEqual(['gone', 'Small roads', 'lost']);
});

test('files are told by the titles of what is written in them', () => {
	const inns = workspace.packs.find((pack) => pack.name === 'inns-and-cathedrals')!;
	const paths = [...inns.parts.map(({ path }) => path), 'own/house-rules/small.yaml', 'lost.yaml'];
	expect(titlesOfFiles(workspace, paths)).toEqual([inns.title, 'Small roads', 'lost.yaml']);
});

test('an edit of nothing but tiles is told apart from an edit of rules', () => {
	const { title, parts } = workspace.packs.find((pack) => pack.name === 'inns-and-cathedrals')!;
	const of = (...kinds: string[]) =>
		parts.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
	expect(editedFiles(workspace, of('tiles'))).toEqual([{ is: 'tiles', title }]);
	expect(editedFiles(workspace, of('tiles', 'rules'))).toEqual([{ is: 'text', title }]);
	expect(editedFiles(workspace, ['lost.yaml'])).toEqual([{ is: 'text', title: 'lost.yaml' }]);
});

test('packs that nobody chooses are not told of', () => {
	const { seats } = twoPersons;
	const chosen = { ...twoPersons, packs: ['inns-and-cathedrals'] };
	const whole = { ...chosen, packs: ['base', 'common', 'figures', 'symbols', ...chosen.packs] };
	expect(titlesOf(whole, workspace.packs)).toEqual(titlesOf(chosen, workspace.packs));
	expect(setupDifferences(workspace, chosen, whole, { seats })).toEqual([]);
	expect(missingNames(workspace, whole, { seats }).names).toEqual([]);
});
