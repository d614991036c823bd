import { expect, test } from 'vitest';
import { runJob } from '../batch.ts';
import { programOf } from '../testing.ts';
import { botsLog, differingGame, recordedGame } from './recorded-game.ts';

test.each([
	['the base game', programOf(), ['greedy', 'random']],
	[
		'three seats with an expansion',
		programOf({ seats: 3, with: ['river1'] }),
		['random', 'greedy', 'careless'],
	],
	['the other game', programOf({ game: 'gold-rush' }), ['keen', 'greedy']],
	['a bot with a budget', programOf({ draws: 4 }), ['search:5', 'random']],
] as const)('%s: the recorded game is the one that a batch plays', (_, program, seats) => {
	for (const seed of [1, 40]) {
		const [...scores] = runJob({ program, seats, seed, first: 0, games: 1 }).scores;
		const game = recordedGame({ program, seats }, seed);
		expect(Array.from(seats, (_seat, i) => game.machine.rt.m[game.machine.rt.SCORE + i])).toEqual(
			scores,
		);
	}
});

test('the moment of a differing game is the first at which decisions or points differ', () => {
	const seats = ['greedy', 'greedy'];
	const a = { program: programOf(), seats };
	const b = { program: programOf({ params: { 'base.twoTileCity': 'half' } }), seats };
	for (const seed of [1, 2, 3]) {
		const { game, step } = differingGame(a, b, seed);
		const other = recordedGame(b, seed);
		const keys = (steps: typeof game.steps): string[] => steps.map((s) => s.key);
		expect(keys(game.steps).slice(0, step)).toEqual(keys(other.steps).slice(0, step));
		expect(step).toBeLessThan(game.steps.length);
	}
	const river = { program: programOf({ with: ['river1'] }), seats };
	for (const [shown, beside] of [
		[a, a],
		[a, river],
		[river, a],
	] as const) {
		const { game, step } = differingGame(shown, beside, 1);
		expect(step).toBe(game.steps.length);
		expect(game.steps).toEqual(recordedGame(shown, 1).steps);
	}
});

test('a log says which bot sat in each seat, and that bots decided', () => {
	const side = { program: programOf({ draws: 6 }), seats: ['greedy', 'random'], isRotated: true };
	for (const seed of [1, 2]) {
		const { name, text } = botsLog(recordedGame(side, seed), side, seed);
		const log = JSON.parse(text) as { table: { by: string }[]; steps: object[] };
		expect(name).toMatch(/\.json$/);
		expect(log.table.map(({ by }) => by).toSorted()).toEqual(['greedy', 'random']);
		const deciders = log.steps.flatMap((s) => ('seat' in s ? [(s as { by?: string }).by] : []));
		expect(new Set(deciders)).toEqual(new Set(['bot']));
	}
});
