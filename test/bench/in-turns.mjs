import { load } from './built.mjs';

const { playGame } = await load('lab/dist/batch.js');

const userSeconds = () => process.cpuUsage().user / 1e6;
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.round((list.length - 1) * part)];

/**
 * Plays the games of two machines slice by slice in turns. Throws where their first games have other scores. Returns the ratio of their
 * games per second of user time as a text, median and quartiles, and the median of the games of each.
 */
export function inTurns(machines, bots, { comparedGames, warmUpSeconds, sliceSeconds, rounds }) {
	for (let game = 1; game <= comparedGames; game++) {
		const [one, other] = machines.map((machine) => {
			playGame(machine, bots, game);
			const { m, SCORE } = machine.rt;
			return String(m.subarray(SCORE, SCORE + bots.length));
		});
		if (one !== other) throw new Error(`game ${game} differs: ${one}, ${other}`);
	}
	let seed = 1_000_000;
	const gamesPerSecond = (machine, seconds) => {
		const begun = userSeconds();
		let games = 0;
		let spent = 0;
		for (; spent < seconds; spent = userSeconds() - begun, games++) playGame(machine, bots, seed++);
		return games / spent;
	};
	for (const machine of machines) gamesPerSecond(machine, warmUpSeconds);
	const speeds = [[], []];
	for (let round = 0; round < rounds; round++)
		for (const who of round % 2 === 0 ? [0, 1] : [1, 0])
			speeds[who].push(gamesPerSecond(machines[who], sliceSeconds));
	const ratios = speeds[0].map((speed, i) => speed / speeds[1][i]);
	const [low, ratio, high] = [0.25, 0.5, 0.75].map((part) => at(ratios, part).toFixed(3));
	return { ratio: `${ratio} (${low} to ${high})`, medians: speeds.map((list) => at(list, 0.5)) };
}
