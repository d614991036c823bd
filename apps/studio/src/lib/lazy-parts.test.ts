import { expect, test } from 'vitest';
import { withoutLazyParts } from '../../lazy-parts.mjs';

test('only components that are imported when needed are left out', () => {
	const code = [
		"import Dialog from './Dialog.svelte';",
		"$.await(import('./Help.svelte'), ({ default: Help }) => Help);",
		'void import( "#lib/play/PlayView.svelte" ).then(use);',
		"const { open } = await import('./open-link.ts');",
	];
	expect(withoutLazyParts(code.join('\n')).split('\n')).toEqual([
		code[0],
		'$.await(new Promise(() => {}), ({ default: Help }) => Help);',
		'void new Promise(() => {}).then(use);',
		code[3],
	]);
});
