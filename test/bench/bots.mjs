/**
 * Games a second of bots that try options in generated code, and by closures alone:
 * `node test/bench/bots.mjs [rounds] [set-up, bot …]`, built.
 *
 * Both play in one process, slice by slice in turns, and games are counted per second of user time. Both must give equal scores from
 * equal seeds first. Above 1 code is the faster one.
 */
import { load, programOf, setUps } from './built.mjs';
import { inTurns } from './in-turns.mjs';

const { Machine, trialMachine } = await load('interpreter/dist/state.js');
const { players } = await load('players/dist/index.js');

const usual = ['base, greedy', 'base, keen', 'base, thoughtful', 'gold-rush, greedy'];

const [rounds = '5', ...names] = process.argv.slice(2);

for (const name of names.length > 0 ? names : usual) {
	const [setUp, bot] = name.split(', ');
	const program = programOf(setUps[setUp]);
	const bots = Array.from({ length: program.seats }, () => players[bot]);
	const { ratio, medians } = inTurns([trialMachine(program), new Machine(program)], bots, {
		comparedGames: 3,
		warmUpSeconds: 1,
		sliceSeconds: 1,
		rounds: Number(rounds),
	});
	const [inCode, byClosures] = medians.map((games) => games.toFixed(1));
	console.log(`${name}: ${ratio}; games/s ${inCode} against ${byClosures}`);
}
