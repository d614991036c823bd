import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

// processes, threads and rounds of measuring take their time beside other suites
export default defineConfig({ ...shared, test: { ...shared.test, testTimeout: 120_000 } });
