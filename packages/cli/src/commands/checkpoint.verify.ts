import { execFile, spawn } from 'node:child_process';
import {
	appendFileSync,
	existsSync,
	readFileSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunDescription, headerLine } from '@tilewright/lab';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunEvent } from '../frame/events.ts';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
let file: string;
beforeEach(() => {
	box = sandbox();
	file = join(box.path, 'run.jsonl');
});
afterEach(() => box.remove());

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));
const games = 1500;
const simulate = [
	...['simulate', '--json', '--game', 'carcassonne', '--games', String(games), '--jobs', '2'],
];
const compare = [
	...['compare', '--json', '--game', 'carcassonne', '--seats', 'random,random'],
	...['--games', '160', '--jobs', '2', '--a', '--set fields.pointsPerCity=4'],
];
const kept = ['--checkpoint', 'run.jsonl'];

interface Json {
	played: number;
	hash?: string;
	seats?: unknown;
	rows?: { quantity: string }[];
	quantities?: unknown;
}

function result({ hash, seats, rows, quantities }: Json): unknown {
	return { hash, seats, quantities, rows: rows?.filter((row) => row.quantity !== 'time') };
}

const jsonOf = async (words: readonly string[]): Promise<Json> =>
	JSON.parse((await call(words, { cwd: box.path })).out) as Json;

function killed(words: readonly string[], growth: number): Promise<boolean> {
	const size = (): number => (existsSync(file) ? statSync(file).size : 0);
	const before = size();
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [launcher, ...words, ...kept], {
			cwd: box.path,
			stdio: 'ignore',
		});
		const timer = setInterval(() => size() > before + growth && child.kill('SIGKILL'), 2);
		child.on('exit', (_, signal) => {
			clearInterval(timer);
			resolve(signal === 'SIGKILL');
		});
	});
}

async function printed(words: readonly string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, [launcher, ...words], {
		cwd: box.path,
		maxBuffer: 2 ** 26,
	});
	return stdout;
}

test.each([
	['simulate', simulate, 3000],
	['simulate with quantities', [...simulate, '--quantities', 'all'], 30_000],
	['compare', compare, 4000],
] as const)(
	'%s: killed again and again, it ends with the same result',
	async (_, words, growth) => {
		const whole = await jsonOf(words);
		let kills = 0;
		while (kills < 3 && (await killed(words, growth))) kills++;
		expect(kills).toBeGreaterThan(0);
		const last = await jsonOf([...words, ...kept]);
		expect(result(last)).toEqual(result(whole));
		expect(last.played).toBeLessThan(whole.played);
		const again = await jsonOf([...words, ...kept]);
		expect(again.played).toBe(0);
		expect(result(again)).toEqual(result(whole));
	},
);

test('a last line that was cut short is played again', async () => {
	const words = [...simulate, ...kept];
	const whole = await jsonOf(words);
	truncateSync(file, statSync(file).size - 5);
	const again = await jsonOf(words);
	expect(again.played).toBeGreaterThan(0);
	expect(result(again)).toEqual(result(whole));
});

test('the file of another run, a broken one, and what is no checkpoint are refused and stay as they are', async () => {
	await jsonOf([...simulate, ...kept]);
	const refused = async (words: readonly string[], code: string): Promise<void> => {
		const before = readFileSync(file);
		const found = await call([...words, ...kept], { cwd: box.path });
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 2, codes: [code] });
		expect(readFileSync(file).equals(before)).toBe(true);
	};
	await refused([...simulate, '--seed', '2'], 'CLI-CHECKPOINT-OTHER');
	await refused([...simulate, '--set', 'fields.pointsPerCity=4'], 'CLI-CHECKPOINT-OTHER');
	await refused(compare, 'CLI-CHECKPOINT-OTHER');
	await refused([...simulate, '--seats', 'greedy,random'], 'CLI-CHECKPOINT-OTHER');
	appendFileSync(file, '{"block":0,"result":[1]}\n');
	await refused(simulate, 'CLI-CHECKPOINT-BROKEN');
	const lines = readFileSync(file, 'utf8').split('\n');
	lines[2] = lines[2]!.replace(/\d(?=,)/, (digit) => String((Number(digit) + 1) % 10));
	writeFileSync(file, lines.slice(0, -2).join('\n') + '\n');
	await refused(simulate, 'CLI-CHECKPOINT-BROKEN');
	writeFileSync(file, 'says: tiles\n');
	await refused(simulate, 'CLI-CHECKPOINT-BROKEN');
	const folder = await call([...simulate, '--checkpoint', '.'], { cwd: box.path });
	expect(codesOf(folder)).toEqual(['CLI-OUT-UNWRITABLE']);
});

test('a program that plays the first game otherwise does not go on with the run', async () => {
	await jsonOf([...simulate, ...kept]);
	const [head = '', ...blocks] = readFileSync(file, 'utf8').split('\n');
	const header = JSON.parse(head) as RunDescription & { digest?: string };
	delete header.digest;
	const other = headerLine({ ...header, firstGames: ['0123456789abcdef'] });
	writeFileSync(file, other + blocks.join('\n'));
	const found = await call([...simulate, ...kept], { cwd: box.path });
	expect(codesOf(found)).toEqual(['CLI-CHECKPOINT-OTHER']);
	expect(found.out).toContain('firstGames');
});

test('two processes on one file both end with the result of one, and leave a file that can be read', async () => {
	const whole = await jsonOf(simulate);
	writeFileSync(file, '');
	const both = await Promise.all([1, 2].map(() => printed([...simulate, ...kept])));
	for (const out of both) expect(result(JSON.parse(out) as Json)).toEqual(result(whole));
	const again = await jsonOf([...simulate, ...kept]);
	expect(again.played).toBe(0);
	expect(result(again)).toEqual(result(whole));
});

test('events for programs: one object a line, from the beginning over progress to the result', async () => {
	await killed(simulate, 3000);
	const words = [...simulate.filter((word) => word !== '--json'), ...kept, '--events'];
	const { exit, out, err } = await call(words, { cwd: box.path });
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	const events = out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as RunEvent);
	const [begin, ...rest] = events;
	expect(begin).toMatchObject({ event: 'begin', command: 'simulate', games, jobs: 2 });
	const before = begin?.event === 'begin' ? begin.kept : 0;
	expect(before).toBeGreaterThan(0);
	const last = rest.pop()!;
	if (last.event !== 'result') throw new Error('the last event is no result');
	expect((last.result as Json).played).toBe(games - before);
	let done = before;
	for (const event of rest) {
		if (event.event !== 'progress') throw new Error(`${event.event} before the end`);
		expect(event.done).toBeGreaterThanOrEqual(done);
		done = event.done;
	}
	const refused = await call([...words, '--seed', '2'], { cwd: box.path });
	expect(JSON.parse(refused.out)).toMatchObject({
		event: 'refused',
		diagnostics: [{ code: 'CLI-CHECKPOINT-OTHER' }],
	});
});

test('a person who stops a run is told how to continue it', async () => {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 1000);
	const words = ['simulate', '--game', 'carcassonne', '--games', '1000000', ...kept];
	const { exit, out, err } = await call(words, { cwd: box.path, signal: stop.signal });
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
	expect(err).toContain('run.jsonl; the same command continues the run');
});

test('a stop rule that says nothing is misuse', async () => {
	for (const question of ['points', 'seat 3 ±1', 'soon']) {
		const found = await call([...compare, '--until', question], { cwd: box.path });
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 2, codes: ['CLI-UNTIL'] });
	}
});
