/**
 * Counts what generated code leaves to closures, and how often they run: `node test/bench/closures.mjs [games] [set-up or pack …]`, built.
 *
 * For each set-up: the calls of a game by closure, and the instructions that closures run, the most frequent first, each with its rule
 * and codes of what its code lacks. Without names: how much of each shipped pack, in a set-up of its own, is left to closures.
 */
import { data, load, programOf, setUps } from './built.mjs';

const { generate } = await load('interpreter/dist/state.js');
const { playGame } = await load('lab/dist/batch.js');
const { players } = await load('players/dist/index.js');

const [games = '200', ...names] = process.argv.slice(2);
const packs = data.workspace.packs.flatMap(({ name, game, folder }) =>
	game === undefined || folder.startsWith('test/')
		? []
		: [[`${game}/${name}`, { game, seats: 2, with: [name] }]],
);
const named = { ...Object.fromEntries(packs), ...setUps };

if (names.length === 0) {
	const whole = [];
	for (const [name, selection] of packs) {
		const program = programOf(selection);
		const { closures, missing } = generate(program);
		if (missing) console.log(`${name}: no code (${missing.join()})`);
		else if (closures.lacking.length === 0) whole.push(name);
		else {
			const left = `${closures.steps.size} of ${program.code.length}`;
			console.log(`${name}: ${left} (${closures.lacking.join(', ')})`);
		}
	}
	console.log(`wholly code: ${whole.length} of ${packs.length} (${whole.join(', ')})`);
}
for (const name of names) {
	const program = programOf(named[name]);
	const { closures, machine } = generate(program);
	const calls = new Map();
	const counted = (closure, run) => {
		calls.set(closure, (calls.get(closure) ?? 0) + 1);
		return run();
	};
	const steps = new Map();
	const { step } = machine;
	machine.step = (pc) => {
		steps.set(pc, (steps.get(pc) ?? 0) + 1);
		return counted('step', () => step.call(machine, pc));
	};
	for (const closure of ['owners', 'worth', 'complete']) {
		const { [closure]: run } = machine.scoring;
		machine.scoring[closure] = (feature) =>
			counted(closure, () => run.call(machine.scoring, feature));
	}
	const { afterMerge, movePiece } = machine;
	machine.movePiece = (...args) => counted('move', () => movePiece(...args));
	if (afterMerge) machine.afterMerge = () => counted('afterMerge', afterMerge);
	const bots = Array.from({ length: program.seats }, () => players.random);
	for (let seed = 1; seed <= Number(games); seed++) playGame(machine, bots, seed);
	const perGame = (n) => (n / Number(games)).toFixed(1);
	console.log(
		`${name}: closures run ${closures.steps.size} of ${program.code.length} instructions`,
	);
	for (const [closure, codes] of closures.byClosure)
		console.log(`  ${perGame(calls.get(closure) ?? 0)} × ${closure} (${[...codes].join(', ')})`);
	for (const [pc, n] of [...steps].sort(([, a], [, b]) => b - a)) {
		const { op, source } = program.code[pc];
		const rule = program.sources[source]?.id ?? '';
		const lacking = closures.steps.get(pc)?.join(', ') ?? 'called where it stands';
		console.log(`    ${perGame(n)} × ${op} at ${pc} ${rule}: ${lacking}`);
	}
	for (const [pc, lacking] of closures.steps)
		if (!steps.has(pc))
			console.log(`    0 × ${program.code[pc].op} at ${pc}: ${lacking.join(', ')}`);
}
