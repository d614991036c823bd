import type { Program } from '@tilewright/lang';
import { Machine, playoutMachine, trialMachine } from '@tilewright/interpreter/state';
import { playBots, playersOf, uniform, type Player } from '@tilewright/players';

/** Games `first … first + games - 1` of a batch, each with the seed `seed + its number`. */
export interface BatchJob {
	readonly program: Program;
	readonly seats: readonly string[];
	readonly seed: number;
	readonly first: number;
	readonly games: number;
}

/** Final scores of a run of games, game after game, seat after seat. */
export interface BatchScores {
	readonly first: number;
	readonly scores: Int32Array;
}

/** Plays the games of a job one after another on one machine. `tick` is told how many are done; answering true stops. */
export function runJob(job: BatchJob, tick?: (done: number) => boolean): BatchScores {
	const bots = playersOf(job.seats);
	const machine = batchMachine(job.program, bots);
	const n = job.seats.length;
	const scores = new Int32Array(job.games * n);
	let done = 0;
	for (; done < job.games; done++) {
		playGame(machine, bots, job.seed + job.first + done);
		for (let s = 0; s < n; s++) scores[done * n + s] = machine.rt.m[machine.rt.SCORE + s]!;
		if (tick && (done & 63) === 63 && tick(done + 1)) {
			done++;
			break;
		}
	}
	return { first: job.first, scores: scores.subarray(0, done * n) };
}

/**
 * A machine for many games of the same bots. Code is made for whole games where bots choose by nothing but chance and nobody watches,
 * and for the options that other bots try. How many games are due decides when it is made.
 */
export function batchMachine(
	program: Program,
	bots: readonly Player[],
	isWatched: boolean = false,
	due: number = 0,
): Machine {
	if (!bots.every((bot) => bot === uniform)) return trialMachine(program);
	return isWatched ? new Machine(program) : playoutMachine(program, due);
}

export function isByChance(seats: readonly string[]): boolean {
	return playersOf(seats).every((bot) => bot === uniform);
}

/** One game by bots: `seed` decides the game's chance and, spread, the bots'. */
export function playGame(machine: Machine, bots: readonly Player[], seed: number): void {
	playBots(machine, bots, seed, chanceOfBots(seed));
}

export function chanceOfBots(seed: number): number {
	return Math.imul(seed, 0x9e3779b1) ^ 0x51ed270b;
}
