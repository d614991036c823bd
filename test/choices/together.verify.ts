import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';

test('the shipped packs play together, whatever is chosen', () => {
	const command = ['packages/cli/bin/tilewright.mjs', 'check', '--together', '--json'];
	const made = JSON.parse(
		execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }),
	) as {
		diagnostics: unknown[];
		together: Record<'pairs' | 'sets' | 'rows', number>;
	};
	expect(made.diagnostics).toEqual([]);
	expect(made.together.pairs).toBeGreaterThan(40);
	expect(made.together.sets).toBeGreaterThan(0);
	expect(made.together.rows).toBeGreaterThan(100);
});
