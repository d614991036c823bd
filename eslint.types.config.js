// with types, for what cannot be known without them (props nobody uses): three times as long, so `npm run verify` asks it
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import base from './eslint.config.js';

export default defineConfig(base, {
	files: ['**/*.svelte', '**/*.svelte.ts'],
	languageOptions: {
		parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser },
	},
});
