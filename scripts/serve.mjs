// Runs a server that ends with the process that started it. Plain JavaScript that runs on Node >= 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a server until it ends, and ends this process with its code. A signal to this process reaches the server, too; where this process
 * or the npm above it is gone without one, the channel between them closes, and the server ends by itself.
 */
export function serve(node, args, { cwd, env }) {
	const server = spawn(node, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
		process.on(signal, () => {
			// the terminal sends its own interrupt to both
			if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
		});
	const parent = process.ppid;
	// npm does not pass every signal on
	if (process.env.npm_lifecycle_event !== undefined)
		setInterval(() => process.ppid !== parent && server.kill(), 500).unref();
	server.on('error', (error) => {
		throw error;
	});
	server.on('close', (code, signal) =>
		process.exit(code ?? 128 + (constants.signals[signal] ?? 0)),
	);
}
