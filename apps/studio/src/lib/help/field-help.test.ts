import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpPlaces } from '@tilewright/workbench';
import { expect, test } from 'vitest';

test('every help text belongs to a field, and no field names another', () => {
	const lib = join(import.meta.dirname, '..');
	const requested = readdirSync(lib, { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.svelte'))
		.flatMap((f) => [...readFileSync(join(lib, f), 'utf8').matchAll(/<FieldHelp\s+of="([^"]+)"/g)])
		.map(([, key]) => key!);
	expect([...new Set(requested)].sort()).toEqual(Object.keys(helpPlaces).sort());
});
