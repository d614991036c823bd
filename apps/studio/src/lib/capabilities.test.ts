import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);

// the rule of imports does not see imports of types in components
test('no view names the whole studio', () => {
	const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
	);
	const naming = all.filter((path) =>
		/from '[^']*(studio\.svelte|shell\/context)\.ts'/.test(
			readFileSync(new URL(path, folder), 'utf8'),
		),
	);
	expect(naming.sort()).toEqual(['capabilities.ts', 'shell/context.ts']);
});
