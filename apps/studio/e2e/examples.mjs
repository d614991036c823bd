import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { settled, tooWide } from './views.mjs';
import { freshPage } from './window.mjs';

/** @param {import('playwright').Browser} browser @param {string} url */
export async function examplesChecks(browser, url) {
	const { context, page } = await freshPage(browser, { width: 1440, height: 900 });
	const start = page.getByRole('button', { name: 'Start' });
	const list = page.getByRole('region', { name: 'Look at an example' });
	const strip = page.getByRole('region', { name: 'Example', exact: true });
	const leave = strip.getByRole('button', { name: 'Leave the example' });
	const seed = page.getByLabel('Seed', { exact: true });
	/** @param {string | RegExp} name */
	const open = async (name) => {
		await list.getByRole('button', { name }).click();
		await leave.waitFor();
	};
	const storage = () =>
		page.evaluate(() =>
			Object.entries(localStorage)
				.filter(([key]) => /tilewright\.(game|edits)/.test(key))
				.map(([key, text]) => `${key} ${text.slice(0, 40)}`)
				.filter((entry) => !entry.endsWith(' {}')),
		);
	const clean = () =>
		waitUntil(
			async () => (await storage()).length === 0,
			async () => `it left ${(await storage()).join(', ')}`,
		);
	/** Nothing of the example is left, and what was set up is as before. @param {string} before */
	const left = async (before) => {
		await leave.click();
		await start.waitFor();
		await strip.waitFor({ state: 'hidden' });
		assert((await seed.inputValue()) === before, 'another seed is set up');
		await clean();
	};

	await page.goto(url);
	await page.locator('html[data-hydrated]').waitFor();
	await list.waitFor();
	const before = await seed.inputValue();
	await check('a finished game opens at its end, and a reload keeps the example', async () => {
		await open('A finished game');
		await page.locator('#end-title').waitFor();
		await noBarriers(page, '.world');
		await page.setViewportSize({ width: 375, height: 812 });
		await settled(page, 150);
		assert((await tooWide(page)) === '', await tooWide(page));
		await page.setViewportSize({ width: 1440, height: 900 });
		await left(before);
		await open('A finished game');
		await page.reload();
		await leave.waitFor();
		await leave.click();
		await start.waitFor();
		assert((await page.getByText('Saved games in this browser').count()) === 0, 'it is kept');
	});
	await check('a set being made opens at its blank tile, is in play, and goes again', async () => {
		const before = await seed.inputValue();
		await open('A tile set being made');
		const stage = page.getByRole('group', { name: /^Drawing of tile/ });
		await stage.waitFor();
		await page.getByText('Nothing is drawn yet.').waitFor();
		await noBarriers(page);
		await page.getByRole('link', { name: 'Rules', exact: true }).click();
		await page
			.getByRole('checkbox', { name: 'Example set' })
			.and(page.locator(':checked'))
			.waitFor();
		await waitUntil(
			async () => (await page.getByText(/not in force/).count()) === 0,
			'a choice waits',
		);
		await left(before);
		await page.getByRole('checkbox', { name: 'Example set' }).waitFor({ state: 'detached' });
	});
	await check('an example set that is kept stays when the game is left', async () => {
		await open('A tile set being made');
		await strip.getByRole('button', { name: 'Keep the set' }).click();
		await strip.waitFor({ state: 'hidden' });
		await page.getByRole('link', { name: 'Play', exact: true }).click();
		await page.getByRole('button', { name: 'New game' }).click();
		await page.getByRole('checkbox', { name: 'Example set' }).waitFor();
		await page.evaluate(() => localStorage.clear());
		await page.evaluate(() => sessionStorage.clear());
		await page.goto('about:blank');
		await page.goto(url);
		await list.waitFor();
	});
	await check('a house rule opens where it is switched, and is in force', async () => {
		const before = await seed.inputValue();
		await open(/^A house rule/);
		const title = (await strip.locator('strong').innerText()).replace(/^.*: |\.$/g, '');
		const rule = page.getByRole('region', { name: title });
		await rule.getByRole('checkbox').and(page.locator(':checked')).waitFor();
		await noBarriers(page);
		await rule.getByRole('checkbox').uncheck();
		await page.getByRole('link', { name: 'Play', exact: true }).click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await left(before);
	});
	await check('another game of the data opens in its middle, with a tile to lay', async () => {
		const before = await seed.inputValue();
		const names = await list.getByRole('button').allTextContents();
		await open(names.at(-1) ?? '');
		await page.locator('[data-cell]').first().waitFor();
		await left(before);
		assert(
			(await page.getByRole('combobox', { name: 'Game', exact: true }).inputValue()) !== '',
			'no game is set up',
		);
	});
	await check('New game puts an example away, too', async () => {
		await open('A finished game');
		await page.getByRole('button', { name: 'New game' }).first().click();
		await start.waitFor();
		await clean();
	});
	await context.close();
}
