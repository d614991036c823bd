import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renewedList } from './page.ts';
import { quantities } from './table.ts';
import { meanings } from '../texts/quantities.ts';

test('the page lists every quantity as it is declared', () => {
	const page = readFileSync(join(import.meta.dirname, '../../../../docs/lab.md'), 'utf8');
	expect(renewedList(page), 'npm run do -- --filter @tilewright/lab run generate').toBe(page);
});

test('names are words of their own, and meanings are sentences', () => {
	const names = quantities.map((q) => q.name);
	expect(new Set(names).size).toBe(names.length);
	for (const { name } of quantities) {
		expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
		expect(meanings[name]).toMatch(/^[A-Z].*\.$/);
	}
});
