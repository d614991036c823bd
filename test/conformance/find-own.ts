/**
 * Looks for a random game of our engine in which a finished city covers one cell with two of its segments, and writes it:
 * `node --conditions=@tilewright/source conformance/find-own.ts` in `test/`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game, logJson, logOf } from '@tilewright/interpreter';
import { forEachMember, rootOf, countTilesOf } from '@tilewright/interpreter/state';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const elements = { farmers: true, abbot: false, gardens: false };
const params = { 'base.tiles': 'c1' };
const { program } = compilerOf(shippedWorkspace())({
	game: 'carcassonne',
	seats: 2,
	elements,
	params,
});
if (program === undefined) throw new Error('the base game does not compile');

for (let seed = 1; ; seed++) {
	const game = randomGame(seed);
	if (!foldedCity(game)) continue;
	const says = `Random play of our own engine, seed ${seed}. A finished city covers one cell with two segments.`;
	const log = logOf(game, { title: 'folded-city', says, hashes: false, elements });
	writeFileSync(join(import.meta.dirname, 'own', 'folded-city.json'), logJson(log));
	break;
}

function randomGame(seed: number): Game {
	const game = new Game(program!, { seed, names: ['ann', 'bob'] });
	let state = seed;
	const below = (n: number): number => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor(((state >>> 8) / 2 ** 24) * n);
	};
	for (let d = game.decision; d !== undefined; d = game.decision) {
		const any = below(d.options.length);
		const city = d.options.findIndex((o) => o.key.includes('city'));
		game.choose(city < 0 ? any : city);
	}
	return game;
}

function foldedCity(game: Game): boolean {
	const { board } = game.machine.rt;
	return game.ledger.some((entry) => {
		if (!entry.complete || entry.kind < 0 || game.program.kinds[entry.kind]!.id !== 'city')
			return false;
		let segments = 0;
		forEachMember(board, rootOf(board, entry.segment), () => (segments++, false));
		return segments > countTilesOf(board, entry.segment);
	});
}
