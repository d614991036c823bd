/**
 * Speed of generated code, with the closures that it calls, against closures alone: `node test/bench/mixed.mjs [rounds] [set-up …]`, built.
 *
 * Both play in one process, slice by slice in turns, and games are counted per second of user time. Both must give equal scores from
 * equal seeds first. Above 1 code is the faster one.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const load = (path) => import(pathToFileURL(join(root, 'packages', path)).href);
const { Machine, generate } = await load('interpreter/dist/state.js');
const { playGame } = await load('lab/dist/batch.js');
const { players } = await load('players/dist/index.js');
const { loadData } = await load('cli/dist/data/workspace.js');
const { grownProgram } = await load('cli/dist/bench/growth.js');

const setting = JSON.parse(readFileSync(join(root, 'test', 'bench', 'bench.json'), 'utf8'));
const setUps = { base: setting.selection, ...setting.beside };
const sliceSeconds = 0.1;
const warmUpSeconds = 1;
const comparedGames = 20;

const [rounds = '15', ...names] = process.argv.slice(2);
const data = loadData({
	cwd: root,
	data: setting.packs.map((pack) => join(root, 'test', 'bench', pack)),
	signal: new AbortController().signal,
	progress: { report: () => {}, end: () => {} },
});
const userSeconds = () => process.cpuUsage().user / 1e6;
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.round((list.length - 1) * part)];

for (const name of names.length > 0 ? names : Object.keys(setUps)) {
	const program = grownProgram(data, { ...setting, selection: setUps[name] }, 1);
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
	const both = [machine, new Machine(program)];
	for (let game = 1; game <= comparedGames; game++) {
		const [inCode, byClosures] = both.map((one) => {
			playGame(one, bots, game);
			return String(one.rt.m.subarray(one.rt.SCORE, one.rt.SCORE + program.seats));
		});
		if (inCode !== byClosures) throw new Error(`${name}: game ${game} differs`);
	}
	let seed = 1_000_000;
	const gamesPerSecond = (one, seconds) => {
		const begun = userSeconds();
		let games = 0;
		let spent = 0;
		for (; spent < seconds; spent = userSeconds() - begun, games++) playGame(one, bots, seed++);
		return games / spent;
	};
	for (const one of both) gamesPerSecond(one, warmUpSeconds);
	const speeds = [[], []];
	for (let round = 0; round < Number(rounds); round++)
		for (const who of round % 2 === 0 ? [0, 1] : [1, 0])
			speeds[who].push(gamesPerSecond(both[who], sliceSeconds));
	const ratios = speeds[0].map((speed, i) => speed / speeds[1][i]);
	const { lacking, steps } = made.closures;
	console.log(
		`${name}: ${at(ratios, 0.5).toFixed(3)} (${at(ratios, 0.25).toFixed(3)} to ${at(ratios, 0.75).toFixed(3)}); games/s ${at(speeds[0], 0.5).toFixed(0)} against ${at(speeds[1], 0.5).toFixed(0)}; closures run ${steps.size} of ${program.code.length} instructions, for ${lacking.length} reasons; ${gaveUp} games given up`,
	);
}
