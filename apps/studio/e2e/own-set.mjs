import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { freshPage } from './window.mjs';

const CLICKS = 12;

/** Answers a row of counts. @param {import('playwright').Browser} browser @param {string} url */
export async function ownSetChecks(browser, url) {
	const { context, page } = await freshPage(browser);
	/** @type {import('./jobs.mjs').Count[]} */
	const rows = [];
	await page.addInitScript(() => {
		const count = () =>
			sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
		addEventListener('pointerdown', count, true);
	});
	const clicks = () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
	/** @param {string} path @returns {Promise<string | undefined>} */
	const text = (path) =>
		page.evaluate(
			(p) => JSON.parse(localStorage.getItem('tilewright.edits.1') ?? '{}')[p]?.text,
			path,
		);
	const stage = page.getByRole('group', { name: /^Drawing of tile/ });
	/** @param {string} name */
	const place = (name) => stage.getByRole('button', { name: new RegExp(`^${name}`) });

	await check("the first stroke on a tile of one's own is a few clicks away", async () => {
		await page.goto(url);
		await page.locator('html[data-hydrated]').waitFor();
		await page.getByRole('button', { name: 'New tile set' }).click();
		const form = page.getByRole('form', { name: 'New tile set' });
		await form.getByLabel('Name', { exact: true }).fill('My höhlen');
		await form.getByText('Its files go to own/my-hohlen.').waitFor();
		await noBarriers(page);
		await form.getByRole('button', { name: 'Create and draw' }).click();
		await page.getByRole('heading', { name: 'Tile 1', exact: true }).waitFor();
		await page
			.getByRole('region', { name: 'Draw with' })
			.getByRole('button', { name: 'road', exact: false })
			.first()
			.click();
		const [a, b] = [await place('West side').boundingBox(), await place('East side').boundingBox()];
		if (!a || !b) throw new Error('the sides are not there');
		await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
		await page.mouse.down();
		await page.mouse.move(b.x + b.width / 2 + 9, b.y + b.height / 2 + 5, { steps: 4 });
		await page.mouse.up();
		await place('East side, road, joined with west side').waitFor();
		const n = await clicks();
		assert(n <= CLICKS, `${n} clicks`);
		rows.push({ name: 'J2: the first stroke', clicks: n, words: 2 });
	});
	await check('a tile is called by its name everywhere', async () => {
		const name = page.getByLabel('Name of the tile', { exact: true });
		await name.fill('Crossing');
		await name.press('Enter');
		await page.getByRole('heading', { name: 'Tile Crossing', exact: true }).waitFor();
		await page.getByRole('button', { name: 'Tile Crossing', exact: true }).waitFor();
		await page.getByRole('searchbox', { name: 'Search tiles' }).fill('crossing');
		await page.getByText('1 tile', { exact: true }).waitFor();
		await page.getByRole('searchbox', { name: 'Search tiles' }).fill('');
		const views = page.getByRole('navigation', { name: 'Views' });
		await views.getByRole('link', { name: 'Set' }).click();
		await page.getByRole('spinbutton', { name: 'Copies of Crossing' }).waitFor();
		await page.getByRole('searchbox', { name: 'Find a tile' }).fill('crossing');
		await page
			.getByRole('spinbutton', { name: /^Copies of/ })
			.nth(1)
			.waitFor({ state: 'detached' });
		await views.getByRole('link', { name: 'Tiles' }).click();
		await page.getByRole('button', { name: /^Undo/ }).first().click();
		await page.getByText('Undone: name of tile 1').waitFor();
	});
	await check('the new set is in play, stands first, and goes with two undos', async () => {
		await waitUntil(
			async () => /tile-1: \{ road: E-W \}/.test((await text('own/my-hohlen/tiles.yaml')) ?? ''),
			async () => (await text('own/my-hohlen/tiles.yaml')) ?? 'no file',
		);
		const views = page.getByRole('navigation', { name: 'Views' });
		await views.getByRole('link', { name: 'Play' }).click();
		const first = page.getByRole('group', { name: 'Packs' }).getByRole('checkbox').first();
		await page.getByRole('checkbox', { name: 'My höhlen' }).and(page.locator(':checked')).waitFor();
		assert(
			(await first.getAttribute('value'))?.includes('my-hohlen') ?? false,
			'it is not the first',
		);
		await views.getByRole('link', { name: 'Set' }).click();
		await page.getByText('73 tiles, 33 different').waitFor();
		await page.getByText('1 more than the set as last saved').first().waitFor();
		assert((await page.getByText(/^There is no pack/).count()) === 0, 'the set is unknown');
		await views.getByRole('link', { name: 'Compare' }).click();
		await page.getByLabel('Games for each side').fill('20');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		await page.getByText('20 of 20 games').waitFor({ state: 'attached' });
		await views.getByRole('link', { name: 'Tiles' }).click();
		const undo = page.getByRole('button', { name: /^Undo/ }).first();
		await undo.click();
		await page.getByText(/^Undone: road drawn/).waitFor();
		await undo.click();
		await page.getByText('Undone: New: own/my-hohlen/').waitFor();
		await views.getByRole('link', { name: 'Play' }).click();
		await page.getByRole('checkbox', { name: 'My höhlen' }).waitFor({ state: 'detached' });
	});
	await context.close();
	return rows;
}
