import { type Compile, EngineFault, Game, LogWriter } from '@tilewright/interpreter';
import { type Machine, stateHash } from '@tilewright/interpreter/state';
import type { Program, Selection } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { Broken } from '../../properties/invariants/broken.ts';
import { watchLedger } from '../../properties/invariants/ledger.ts';
import { watchPieces } from '../../properties/invariants/pieces.ts';
import { watchTiles } from '../../properties/invariants/tiles.ts';
import { mix, pick } from '../../properties/script.ts';
import { type Fault, differs } from './fault.ts';
import { copyOf, interrupt, replayed } from './interrupt.ts';
import { machineFor, watchedMachine } from './machines.ts';
import { StepDigests, sameStates, watchStep } from './same-state.ts';

/** Interruptions of a game in its middle; the rest of it must be as if there had been none. */
export const acts = ['undo', 'branch', 'swap', 'log', 'snapshot'] as const;

export interface Interruption {
	readonly step: number;
	readonly act: (typeof acts)[number];
	/** The number of steps it takes back, or plays on from a snapshot. */
	readonly steps: number;
}

export interface SoakCase {
	readonly selection: Selection;
	readonly seed: number;
	/** The players of the seats, in turn: the name of a bot, or `dense` for one that lays tiles where most neighbours lie. */
	readonly bots: readonly string[];
	/** Outcomes of chance are chosen from outside for so many steps. */
	readonly scripted: number;
	readonly interruptions: readonly Interruption[];
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
/** The log of one game in so many says the state before every decision, which takes the longest to make. */
const hashedLogs = 64;

/**
 * Plays a game twice at the same time, without a break under the invariants and with its interruptions, then from its log, and compares all
 * that can be seen.
 */
export function soakGame(of: SoakCase, program: Program, compile: Compile): Soaked {
	const result = { steps: 0, undone: 0, stopped: false };
	try {
		if (!playTwice(of, program, compile, result, of.seed % hashedLogs === 0)) {
			// equal games that write their words differently
			result.steps = result.undone = 0;
			playTwice(of, program, compile, result, true);
		}
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

const stopsWhenShort = ({ code }: Program): boolean =>
	code.some((c) => c.op === 'draw' && c.short === 'fail');

/**
 * Plays a game in all ways. `hashes` writes the state before every decision into its log; without it, false is returned where what was written
 * in the steps of the replayed game cannot show that its states are the same.
 */
function playTwice(
	of: SoakCase,
	program: Program,
	compile: Compile,
	result: { steps: number; undone: number },
	hashes: boolean,
): boolean {
	const { seed } = of;
	const watched = watchedMachine(program);
	const tiles = watchTiles(program);
	watched.onInstr = tiles.onInstr;
	const names = Array.from({ length: program.seats }, (_, i) => `seat-${i + 1}`);
	const whole = new Game(program, {
		seed,
		names,
		chooser: chooserOf(of),
		machine: watched.machine,
	});
	const writer = new LogWriter(whole, { title: 'soak', hashes });
	const { machine } = whole;
	const invariants = [watchLedger(machine), watchPieces(machine), () => tiles.look(machine)];

	let other = new Game(program, {
		seed,
		names,
		chooser: chooserOf(of),
		machine: machineFor(program, 'interrupted'),
	});
	const written = new StepDigests(machine);
	let last = 'played twice';
	let copies: { readonly machine: Machine; readonly until: number }[] = [];
	for (let step = 0; ; step++) {
		for (const look of invariants) look();
		for (const { act, steps, step: at } of of.interruptions) {
			if (at !== step) continue;
			last = act;
			if (act === 'snapshot') {
				const copy = copyOf(other, machineFor(program, 'copy'));
				copies = [{ machine: copy, until: step + steps }];
			} else other = interrupt(other, act, { of, compile, steps, hashes });
			if (act === 'undo' || act === 'branch') result.undone += steps;
			if (!sameStates(machine, other.machine)) differs(act, `step ${step}: another state`);
		}
		sameDecision(last, step, machine, other.machine);
		for (const copy of copies) sameDecision('snapshot', step, machine, copy.machine);
		if (machine.over) break;
		if (step > maxSteps) differs('does not end', `more than ${maxSteps} decisions were taken`);
		copies = copies.filter(({ until }) => step < until);
		// a bot takes back every move that it thinks of
		watched.onInstr = () => undefined;
		const choice = choiceOf(of, whole);
		watched.onInstr = tiles.onInstr;
		const unequal = watchStep(machine, other.machine);
		const copied = copies.map((copy) => watchStep(machine, copy.machine));
		writer.choose(choice);
		written.add();
		result.steps++;
		other.choose(choice);
		for (const copy of copies) copy.machine.choose(choice);
		if (!unequal()) differs(last, `step ${step + 1}: another state`);
		if (!copied.every((same) => same())) differs('snapshot', `step ${step + 1}: another state`);
	}
	const state = stateHash(machine);
	sameGames(last, whole, state, other);
	let rewritten: StepDigests | undefined;
	const again = replayed(writer.log(), compile, 'log', (game) => {
		if (rewritten) rewritten.add();
		else rewritten = new StepDigests(game.machine);
	});
	if (again.hash() !== state || again.over !== whole.over)
		differs('log', 'the replayed game ends in another state');
	return hashes || (rewritten?.digests ?? []).every((digest, i) => digest === written.digests[i]);
}

function sameDecision(cause: string, step: number, machine: Machine, other: Machine): void {
	if (other.over !== machine.over)
		differs(cause, `step ${step}: the game is ${other.over ? '' : 'not '}over`);
	if (!other.over && other.optionCount !== machine.optionCount)
		differs(cause, `step ${step}: ${other.optionCount} options instead of ${machine.optionCount}`);
}

function sameGames(cause: string, whole: Game, state: string, other: Game): void {
	if (other.hash() !== state) differs(cause, 'another state at the end');
	const [came, comes] = [chanceOf(whole), chanceOf(other)];
	const at = came.findIndex((c, i) => c !== comes[i]);
	if (at >= 0) differs(cause, `chance brings ${comes[at]} instead of ${came[at]}`);
	const step = whole.steps.findIndex(({ key }, i) => key !== other.steps[i]?.key);
	if (step >= 0)
		differs(cause, `step ${step} is ${other.steps[step]?.key}, not ${whole.steps[step]!.key}`);
	if (String(other.scores) !== String(whole.scores)) differs(cause, 'other scores');
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

function choiceIn({ seed, bots }: SoakCase, machine: Machine, step: number): number {
	const bot = bots[machine.decides % bots.length]!;
	if (bot === 'random') return mix(seed, step) % machine.optionCount;
	if (bot === 'dense')
		return pick(machine, { setUp: 0, tiles: 0, seed, picks: [], dense: true }, step);
	return players[bot]!(machine, new BotRandom(mix(seed, step)));
}

const choiceOf = (of: SoakCase, game: Game): number =>
	game.think((machine) => choiceIn(of, machine, game.steps.length));
