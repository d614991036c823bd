import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect } from 'vitest';
import { type Call, call } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

export const simulate: readonly string[] = [
	'simulate',
	'--game',
	'carcassonne',
	'--games',
	'130',
	'--seats',
	'random,greedy',
];
export const compare: readonly string[] = [
	...['compare', '--game', 'carcassonne', '--seats', 'random,random', '--games', '40'],
	...['--a', '--set fields.pointsPerCity=4'],
];
export const sweep: readonly string[] = [
	...['sweep', '--game', 'carcassonne', '--seats', 'random,random', '--games', '20'],
	...['--vary', 'base.twoTileCity=full,half', '--vary', 'tile:D=4,20'],
];

let box: Sandbox;

/** Each test of the file that calls this has a folder of its own. */
export function ownFolders(): void {
	beforeEach(() => {
		box = sandbox();
	});
	afterEach(() => box.remove());
}

export const folder = (): Sandbox => box;

export const run = (words: readonly string[]): Promise<Call> => call(words, { cwd: box.path });

export async function json<T>(words: readonly string[]): Promise<T> {
	const found = await run([...words, '--json']);
	expect(found.exit, found.out).toBe(0);
	return JSON.parse(found.out) as T;
}

export const submitted = async (words: readonly string[]): Promise<string> =>
	(await json<{ run: string }>(['lab', 'submit', ...words])).run;

export const worked = (): Promise<{ played: number; failures: unknown[] }> =>
	json(['lab', 'worker', '--jobs', '2', '--until-empty']);

export function figures(value: object): unknown {
	const { played, seconds, jobs, gamesPerSecond, rows, ...rest } = value as Record<string, unknown>;
	expect([played, seconds, jobs, gamesPerSecond]).toBeDefined();
	const all = rows as { quantity: string }[] | undefined;
	return { ...rest, rows: all?.filter(({ quantity }) => quantity !== 'time') };
}

export async function sameByWorkers(words: readonly string[]): Promise<void> {
	const whole = await json<object>(words);
	const id = await submitted(words);
	expect((await worked()).failures).toEqual([]);
	const result = await json<{ played: number }>(['lab', 'result', id]);
	expect(result.played).toBe(0);
	expect(figures(result)).toEqual(figures(whole));
	expect((await run(['lab', 'result', id])).out).toMatch(
		/(no game was|none) played now: all were kept$/m,
	);
	expect(await submitted(words)).toBe(id);
	expect((await worked()).played).toBe(0);
}

export function tampered(sql: string, ...values: (string | number)[]): void {
	const database = new DatabaseSync(join(box.path, 'tilewright-lab', 'lab.sqlite'));
	database.prepare(sql).run(...values);
	database.close();
}
