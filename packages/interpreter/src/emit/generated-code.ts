import type { Machine } from '../run/machine.ts';
import type { Scoring } from '../run/scoring.ts';

/** Code that was made for the program of a machine and works on its words, see `emit/`. */
export interface GeneratedCode {
	/** Plays a whole game; returns false where closures must play it. */
	play(seed: number, choices: number): boolean;
	/** The parts of a game; absent before the code is made. */
	readonly steps?: GeneratedSteps;
}

/** Code that goes on after a decision and notes in the journal what it writes, and that values features. */
export interface TrialCode extends Pick<Scoring, 'owners' | 'worth'> {
	/** Runs from a place of the program to the next decision, or to the end; false where closures must run it. */
	goOn(pc: number): boolean;
}

export interface GeneratedSteps {
	/** Puts the state back to the beginning of a game. */
	reset(seed: number): void;
	/** Runs from a place of the code until a decision is due or the game is over; with 1 decisions are answered by chance. */
	run(from: number, picks: 0 | 1): void;
}

/**
 * Plays a whole game in generated code, as `playThrough` would with a `BotRandom` in the state `choices`. Returns false where the game
 * must be played by `playThrough`: there is no such code, somebody watches the game, or the code gave up.
 */
export function playGenerated(machine: Machine, seed: number, choices: number): boolean {
	const { generated, rt, decider, ledger } = machine;
	if (!generated || rt.arena.journaling || isWatched(machine)) return false;
	rt.arena.forget();
	const isPlayed = generated.play(seed, choices);
	// notes of the state before
	machine.epoch++;
	decider.forget();
	rt.board.featuresChanged = true;
	ledger.length = 0;
	return isPlayed;
}

/** The code for bots that look ahead from the open decision; undefined where closures must run. */
export function trialCodeOf(machine: Machine): TrialCode | undefined {
	return isWatched(machine) ? undefined : machine.trialCode;
}

/** Somebody is told what happens, or decides about chance. */
function isWatched({
	rt,
	keepLedger,
	entry,
	marks,
	onChance,
	onDiscard,
	onPlace,
	onForced,
	onFirstTurn,
}: Machine): boolean {
	const told = rt.oracle ?? onChance ?? onDiscard ?? onPlace ?? onForced ?? onFirstTurn;
	return told !== undefined || keepLedger || entry >= 0 || marks;
}
