/**
 * Speed of generated code, with the closures that it calls, against closures alone: `node test/bench/mixed.mjs [rounds] [set-up …]`, built.
 *
 * Both play in one process, slice by slice in turns, and games are counted per second of user time. Both must give equal scores from
 * equal seeds first. Above 1 code is the faster one.
 */
import { load, programOf, setUps } from './built.mjs';
import { inTurns } from './in-turns.mjs';

const { Machine, generate } = await load('interpreter/dist/state.js');
const { players } = await load('players/dist/index.js');

const [rounds = '15', ...names] = process.argv.slice(2);

for (const name of names.length > 0 ? names : Object.keys(setUps)) {
	const program = programOf(setUps[name]);
	const made = generate(program);
	if (!made.code) {
		console.log(`${name}: no code (${made.missing.join()})`);
		continue;
	}
	const bots = Array.from({ length: program.seats }, () => players.random);
	let gaveUp = 0;
	const { code, machine } = made;
	machine.generated = {
		...code,
		play: (...seeds) => {
			const isPlayed = code.play(...seeds);
			if (!isPlayed) gaveUp++;
			return isPlayed;
		},
	};
	const { ratio, medians } = inTurns([machine, new Machine(program)], bots, {
		comparedGames: 20,
		warmUpSeconds: 1,
		sliceSeconds: 0.1,
		rounds: Number(rounds),
	});
	const [inCode, byClosures] = medians.map((games) => games.toFixed(0));
	const { lacking, steps } = made.closures;
	console.log(
		`${name}: ${ratio}; games/s ${inCode} against ${byClosures}; closures run ${steps.size} of ${program.code.length} instructions, for ${lacking.length} reasons; ${gaveUp} games given up`,
	);
}
