import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const here = import.meta.dirname;
const moduleAt = (path: string): string => JSON.stringify(pathToFileURL(join(here, path)).href);
const script = (code: string): string[] => ['--input-type=module', '-e', code];

const server = script(`
	const { onStop } = await import(${moduleAt('stop.mjs')});
	const running = setInterval(() => {}, 1000);
	onStop(() => process.exit(0));
	console.log(process.pid);
`);
const starter = script(`
	const { serve } = await import(${moduleAt('../../../scripts/serve.mjs')});
	serve(process.execPath, ${JSON.stringify(server)}, { cwd: '.', env: process.env });
`);

const isRunning = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

const left: number[] = [];
afterEach(() => left.splice(0).forEach((pid) => isRunning(pid) && process.kill(pid, 'SIGKILL')));

const saidBy = (child: ChildProcess): Promise<number> =>
	new Promise((resolve) =>
		child.stdout!.once('data', (data) => {
			const pid = Number(String(data));
			left.push(pid);
			resolve(pid);
		}),
	);

test.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const)(
	'the server ends when whoever started it gets %s',
	async (signal) => {
		const child = spawn(process.execPath, starter, { stdio: ['ignore', 'pipe', 'inherit'] });
		left.push(child.pid!);
		const pid = await saidBy(child);
		expect(isRunning(pid)).toBe(true);
		child.kill(signal);
		await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 4000 });
	},
);

test('the server ends when the npm above its starter is gone without a word', async () => {
	const above = spawn(
		process.execPath,
		script(`
			const { spawn } = await import('node:child_process');
			spawn(process.execPath, ${JSON.stringify(starter)}, { stdio: ['ignore', 'inherit', 'inherit'] });
		`),
		{
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { ...process.env, npm_lifecycle_event: 'start' },
		},
	);
	left.push(above.pid!);
	const pid = await saidBy(above);
	above.kill('SIGKILL');
	await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 4000 });
});
