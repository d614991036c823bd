import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, readLog } from '@tilewright/interpreter';

/** The games of a folder in our own format, by name. */
export async function conformanceLogs(of: 'base' | 'own' = 'base'): Promise<Map<string, Log>> {
	const folder = join(import.meta.dirname, of);
	const out = new Map<string, Log>();
	for (const name of readdirSync(folder).filter((n) => n.endsWith('.json'))) {
		const { log, diagnostics } = await readLog(name, readFileSync(join(folder, name)));
		if (log === undefined || diagnostics.length > 0)
			throw new Error(`${name}: ${JSON.stringify(diagnostics)}`);
		out.set(name.replace('.json', ''), log);
	}
	return out;
}
