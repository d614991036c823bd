import { defineConfig } from 'vitest/config';
import { shared } from '../vitest.shared.ts';

// the long proofs, `*.verify.ts`: run by `npm run verify`, never by `npm test`
export default defineConfig({
	...shared,
	test: {
		...shared.test,
		// growth takes minutes of processor time and compares times, so it runs alone: TILEWRIGHT_GROWTH=1
		include: process.env['TILEWRIGHT_GROWTH'] ? ['growth/growth.measure.ts'] : ['**/*.verify.ts'],
		isolate: true,
		// two at work even where there are but two cores
		maxWorkers: 2,
		testTimeout: 30 * 60_000,
		hookTimeout: 5 * 60_000,
	},
});
