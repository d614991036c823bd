import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import { parseCommandLine } from './program.ts';
import { renewed } from './manual.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/command-line.md'), 'utf8');

test('docs/command-line.md tells what the command has (fix: npm run manual in packages/cli)', () => {
	expect(page).toBe(renewed(page, commands));
});

test('every call shown in the manual can be read', () => {
	const calls = [...page.matchAll(/^(?:npx --no )?tilewright ((?!.*[<[]).+)$/gm)].map((m) => m[1]!);
	expect(calls.length).toBeGreaterThan(10);
	for (const line of calls) {
		const words = (line.replace(/ [>|#] .*$/, '').match(/"[^"]*"|\S+/g) ?? []).map((w) =>
			w.replace(/^"(.*)"$/, '$1'),
		);
		expect(() => parseCommandLine(words, commands, '0'), line).not.toThrow();
	}
});
