import { expect, test } from 'vitest';
import { runJob } from '../batch.ts';
import { gameUntilFault, recordedGame } from '../run/recorded-game.ts';
import { defectiveProgram, programOf } from '../testing.ts';
import { runBatch } from '../workers/run-batch.ts';
import { botsBySeat, orderOf, roundOf } from './rotation.ts';

const three = {
	program: programOf({ seats: 3, draws: 12 }),
	seats: ['greedy', 'random', 'careless'],
	isRotated: true,
};

test('over a round of any seeds each bot is in each seat equally often', () => {
	const round = roundOf(three);
	for (const first of [-7, 0, 1, 2 ** 31]) {
		const orders = Array.from({ length: round }, (_, i) => orderOf(three, first + i).join());
		expect(new Set(orders).size).toBe(round);
	}
});

test('a game is that of the bots in the order of its seed, and its figures are by bot', async () => {
	const [seed, games] = [20, 2 * roundOf(three)];
	const quantities = ['points', 'wins', 'points-by-source', 'turns'];
	const options = { ...three, seed, games, quantities };
	const batch = await runBatch({ ...options, jobs: 1 });
	const totals = three.seats.map(() => 0);
	for (let game = 0; game < games; game++) {
		const order = orderOf(three, seed + game);
		const plain = { program: three.program, seats: botsBySeat(three, seed + game) };
		const [...scores] = runJob({ ...plain, seed, first: game, games: 1 }).scores;
		const own = three.seats.map((_, bot) => scores[order.indexOf(bot)]!);
		expect(Array.from(batch.scores.subarray(3 * game, 3 * game + 3))).toEqual(own);
		own.forEach((points, bot) => (totals[bot]! += points));
		const recorded = recordedGame(three, seed + game).machine.rt;
		expect(Array.from(recorded.m.subarray(recorded.SCORE, recorded.SCORE + 3))).toEqual(scores);
	}
	const rows = batch.rows.filter((row) => row.quantity === 'points');
	expect(rows.map(({ title, mean }) => [title, Math.round(mean * games)])).toEqual(
		totals.map((points, bot) => [`points: bot ${bot + 1}`, points]),
	);
	expect(batch.rows.map(({ title }) => title).filter((title) => title.includes('seat'))).toEqual(
		[],
	);
	const { seconds } = batch;
	expect({ ...(await runBatch({ ...options, jobs: 2 })), seconds }).toEqual(batch);
});

test('a game that broke breaks again with its seed', async () => {
	const side = { program: defectiveProgram(12), seats: ['greedy', 'random'], isRotated: true };
	const { excluded } = await runBatch({ ...side, seed: 1, games: 40, jobs: 1 });
	expect(excluded.length).toBeGreaterThan(1);
	for (const { game, code } of excluded)
		expect(gameUntilFault(side, 1 + game).fault).toMatchObject({ code });
});
