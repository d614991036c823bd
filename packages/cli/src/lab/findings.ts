import { type Failure, type RunStatus, isOpen } from '@tilewright/lab-queue';
import { type Diagnostic, diagnose } from '@tilewright/schema';

/** The finding for a failure that a queue holds. Texts of a queue are those of strangers: an unknown code is none. */
export function findingOf(run: string, { code, why }: Failure): Diagnostic {
	switch (code) {
		case 'LAB-DISPUTED':
		case 'LAB-RULES-HASH':
		case 'LAB-RULES-LARGE':
		case 'LAB-RESULT-LARGE':
		case 'LAB-WORKER-OTHER':
		case 'LAB-WORKER-LOST':
			return diagnose('', undefined, code, { run, why });
		default:
			return diagnose('', undefined, 'LAB-RULES-BROKEN', { run, why });
	}
}

export function whyNoResult(status: RunStatus): Diagnostic | undefined {
	const { id: run, finished, blocks, poisoned, broken } = status;
	if (broken) return findingOf(run, broken);
	if (finished === blocks) return undefined;
	const [first] = poisoned;
	if (first) {
		const why = `${first.code}, ${first.why}`.replace(/\.$/, '');
		const args = { run, count: poisoned.length, first: first.block, why };
		return diagnose('', undefined, 'LAB-BLOCKS-FAILED', args);
	}
	return isOpen(status)
		? diagnose('', undefined, 'LAB-UNFINISHED', { run, finished, blocks })
		: diagnose('', undefined, 'LAB-CANCELLED', { run, finished, blocks });
}
