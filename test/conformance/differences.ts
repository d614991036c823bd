import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownDifference } from '@tilewright/interop';
import { readText } from '@tilewright/interpreter';
import { type documents, formatDiagnostic, validate } from '@tilewright/schema';

async function fileOf(family: string): Promise<documents.Differences | undefined> {
	const path = join(import.meta.dirname, family, 'differences.yaml');
	if (!existsSync(path)) return undefined;
	const { doc, diagnostics } = await readText(path, readFileSync(path));
	const found = doc === undefined ? diagnostics : [...diagnostics, ...validate('differences', doc)];
	if (doc === undefined || found.length > 0)
		throw new Error(found.map((d) => formatDiagnostic(d)).join('\n'));
	return doc.value as unknown as documents.Differences;
}

export async function differencesOf(family: string): Promise<readonly KnownDifference[]> {
	return (await fileOf(family))?.differences ?? [];
}

export async function notesOf(family: string): Promise<string | undefined> {
	return (await fileOf(family))?.says;
}
