import { defineConfig } from 'vitest/config';

// lets `npx vitest run packages/lang/src/x.test.ts` work from the root
export default defineConfig({
	test: {
		projects: [
			'packages/*/vitest.config.ts',
			'test/vitest.config.ts',
			'apps/studio/vite.config.ts',
		],
	},
});
