import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { shipped, twoPersons } from '../testing.ts';
import { describeDecision } from './decision.ts';

function* decisionsOf(pack: string, seed: number): Generator<ReturnType<typeof describeDecision>> {
	const selection = selectionOf({ ...twoPersons, packs: [pack] }, 2);
	const { program } = compile(shipped, selection);
	const game = new Game(program!, { seed, ledger: false });
	const random = new BotRandom(seed);
	while (!game.over) {
		const { decision } = game;
		if (!decision) return;
		yield describeDecision(game, decision);
		game.choose(game.think((machine) => players['random']!(machine, random)));
	}
}

describe.each([
	['tower', true],
	['hills-and-sheep', false],
	['bridges-castles-and-bazaars', true],
	['princess-and-dragon', false],
	['traders-and-builders', false],
	['king-and-robber', false],
])('decisions of %s in words', (pack, free) => {
	let seen = 0;
	test('what tells options apart is in their labels, and free actions are in the question', () => {
		for (const seed of [1, 2, 3])
			for (const { prompt, options } of decisionsOf(pack, seed)) {
				expect(prompt).toMatch(/[.?!…]$/);
				expect(prompt).not.toMatch(/^Choose a cell/);
				const purposes = new Set(options.flatMap((o) => (o.free || o.says === '' ? [] : [o.says])));
				for (const { label, says, targets } of options) {
					const names = targets.map(({ is }) => is);
					// a place alone does not tell which of several things is done there
					if (
						purposes.size > 1 &&
						says !== '' &&
						!names.some((is) => /^(piece-kind|placement)$/.test(is))
					)
						expect(label.toLowerCase()).toContain(says.replace(/\.$/, '').toLowerCase());
					if (names.join() === 'segment,piece-kind,seat') expect(label).toMatch(/ of .+ on /);
				}
				const byLabel = new Map<string, string>();
				for (const { label, says, free: isFree } of options) {
					const other = byLabel.get(label);
					expect(other === undefined || other === says, `${label}: ${says}, ${other}`).toBe(true);
					byLabel.set(label, says);
					if (!isFree) continue;
					seen++;
					expect(label.toLowerCase()).toContain(says.toLowerCase());
					if (options.some((o) => !o.free && o.action !== 'pass'))
						expect(prompt.toLowerCase()).toContain(`you may also ${says.toLowerCase()}`);
				}
			}
		if (free) expect(seen).toBeGreaterThan(0);
	});
});
