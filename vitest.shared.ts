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
		testTimeout: 30_000,
		hookTimeout: 30_000,
	},
};
