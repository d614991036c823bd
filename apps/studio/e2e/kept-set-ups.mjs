import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { freshPage } from './window.mjs';

/** @param {import('playwright').Browser} browser @param {string} url */
export async function keptSetUpsChecks(browser, url) {
	const { context, page } = await freshPage(browser);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const start = page.getByRole('button', { name: 'Start' });
	const unfold = () => page.getByText('Set-ups: keep, compare, share').click();
	const name = page.getByLabel('Name of this set-up');
	const pack = page.getByRole('group', { name: 'Packs' }).getByRole('checkbox').first();
	const edition = page.getByRole('combobox', { name: 'Edition' });
	const status = page.locator('.set-ups [role=status]');

	await page.goto(url);
	await start.waitFor();
	await check('a set-up is kept under a name and used again, and that can be undone', async () => {
		await pack.check();
		await unfold();
		await name.fill('Friday night');
		await page.getByRole('button', { name: 'Keep', exact: true }).click();
		await status.getByText('“Friday night” is kept in this browser.').waitFor();
		await noBarriers(page);
		await pack.uncheck();
		await page.getByRole('button', { name: 'Use Friday night' }).click();
		await waitUntil(() => pack.isChecked(), 'it is not used');
		await page.keyboard.press('Escape');
		await page.getByRole('heading', { name: 'New game' }).click();
		await page.keyboard.press('Control+z');
		await waitUntil(async () => !(await pack.isChecked()), 'it is not taken back');
	});
	await check('what differs is told in words', async () => {
		const second = await edition.locator('option').nth(1).getAttribute('value');
		await edition.selectOption(second);
		await page.getByRole('button', { name: /^What differs between Friday night/ }).click();
		await status.getByText(/differs in \d+ points? from what is chosen now/).waitFor();
		const text = await status.innerText();
		assert(/without it → Friday night: with it/.test(text), text);
		assert(/Edition\s+Now: .+ → Friday night: Default rules/.test(text), text);
		assert(!/[{}|]|undefined/.test(text), text);
		await noBarriers(page);
	});
	await check('a link says the set-up in words, and sets it up elsewhere', async () => {
		await page.getByRole('button', { name: 'Copy a link to Friday night' }).click();
		await status.getByText('The link is in the clipboard.').waitFor();
		const link = await page.evaluate(() => navigator.clipboard.readText());
		const id = await pack.getAttribute('value');
		const query = new URL(link).search;
		assert(query.startsWith('?name=Friday+night&game='), query);
		assert(query.includes(`packs=${id}`) && query.length < 120, query);
		const other = await freshPage(browser);
		await other.page.goto(link);
		await other.page.getByText('Set up from a link: “Friday night”.').waitFor();
		await other.page.locator(`input[type=checkbox][value="${id}"]:checked`).waitFor();
		await waitUntil(() => new URL(other.page.url()).search === '', 'the query stays');
		await noBarriers(other.page);
		await other.page.goto(`${link},nowhere`);
		await other.page.getByText('Not among the files here, and left out: nowhere.').waitFor();
		await other.page.locator(`input[type=checkbox][value="${id}"]:checked`).waitFor();
		await other.page.goto(`${url}?game=nothing-here`);
		await other.page.getByText('The link asks for the game “nothing-here”').waitFor();
		await other.context.close();
	});
	await check('a link carries one’s own packs, and says its set-up in words', async () => {
		const mine = await freshPage(browser);
		await mine.context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await mine.page.goto(url);
		await mine.page.getByRole('button', { name: /New tile set/ }).click();
		const form = mine.page.getByRole('form', { name: 'New tile set' });
		await form.getByLabel('Name', { exact: true }).fill('Lanterns');
		await form.getByRole('button', { name: 'Create and draw the first tile' }).click();
		await mine.page.getByRole('group', { name: /^Drawing of tile/ }).waitFor();
		const views = mine.page.getByRole('navigation', { name: 'Views' });
		await views.getByRole('link', { name: 'Play', exact: true }).click();
		await mine.page.getByText('Set-ups: keep, compare, share').click();
		await mine.page.getByRole('button', { name: 'Copy a link to what is chosen now' }).click();
		await mine.page.getByText('It carries “Lanterns”.').waitFor();
		await noBarriers(mine.page);
		const link = await mine.page.evaluate(() => navigator.clipboard.readText());
		const { search, hash } = new URL(link);
		assert(/^\?game=.*packs=.*lanterns/.test(search) && hash.startsWith('#share='), link);
		const other = await freshPage(browser);
		await other.page.goto(link);
		await other.page.getByRole('button', { name: 'Open it' }).click();
		await other.page.locator('input[type=checkbox][value="lanterns"]:checked').waitFor();
		assert(new URL(other.page.url()).search === '', 'the query stays');
		await other.context.close();
		await mine.context.close();
	});
	await check('kept set-ups outlive a reload, and are forgotten on request', async () => {
		await page.reload();
		await start.waitFor();
		await unfold();
		await page.getByRole('button', { name: 'Forget Friday night' }).click();
		await page.getByText('No set-up is kept yet.').waitFor();
		await page.reload();
		await start.waitFor();
		await unfold();
		await page.getByText('No set-up is kept yet.').waitFor();
	});
	await check('a rule that does not apply says which choice brings it back', async () => {
		await page.getByText('Rules in detail').click();
		const rules = page.locator('.rules');
		const hidden = rules.getByText(/\d+ rules? do(es)? not apply now/);
		await rules
			.getByRole('checkbox', { name: /fields/ })
			.first()
			.uncheck();
		await hidden.waitFor();
		await hidden.click();
		await waitUntil(
			async () => (await rules.getByText(/Applies with:\s+“.*fields” on/).count()) > 0,
			async () => (await rules.locator('.why').allTextContents()).join('; '),
		);
		await noBarriers(page);
	});
	await context.close();
}
