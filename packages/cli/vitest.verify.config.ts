import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

// runs that are killed and worker processes: `npm run verify`
export default defineConfig({
	...shared,
	test: { ...shared.test, include: ['src/**/*.verify.ts'] },
});
