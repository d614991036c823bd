import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis server of a test: on this machine alone, on a free port, with a password of its own. */
export interface OwnRedis {
	readonly url: string;
	/** Stops the server as a crash does, and starts it again with what it had written. */
	readonly restart: (pause: number) => Promise<void>;
	readonly stop: () => Promise<void>;
}

/**
 * Returns true when this machine has a Redis server. Where it has none, the check that `what` names is told not to have been run, and is a
 * failure where `TILEWRIGHT_REQUIRE_REDIS` is `1`, as in `.ci/run`.
 */
export function isRedisThere(what: string): boolean {
	if (spawnSync('redis-server', ['--version']).status === 0) return true;
	const says = `NOT RUN: ${what}, since this machine has no redis-server`;
	if (process.env['TILEWRIGHT_REQUIRE_REDIS'] === '1') throw new Error(says);
	process.stdout.write(`${says}\n`);
	return false;
}

export async function ownRedis(): Promise<OwnRedis> {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-redis-'));
	const port = await freePort();
	const password = randomBytes(16).toString('hex');
	const flags = [
		...['--bind', '127.0.0.1', '--port', String(port), '--requirepass', password],
		...['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always', '--save', ''],
	];
	let server = await started(flags);
	return {
		url: `redis://:${password}@127.0.0.1:${port}`,
		restart: async (pause) => {
			await ended(server);
			await new Promise((resolve) => setTimeout(resolve, pause));
			server = await started(flags);
		},
		stop: async () => {
			await ended(server);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function started(flags: readonly string[]): Promise<ChildProcess> {
	const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
	return new Promise((resolve, reject) => {
		server.stdout.on('data', (text: Buffer) => {
			if (text.includes('Ready to accept connections')) resolve(server);
		});
		server.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}`)));
	});
}

function ended(server: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (server.exitCode !== null || server.signalCode !== null) return resolve();
		server.once('exit', () => resolve());
		server.kill('SIGKILL');
	});
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
