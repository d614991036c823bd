import { Game, logOf, verifyLog } from '@tilewright/interpreter';
import { BotRandom, playerNames, playerOf } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { pairs } from '../properties/script.ts';
import { longPartOf } from '../support/part.ts';

const compile = compilerOf(shippedWorkspace());

const slow = /^(thoughtful|search)/;
const names = playerNames.map((name) => (name === 'search' ? 'search:20' : name));

/** Every game and every pack alone, and some of the pairs; bots that take their time play no pairs. */
const sampleOf = (name: string) =>
	pairs().filter((pair, i) => pair.with.length < 2 || (i % 8 === 0 && !slow.test(name)));

describe.each(names)('%s', (name) => {
	test.each(
		longPartOf(sampleOf(name), 2).map(
			(p) => [`${p.game}: ${p.with.join(' and ') || 'alone'}`, p] as const,
		),
	)('plays %s by the rules, to the end', (_, { game: id, with: packs }) => {
		const { program } = compile({ game: id, with: packs, seats: 3 });
		const game = new Game(program!, { seed: 11 });
		const random = new BotRandom(12);
		while (!game.over) game.choose(game.think((machine) => playerOf(name)!(machine, random)));
		expect(verifyLog(logOf(game, { title: 'by bots' }), compile)).toMatchObject({
			ok: true,
			scores: game.scores,
		});
	});
});
