const source = '@tilewright/source';

/**
 * Settings of a package's tests: workspace packages are read as TypeScript source, so nothing needs building first.
 * Node strips the types: Vite would transform the source of all packages again for the tests of each. The files of a process
 * share their modules, so a module that several of them import registers hooks in a function.
 */
export const shared = {
	test: {
		environment: 'node' as const,
		include: ['src/**/*.test.ts'],
		// files share what they read: no test may change what another sees
		isolate: false,
		// ends a test that hangs; a slow machine alone fails none
		testTimeout: 180_000,
		hookTimeout: 180_000,
		experimental: { viteModuleRunner: false },
		execArgv: [
			`--conditions=${source}`,
			'--disable-warning=ExperimentalWarning',
			// games and compilations leave much behind that dies young: a tenth of the time goes to collecting it with the usual 16 MB
			'--max-semi-space-size=32',
		],
	},
};
