import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectsSchema } from '../src/effects/schema.ts';

export const effectsSchemaPath: string = join(
	import.meta.dirname,
	'../../../schemas/effects.schema.json',
);

export function renderEffectsSchema(): string {
	return `${JSON.stringify(effectsSchema(), undefined, '\t')}\n`;
}

if (import.meta.main) {
	const text = renderEffectsSchema();
	if (readFileSync(effectsSchemaPath, 'utf8') !== text) writeFileSync(effectsSchemaPath, text);
}
