import {
	type Compile,
	EngineFault,
	Game,
	hotSwap,
	logJson,
	logOf,
	verifyLog,
} from '@tilewright/interpreter';
import { Machine, stateHash } from '@tilewright/interpreter/state';
import type { Program, Selection } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { Broken } from '../../properties/invariants/broken.ts';
import { watchLedger } from '../../properties/invariants/ledger.ts';
import { watchPieces } from '../../properties/invariants/pieces.ts';
import { watchTiles } from '../../properties/invariants/tiles.ts';
import { mix, pick } from '../../properties/script.ts';

/** Interruptions of a game in its middle; the rest of it must be as if there had been none. */
export const acts = ['undo', 'branch', 'swap', 'log', 'snapshot'] as const;

export interface Interruption {
	/** Decisions taken before it. */
	readonly step: number;
	readonly act: (typeof acts)[number];
	/** The number of steps it takes back, or plays on from a snapshot. */
	readonly steps: number;
}

/** Everything that decides how a game of the soak goes. */
export interface SoakCase {
	readonly selection: Selection;
	readonly seed: number;
	/** The players of the seats, in turn: the name of a bot, or `dense` for one that lays tiles where most neighbours lie. */
	readonly bots: readonly string[];
	/** Outcomes of chance are chosen from outside for so many steps. */
	readonly scripted: number;
	readonly interruptions: readonly Interruption[];
}

/** A fault that a game came to. */
export interface Fault {
	readonly cause: string;
	readonly message: string;
}

export interface Soaked {
	readonly steps: number;
	readonly undone: number;
	/** The game came to an end that its rules declare: they stop with an error. */
	readonly stopped: boolean;
	readonly fault?: Fault;
}

/** Decisions that a game may take; no shipped one comes near. */
const maxSteps = 6000;
/** The state is compared before every so many decisions, and at the end. */
const every = 16;
/** The log of one game in so many says the state before every decision, which takes the longest to make. */
const hashedLogs = 16;

/**
 * Plays a game without a break under the invariants, then with its interruptions, then from its log, and compares all that can be seen.
 */
export function soakGame(of: SoakCase, program: Program, compile: Compile): Soaked {
	const result = { steps: 0, undone: 0, stopped: false };
	try {
		const trace = playThrough(of, program);
		result.steps = trace.options.length;
		const game = playInterrupted(of, program, compile, trace, result);
		compareLog(game, compile, of);
		return result;
	} catch (error) {
		if (error instanceof Broken)
			return { ...result, fault: { cause: error.cause, message: error.message } };
		if (!(error instanceof EngineFault))
			return { ...result, fault: { cause: 'exception', message: String(error) } };
		if (error.code === 'RUN-SHORT' && stopsWhenShort(program)) return { ...result, stopped: true };
		return { ...result, fault: { cause: error.code, message: error.message } };
	}
}

/** Returns true when the rules stop the game with an error where there is too little to draw. */
const stopsWhenShort = ({ code }: Program): boolean =>
	code.some((c) => c.op === 'draw' && c.short === 'fail');

function differs(cause: string, message: string): never {
	throw new Broken(cause, message);
}

/** A game as it goes when nothing is done to it. */
interface Trace {
	readonly options: readonly number[];
	/** The state before every `every`th decision, and at the end. */
	readonly hashes: readonly string[];
	readonly chance: readonly string[];
	readonly scores: readonly number[];
}

function playThrough(of: SoakCase, program: Program): Trace {
	const tiles = watchTiles(program);
	const { onInstr } = tiles;
	const game = new Game(program, { seed: of.seed, chooser: chooserOf(of), onInstr });
	const { machine } = game;
	const watches = [watchLedger(machine), watchPieces(machine), () => tiles.look(machine)];
	const options: number[] = [];
	const hashes: string[] = [];
	for (;;) {
		for (const look of watches) look();
		if (machine.over) break;
		if (options.length > maxSteps)
			differs('does not end', `more than ${maxSteps} decisions were taken`);
		if (options.length % every === 0) hashes.push(stateHash(machine));
		options.push(machine.optionCount);
		game.choose(choiceOf(of, game));
	}
	return {
		options,
		hashes: [...hashes, stateHash(machine)],
		chance: chanceOf(game),
		scores: game.scores,
	};
}

const chanceOf = ({ chance }: Game): string[] =>
	chance.map((c) => `${c.step} ${c.stream} ${c.outcome}`);

const chooserOf =
	({ seed, scripted }: SoakCase): NonNullable<Game['chooser']> =>
	(_, outcomes, { steps, chance }) => {
		const n = mix(seed ^ 0x51ed, chance.length);
		return steps.length <= scripted && scripted > 0 && n % 3 === 0
			? (n >>> 8) % outcomes.length
			: -1;
	};

/** The option that is taken; it depends on the state and the number of the step alone. */
function choiceIn({ seed, bots }: SoakCase, machine: Machine, step: number): number {
	const bot = bots[machine.decides % bots.length]!;
	if (bot === 'random') return mix(seed, step) % machine.optionCount;
	if (bot === 'dense')
		return pick(machine, { setUp: 0, tiles: 0, seed, picks: [], dense: true }, step);
	return players[bot]!(machine, new BotRandom(mix(seed, step)));
}

const choiceOf = (of: SoakCase, game: Game): number =>
	game.think((machine) => choiceIn(of, machine, game.steps.length));

function playInterrupted(
	of: SoakCase,
	program: Program,
	compile: Compile,
	trace: Trace,
	result: { undone: number },
): Game {
	let game = new Game(program, { seed: of.seed, chooser: chooserOf(of) });
	let last = 'played twice';
	for (let step = 0; ; step++) {
		for (const { act, steps, step: at } of of.interruptions) {
			if (at !== step) continue;
			last = act;
			game = interrupt(game, act, steps, of, compile, trace);
			if (act === 'undo' || act === 'branch') result.undone += steps;
		}
		const { machine } = game;
		const wanted = trace.options[step];
		const hash = step % every === 0 || machine.over ? stateHash(machine) : undefined;
		const expected = machine.over ? trace.hashes.at(-1) : trace.hashes[step / every];
		if (machine.over !== (wanted === undefined))
			differs(last, `step ${step}: the game is ${machine.over ? '' : 'not '}over`);
		if (hash !== undefined && hash !== expected) differs(last, `step ${step}: another state`);
		if (machine.over) break;
		if (machine.optionCount !== wanted)
			differs(last, `step ${step}: ${machine.optionCount} options instead of ${wanted}`);
		game.choose(choiceOf(of, game));
	}
	const chance = chanceOf(game);
	const at = trace.chance.findIndex((c, i) => c !== chance[i]);
	if (at >= 0) differs(last, `chance brings ${chance[at]} instead of ${trace.chance[at]}`);
	if (String(game.scores) !== String(trace.scores)) differs(last, 'other scores');
	return game;
}

function interrupt(
	game: Game,
	act: Interruption['act'],
	steps: number,
	of: SoakCase,
	compile: Compile,
	trace: Trace,
): Game {
	// outcomes that were chosen from outside are not chosen again after a load
	const back = Math.min(steps, game.steps.length - Math.min(of.scripted, game.steps.length));
	switch (act) {
		case 'undo':
			return redo(game, undo(game, back), act);
		case 'branch': {
			const keys = undo(game, back);
			const from = game.steps.length;
			for (let i = 0; i < 6 && !game.over; i++)
				game.choose(mix(of.seed ^ 0x77, from + i) % game.decision!.options.length);
			undo(game, game.steps.length - from);
			return redo(game, keys, act);
		}
		case 'swap': {
			const swap = hotSwap(game, compile(of.selection).program ?? game.program);
			if (swap.stopped) differs(act, swap.stopped.message);
			if (swap.changes.length > 0) differs(act, `${swap.changes.length} points changed`);
			return swap.game;
		}
		case 'log':
			return throughLog(game, compile, of);
		case 'snapshot':
			playOnCopy(game, steps, of, trace);
			return game;
	}
}

function undo(game: Game, n: number): string[] {
	const keys: string[] = [];
	while (keys.length < n && game.steps.length > 0) {
		keys.unshift(game.steps.at(-1)!.key);
		game.undo();
	}
	return keys;
}

function redo(game: Game, keys: readonly string[], cause: string): Game {
	for (const key of keys) {
		const result = game.play(key);
		if (!result.ok) differs(cause, result.message);
	}
	return game;
}

/** The game that the text of its log leads to. */
function throughLog(game: Game, compile: Compile, { seed }: SoakCase): Game {
	const text = logJson(logOf(game, { title: 'soak', hashes: seed % hashedLogs === 0 }));
	const log = JSON.parse(text) as ReturnType<typeof logOf>;
	const { ok, game: again, diagnostics } = verifyLog(log, compile);
	if (!ok || again === undefined)
		differs('log', diagnostics.map((d) => `${d.code} ${d.message}`).join('; '));
	return again;
}

function compareLog(game: Game, compile: Compile, of: SoakCase): void {
	const again = throughLog(game, compile, of);
	if (again.hash() !== game.hash() || again.over !== game.over)
		differs('log', 'the replayed game ends in another state');
}

/** Plays on from a copy of the state in another machine, beside the game. */
function playOnCopy(
	{ machine: from, program, steps }: Game,
	n: number,
	of: SoakCase,
	trace: Trace,
): void {
	const machine = new Machine(program, undefined, { marks: true });
	machine.rt.arena.journaling = true;
	machine.restore(from.snapshot());
	for (let step = steps.length; step < steps.length + n && !machine.over; step++) {
		if (machine.optionCount !== trace.options[step])
			differs(
				'snapshot',
				`step ${step}: ${machine.optionCount} options instead of ${trace.options[step] ?? 0}`,
			);
		machine.choose(choiceIn(of, machine, step));
		const next = step + 1;
		const expected = machine.over ? trace.hashes.at(-1) : trace.hashes[next / every];
		if (expected !== undefined && stateHash(machine) !== expected)
			differs('snapshot', `step ${next}: another state`);
	}
}
