import {
	type Chooser,
	type Compile,
	type Log,
	Game,
	hotSwap,
	logJson,
	logOf,
	logYaml,
	verifyLog,
} from '@tilewright/interpreter';
import { Machine, stateHash } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { parse } from 'yaml';
import { mix } from './script.ts';

export interface Interrupted {
	readonly program: Program;
	readonly seed: number;
	readonly moment: number;
	/** Up to the moment, some outcomes of chance are chosen from outside, as when a person scripts them. */
	readonly scripted: boolean;
	readonly compile: Compile;
}

interface Playable {
	readonly machine: Machine;
	choose(option: number): void;
}

interface Way {
	readonly resume: (game: Game, of: Interrupted) => Playable;
	/** Every word of the state is to be the same. After steps were taken back, words without a meaning may differ. */
	readonly words: boolean;
}

const throughText = (write: (log: Log) => string, read: (text: string) => unknown): Way => ({
	resume: (game, { compile }) => {
		const log = read(write(logOf(game, { title: 'interrupted' }))) as Log;
		const verified = verifyLog(log, compile);
		if (!verified.ok || verified.game === undefined)
			throw new Error(verified.diagnostics.map((d) => `${d.code} ${d.message}`).join('\n'));
		return verified.game;
	},
	words: true,
});

function undo(game: Game, n: number): string[] {
	const keys: string[] = [];
	while (keys.length < n && game.steps.length > 0) {
		keys.unshift(game.steps.at(-1)!.key);
		game.undo();
	}
	return keys;
}

function redo(game: Game, keys: readonly string[]): Game {
	for (const key of keys) {
		const result = game.play(key);
		if (!result.ok) throw new Error(result.message);
	}
	return game;
}

export const ways: Readonly<Record<string, Way>> = {
	'a log in JSON': throughText(logJson, JSON.parse),
	'a log in YAML': throughText(logYaml, parse),
	'undo and redo': {
		resume: (game, { seed }) => redo(game, undo(game, 1 + (seed % 9))),
		words: false,
	},
	'another branch and back': {
		resume: (game, { seed }) => {
			const keys = undo(game, 1 + (seed % 5));
			const from = game.steps.length;
			for (let i = 0; i < 7 && !game.over; i++)
				game.choose(mix(seed ^ 0x77, i) % game.decision!.options.length);
			undo(game, game.steps.length - from);
			return redo(game, keys);
		},
		words: false,
	},
	'a swap to equal rules': {
		resume: (game) => hotSwap(game, structuredClone(game.program)).game,
		words: true,
	},
	'a snapshot': {
		resume: ({ machine: of, program }) => {
			const machine = new Machine(program, undefined, { marks: true });
			machine.keepLedger = true;
			machine.restore(of.snapshot());
			return { machine, choose: (option) => machine.choose(option) };
		},
		words: true,
	},
};

interface Rest {
	readonly words: Int32Array;
	readonly states: readonly string[];
	readonly chance: readonly string[];
	readonly ledger: readonly string[];
	readonly scores: readonly number[];
}

/** Decisions that a game may take; none of the shipped ones comes near. */
const maxSteps = 4000;

const chooserOf =
	({ seed, moment }: Interrupted): Chooser =>
	(_, outcomes, game) => {
		const n = mix(seed ^ 0x51ed, game.chance.length);
		return game.steps.length <= moment && n % 3 === 0 ? (n >>> 8) % outcomes.length : -1;
	};

function atMoment(of: Interrupted): Game {
	const { program, seed, moment, scripted } = of;
	const game = new Game(program, { seed, ...(scripted ? { chooser: chooserOf(of) } : {}) });
	while (!game.over && game.steps.length < moment)
		game.choose(mix(seed, game.steps.length) % game.decision!.options.length);
	return game;
}

function playOn(game: Playable, { seed, moment }: Interrupted): Rest {
	const { machine } = game;
	const { onChance } = machine;
	const chance: string[] = [];
	machine.onChance = (stream, outcome) => {
		chance.push(`${machine.program.streams[stream]!} ${outcome}`);
		onChance?.(stream, outcome);
	};
	const words = machine.rt.arena.snapshot();
	const states = [stateHash(machine)];
	for (let step = moment; !machine.over; step++) {
		if (step > maxSteps) throw new Error('the game does not end');
		const n = machine.optionCount;
		game.choose(mix(seed, step) % n);
		states.push(`${n} ${stateHash(machine)}`);
	}
	const { m, SCORE, seats } = machine.rt;
	return {
		words,
		states,
		chance,
		ledger: machine.ledger.map((entry) => JSON.stringify(entry)),
		scores: [...m.subarray(SCORE, SCORE + seats)],
	};
}

/**
 * Leaves a game at its moment, takes it up again in some way and plays on to the end. Returns the first difference to the same game played
 * without a break, or undefined.
 */
export function differenceOf(of: Interrupted, way: string): string | undefined {
	const { resume, words } = ways[way]!;
	const continued = playOn(atMoment(of), of);
	const resumed = playOn(resume(atMoment(of), of), of);
	for (const part of ['states', 'chance', 'ledger', 'scores', 'words'] as const) {
		if (part === 'words' && !words) continue;
		const [a, b] = [[...continued[part]], [...resumed[part]]];
		const at = a.findIndex((x, i) => x !== b[i]);
		if (at >= 0) return `${part}[${at}] is ${b[at]} instead of ${a[at]}`;
		if (a.length !== b.length) return `${part} has ${b.length} entries instead of ${a.length}`;
	}
	return undefined;
}
