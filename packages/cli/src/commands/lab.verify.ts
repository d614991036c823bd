import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LabQueue, type LabRun, filesHash, folderQueue, runId } from '@tilewright/lab-queue';
import { afterEach, expect, test } from 'vitest';
import { codesOf } from '../frame/testing.ts';
import {
	compare,
	figures,
	folder,
	json,
	ownFolders,
	run,
	sameByWorkers,
	simulate,
	submitted,
	sweep,
	tampered,
	worked,
} from '../lab/testing.ts';

ownFolders();

const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
});

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));

test.each([
	['compare', compare],
	['sweep', sweep],
	[
		'packs in all combinations',
		[
			...['sweep', '--game', 'carcassonne', '--seats', 'random,random', '--games', '6'],
			...['--factors', 'count,gold-mines', '--quantities', 'points'],
		],
	],
])('%s, played by workers, have the result of one process', (_, words) => sameByWorkers(words));

test('workers that are killed lose nothing and count nothing twice', async () => {
	const words = [...simulate.slice(0, 4), '500', '--seats', 'keen,keen'];
	const id = await submitted(words);
	const finished = async (): Promise<number> => {
		type Status = Record<'finished' | 'blocks', number>;
		const { runs } = await json<{ runs: readonly Status[] }>(['lab', 'status', id]);
		const { finished, blocks } = runs[0]!;
		if (finished === blocks) throw new Error('the run ended before a worker was killed');
		return finished;
	};
	for (let i = 0; i < 2; i++) {
		const before = await finished();
		const child = spawn(process.execPath, [launcher, 'lab', 'worker', '--jobs', '1'], {
			...{ cwd: folder().path, stdio: 'ignore', detached: true },
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
	folder().copy('carcassonne/base', 'own/base');
	const own = ['--data', join(folder().path, 'own')];
	const whole = await json<object>([...simulate, ...own]);
	const id = await submitted([...simulate, ...own]);
	folder().edit('own/base/rules.yaml', /^/, 'broken: [\n');
	expect((await worked()).failures).toEqual([]);
	expect(figures(await json<object>(['lab', 'result', id]))).toEqual(figures(whole));
	const { runs } = await json<{ runs: { command: string[] }[] }>(['lab', 'status']);
	expect(JSON.stringify(runs)).not.toContain(folder().path);
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
	const page = (name: string): string => readFileSync(join(folder().path, name), 'utf8');
	const command = / --report \S+\.html/g;
	expect(page('lab.html').replace(command, '')).toBe(page('own.html').replace(command, ''));
});

test('what a run says of itself is held against what it is', async () => {
	const id = await submitted(simulate);
	const queue: LabQueue = folderQueue(join(folder().path, 'tilewright-lab'))!;
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
	const queue: LabQueue = folderQueue(join(folder().path, 'tilewright-lab'))!;
	await queue.finish({ run: id, block: 2, token: '' }, '{"scores":[1,2],"rows":[]}');
	await queue.close();
	expect(codesOf(await run(['lab', 'result', id, '--json']))).toEqual(['LAB-DISPUTED']);
	await submitted(simulate);
	expect((await worked()).played).toBe(1);
	expect(figures(await json<object>(['lab', 'result', id]))).toEqual(
		figures(await json<object>(simulate)),
	);
});
