import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** The machine, so that a process number counts only where it was given. */
const here = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const PATTERN = /^\.tilewright-([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{12}\.part$/;

/** A new hidden name for a file that is being written: it tells the machine and the process. */
export function temporaryName(pid: number = process.pid): string {
	return `.tilewright-${here}-${pid}-${randomBytes(6).toString('hex')}.part`;
}

export function isTemporary(name: string): boolean {
	return PATTERN.test(name);
}

/** True for the name of a file whose writing was broken off: a process of this machine began it and is gone. */
export function isLeftover(
	name: string,
	isRunning: (pid: number) => boolean = processRuns,
): boolean {
	const [, machine, pid] = PATTERN.exec(name) ?? [];
	return machine === here && !isRunning(Number(pid));
}

function processRuns(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// EPERM: the process runs, but belongs to another user
		return (error as NodeJS.ErrnoException).code !== 'ESRCH';
	}
}
