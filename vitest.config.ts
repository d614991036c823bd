import { defineConfig } from 'vitest/config';

// lets `npx vitest run packages/lang/src/x.test.ts` work from the root
// (the studio's tests run in apps/studio: SvelteKit looks for its files where it is started)
export default defineConfig({
	test: {
		projects: ['packages/*/vitest.config.ts', 'test/vitest.config.ts'],
	},
});
