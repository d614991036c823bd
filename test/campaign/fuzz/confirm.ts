import type { Runner } from './runner.ts';
import type { Fault, Trial } from './trial.ts';

/** True for faults of time and memory, which a busy machine can bring about. */
export function isExhaustion(cause: string): boolean {
	return cause === 'hang' || cause === 'memory' || cause === 'died';
}

const after = 'only after other trials: ';

export function causeAlone(cause: string): string {
	return cause.startsWith(after) ? cause.slice(after.length) : cause;
}

/**
 * The faults of a trial that come again in a fresh process, one of each cause. Others are left over from earlier trials, which is a fault
 * too, but for time and memory.
 */
export async function confirmed(
	runner: Runner,
	trial: Trial,
	faults: readonly Fault[],
): Promise<Fault[]> {
	if (faults.length === 0) return [];
	const again = await runner.runAlone(trial);
	const causes = new Set(again.faults.map((f) => f.cause));
	const found = new Map<string, Fault>();
	for (const { cause, message } of faults)
		if (causes.has(cause)) found.set(cause, { cause, message });
		else if (!isExhaustion(cause)) found.set(cause, { cause: after + cause, message });
	return [...found.values()];
}
