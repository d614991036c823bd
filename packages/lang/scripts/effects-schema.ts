import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectsSchema } from '../src/effects/schema.ts';

/** The file of the schema of effects. */
export const effectsSchemaPath: string = join(
	import.meta.dirname,
	'../../../schemas/effects.schema.json',
);

/** The text of the file, made from the declarations of effects. */
export function renderEffectsSchema(): string {
	return `${JSON.stringify(effectsSchema(), undefined, '\t')}\n`;
}

if (import.meta.main) {
	const text = renderEffectsSchema();
	if (readFileSync(effectsSchemaPath, 'utf8') !== text) writeFileSync(effectsSchemaPath, text);
}
