/**
 * Cost of a tile in generated code against the base game on the same back end: `node test/bench/tiles.mjs [rounds] [set-up …]`, built.
 * With `--against <folder of another checkout, built>` it also tells how many times as fast this one is, after 12 games of each set-up
 * left equal states.
 *
 * All play in one process, slice by slice in turns, and tiles are counted per second of user time.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { against: { type: 'string' } },
});
const [rounds = '7', ...names] = positionals;
const comparedGames = 12;
const warmUpSeconds = 1;
const sliceSeconds = 0.15;

const here = join(import.meta.dirname, '..', '..');
const roots = values.against === undefined ? [here] : [here, values.against];

const userSeconds = () => process.cpuUsage().user / 1e6;
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.round((list.length - 1) * part)];
const shown = (list) => {
	const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => at(list, part).toFixed(3));
	return `${middle} (${low} to ${high})`;
};

const checkouts = await Promise.all(
	roots.map(async (root) => {
		const load = (path) => import(pathToFileURL(join(root, path)).href);
		const { programOf, setUps } = await load('test/bench/built.mjs');
		const { generate } = await load('packages/interpreter/dist/state.js');
		return { generate, programOf, setUps };
	}),
);

function playerOf({ generate, programOf, setUps }, name) {
	const { code, machine, missing } = generate(programOf(setUps[name]));
	if (!code) throw new Error(`${name}: no code (${missing.join()})`);
	const { m, board } = machine.rt;
	let seed = 1_000_000;
	const play = (game) => {
		if (!code.play(game, game)) throw new Error(`${name}: game ${game} was given up`);
		return m[board.TILE_COUNT];
	};
	const tilesPerSecond = (seconds) => {
		const begun = userSeconds();
		let tiles = 0;
		let spent = 0;
		for (; spent < seconds; spent = userSeconds() - begun)
			for (let i = 0; i < 4; i++) tiles += play(seed++);
		return tiles / spent;
	};
	const words = () => Buffer.from(m.buffer, m.byteOffset, m.byteLength);
	return { play, tilesPerSecond, words };
}

const bases = checkouts.map((checkout) => playerOf(checkout, 'base'));
for (const base of bases) base.tilesPerSecond(warmUpSeconds);

const all = Object.keys(checkouts[0].setUps).filter((name) => name !== 'base');
for (const name of names.length > 0 ? names : all) {
	const players = checkouts.map((checkout) => playerOf(checkout, name));
	const [one, other] = players;
	for (let game = 1; other && game <= comparedGames; game++) {
		for (const { play } of players) play(game);
		if (!one.words().equals(other.words())) throw new Error(`${name}: game ${game} differs`);
	}
	for (const { tilesPerSecond } of players) tilesPerSecond(warmUpSeconds);
	const costs = players.map(() => []);
	const gains = [];
	for (let round = 0; round < Number(rounds); round++) {
		const speeds = [];
		const order = [...players.keys()];
		for (const who of round % 2 === 0 ? order : order.reverse()) {
			speeds[who] = players[who].tilesPerSecond(sliceSeconds);
			costs[who].push(bases[who].tilesPerSecond(sliceSeconds) / speeds[who]);
		}
		if (other) gains.push(speeds[0] / speeds[1]);
	}
	const cost = costs.map(shown).join(', there ');
	const gain = other ? `; ${shown(gains)} times as fast` : '';
	console.log(`${name}: a tile takes ${cost} times one of the base game${gain}`);
}
