import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import type { CaptureRequest, CapturedView, CaptureView } from '@tilewright/session';
import Capture from './Capture.svelte';

const view: CaptureView = {
	title: 'A road',
	proposals: [{ id: 'score', of: '', usual: true, text: 'score: 3' }],
	cites: ['XX-1'],
	folders: [{ pack: 'Mine', folder: 'own/mine/scenarios' }],
};
const madeOf = ({ title, says, cites }: CaptureRequest): CapturedView => ({
	text: `scenario: ${title}\nsays: ${says}\ncites: ${cites.join()}\n`,
	ok: title !== '',
	message: title === '' ? 'It has no title.' : '',
	name: `${title}.yaml`,
});

function studioOf() {
	const written: Record<string, string | null>[] = [];
	const studio = new Studio();
	studio.request = ((name: string, request: CaptureRequest) =>
		Promise.resolve(
			name === 'play.captures' ? view : madeOf(request),
		)) as unknown as typeof studio.request;
	studio.change = (texts) => (written.push({ ...texts }), Promise.resolve());
	return { studio, written };
}

test('what is saved is what was typed, however soon after it', async () => {
	const { studio, written } = studioOf();
	const screen = await render(Capture, { studio, onclose: () => {} });
	const save = screen.getByRole('button', { name: 'Save', exact: true });
	await expect.element(save).toBeEnabled();
	const fields = [
		...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])'),
	];
	const typeAndSave = (field: number, text: string): void => {
		fields[field]!.value = text;
		fields[field]!.dispatchEvent(new Event('input', { bubbles: true }));
		(save.element() as HTMLElement).click();
	};
	const requests: CaptureRequest[] = [
		{ title: 'Another', says: '', cites: ['XX-1'], expect: [] },
		{ title: 'Another', says: 'More of it.', cites: ['XX-1'], expect: [] },
		{ title: 'Another', says: 'More of it.', cites: ['YY-2', 'ZZ-3'], expect: [] },
	];
	for (const [i, text] of ['Another', 'More of it.', 'YY-2, ZZ-3'].entries()) {
		typeAndSave(i, text);
		await expect.poll(() => written.length).toBe(i + 1);
		const { name, text: made } = madeOf(requests[i]!);
		expect(written[i]).toEqual({ [`own/mine/scenarios/${name}`]: made });
	}
	typeAndSave(0, '');
	await expect.element(screen.getByText(/It has no title/)).toBeVisible();
	expect(written).toHaveLength(3);
});
