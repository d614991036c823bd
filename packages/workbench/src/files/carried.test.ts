import { Game, logJson, logOf } from '@tilewright/interpreter';
import { compileSetup, type Setup } from '@tilewright/session';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers } from './handlers.ts';
import type { ShareLink } from './requests.ts';

const encoder = new TextEncoder();
const own = {
	'own/hedges/pack.yaml':
		'pack: hedges\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: Hedges\nversion: 1.0.0\nlicence: MIT\nuse: [base]\n',
	'own/hedges/tiles.yaml':
		'format: 1\ntiles:\n  H1: { road: E-W, copies: 6 }\n  H2: { road: N-S }\n',
	'own/house-rules/wide.yaml':
		'overlay: wide\nformat: 1\nover: [carcassonne/base]\ntitle: Wide roads\nchanges:\n  - { patch: base.road, with: { value: { tiles: { each: 3 } } } }\n',
	'own/house-rules/narrow.yaml':
		'overlay: narrow\nformat: 1\nover: [carcassonne/base]\ntitle: Narrow roads\nchanges:\n  - { patch: base.road, with: { value: { tiles: { each: 2 } } } }\n',
};
const setup: Setup = {
	...twoPersons,
	game: 'carcassonne',
	packs: ['hedges'],
	params: { 'base.meeplesPerPlayer': 5 },
	overlays: ['wide', 'long-roads'],
};
const services = testServices();
const { files } = services;
const requests = handlers(services);
let made: Exclude<ShareLink, { finding: unknown }>;
let scores: readonly number[];

beforeAll(async () => {
	files.change(
		[
			...shipped,
			...Object.entries(own).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
		],
		[],
		true,
	);
	const { program } = compileSetup(files.workspace, setup);
	const game = new Game(program!, { seed: 1, names: ['ann', 'ben'] });
	for (let i = 0; i < 20; i++) game.choose(0);
	scores = game.scores;
	const log = logJson(logOf(game, { title: 'A game' }));
	const link = await requests['files.share']({ setup, edited: [], log, carrier: 'file' });
	if ('finding' in link) throw new Error(link.finding.message);
	made = link;
});

test('the sender is told choices and house rules, and what stays out', () => {
	const { choices, things } = made.carried;
	expect(choices.filter((c) => c.is === 'param')).toHaveLength(1);
	const ready = choices.filter((c) => c.is === 'house');
	expect(ready.map((c) => c.title)).toEqual(['Roads of five tiles']);
	expect(ready.every((c) => c.says !== '')).toBe(true);
	expect(things.map(({ title }) => title)).toEqual(['Hedges', 'Wide roads']);
	expect(made.left).toEqual(['Narrow roads']);
});

test('the copies of each tile go along', () => {
	expect(made.carried.copies).toEqual({ H1: 6, H2: 1 });
});

test('what the reader is told is what the sender was told', async () => {
	const content = await requests['files.link']({ text: made.text, carrier: 'file' });
	expect(content.carried).toEqual(made.carried);
});

test('a game is told by its moves and points', () => {
	const { game } = made.carried;
	expect(game?.moves).toBe(20);
	expect(game?.over).toBe(false);
	expect(game?.seats).toEqual([
		{ name: 'ann', points: scores[0] },
		{ name: 'ben', points: scores[1] },
	]);
});

test('new tiles are drawn for those who do not have them', async () => {
	const { files: stranger, ...others } = testServices();
	stranger.change(shipped, [], true);
	const content = await handlers({ files: stranger, ...others })['files.link']({
		text: made.text,
		carrier: 'file',
	});
	expect(content.carried.drawn?.tiles.map(({ id }) => id).sort()).toEqual(['H1', 'H2']);
});
