import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import EditPanel from './EditPanel.svelte';

const path = 'data/some/rules.yaml';
const disk = 'kinds:\n  line: { form: line }\n  block: { form: block }\n';

function studioOf() {
	const requests: unknown[] = [];
	const studio = new Studio();
	studio.request = ((name: string, request: unknown) => {
		if (name === 'edits') requests.push(request);
		const file = { path, disk, text: disk };
		const responses: Readonly<Record<string, unknown>> = {
			files: [{ ...file, pack: 'Some' }],
			texts: [file],
		};
		return Promise.resolve(responses[name]);
	}) as typeof studio.request;
	studio.game = { setup: { seats: [] } } as unknown as NonNullable<typeof studio.game>;
	studio.editing = { file: path, line: 3 };
	return { studio, requests };
}

test('a text is shown at its line, an edit is sent and marked, taken back it is gone', async () => {
	localStorage.clear();
	const { studio, requests } = studioOf();
	const screen = await render(EditPanel, { studio });
	const line = () => document.querySelector('.cm-activeLine');
	await expect.poll(() => line()?.textContent).toContain('block: { form: block }');
	document.execCommand('insertText', false, '#');
	await expect.poll(() => requests.length).toBe(1);
	expect(requests[0]).toEqual({ [path]: disk.replace('  block', '#  block') });
	expect(document.querySelectorAll('.cm-changed-line')).toHaveLength(1);
	studio.findings = [
		{
			code: 'SOME-CODE',
			severity: 'error',
			message: 'This is wrong.',
			file: path,
			line: 2,
			column: 3,
			excerpt: '',
			hint: undefined,
			start: 9,
			endLine: 2,
			endColumn: 7,
		},
	];
	await expect.element(screen.getByText('1 finding, line 2')).toBeVisible();
	await expect.poll(() => document.querySelector('.cm-lintRange-error')?.textContent).toBe('line');
	await screen.getByRole('button', { name: 'Revert' }).click();
	await expect.poll(() => requests[1]).toEqual({ [path]: null });
	await expect.element(screen.getByText('As on disk')).toBeVisible();
	expect(document.querySelectorAll('.cm-changed-line')).toHaveLength(0);
});

test('what another program wrote is shown, also when an edit is taken back after its news came', async () => {
	localStorage.clear();
	const studio = new Studio();
	let now = disk;
	studio.request = ((name: string) => {
		const file = { path, disk: now, text: now };
		const responses: Readonly<Record<string, unknown>> = {
			files: [{ ...file, pack: 'Some' }],
			texts: [file],
		};
		return Promise.resolve(responses[name]);
	}) as typeof studio.request;
	studio.game = { setup: { seats: [] } } as unknown as NonNullable<typeof studio.game>;
	studio.editing = { file: path, line: 1 };
	const edit = { text: `${disk}# mine\n`, base: disk };
	studio.edits.setAll({ [path]: edit });
	studio.edits.onDiskRead([{ path, disk }]);
	await render(EditPanel, { studio });
	const text = () => document.querySelector('.cm-content')?.textContent ?? '';
	await expect.poll(text).toContain('# mine');
	now = `${disk}# theirs\n`;
	studio.diskChanges++;
	await new Promise((done) => setTimeout(done, 400));
	studio.edits.setAll({ [path]: undefined });
	await expect.poll(text).toContain('# theirs');
	expect(text()).not.toContain('# mine');
});

test('a file that no game uses shows its own findings', async () => {
	localStorage.clear();
	const { studio } = studioOf();
	const screen = await render(EditPanel, { studio });
	await expect.element(screen.getByText('No findings.')).toBeVisible();
	studio.fileFindings.all = [
		{
			...{ code: 'SOME-CODE', severity: 'error', message: 'This is wrong.', file: path },
			...{ line: 3, column: 3, excerpt: '', hint: undefined, start: 29, endLine: 3, endColumn: 8 },
		},
	];
	await expect.element(screen.getByText('1 finding, line 3')).toBeVisible();
	await expect.poll(() => document.querySelector('.cm-lintRange-error')).not.toBeNull();
});

test('a file that was never saved has no text to go back to, so nothing reverts it', async () => {
	localStorage.clear();
	const { studio } = studioOf();
	studio.edits.setAll({ [path]: { text: `${disk}# mine\n`, base: '' } });
	studio.edits.onDiskRead([{ path, disk: undefined }]);
	const screen = await render(EditPanel, { studio });
	await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
	await expect.element(screen.getByRole('button', { name: 'Revert' })).toBeDisabled();
	studio.edits.setAll({ [path]: { text: `${disk}# mine\n`, base: disk } });
	studio.edits.onDiskRead([{ path, disk }]);
	await expect.element(screen.getByRole('button', { name: 'Revert' })).toBeEnabled();
});
