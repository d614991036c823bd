import { generateCounting } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const games = 5;

/** Nodes of the small language of code that run for a tile, which no load of the machine changes. */
function workOfTile(selection: object): number {
	const { program } = compile({ game: 'carcassonne', seats: 2, ...selection });
	const made = generateCounting(program!);
	if ('missing' in made) throw new Error(made.missing.join());
	const { m, board } = made.machine.rt;
	let tiles = 0;
	for (let seed = 1; seed <= games; seed++) {
		expect(made.code.play(seed, seed)).toBe(true);
		tiles += m[board.TILE_COUNT]!;
	}
	return made.work().reduce((sum, { nodes }) => sum + nodes, 0) / tiles;
}

const base = workOfTile({});

// walks over the whole board exceed these, and so does work that is done again for each option
test.each<[name: string, selection: object, most: number]>([
	['inns', { with: ['inns-and-cathedrals'] }, 1.1],
	['builders', { with: ['traders-and-builders'] }, 1.55],
	['towers', { with: ['tower'] }, 1.85],
	['sheep', { with: ['hills-and-sheep'] }, 1.6],
	['a circus', { with: ['big-top'] }, 1.4],
	['barns', { with: ['abbey-and-mayor'] }, 2.15],
	['a dragon', { with: ['princess-and-dragon'] }, 2.45],
	['bridges', { with: ['bridges-castles-and-bazaars'] }, 1.95],
	[
		'seven small packs',
		{ with: ['count', 'cult', 'gold-mines', 'king-and-robber', 'symbols', 'gq11', 'winter'] },
		2.05,
	],
	['tokens in hills', { game: 'gold-rush' }, 2.25],
])('with %s a tile takes at most so much of the work of the base game', (_, selection, most) => {
	expect(workOfTile(selection) / base).toBeLessThan(most);
});
