import { spawn } from 'node:child_process';
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
import { afterEach, beforeEach, expect, test } from 'vitest';
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
const simulate = ['simulate', '--json', '--game', 'carcassonne', '--games', '6000', '--jobs', '2'];
const compare = [
	...['compare', '--json', '--game', 'carcassonne', '--seats', 'random,random'],
	...['--games', '640', '--jobs', '2', '--a', '--set fields.pointsPerCity=4'],
];
const kept = ['--checkpoint', 'run.jsonl'];

interface Json {
	played: number;
	hash?: string;
	seats?: unknown;
	rows?: { quantity: string }[];
}

/** The part of a result that must be the same however often a run was stopped. */
function result({ hash, seats, rows }: Json): unknown {
	return { hash, seats, rows: rows?.filter((row) => row.quantity !== 'time') };
}

const jsonOf = async (words: readonly string[]): Promise<Json> =>
	JSON.parse((await call(words, { cwd: box.path })).out) as Json;

/** Runs the command as people do, and kills it when the file has grown by so many bytes; returns whether it was killed. */
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

test.each([
	['simulate', simulate, 3000],
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
	appendFileSync(file, '{"block":0,"result":[1]}\n');
	await refused(simulate, 'CLI-CHECKPOINT-BROKEN');
	writeFileSync(file, 'says: tiles\n');
	await refused(simulate, 'CLI-CHECKPOINT-BROKEN');
	const folder = await call([...simulate, '--checkpoint', '.'], { cwd: box.path });
	expect(codesOf(folder)).toEqual(['CLI-OUT-UNWRITABLE']);
});

test('a stop rule that says nothing is misuse', async () => {
	for (const question of ['points', 'seat 3 ±1', 'soon']) {
		const found = await call([...compare, '--until', question], { cwd: box.path });
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 2, codes: ['CLI-UNTIL'] });
	}
});
