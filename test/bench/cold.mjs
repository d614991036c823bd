/**
 * A cold start of generated code: `node test/bench/cold.mjs <set-up> [games]`, built. Each run is a process of its own, so run it once for
 * each figure. It tells the size of the code, the time by the clock and of the processors, and the memory, up to the first game, the 20th
 * and the last.
 */
import { load, programOf, setUps } from './built.mjs';

const { generate } = await load('interpreter/dist/state.js');

const [name = 'base', games = '200'] = process.argv.slice(2);
const program = programOf(setUps[name]);

const processorSeconds = () => {
	const { system, user } = process.cpuUsage();
	return (system + user) / 1e6;
};
const timed = (what, run) => {
	const [clock, processors] = [performance.now(), processorSeconds()];
	const result = run();
	const seconds = ((performance.now() - clock) / 1000).toFixed(2);
	const spent = (processorSeconds() - processors).toFixed(2);
	const peak = (process.resourceUsage().maxRSS / 1e3).toFixed(0);
	console.log(`${what}: ${seconds} s by the clock, ${spent} s of processors, peak ${peak} MB`);
	return result;
};

const { bytes, code, missing } = timed(`${name}, code`, () => generate(program));
if (!code) throw new Error(`no code (${missing.join()})`);
console.log(`${bytes.length} bytes`);
let gaveUp = 0;
const play = (from, to) => {
	for (let seed = from; seed <= to; seed++) if (!code.play(seed, seed)) gaveUp++;
};
timed('first game', () => play(1, 1));
timed('games up to 20', () => play(2, 20));
timed(`games up to ${games}`, () => play(21, Number(games)));
console.log(`${gaveUp} games given up`);
