import { Game, hotSwap } from '@tilewright/interpreter';
import { expect } from 'vitest';
import { type Law, type Script, law, pick, programFor } from '../script.ts';

/** Plays a script for people: with keys, log and ledger. `see` is called at every decision and at the end. */
export function playGame(script: Script, see: (game: Game) => void = () => {}): Game {
	const game = new Game(programFor(script), { seed: script.seed });
	for (let i = 0; !game.over; i++) {
		see(game);
		game.choose(pick(game.machine, script, i));
	}
	see(game);
	return game;
}

/** The keys of a game, played again, lead through the same states; so do its outcomes of chance under another seed's stream. */
export const replayLaw: Law = law(
	'a game replayed by its keys has the same hash at every decision',
	(script) => {
		const hashes: string[] = [];
		const game = playGame(script, (g) => hashes.push(g.hash()));
		const again = new Game(game.program, { seed: script.seed });
		const seen = [again.hash()];
		for (const { key, seat, decision } of game.steps) {
			expect([again.decision?.seat, again.decision?.id]).toEqual([seat, decision]);
			expect(again.play(key)).toEqual({ ok: true });
			seen.push(again.hash());
		}
		expect(seen).toEqual(hashes);
		expect(again.scores).toEqual(game.scores);
	},
);

export const chanceLaw: Law = law(
	'recorded outcomes of chance stand under another seed',
	(script) => {
		const game = playGame(script);
		const draws = game.chance.map((c) => c.outcome);
		const again = new Game(game.program, { seed: script.seed ^ 0x5555, draws });
		for (const { key } of game.steps) expect(again.play(key)).toEqual({ ok: true });
		expect(again.chance.map((c) => c.outcome)).toEqual(draws);
		expect(again.over).toBe(true);
		expect(again.scores).toEqual(game.scores);
	},
);

export const swapLaw: Law = law('a swap to the same rules changes nothing', (script) => {
	const game = new Game(programFor(script), { seed: script.seed });
	const stop = script.seed % 40;
	for (let i = 0; !game.over && i < stop; i++) game.choose(pick(game.machine, script, i));
	const swap = hotSwap(game, structuredClone(game.program));
	expect(swap.stopped).toBeUndefined();
	expect(swap.left).toEqual([]);
	expect(swap.changes).toEqual([]);
	expect(swap.game.steps).toEqual(game.steps);
	expect(swap.game.hash()).toBe(game.hash());
	expect(shown(swap.game)).toEqual(shown(game));
	expect(swap.game.ledger).toEqual(game.ledger);
});

/** The open decision without the numbers of things, which may differ among those that look alike. */
const shown = ({ decision }: Game): unknown =>
	decision && { ...decision, options: decision.options.map((o) => ({ ...o, values: [] })) };
