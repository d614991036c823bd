/**
 * Speed of this checkout against another one, both built: `node test/bench/against.mjs <folder of the other> [rounds] [set-up …]`.
 *
 * Bots try options by closures, or in generated code where the name of a set-up says so. Games that are “compared” are measured as those
 * of a comparison.
 *
 * Each plays in a process of its own while the other waits, slice by slice in turns, and games are counted per second of
 * user time. Both must play equal games from equal seeds first. Above 1 this checkout is the faster one.
 */
import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const script = fileURLToPath(import.meta.url);
const here = dirname(dirname(dirname(script)));
const sliceSeconds = 0.05;
const slicesPerRound = 8;
const roundsPerProcess = 3;
/** Games of which both must have equal results before anything is timed; fewer where a bot thinks long. */
const comparedGames = 200;

const setting = JSON.parse(readFileSync(join(here, 'test', 'bench', 'bench.json'), 'utf8'));

const sevenPacks = setting.beside['seven packs'];

const setUps = {
	base: { selection: setting.selection },
	'seven boxes': { selection: setting.selection, copies: 7 },
	'four packs': {
		selection: {
			game: 'carcassonne',
			seats: 2,
			with: ['count', 'cult', 'king-and-robber', 'gold-mines'],
		},
	},
	...Object.fromEntries(
		Object.entries(setting.beside).map(([name, selection]) => [name, { selection }]),
	),
	'seven packs, looking ahead': { selection: sevenPacks, bot: 'greedy', journaling: true },
	'base, looking ahead': { selection: setting.selection, bot: 'greedy', journaling: true },
	'base, greedy': { selection: setting.selection, bot: 'greedy' },
	'base, keen': { selection: setting.selection, bot: 'keen', games: 60 },
	'base, thoughtful': { selection: setting.selection, bot: 'thoughtful', games: 6 },
	'gold-rush, greedy': { selection: setting.beside['gold-rush'], bot: 'greedy', games: 60 },
	'seven packs, greedy': { selection: sevenPacks, bot: 'greedy', games: 30 },
};
for (const [name, setUp] of Object.entries(setUps))
	if (setUp.bot && !setUp.journaling) {
		setUps[`${name}, in code`] = { ...setUp, inCode: true };
		setUps[`${name}, compared`] = { ...setUp, isCompared: true };
	}

if (process.send) await child(process.argv[2], process.argv[3]);
else await parent(process.argv.slice(2));

async function parent([other, rounds = '21', ...names]) {
	if (!other) throw new Error('name the folder of the other checkout');
	for (const name of names.length > 0 ? names : Object.keys(setUps)) {
		const ratios = [];
		const speeds = [[], []];
		let sides = [];
		for (let round = 0; round < Number(rounds); round++) {
			// new processes now and then: the same code is a little faster in one than in another
			if (round % roundsPerProcess === 0) {
				for (const side of sides) side.end();
				sides = [await start(here, name), await start(other, name)];
				if (sides[0].digest !== sides[1].digest)
					throw new Error(`${name}: the games of the two differ`);
			}
			const done = [0, 0];
			const spent = [0, 0];
			for (let slice = 0; slice < slicesPerRound; slice++)
				for (const who of (slice + round) % 2 === 0 ? [0, 1] : [1, 0]) {
					const part = await sides[who].ask('slice');
					done[who] += part.games;
					spent[who] += part.seconds;
				}
			for (const who of [0, 1]) speeds[who].push(done[who] / spent[who]);
			ratios.push(speeds[0].at(-1) / speeds[1].at(-1));
		}
		for (const side of sides) side.end();
		const at = (list, part) =>
			[...list].sort((a, b) => a - b)[Math.round((list.length - 1) * part)];
		console.log(
			`${name}: ${at(ratios, 0.5).toFixed(3)} (${at(ratios, 0.25).toFixed(3)} to ${at(ratios, 0.75).toFixed(3)}); games/s ${at(speeds[0], 0.5).toFixed(0)} against ${at(speeds[1], 0.5).toFixed(0)}; ${sides[0].digest}`,
		);
	}
}

async function start(root, name) {
	const process_ = fork(script, [root, name]);
	const ask = (what) =>
		new Promise((resolve, reject) => {
			const ended = (code) => reject(new Error(`${root} ended with ${code}`));
			process_.once('exit', ended);
			process_.once('message', (value) => {
				process_.off('exit', ended);
				resolve(value);
			});
			process_.send(what);
		});
	const { digest } = await ask('digest');
	return { digest, ask, end: () => process_.disconnect() };
}

async function child(root, name) {
	const load = (path) => import(pathToFileURL(join(root, 'packages', path)).href);
	const state = 'interpreter/dist/state.js';
	// an older checkout exports the machine beside the rest
	const isApart = existsSync(join(root, 'packages', state));
	const { Machine, trialMachine } = await load(isApart ? state : 'interpreter/dist/index.js');
	const { playGame } = await load('lab/dist/batch.js');
	const { players } = await load('players/dist/index.js');
	const { loadData } = await load('cli/dist/data/workspace.js');
	const { grownProgram } = await load('cli/dist/bench/growth.js');
	const {
		selection,
		copies = 1,
		bot = 'random',
		journaling = false,
		games = comparedGames,
		inCode = false,
		isCompared = false,
	} = setUps[name];
	const data = loadData({
		cwd: root,
		data: setting.packs.map((pack) => join(here, 'test', 'bench', pack)),
		signal: new AbortController().signal,
		progress: { report: () => {}, end: () => {} },
	});
	const program = grownProgram(data, { ...setting, selection }, copies);
	const names = Array.from({ length: program.seats }, () => bot);
	/** Plays the game with a seed; returns a function that tells its points. */
	const playOne = isCompared ? await compared() : alone();

	async function compared() {
		const { Played } = await load('lab/dist/compare/play.js');
		const played = new Played({ program, seats: names });
		return (seed) => {
			const { scores } = played.game(seed);
			return () => scores;
		};
	}

	function alone() {
		const machine = inCode ? trialMachine(program) : new Machine(program);
		const { m, SCORE } = machine.rt;
		machine.rt.arena.journaling = journaling;
		const bots = names.map((name) => players[name]);
		return (seed) => {
			playGame(machine, bots, seed);
			return () => m.subarray(SCORE, SCORE + program.seats);
		};
	}

	// a few where they are short, since to ask for the time takes time too
	const atATime = bot === 'random' ? 4 : 1;
	const userSeconds = () => process.cpuUsage().user / 1e6;
	let seed = 1_000_000;
	const play = {
		digest: () => {
			const hash = createHash('sha256');
			const begun = userSeconds();
			for (let game = 1; game <= games; game++) hash.update(String(playOne(game)()));
			// warms the compiled code up
			for (let i = 0; userSeconds() - begun < 3; i++) playOne(i);
			return { digest: hash.digest('hex').slice(0, 16) };
		},
		slice: () => {
			const begun = userSeconds();
			let played = 0;
			let spent = 0;
			for (; spent < sliceSeconds; spent = userSeconds() - begun)
				for (let i = 0; i < atATime; i++, played++) playOne(seed++);
			return { games: played, seconds: spent };
		},
	};
	process.on('message', (what) => process.send(play[what]()));
}
