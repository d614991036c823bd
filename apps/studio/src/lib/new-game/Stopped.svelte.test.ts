import type { Choices, Finding } from '@tilewright/session';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Stopped from './Stopped.svelte';

const finding: Finding = {
	...{ code: 'SOME-CODE', severity: 'error', message: '"Q" is no place here.', line: 9, column: 3 },
	...{ file: 'own/harbour/tiles.yaml', excerpt: '', hint: undefined },
};
const pack = (folder: string, title: string) => ({ folder, title });
const choices = {
	packs: [pack('own/harbour-town', 'The town'), pack('own/harbour', 'The harbour')],
	overlays: [{ file: 'own/house-rules/small.yaml', title: 'Small roads' }],
} as unknown as Choices;

async function shown(of: Finding) {
	const opened: unknown[] = [];
	const context = new Map([['open-source', (line: unknown) => opened.push(line)]]);
	const screen = await render(Stopped, { props: { choices, finding: of }, context });
	return { screen, opened };
}

test('an error that stops a game names its pack, and its place opens', async () => {
	const { screen, opened } = await shown(finding);
	await expect.element(screen.getByText(/^There is an error in The harbour\./)).toBeVisible();
	await screen.getByRole('button', { name: /tiles.yaml, line 9/ }).click();
	expect(opened).toEqual([{ file: finding.file, line: 9 }]);
});

test('an error of house rules names them, and one of no file has no place', async () => {
	const house = await shown({ ...finding, file: 'own/house-rules/small.yaml' });
	await expect.element(house.screen.getByText(/in Small roads\./)).toBeVisible();
	const { screen } = await shown({ ...finding, file: '', line: 0 });
	await expect.element(screen.getByText('"Q" is no place here.', { exact: true })).toBeVisible();
});
