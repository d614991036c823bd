import { expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { holdKeptWorths } from './kept-worths.ts';

// all packs, whole games: kept-worths.verify.ts

const compile = compilerOf(shippedWorkspace());

test.each([
	{ game: 'carcassonne', seats: 2 },
	{ game: 'carcassonne', seats: 3, with: ['gold-mines', 'king-and-robber', 'hills-and-sheep'] },
	{ game: 'gold-rush', seats: 2, with: ['sheriff'] },
])('what is kept of features is what they are worth: %j', (selection) => {
	const program = programOf(compile, selection);
	expect(holdKeptWorths(program, 1, 25)).toBeGreaterThan(15);
});
