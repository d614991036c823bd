import { defineConfig } from 'vitest/config';
import { shared } from '../vitest.shared.ts';

// the long proofs, `*.verify.ts`: run by `npm run verify`, never by `npm test`
export default defineConfig({
	...shared,
	test: {
		...shared.test,
		include: ['**/*.verify.ts'],
		isolate: true,
		// two at work even where there are but two cores
		maxWorkers: 2,
		testTimeout: 30 * 60_000,
		hookTimeout: 5 * 60_000,
	},
});
