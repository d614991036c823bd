import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/packs.ts';
import { type FailureRow, type Row, appendRow, openCheckpoint, roundsLeft } from './checkpoint.ts';

/**
 * The frame of a campaign: many rounds of random work. A round depends on the seed and its number alone, so any one can be repeated.
 * A checkpoint keeps what came of every round, and a campaign that was stopped goes on from it.
 *
 *   runCampaign → play(round, numbers) → RoundResult → row of the checkpoint, files of the failures → Summary
 */

export interface Failure {
	/** Failures with the same cause are counted together: a code or a short sentence without numbers. */
	readonly cause: string;
	readonly message: string;
	/**
	 * Makes a case that shows the fault and is as small as possible: plain data for JSON, or a promise of it. Called for the first ones of
	 * a cause only.
	 */
	readonly minimal: () => unknown;
}

export interface RoundResult {
	readonly counts: Readonly<Record<string, number>>;
	readonly skipped?: string;
	readonly failures?: readonly Failure[];
}

export interface Campaign {
	readonly name: string;
	readonly seed: number;
	/** The campaign ends when the count of this name has come to `amount`. */
	readonly unit: string;
	readonly amount: number;
	readonly rounds?: number;
	/** Rounds that are played at the same time; their results are kept in the order of the rounds. */
	readonly jobs?: number;
	readonly first?: number;
	readonly play: (round: number, numbers: Numbers) => RoundResult | Promise<RoundResult>;
	readonly file?: string;
	readonly folder?: string;
	readonly seconds?: number;
	readonly report?: (line: string) => void;
}

export interface FailureGroup {
	readonly cause: string;
	count: number;
	readonly round: number;
	readonly message: string;
	readonly cases: string[];
}

export interface Summary {
	readonly name: string;
	readonly seed: number;
	rounds: number;
	readonly counts: Record<string, number>;
	readonly skipped: Record<string, number>;
	readonly failures: FailureGroup[];
	/** The amount was reached, or the last round; false when the time was over before. */
	done: boolean;
}

const maxCases = 3;

/** Runs the rounds of a campaign, or the rest of them when its checkpoint holds some; throws when the checkpoint is of another campaign. */
export async function runCampaign(campaign: Campaign): Promise<Summary> {
	const { name, seed, unit, amount, play, file, folder, seconds = Infinity, report } = campaign;
	const { rounds = Infinity, jobs = 1 } = campaign;
	const summary: Summary = {
		name,
		seed,
		rounds: 0,
		counts: {},
		skipped: {},
		failures: [],
		done: false,
	};
	const known = file === undefined ? [] : openCheckpoint(file, { campaign: name, seed });
	for (const row of known) addRow(summary, row);
	const commit = commitName();
	const left = roundsLeft(known, campaign.first ?? 0);
	const start = performance.now();
	let next = start + 60_000;
	const begun: { readonly round: number; readonly result: Promise<RoundResult> }[] = [];
	const begin = (): void => {
		const round = left.next().value;
		if (round >= rounds) return;
		const result = Promise.resolve(play(round, new Numbers(seed, round)));
		// a round that fails before its turn comes is reported in its turn
		result.catch(() => undefined);
		begun.push({ round, result });
	};
	while ((summary.counts[unit] ?? 0) < amount) {
		const now = performance.now();
		if (now - start >= seconds * 1000) return summary;
		if (now >= next) {
			report?.(`${summary.rounds} rounds, ${summary.counts[unit] ?? 0} of ${amount} ${unit}`);
			next = now + 60_000;
		}
		for (let n = begun.length; n < jobs; n++) begin();
		const oldest = begun.shift();
		if (oldest === undefined) break;
		const { round, result } = oldest;
		const { counts, skipped, failures = [] } = await result;
		const kept: FailureRow[] = [];
		for (const failure of failures)
			kept.push(await keepFailure(campaign, summary, round, failure, folder));
		const row: Row = {
			rounds: [round, round + 1],
			commit,
			counts,
			...(skipped === undefined ? {} : { skipped: { [skipped]: 1 } }),
			...(kept.length === 0 ? {} : { failures: kept }),
		};
		addRow(summary, row);
		for (const { cause, message } of failures) report?.(`round ${round}: ${cause}: ${message}`);
		if (file !== undefined) appendRow(file, row);
	}
	summary.done = true;
	return summary;
}

async function keepFailure(
	{ name, seed }: Campaign,
	summary: Summary,
	round: number,
	{ cause, message, minimal }: Failure,
	folder: string | undefined,
): Promise<FailureRow> {
	const known = summary.failures.find((f) => f.cause === cause)?.cases.length ?? 0;
	if (folder === undefined || known >= maxCases) return { cause, message, round };
	const slug = cause.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 60);
	const path = join(folder, `${name}-${slug}-${seed}-${round}.json`);
	const found = { campaign: name, seed, round, cause, message, case: await minimal() };
	mkdirSync(folder, { recursive: true });
	writeFileSync(path, `${JSON.stringify(found, undefined, '\t')}\n`);
	return { cause, message, round, case: path };
}

function addRow(summary: Summary, { rounds, counts, skipped = {}, failures = [] }: Row): void {
	summary.rounds += rounds[1] - rounds[0];
	for (const [key, n] of Object.entries(counts))
		summary.counts[key] = (summary.counts[key] ?? 0) + n;
	for (const [why, n] of Object.entries(skipped))
		summary.skipped[why] = (summary.skipped[why] ?? 0) + n;
	for (const { cause, message, round, case: path } of failures) {
		let group = summary.failures.find((f) => f.cause === cause);
		if (group === undefined)
			summary.failures.push((group = { cause, count: 0, round, message, cases: [] }));
		group.count++;
		if (path !== undefined) group.cases.push(path);
	}
}

export function summaryText({
	name,
	seed,
	rounds,
	counts,
	skipped,
	failures,
	done,
}: Summary): string {
	const amounts = Object.entries(counts).map(([key, n]) => `${n} ${key}`);
	return [
		`${name}, seed ${seed}: ${rounds} rounds, ${amounts.join(', ')}${done ? '' : ' (stopped before the end)'}`,
		...Object.entries(skipped).map(([why, n]) => `  ${n} rounds skipped: ${why}`),
		...failures.flatMap(({ cause, count, round, message, cases }) => [
			`  ${count} × ${cause}, first in round ${round}: ${message}`,
			...cases.map((path) => `      ${path}`),
		]),
		failures.length === 0 ? '  no failures' : `  ${failures.length} causes of failure`,
	].join('\n');
}

/**
 * Makes a failing value smaller: takes the first of the simpler values that still fails, and starts again from that, until none fails or
 * `tries` values were tried.
 */
export function shrink<T>(
	value: T,
	simpler: (value: T) => Iterable<T>,
	fails: (value: T) => boolean,
	tries: number = 200,
): T {
	let smallest = value;
	let left = tries;
	for (let found = true; found && left > 0;) {
		found = false;
		for (const candidate of simpler(smallest)) {
			if (left-- <= 0) break;
			if (!fails(candidate)) continue;
			smallest = candidate;
			found = true;
			break;
		}
	}
	return smallest;
}

/** Random numbers of one round (mulberry32). */
export class Numbers {
	declare private state: number;

	constructor(seed: number, round: number) {
		this.state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(round + 1, 0xc2b2ae35);
	}

	/** A whole number from 0 to 2^32 - 1. */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let t = this.state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return (t ^ (t >>> 14)) >>> 0;
	}

	/** A whole number from 0 to n - 1. */
	below(n: number): number {
		return Math.floor((this.next() / 2 ** 32) * n);
	}

	pick<T>(list: readonly T[]): T {
		return list[this.below(list.length)]!;
	}

	percent(n: number): boolean {
		return this.below(100) < n;
	}
}

/** The commit that is checked out, with a `+` where files were changed since; `none` outside of git. */
export function commitName(): string {
	const git = (...args: string[]): string | undefined => {
		const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
		return status === 0 ? stdout.trim() : undefined;
	};
	const commit = git('rev-parse', '--short=8', 'HEAD');
	if (commit === undefined) return 'none';
	return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/** A seed from the commit that is checked out, so that every commit tries other rounds; a fixed one outside of git. */
export function commitSeed(fallback: number = 20_261_121): number {
	const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
		cwd: root,
		encoding: 'utf8',
	});
	return status === 0 && /^[0-9a-f]{8}/.test(stdout)
		? Number.parseInt(stdout.slice(0, 7), 16)
		: fallback;
}

export interface CampaignArguments {
	readonly seed: number;
	readonly amount: number;
	readonly file: string | undefined;
	readonly folder: string;
	readonly seconds: number | undefined;
	readonly more: Readonly<Record<string, number>>;
	readonly names: Readonly<Record<string, readonly string[] | undefined>>;
	readonly case: string | undefined;
}

/**
 * Reads `--seed S`, `--<unit> N`, `--resume FILE`, `--cases FOLDER`, `--seconds T`, `--case FILE`, the flags of `more` with
 * their numbers, and the flags of `lists` with names; throws on anything else. The seed is that of the commit unless given.
 */
export function campaignArguments(
	argv: readonly string[],
	unit: string,
	amount: number,
	more: Readonly<Record<string, number>> = {},
	lists: readonly string[] = [],
): CampaignArguments {
	const { values } = parseArgs({
		args: [...argv],
		options: {
			seed: { type: 'string' },
			[unit]: { type: 'string' },
			...Object.fromEntries(
				[...Object.keys(more), ...lists].map((key) => [key, { type: 'string' as const }]),
			),
			resume: { type: 'string' },
			cases: { type: 'string' },
			seconds: { type: 'string' },
			case: { type: 'string' },
		},
	});
	const text = (key: string): string | undefined =>
		(values as Record<string, unknown>)[key] as string | undefined;
	const number = (key: string): number | undefined => {
		const raw = text(key);
		if (raw === undefined) return undefined;
		const n = Number(raw);
		if (!Number.isInteger(n) || n < 0) throw new Error(`--${key} needs a whole number, not ${raw}`);
		return n;
	};
	return {
		seed: number('seed') ?? commitSeed(),
		amount: number(unit) ?? amount,
		file: text('resume'),
		folder: text('cases') ?? join(root, 'test/campaign/cases'),
		seconds: number('seconds'),
		more: Object.fromEntries(
			Object.entries(more).map(([key, usual]) => [key, number(key) ?? usual]),
		),
		names: Object.fromEntries(lists.map((key) => [key, text(key)?.split(',')])),
		case: text('case'),
	};
}
