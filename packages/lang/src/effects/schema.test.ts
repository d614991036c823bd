import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { effectsSchemaPath, renderEffectsSchema } from '../../scripts/effects-schema.ts';

test('the schema of effects is made from their declarations', () => {
	const isCurrent = readFileSync(effectsSchemaPath, 'utf8') === renderEffectsSchema();
	expect(isCurrent, 'run: npm run do -- --filter @tilewright/lang run generate').toBe(true);
});
