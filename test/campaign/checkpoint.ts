import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The file that keeps what came of the rounds of a campaign, as JSON Lines: a head, then a row for each round or for a range of them.
 *
 *   rounds of several sittings and machines → mergeRows → few rows, from which a campaign goes on
 */

export interface Head {
	readonly campaign: string;
	readonly seed: number;
}

export interface FailureRow {
	readonly cause: string;
	readonly message: string;
	readonly case?: string;
	readonly round: number;
}

export interface Row {
	/** The first round, and the one after the last. */
	readonly rounds: readonly [from: number, to: number];
	readonly commit: string;
	readonly counts: Readonly<Record<string, number>>;
	readonly skipped?: Readonly<Record<string, number>>;
	readonly failures?: readonly FailureRow[];
}

export interface Checkpoint {
	readonly head: Head;
	readonly rows: readonly Row[];
}

/** Reads a checkpoint; a last line that was not written whole is left out. */
export function readCheckpoint(file: string): Checkpoint {
	const text = readFileSync(file, 'utf8');
	const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
	const [head, ...rows] = lines.filter((line) => line !== '').map((l) => JSON.parse(l) as unknown);
	const { campaign, seed } = (head ?? {}) as Partial<Head>;
	if (campaign === undefined || seed === undefined)
		throw new Error(`${file} is no checkpoint of a campaign`);
	return { head: { campaign, seed }, rows: rows as Row[] };
}

export function writeCheckpoint(file: string, { head, rows }: Checkpoint): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, [head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

export function appendRow(file: string, row: Row): void {
	appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export function openCheckpoint(file: string, head: Head): readonly Row[] {
	if (!existsSync(file)) writeCheckpoint(file, { head, rows: [] });
	const found = readCheckpoint(file);
	if (found.head.campaign !== head.campaign || found.head.seed !== head.seed)
		throw new Error(
			`${file} belongs to ${found.head.campaign} with seed ${found.head.seed}, not to ${head.campaign} with seed ${head.seed}`,
		);
	if (!readFileSync(file, 'utf8').endsWith('\n')) writeCheckpoint(file, found);
	return found.rows;
}

/**
 * As few rows as say the same, in the order of the rounds: those that follow one another and were played on one commit become one. Rounds that
 * a wider row covers count once; throws where two rows share a part of their rounds only, or say different things of the same.
 */
export function mergeRows(rows: readonly Row[]): Row[] {
	const merged: Row[] = [];
	let last: Row | undefined;
	for (const row of [...rows].sort(
		(a, b) => a.rounds[0] - b.rounds[0] || b.rounds[1] - a.rounds[1],
	)) {
		if (last !== undefined && row.rounds[0] < last.rounds[1]) {
			if (row.rounds[1] > last.rounds[1] || contradicts(row, last))
				throw new Error(`rounds ${rangeText(last)} and ${rangeText(row)} do not go together`);
			continue;
		}
		last = row;
		const before = merged.at(-1);
		if (before?.commit === row.commit && before.rounds[1] === row.rounds[0])
			merged[merged.length - 1] = joined(before, row);
		else merged.push(row);
	}
	return merged;
}

const contradicts = (a: Row, b: Row): boolean =>
	String(a.rounds) === String(b.rounds) && a.commit === b.commit && countsText(a) !== countsText(b);

/** The counts that are the same wherever a round is played; the time that it took is not. */
const countsText = ({ counts }: Row): string => JSON.stringify({ ...counts, milliseconds: 0 });

const rangeText = ({ rounds: [from, to] }: Row): string =>
	to - from === 1 ? String(from) : `${from} to ${to - 1}`;

function joined(a: Row, b: Row): Row {
	const skipped = sum(a.skipped ?? {}, b.skipped ?? {});
	const failures = [...(a.failures ?? []), ...(b.failures ?? [])];
	return {
		rounds: [a.rounds[0], b.rounds[1]],
		commit: a.commit,
		counts: sum(a.counts, b.counts),
		...(Object.keys(skipped).length === 0 ? {} : { skipped }),
		...(failures.length === 0 ? {} : { failures }),
	};
}

function sum(
	a: Readonly<Record<string, number>>,
	b: Readonly<Record<string, number>>,
): Record<string, number> {
	const out: Record<string, number> = { ...a };
	for (const [key, n] of Object.entries(b)) out[key] = (out[key] ?? 0) + n;
	return out;
}

/** The rounds from `first` on that no row covers, in order, without an end. */
export function* roundsLeft(rows: readonly Row[], first: number): Generator<number, never, void> {
	const ranges = rows.map((row) => row.rounds).sort(([a], [b]) => a - b);
	let n = 0;
	for (let round = first; ; round++) {
		while (n < ranges.length && ranges[n]![1] <= round) n++;
		const range = ranges[n];
		if (range !== undefined && range[0] <= round) round = range[1] - 1;
		else yield round;
	}
}
