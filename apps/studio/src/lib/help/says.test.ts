import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HelpKey, helpPlaces } from './places.ts';
import { helpTexts, saysOf } from './says.ts';

const texts = helpTexts();
const keys = Object.keys(helpPlaces) as HelpKey[];

test.each(keys)('the schemas say what %s is', (key) => {
	expect(texts[key]).toMatch(/^\S.{8,}\.$/s);
});

test('what no schema knows is not made up', () => {
	expect(saysOf({ kind: 'tiles', path: ['tiels'] })).toBeUndefined();
	expect(new Set(Object.values(texts)).size).toBe(keys.length);
});

test('every text is asked for by a field, and no field asks for another', () => {
	const lib = join(import.meta.dirname, '..');
	const asked = readdirSync(lib, { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.svelte'))
		.flatMap((f) => [...readFileSync(join(lib, f), 'utf8').matchAll(/<FieldHelp\s+of="([^"]+)"/g)])
		.map(([, key]) => key!);
	expect([...new Set(asked)].sort()).toEqual([...keys].sort());
});
