/**
 * Where generated code spends its work: `node test/bench/work.mjs [games] [set-up …]`, built. Work is counted in nodes of the small
 * language that run, so the machine and its load change nothing.
 *
 * For each set-up: nodes of a tile, the rules with the most work, their instructions, and the functions that these spend it in.
 */
import { load, programOf, setUps } from './built.mjs';

const { generateCounting } = await load('interpreter/dist/state.js');

const [games = '100', ...names] = process.argv.slice(2);
const shown = 12;
const functionsShown = 4;

for (const name of names.length > 0 ? names : Object.keys(setUps)) {
	const program = programOf(setUps[name]);
	const { code, machine, work } = generateCounting(program);
	let tiles = 0;
	for (let seed = 1; seed <= Number(games); seed++) {
		if (!code.play(seed, seed)) throw new Error(`${name}: game ${seed} was given up`);
		tiles += machine.rt.m[machine.rt.board.TILE_COUNT];
	}
	const instructions = work();
	const total = instructions.reduce((sum, { nodes }) => sum + nodes, 0);
	const percent = (n) => `${((100 * n) / total).toFixed(1).padStart(5)} %`;
	console.log(
		`${name}: ${(total / tiles).toFixed(0)} nodes a tile, ${(total / games / 1000).toFixed(0)} k a game, ${(tiles / games).toFixed(1)} tiles`,
	);
	for (const { pc, nodes, fns } of instructions.slice(0, shown)) {
		const { op, source } = program.code[pc];
		const rule = program.sources[source]?.id ?? '';
		const parts = fns
			.slice(0, functionsShown)
			.map((part) => `${part.name} ${percent(part.nodes).trim()}`);
		console.log(`${percent(nodes)}  ${op} at ${pc} ${rule}: ${parts.join(', ')}`);
	}
}
