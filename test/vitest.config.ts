import { defineConfig } from 'vitest/config';
import { shared } from '../vitest.shared.ts';

// the longest of all runs: two at work even where there are but two cores, or it would end last and alone
export default defineConfig({
	...shared,
	test: { ...shared.test, include: ['**/*.test.ts'], maxWorkers: 2 },
});
