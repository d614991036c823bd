import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownDifference } from '@tilewright/interop';
import { readText } from '@tilewright/interpreter';
import { formatDiagnostic, validate } from '@tilewright/schema';

/** Where the recordings of a family are known to depart from the rules: `differences.yaml` beside its games. */
export async function differencesOf(family: string): Promise<readonly KnownDifference[]> {
	const path = join(import.meta.dirname, family, 'differences.yaml');
	if (!existsSync(path)) return [];
	const { doc, diagnostics } = await readText(path, readFileSync(path));
	const found = doc === undefined ? diagnostics : [...diagnostics, ...validate('differences', doc)];
	if (doc === undefined || found.length > 0)
		throw new Error(found.map((d) => formatDiagnostic(d)).join('\n'));
	return (doc.value as { differences: KnownDifference[] }).differences;
}
