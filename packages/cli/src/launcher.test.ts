import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/tilewright.mjs', import.meta.url));

const copy = mkdtempSync(join(tmpdir(), 'tilewright-launcher-'));
const standIn = `
const [what, ...rest] = process.argv.slice(2);
if (what === 'exit') process.exitCode = Number(rest[0]);
else if (what === 'tell') console.log(JSON.stringify(rest));
else {
	if (what === 'graceful') process.on('SIGINT', () => { console.log('put away'); process.exit(130); });
	console.log('waiting');
	setInterval(() => {}, 1000);
}`;

beforeAll(() => {
	mkdirSync(join(copy, 'bin'));
	mkdirSync(join(copy, 'dist'));
	cpSync(launcher, join(copy, 'bin', 'tilewright.mjs'));
	writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
	writeFileSync(join(copy, 'dist', 'main.js'), standIn);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ending {
	code: number | null;
	out: string;
	err: string;
}

function launch(path: string, args: string[], signal?: NodeJS.Signals): Promise<Ending> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => {
			out += chunk.toString();
			if (signal && out.trim() === 'waiting') child.kill(signal);
		});
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ code, out, err }));
	});
}

const copied = join(copy, 'bin', 'tilewright.mjs');

test('arguments arrive as they were given', async () => {
	const given = ['a b', '', '--x=*', '$HOME', "it's"];
	const { code, out } = await launch(copied, ['tell', ...given]);
	expect({ code, given: JSON.parse(out) as unknown }).toEqual({ code: 0, given });
});

test('the exit code is handed on', async () => {
	expect((await launch(copied, ['exit', '0'])).code).toBe(0);
	expect((await launch(copied, ['exit', '3'])).code).toBe(3);
});

test.each([
	['wait', 'SIGINT', 130, ''],
	['graceful', 'SIGINT', 130, 'put away'],
	['wait', 'SIGTERM', 143, ''],
] as const)('%s ends on %s with %i', async (what, signal, code, last) => {
	const ending = await launch(copied, [what], signal);
	expect(ending.code).toBe(code);
	expect(ending.out.split('\n').slice(1).join('').trim()).toBe(last);
});

test('in the repository it starts the real command', async () => {
	const { code, out, err } = await launch(launcher, ['--version']);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
