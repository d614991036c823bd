/** Settings of every package's tests: workspace packages are read as TypeScript source, so nothing needs building first. */
const source = '@tilewright/source';

export const shared = {
	resolve: { conditions: [source, 'module', 'node', 'development|production'] },
	ssr: {
		noExternal: [/^@tilewright\//],
		resolve: {
			conditions: [source, 'module', 'node', 'development|production'],
			externalConditions: [source, 'node'],
		},
	},
	test: {
		environment: 'node' as const,
		include: ['src/**/*.test.ts'],
		// files share what they read: no test may change what another sees
		isolate: false,
		// ends a test that hangs; a slow machine alone fails none
		testTimeout: 180_000,
		hookTimeout: 180_000,
	},
};
