import { spawnSync } from 'node:child_process';

/** Runs a command and returns its standard output. The error of a command that fails holds all that it printed. */
export function commandOutput(command: string, args: readonly string[], cwd: string): string {
	const ran = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	if (ran.error !== undefined) throw ran.error;
	if (ran.status === 0) return ran.stdout;
	const ended = ran.signal === null ? `exit code ${String(ran.status)}` : `signal ${ran.signal}`;
	throw new Error(
		[
			`${command} ${args.join(' ')}: ${ended}, in ${cwd}`,
			'stdout:',
			ran.stdout,
			'stderr:',
			ran.stderr,
		].join('\n'),
	);
}
