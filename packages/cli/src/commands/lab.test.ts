import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type LabQueue, type LabRun, filesHash, folderQueue, runId } from '@tilewright/lab-queue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
const children: ChildProcess[] = [];
beforeEach(() => {
	box = sandbox();
});
afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
	box.remove();
});

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));

const simulate = [
	'simulate',
	'--game',
	'carcassonne',
	'--games',
	'130',
	'--seats',
	'random,greedy',
];
const compare = [
	...['compare', '--game', 'carcassonne', '--seats', 'random,random', '--games', '40'],
	...['--a', '--set fields.pointsPerCity=4'],
];
const sweep = [
	...['sweep', '--game', 'carcassonne', '--seats', 'random,random', '--games', '20'],
	...['--vary', 'base.twoTileCity=full,half', '--vary', 'tile:D=4,20'],
];

const run = (words: readonly string[]) => call(words, { cwd: box.path });

async function json<T>(words: readonly string[]): Promise<T> {
	const found = await run([...words, '--json']);
	expect(found.exit, found.out).toBe(0);
	return JSON.parse(found.out) as T;
}

const submitted = async (words: readonly string[]): Promise<string> =>
	(await json<{ run: string }>(['lab', 'submit', ...words])).run;

const worked = () =>
	json<{ played: number; failures: unknown[] }>(['lab', 'worker', '--jobs', '2', '--until-empty']);

/** The part of a result that is the same whoever plays. */
function figures(value: object): unknown {
	const { played, seconds, jobs, gamesPerSecond, rows, ...rest } = value as Record<string, unknown>;
	expect([played, seconds, jobs, gamesPerSecond]).toBeDefined();
	const all = rows as { quantity: string }[] | undefined;
	return { ...rest, rows: all?.filter(({ quantity }) => quantity !== 'time') };
}

/** Changes what a queue holds, as somebody may who can write to it. */
function tampered(sql: string, ...values: (string | number)[]): void {
	const database = new DatabaseSync(join(box.path, 'tilewright-lab', 'lab.sqlite'));
	database.prepare(sql).run(...values);
	database.close();
}

test.each([
	['simulate', [...simulate, '--quantities', 'margin,points-by-source']],
	['compare', compare],
	['sweep', sweep],
])('a run of %s by workers has the result of one process', async (_, words) => {
	const whole = await json<object>(words);
	const id = await submitted(words);
	expect((await worked()).failures).toEqual([]);
	const result = await json<{ played: number }>(['lab', 'result', id]);
	expect(result.played).toBe(0);
	expect(figures(result)).toEqual(figures(whole));
	expect(await submitted(words)).toBe(id);
	expect((await worked()).played).toBe(0);
});

test('workers that are killed lose nothing and count nothing twice', async () => {
	const words = [...simulate.slice(0, 4), '150', '--seats', 'greedy,greedy'];
	const id = await submitted(words);
	const finished = async (): Promise<number> =>
		(await json<{ runs: { finished: number }[] }>(['lab', 'status', id])).runs[0]!.finished;
	for (let i = 0; i < 2; i++) {
		const before = await finished();
		const child = spawn(process.execPath, [launcher, 'lab', 'worker', '--jobs', '1'], {
			...{ cwd: box.path, stdio: 'ignore', detached: true },
		});
		children.push(child);
		while ((await finished()) === before) await new Promise((resolve) => setTimeout(resolve, 20));
		process.kill(-child.pid!, 'SIGKILL');
	}
	// the leases of the dead would end by themselves
	tampered('UPDATE blocks SET until = 0 WHERE state = 1');
	await worked();
	const result = await json<object>(['lab', 'result', id]);
	expect(figures(result)).toEqual(figures(await json<object>(words)));
});

test('rules of a stranger travel with the run, and files of the worker do not matter', async () => {
	box.copy('carcassonne/base', 'own/base');
	const own = ['--data', join(box.path, 'own')];
	const whole = await json<object>([...simulate, ...own]);
	const id = await submitted([...simulate, ...own]);
	box.edit('own/base/rules.yaml', /^/, 'broken: [\n');
	expect((await worked()).failures).toEqual([]);
	expect(figures(await json<object>(['lab', 'result', id]))).toEqual(figures(whole));
	const { runs } = await json<{ runs: { command: string[] }[] }>(['lab', 'status']);
	expect(JSON.stringify(runs)).not.toContain(box.path);
});

test('a run that is not finished, is cancelled, or is not there has no result', async () => {
	const refused = async (words: readonly string[], exit: number, code: string): Promise<void> => {
		const found = await run([...words, '--json']);
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit, codes: [code] });
	};
	const id = await submitted(simulate);
	await refused(['lab', 'result', id], 1, 'LAB-UNFINISHED');
	expect(await json<object>(['lab', 'cancel', id])).toMatchObject({ run: id, finished: 0 });
	await refused(['lab', 'result', id, '--wait'], 1, 'LAB-CANCELLED');
	for (const act of ['status', 'result', 'cancel'])
		await refused(['lab', act, 'nobody'], 2, 'LAB-RUN-UNKNOWN');
	await refused(['lab', 'submit', ...simulate, '--until', 'margin ±1'], 2, 'CLI-FLAG-UNKNOWN');
	await refused(['lab', 'submit', ...simulate, '--out', 'x.json'], 2, 'CLI-FLAG-UNKNOWN');
	await refused(['lab', 'sumbit'], 2, 'CLI-COMMAND-UNKNOWN');
	box.put('file', '');
	await refused(['lab', 'status', '--folder', 'file'], 2, 'LAB-UNREACHABLE');
});

test('what somebody changed in the queue is noticed', async () => {
	const refused = async (code: string): Promise<void> => {
		const found = await run(['lab', 'result', id, '--json']);
		expect(codesOf(found)).toEqual([code]);
	};
	const id = await submitted(simulate);
	tampered("UPDATE files SET bytes = CAST('{}' AS BLOB)");
	await worked();
	await refused('LAB-RULES-HASH');
	await submitted(simulate);
	await worked();
	tampered(
		"UPDATE blocks SET result = replace(result, 'scores\":[', 'scores\":[1.5,') WHERE block = 3",
	);
	await refused('LAB-RESULT-BROKEN');
	tampered(
		'UPDATE blocks SET state = 3, result = NULL, failure = ? WHERE block = 3',
		JSON.stringify({ code: 'LAB-WORKER-LOST', why: 'it was tried' }),
	);
	await refused('LAB-BLOCKS-FAILED');
	expect((await run(['lab', 'status'])).out).toContain('LAB-WORKER-LOST');
	await submitted(simulate);
	await worked();
	expect(figures(await json<object>(['lab', 'result', id]))).toEqual(
		figures(await json<object>(simulate)),
	);
});

test('a report of a run by workers is the page of the command, and its command names no file of the queue', async () => {
	const words = [...simulate, '--quantities', 'margin'];
	const id = await submitted(words);
	await worked();
	await json<object>(['lab', 'result', id, '--report', 'lab.html']);
	await json<object>([...words, '--report', 'own.html']);
	const page = (name: string): string => readFileSync(join(box.path, name), 'utf8');
	const command = / --report \S+\.html/g;
	expect(page('lab.html').replace(command, '')).toBe(page('own.html').replace(command, ''));
});

test('what a run says of itself is held against what it is', async () => {
	const id = await submitted(simulate);
	const queue: LabQueue = folderQueue(join(box.path, 'tilewright-lab'))!;
	const run = (await queue.run(id))!;
	const bundle = (await queue.files(run.files))!;
	const { description, words } = run;
	const lies: (readonly [Partial<LabRun>, code: string, bundle?: Uint8Array])[] = [
		[{ description: { ...description, firstGames: ['0'] } }, 'LAB-WORKER-OTHER'],
		[{ description: { ...description, rules: ['0'] } }, 'LAB-WORKER-OTHER'],
		[{ description: { ...description, games: 10 } }, 'LAB-WORKER-OTHER'],
		[{ words: [...words, '--games', '7'] }, 'LAB-WORKER-OTHER'],
		[{ words: [...words, '--out', 'x.json'] }, 'LAB-RULES-BROKEN'],
		[{ words: [...words, '--checkpoint', 'x.jsonl'] }, 'LAB-RULES-BROKEN'],
		[{ words: [...words, '--data', '/etc'] }, 'LAB-RULES-BROKEN'],
		[{ words: ['check', '/etc'] }, 'LAB-RULES-BROKEN'],
		[{ words: ['simulate', '--help'] }, 'LAB-RULES-BROKEN'],
		[{ words: [] }, 'LAB-RULES-BROKEN'],
		[{}, 'LAB-RULES-BROKEN', Buffer.from('{"files":[["a/pack.yaml"]]}')],
		[{}, 'LAB-RULES-BROKEN', Buffer.from('{"files":[["a/b.yaml",""],["a/b.yaml",""]]}')],
		[{}, 'LAB-RULES-BROKEN', Buffer.from('no JSON')],
	];
	const codes = new Map<string, string>();
	for (const [change, code, own = bundle] of lies) {
		const lie = { ...run, ...change, files: filesHash(own) };
		codes.set(runId(lie), code);
		await queue.submit(lie, own);
	}
	await queue.close();
	const { played } = await worked();
	expect(played).toBe(65);
	const { runs } = await json<{
		runs: {
			run: string;
			broken?: { code: string };
			refused: { code: string }[];
			finished: number;
		}[];
	}>(['lab', 'status']);
	const found = runs.filter((r) => r.run !== id);
	expect(found.map((r) => r.finished)).toEqual(lies.map(() => 0));
	expect(found.map((r) => r.broken?.code ?? r.refused[0]?.code)).toEqual([...codes.values()]);
});

test('results that differ leave a run without a result, until it is played anew', async () => {
	const id = await submitted(simulate);
	await worked();
	const queue: LabQueue = folderQueue(join(box.path, 'tilewright-lab'))!;
	await queue.finish({ run: id, block: 2, token: '' }, '{"scores":[1,2],"rows":[]}');
	await queue.close();
	expect(codesOf(await run(['lab', 'result', id, '--json']))).toEqual(['LAB-DISPUTED']);
	await submitted(simulate);
	expect((await worked()).played).toBe(1);
	expect(figures(await json<object>(['lab', 'result', id]))).toEqual(
		figures(await json<object>(simulate)),
	);
});

test('a queue that is full refuses a run', async () => {
	await submitted(simulate);
	tampered(
		'INSERT INTO blocks (place, block) WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999) SELECT 9, i FROM n',
	);
	const found = await run(['lab', 'submit', ...compare, '--json']);
	expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 1, codes: ['LAB-FULL'] });
});

test('a server that does not answer is named without its password, and so is what is no address of one', async () => {
	const refused = async (url: string, code: string): Promise<void> => {
		const found = await run(['lab', 'status', '--json', '--redis', url]);
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 2, codes: [code] });
		expect(found.out).not.toContain('secret');
	};
	await refused('redis://:secret@127.0.0.1:1', 'LAB-UNREACHABLE');
	for (const url of ['http://:secret@127.0.0.1', 'secret', 'redis://', 'redis:///secret'])
		await refused(url, 'CLI-FLAG-VALUE');
	const both = ['lab', 'status', '--json', '--folder', 'here', '--redis', 'redis://127.0.0.1:1'];
	expect(codesOf(await run(both))).toEqual(['LAB-TWO-PLACES']);
});
