import { readDocument } from '@tilewright/lang';
import { WorkspaceFiles, type Setup } from '@tilewright/session';
import { expect, test } from 'vitest';
import { shipped } from '../engine/testing.ts';
import { thingsInLink } from './link-things.ts';

const files = new WorkspaceFiles(readDocument);
files.change(shipped, [], true);
const setup = {
	...{ game: 'carcassonne', packs: ['hedges'], preset: undefined, elements: {}, params: {} },
	...{ seats: [], seed: 1, overlays: ['wide'] },
} satisfies Setup;
const texts = {
	'own/hedges/pack.yaml': `pack: hedges
format: 1
game: carcassonne
role: expansion
title: Hedges and ditches
version: 1.0.0
licence: MIT
use: [base]
`,
	'own/hedges/tiles.yaml': 'format: 1\ntiles:\n  H1: { road: E-W }\n  H2: { road: N-S }\n',
	'own/house-rules/wide.yaml': `overlay: wide
format: 1
over: [carcassonne/base]
title: Wide roads
params: { base.twoTileCity: half }
changes:
  - { patch: base.road, with: { value: { tiles: { each: 3 } } } }
`,
};

test('a link is told by titles: packs with their tiles, house rules with the sentences that they bring', () => {
	const things = thingsInLink(files, texts, setup);
	expect(things[0]).toEqual({
		...{ is: 'pack', title: 'Hedges and ditches', tileIds: ['H1', 'H2'], rules: 0, isWhole: true },
	});
	expect(things[1]).toMatchObject({ is: 'house', title: 'Wide roads' });
	const [, house] = things;
	const sentences = house?.is === 'house' ? house.changes.flatMap((c) => c.sentences) : [];
	expect(sentences.join(' ')).toMatch(/\b3\b/);
	const names = house?.is === 'house' ? house.changes.map((c) => c.name) : [];
	expect(names).toEqual(['A finished city of two tiles pays half', 'Road']);
	expect(JSON.stringify(things)).not.toMatch(/\.yaml/);
});

test('an edit of a pack that is there is a change of it', () => {
	const path = 'data/carcassonne/base/rules.yaml';
	const text = new TextDecoder().decode(files.all.get(path));
	expect(thingsInLink(files, { [path]: `${text}# more\n` }, undefined)).toMatchObject([
		{ is: 'pack', isWhole: false },
	]);
});

test('a change that is switched off comes with its name, and is marked', () => {
	const path = 'own/house-rules/wide.yaml';
	const text = texts[path].replace('with: { value', 'skip: true, with: { value');
	const [house] = thingsInLink(files, { [path]: text }, { ...setup, packs: [] });
	const changes = house?.is === 'house' ? house.changes : [];
	expect(changes.map(({ off }) => off)).toContain(true);
	for (const { name, off, sentences } of changes) {
		expect(name).not.toBe('');
		if (off) expect(sentences).toEqual([]);
	}
});

test('a rule that is called by its moment says the moment once', () => {
	const path = 'own/house-rules/wide.yaml';
	const rule =
		'  - { add: { rules: [{ id: atEnd, says: At the end of the turn., at: end, do: [{ score: { to: active, each: -1 } }] }] } }\n';
	const text = texts[path].replace(/params.*\n/, '').replace(/changes:\n.*/s, `changes:\n${rule}`);
	const [house] = thingsInLink(files, { [path]: text }, { ...setup, packs: [] });
	expect(house?.is === 'house' ? house.changes : []).toMatchObject([
		{ name: 'At the end of the turn', sentences: ['The active player loses 1 point.'] },
	]);
});
