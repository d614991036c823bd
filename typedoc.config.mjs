import { OptionDefaults } from 'typedoc';

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
	name: 'Tilewright',
	entryPointStrategy: 'packages',
	entryPoints: ['packages/*'],
	exclude: ['packages/test-browser'],
	packageOptions: {
		entryPoints: ['src/index.ts'],
		tsconfig: 'tsconfig.build.json',
		excludeInternal: true,
		// the build checks types, with the TypeScript that the packages are written for
		skipErrorChecking: true,
		validation: { notExported: false },
		// the types of the data files carry the words of their JSON Schema
		blockTags: [...OptionDefaults.blockTags, '@minItems', '@maxItems', '@pattern', '@minimum'],
	},
	treatWarningsAsErrors: true,
	includeVersion: true,
	readme: 'docs/library.md',
	out: 'build/api',
};
