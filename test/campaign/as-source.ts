import { spawnSync } from 'node:child_process';

const condition = '--conditions=@tilewright/source';

/**
 * True when this process reads the packages of the workspace as source, so that nothing needs building first. Otherwise the script is run
 * in a process that does, to its end.
 */
export function asSource(script: string): boolean {
	if (process.execArgv.includes(condition)) return true;
	const args = [
		condition,
		'--disable-warning=ExperimentalWarning',
		script,
		...process.argv.slice(2),
	];
	process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
	return false;
}
