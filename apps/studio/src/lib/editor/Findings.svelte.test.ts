import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Findings from './Findings.svelte';

const finding = {
	code: 'LINK-PACK-UNKNOWN',
	severity: 'error',
	message: 'There is no pack “towers”.',
	...{ line: 1, column: 1, excerpt: '', hint: undefined },
} as const;

test.each([
	['', 'In what is chosen to play'],
	['own/towers/pack.yaml', 'own/towers/pack.yaml:1:1'],
])('a finding in the file “%s” is said to stand there: %s', async (file, where) => {
	const screen = await render(Findings, { findings: [{ ...finding, file }] });
	await expect.element(screen.getByText(where, { exact: true })).toBeVisible();
	await expect.element(screen.getByText(':1:1', { exact: true })).not.toBeInTheDocument();
});
