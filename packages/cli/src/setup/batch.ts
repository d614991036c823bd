import { availableParallelism } from 'node:os';
import type { StopKind } from '@tilewright/lab';
import type { FlagSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { paceOf } from '../frame/progress.ts';
import { wholeNumberReader } from '../frame/flags.ts';
import { batchWords } from '../texts/batches.ts';

type Flags = Readonly<Record<string, unknown>>;

export function gamesFlags(
	says: string,
	{
		min,
		max,
		otherwise,
	}: { readonly min: number; readonly max: number; readonly otherwise: number },
): readonly FlagSpec[] {
	return [
		{ flags: '--games <n>', says, read: wholeNumberReader('--games', min, max), otherwise },
		{
			flags: '--seed <s>',
			says: 'the seed of the first game',
			read: wholeNumberReader('--seed', -2_147_483_648, 2_147_483_647),
			otherwise: 1,
		},
	];
}

export const jobsFlag: FlagSpec = {
	flags: '--jobs <j>',
	says: 'number of threads; by default as many as the machine has',
	read: wholeNumberReader('--jobs', 1, 256),
};

export interface Games {
	readonly games: number;
	readonly seed: number;
}

export function gamesOf(flags: Flags): Games {
	return { games: flags['games'] as number, seed: flags['seed'] as number };
}

export interface Batch extends Games {
	readonly jobs: number;
	readonly signal: AbortSignal;
	readonly onProgress: (done: number) => void;
}

export function batchOf(context: Context, flags: Flags, batches = 1): Batch {
	const { games, seed } = gamesOf(flags);
	const all = games * batches;
	const pace = paceOf(Date.now);
	let last = -Infinity;
	return {
		games,
		seed,
		jobs: (flags['jobs'] as number | undefined) ?? availableParallelism(),
		signal: context.signal,
		onProgress: (done) => {
			context.progress.report(batchWords.progress({ done, all }), done, all);
			const found = pace(done, all);
			if (Date.now() - last < betweenEvents && done < all) return;
			last = Date.now();
			context.emit({ event: 'progress', done, games: all, ...found });
		},
	};
}

const betweenEvents = 1000;

export function reportBegin(
	{ emit }: Context,
	command: string,
	{ games, jobs }: Batch,
	kept: number,
	{ stopRule, question }: { readonly stopRule: StopKind; readonly question?: string | undefined },
): void {
	const until = question === undefined ? {} : { until: question };
	emit({ event: 'begin', command, games, kept, jobs, stopRule, ...until });
}

export function adviceToContinue(flags: Flags): string | undefined {
	const file = flags['checkpoint'] as string | undefined;
	return file === undefined ? undefined : batchWords.keptIn(file);
}
