import { digestText } from '@tilewright/interpreter/state';
import { parseJson } from '@tilewright/schema';
import { blockCount } from './blocks.ts';

/** The description of a kept run: two runs of equal descriptions play the same games and may share their blocks. */
export interface RunDescription {
	readonly run: 'simulate' | 'compare' | 'sweep';
	/** Hashes of the compiled rules, side by side. */
	readonly rules: readonly string[];
	readonly bots: readonly (readonly string[])[];
	readonly seed: number;
	/** Games of each batch: a sweep has one for every rule set, any other run has one. */
	readonly games: number;
	readonly batches: number;
	readonly size: number;
	/** Intervals hold once or at every look. Looking makes the former untrue, so a run keeps its kind. */
	readonly intervals: 'fixed' | 'anytime';
	readonly quantities: readonly string[];
	/** Digests of the ends of the first game, side by side: a program that plays otherwise cannot go on with the run. */
	readonly firstGames: readonly string[];
}

/** A checkpoint that was read: results by block, and how many bytes of the file are whole lines. */
export interface Checkpoint<Result> {
	readonly finished: ReadonlyMap<number, Result>;
	/** For each stop by hand, the number of blocks that were finished then. */
	readonly stops: readonly number[];
	readonly wholeBytes: number;
}

export type CheckpointFault =
	| { readonly is: 'other'; readonly what: string; readonly found: string; readonly wanted: string }
	| { readonly is: 'broken'; readonly line: number };

const format = 6;
const seal = /,"digest":"([0-9a-f]{16})"\}$/;

/** The first line of a checkpoint; `note` is kept for readers and not compared. */
export function headerLine(
	description: RunDescription,
	note: Readonly<Record<string, string>> = {},
): string {
	return sealed({ checkpoint: format, ...description, ...note });
}

export function blockLine(block: number, result: unknown): string {
	return sealed({ block, result });
}

/** The line of a stop by hand. */
export function stopLine(finished: number): string {
	return sealed({ stopped: finished });
}

/** A line that carries the digest of what stands before it, so that a damaged one is noticed. */
function sealed(value: object): string {
	const text = JSON.stringify(value).slice(0, -1);
	return `${text},"digest":"${digestText(text)}"}\n`;
}

/**
 * Reads a checkpoint. What follows the last line break was cut short by a crash and is left out; any other line that cannot be
 * read is a fault, and so is the description of another run. A block may stand there twice, when two processes worked on
 * it: the first line counts. `read` returns undefined for what is no result of the block.
 */
export function readCheckpoint<Result>(
	bytes: Uint8Array,
	description: RunDescription,
	read: (value: unknown, block: number) => Result | undefined,
): Checkpoint<Result> | CheckpointFault {
	const wholeBytes = bytes.lastIndexOf(0x0a) + 1;
	const finished = new Map<number, Result>();
	const stops: number[] = [];
	// a file that was cut within its first line holds nothing
	if (wholeBytes === 0)
		return bytes.length > 0 && bytes[0] !== 0x7b ? broken(1) : { finished, stops, wholeBytes };
	const decoder = new TextDecoder();
	let begin = 0;
	for (let line = 1; begin < wholeBytes; line++) {
		const end = bytes.indexOf(0x0a, begin);
		const text = decoder.decode(bytes.subarray(begin, end));
		begin = end + 1;
		const value = parsed(text);
		if (value === undefined) return broken(line);
		if (line === 1 || 'checkpoint' in value) {
			const fault = otherRun(value, description, line);
			if (fault) return fault;
		}
		if (!isSealed(text)) return broken(line);
		if ('checkpoint' in value) continue;
		if ('stopped' in value) {
			if (!Number.isSafeInteger(value['stopped'])) return broken(line);
			stops.push(value['stopped'] as number);
			continue;
		}
		const block = value['block'];
		if (!isBlock(block, description)) return broken(line);
		const result = read(value['result'], block);
		if (result === undefined) return broken(line);
		if (!finished.has(block)) finished.set(block, result);
	}
	return { finished, stops, wholeBytes };
}

export function quantitiesIn(bytes: Uint8Array): readonly string[] | undefined {
	const end = bytes.indexOf(0x0a);
	const header = end < 0 ? undefined : parsed(new TextDecoder().decode(bytes.subarray(0, end)));
	const names = header?.['checkpoint'] === format ? header['quantities'] : undefined;
	return Array.isArray(names) && names.every((name) => typeof name === 'string')
		? (names as string[])
		: undefined;
}

const broken = (line: number): CheckpointFault => ({ is: 'broken', line });

function isSealed(text: string): boolean {
	const found = seal.exec(text);
	return found !== null && digestText(text.slice(0, found.index)) === found[1];
}

function parsed(text: string): Record<string, unknown> | undefined {
	const found = parseJson(text);
	if (!('value' in found)) return undefined;
	const { value } = found;
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: undefined;
}

function isBlock(block: unknown, { games, size, batches }: RunDescription): block is number {
	const blocks = batches * blockCount({ games, size });
	return Number.isInteger(block) && (block as number) >= 0 && (block as number) < blocks;
}

function otherRun(
	header: Record<string, unknown>,
	description: RunDescription,
	line: number,
): CheckpointFault | undefined {
	if (header['checkpoint'] === undefined) return broken(line);
	const wanted: Record<string, unknown> = { checkpoint: format, ...description };
	for (const [what, value] of Object.entries(wanted)) {
		const [found, expected] = [header[what], value].map((v) => JSON.stringify(v) ?? 'nothing') as [
			string,
			string,
		];
		if (found !== expected) return { is: 'other', what, found, wanted: expected };
	}
	return undefined;
}

export function isIntegers(value: unknown, length: number): value is number[] {
	return Array.isArray(value) && value.length === length && value.every(Number.isSafeInteger);
}
