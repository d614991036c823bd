import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, readLog } from '@tilewright/interpreter';

/**
 * Returns the part of a name that recordings of one set-up have in common: `base-2ed-abbot-garden-2p-s1-uniform` is of
 * the family `base`.
 */
export function familyOf(recording: string): string {
	return recording.startsWith('base-') ? 'base' : recording.replace(/-\d+p-s\d+-\w+$/, '');
}

/** The families of recordings that are kept; `own` is no recording. */
export function families(): string[] {
	return readdirSync(import.meta.dirname, { withFileTypes: true })
		.filter((e) => e.isDirectory() && e.name !== 'own')
		.map((e) => e.name)
		.sort();
}

export async function conformanceLogs(of = 'base'): Promise<Map<string, Log>> {
	const folder = join(import.meta.dirname, of);
	const out = new Map<string, Log>();
	if (!existsSync(folder)) return out;
	for (const name of readdirSync(folder).filter((n) => n.endsWith('.json'))) {
		const { log, diagnostics } = await readLog(name, readFileSync(join(folder, name)));
		if (log === undefined || diagnostics.length > 0)
			throw new Error(`${name}: ${JSON.stringify(diagnostics)}`);
		out.set(name.replace('.json', ''), log);
	}
	return out;
}
