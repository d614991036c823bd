import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../vitest.shared.ts';

const inParts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
	.filter((path) =>
		/from '.*\/part\.ts'/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
	);

// the long proofs, `*.verify.ts`, and more cases of the tests in parts: run by `npm run verify`, never by `npm test`
export default defineConfig({
	...shared,
	test: {
		...shared.test,
		include: ['**/*.verify.ts', ...inParts],
		env: { TILEWRIGHT_LONG: '1' },
		isolate: true,
		// two at work even where there are but two cores
		maxWorkers: Math.max(2, availableParallelism() - 1),
		testTimeout: 10 * 60_000,
		hookTimeout: 5 * 60_000,
	},
});
