import {
	type Diagnostic,
	boundFindings,
	diagnose,
	hasErrors,
	limits,
	validate,
} from '@tilewright/schema';
import { KEY_GRAMMAR } from '../game/keys.ts';
import type { Log } from './record.ts';
import { readText } from './text.ts';
import { logWords } from '../texts/logs.ts';

export interface ReadLog {
	readonly log?: Log;
	readonly diagnostics: readonly Diagnostic[];
}

export async function readLog(path: string, bytes: Uint8Array): Promise<ReadLog> {
	const { doc, diagnostics } = await readText(path, bytes);
	if (doc === undefined) return { diagnostics };
	const found: Diagnostic[] = [...diagnostics];
	const fail = (): ReadLog => ({ diagnostics: found });
	const top = doc.value;
	const keys =
		typeof top === 'object' && top !== null && !Array.isArray(top) ? Object.keys(top) : undefined;
	if (keys === undefined || !keys.includes('log')) {
		const what =
			keys === undefined ? logWords.valueOrList : logWords.fileWithKeys(keys.slice(0, 5));
		found.push(diagnose(doc.file, undefined, 'LOG-KIND', { found: what }));
		return fail();
	}
	const raw = top as { steps?: unknown; keys?: unknown };
	if (Array.isArray(raw.steps) && raw.steps.length > limits.logSteps) {
		found.push(diagnose(doc.file, undefined, 'LOG-STEPS', { max: limits.logSteps }));
		return fail();
	}
	for (const d of boundFindings(validate('log', doc))) found.push(d);
	if (typeof raw.keys === 'number' && raw.keys > KEY_GRAMMAR)
		found.push(
			diagnose(doc.file, doc.rangeOf(['keys']), 'LOG-KEYS', {
				found: raw.keys,
				known: KEY_GRAMMAR,
			}),
		);
	if (hasErrors(found)) return fail();
	const log = top as unknown as Log;
	if (log.end === undefined) found.push(diagnose(doc.file, undefined, 'LOG-NO-END', {}));
	return { log, diagnostics: found };
}
