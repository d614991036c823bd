import { expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { holdKeptWorths } from './kept-worths.ts';
import { baseSetUps } from './script.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const GAMES = Number(process.env['TILEWRIGHT_GAMES'] ?? 4);

const setUps = [
	...baseSetUps.map((setUp) => ({ game: 'carcassonne', ...setUp })),
	...workspace.packs
		.filter((p) => p.role === 'expansion')
		.map((p) => ({ game: p.game!, seats: 2, with: [p.name] })),
	...['inns-and-cathedrals', 'abbey-and-mayor', 'bridges-castles-and-bazaars'].map((name) => ({
		game: 'carcassonne',
		seats: 3,
		with: [name, 'gold-mines', 'king-and-robber', 'princess-and-dragon', 'hills-and-sheep'],
	})),
	{ game: 'gold-rush', seats: 4 },
];

test.each(setUps)('what is kept of features is what they are worth: %j', (setUp) => {
	const program = programOf(compile, setUp);
	for (let seed = 1; seed <= GAMES; seed++)
		expect(holdKeptWorths(program, seed)).toBeGreaterThan(20);
});
