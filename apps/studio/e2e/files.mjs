// the workspace: what is edited goes to the disk and nowhere else, and nobody's change is lost
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check, hold, noBarriers, withoutConfirming } from './checks.mjs';

/**
 * @param {{
 *   browser: import('playwright').Browser,
 *   url: string,
 *   data: string,
 *   watch: (page: import('playwright').Page) => void,
 * }} with
 */
export async function filesChecks({ browser, url, data, watch }) {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		reducedMotion: 'reduce',
	});
	await withoutConfirming(context);
	const page = await context.newPage();
	page.setDefaultTimeout(15_000);
	watch(page);
	const own = join(dirname(data), 'own');
	const rules = join(data, 'carcassonne', 'base', 'rules.yaml');
	const whole = readFileSync(rules, 'utf8');
	const onDisk = () => readFileSync(rules, 'utf8');
	const editorIn = (/** @type {import('playwright').Page} */ on) =>
		on.getByRole('region', { name: 'Edit the rules' });

	/** @param {import('playwright').Page} on */
	async function openEditor(on) {
		await on.goto(url);
		await on.locator('html[data-hydrated]').waitFor();
		await on.getByRole('button', { name: 'Edit the rules' }).click();
		const editor = editorIn(on);
		await editor.locator('.cm-content').waitFor();
		const label = await editor
			.getByLabel('File')
			.locator('option')
			.allTextContents()
			.then((all) => all.map((l) => l.trim()).find((l) => l.startsWith('base/rules.yaml')));
		await editor.getByLabel('File').selectOption({ label: label ?? '' });
		return editor;
	}
	/** Writes at the end of the text. @param {import('playwright').Page} on @param {string} text */
	async function type(on, text) {
		await on.locator('.cm-content').focus();
		await on.keyboard.press('Control+End');
		await on.keyboard.insertText(text);
	}
	/** @param {() => boolean} is @param {string} otherwise */
	async function until(is, otherwise) {
		for (let i = 0; i < 300 && !is(); i++) await page.waitForTimeout(50);
		hold(is(), otherwise);
	}

	await check('Ctrl+S writes the file that is shown, and only that', async () => {
		const editor = await openEditor(page);
		await type(page, '# mine 1\n');
		await editor.getByText('1 changed line').waitFor();
		hold(onDisk() === whole, 'the disk was written before it was asked for');
		await page.keyboard.press('Control+s');
		await until(() => onDisk() === `${whole}# mine 1\n`, 'the file was not written');
		await editor.getByText('As on disk').waitFor();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});
	await check('a change of two hands is shown side by side; nothing is written over', async () => {
		await type(page, '# mine 2\n');
		await editorIn(page).getByText('1 changed line').waitFor();
		const theirs = `${whole}# mine 1\n# theirs\n`;
		writeFileSync(rules, theirs);
		await editorIn(page).getByText('The file on disk has changed').waitFor();
		await page.keyboard.press('Control+s');
		await page
			.locator('section[aria-label=Notice]')
			.getByRole('button', { name: 'Compare and choose' })
			.click();
		hold(onDisk() === theirs, 'the other change was written over');
		const dialog = page.getByRole('dialog', { name: 'Two changes of one file' });
		await dialog.getByText('# theirs').waitFor();
		await dialog.getByText('# mine 2').waitFor();
		await noBarriers(page);
		await dialog.getByRole('button', { name: 'Keep mine' }).click();
		await until(() => onDisk() === `${whole}# mine 1\n# mine 2\n`, 'the text was not written');
		await editorIn(page).getByText('As on disk').waitFor();
	});
	await check('a change of another editor appears at once', async () => {
		writeFileSync(rules, `${whole}# from elsewhere\n`);
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').getByText('# from elsewhere').waitFor();
		writeFileSync(rules, whole);
		await page.locator('.cm-content').getByText('# from elsewhere').waitFor({ state: 'hidden' });
	});
	await check('a reload in the middle of an edit loses nothing', async () => {
		await type(page, '# in the middle');
		await page.reload();
		await openEditor(page);
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').focus();
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').getByText('# in the middle').waitFor();
	});
	await check('an edit of one tab stands in the other', async () => {
		const other = await context.newPage();
		other.setDefaultTimeout(15_000);
		watch(other);
		await openEditor(other);
		await type(other, ' of both tabs');
		await page.locator('.cm-content').getByText('# in the middle of both tabs').waitFor();
		await type(page, ', here');
		await other.locator('.cm-content').getByText('of both tabs, here').waitFor();
		await other.close();
		await editorIn(page).getByRole('button', { name: 'Revert', exact: true }).click();
		await editorIn(page).getByText('As on disk').waitFor();
		hold(onDisk() === whole, 'the file on disk was written');
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});
	await check('the server writes nothing outside of its folders, and asks who it is', async () => {
		/** @param {object} body @param {Record<string, string>} headers */
		const post = (body, headers = { 'content-type': 'application/json' }) =>
			fetch(`${url}data/save`, { method: 'POST', headers, body: JSON.stringify(body) });
		const hostile = { path: 'data/../../x.yaml', text: 'x: 1\n', base: null };
		const answer = await post(hostile);
		hold(answer.status === 400, `${answer.status}`);
		hold((await answer.json()).code === 'PATH-ESCAPES', 'another code');
		const fit = { path: 'own/e2e/x.yaml', text: 'format: 1\n', base: null };
		hold((await post(fit, { 'content-type': 'text/plain' })).status >= 400, 'a form may write');
		const stranger = { 'content-type': 'application/json', origin: 'http://example.org' };
		hold((await post(fit, stranger)).status === 403, 'another site may write');
		hold(!existsSync(join(own, 'e2e')), 'something was written');
		hold((await post(fit)).status === 200, 'the page may not write');
		hold((await post(fit)).status === 200, 'what is there already is an error');
		hold(readFileSync(join(own, 'e2e', 'x.yaml'), 'utf8') === 'format: 1\n', 'another text');
		rmSync(join(own, 'e2e'), { recursive: true });
	});
	await context.close();
}
