import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownDifference } from '@tilewright/interop';
import { readText } from '@tilewright/interpreter';
import { type documents, formatDiagnostic, validate } from '@tilewright/schema';

/** `differences.yaml` beside the games of a family, if there is one. */
async function fileOf(family: string): Promise<documents.Differences | undefined> {
	const path = join(import.meta.dirname, family, 'differences.yaml');
	if (!existsSync(path)) return undefined;
	const { doc, diagnostics } = await readText(path, readFileSync(path));
	const found = doc === undefined ? diagnostics : [...diagnostics, ...validate('differences', doc)];
	if (doc === undefined || found.length > 0)
		throw new Error(found.map((d) => formatDiagnostic(d)).join('\n'));
	return doc.value as unknown as documents.Differences;
}

/** Returns the known departures of the recordings of a family from the rules. */
export async function differencesOf(family: string): Promise<readonly KnownDifference[]> {
	return (await fileOf(family))?.differences ?? [];
}

/** Returns the note on all games of a family. */
export async function notesOf(family: string): Promise<string | undefined> {
	return (await fileOf(family))?.says;
}
