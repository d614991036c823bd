import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Call } from '../frame/testing.ts';

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));

/** Runs the command as people do: a build that is up to date is what is measured, and it starts its many threads faster. */
export function launched(words: readonly string[], cwd: string = process.cwd()): Promise<Call> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [launcher, ...words], { cwd });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ exit: code as Call['exit'], out, err }));
	});
}
