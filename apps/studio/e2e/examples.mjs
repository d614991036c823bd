import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { settled, tooWide } from './views.mjs';
import { take } from './packs.mjs';
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
	await check('a phone has a low head, a board of some height, and no names of keys', async () => {
		const { context, page: phone } = await freshPage(browser, {
			...{ width: 375, height: 812, touch: true },
		});
		const leaveIt = phone.getByRole('button', { name: 'Leave the example' });
		const rows = () =>
			phone
				.locator('header')
				.first()
				.evaluate((header) => {
					const middles = [...header.children]
						.map((child) => child.getBoundingClientRect())
						.filter(({ width, height }) => width > 1 && height > 1)
						.map(({ top, bottom }) => (top + bottom) / 2)
						.sort((a, b) => a - b);
					return middles.filter((y, i) => i === 0 || y - (middles[i - 1] ?? 0) > 8).length;
				});
		try {
			await phone.goto(url);
			await phone.locator('html[data-hydrated]').waitFor();
			await phone.getByRole('button', { name: 'A finished game', exact: true }).click();
			await phone.locator('#end-title').waitFor();
			assert((await rows()) === 1, `the head of a game has ${await rows()} rows`);
			const cut = await phone.getByLabel('Pace of the bots').evaluate((select) => {
				const narrow = select.clientWidth;
				select.style.width = 'max-content';
				const wanted = select.clientWidth;
				select.style.width = '';
				return wanted - narrow;
			});
			assert(cut <= 0, `the pace of the bots is cut by ${cut} px`);
			await phone
				.getByRole('button', { name: /^Ann: \d+ points/ })
				.first()
				.click();
			await phone.getByRole('dialog').waitFor();
			await waitUntil(
				async () => ((await phone.locator('.viewport').boundingBox())?.height ?? 0) > 220,
				async () =>
					`the board is ${(await phone.locator('.viewport').boundingBox())?.height} px high`,
			);
			await phone.getByRole('button', { name: 'Close', exact: true }).click();
			await leaveIt.click();
			await leaveIt.waitFor({ state: 'hidden' });
			await phone.getByRole('button', { name: 'A tile set being made', exact: true }).click();
			await phone.getByText('Nothing is drawn yet.').waitFor();
			await phone.getByText('not saved yet').waitFor();
			assert((await rows()) === 2, `the head with edits has ${await rows()} rows`);
			assert((await tooWide(phone)) === '', await tooWide(phone));
			assert((await phone.locator('kbd:visible').count()) === 0, 'names of keys are shown');
		} finally {
			await context.close();
		}
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
		const told = page.locator('.notices').getByText(/among the versions/);
		await told.waitFor();
		await page.locator('.notices').getByRole('button', { name: 'To the versions' }).click();
		await page
			.locator('summary')
			.filter({ hasText: 'the set of an example, as you left it' })
			.first()
			.waitFor();
		await told.waitFor({ state: 'hidden' });
		await page.getByRole('link', { name: 'Play', exact: true }).click();
		await list.waitFor();
	});
	await check('an example set that is kept stays when the game is left', async () => {
		await open('A tile set being made');
		await strip.getByRole('button', { name: 'Keep the set' }).click();
		await strip.waitFor({ state: 'hidden' });
		await page
			.locator('.notices')
			.getByText(/is a pack of your own now/)
			.waitFor();
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
	await check('an example that is left gives back the game, its moment and the view', async () => {
		const past = page.getByText('Step 2 of 4, in the past').first();
		const isBack = async () => {
			await past.waitFor();
			await strip.waitFor({ state: 'hidden' });
			assert((await page.locator('#panel .row').count()) === 4, 'its log is another one');
		};
		await strip.waitFor({ state: 'hidden' });
		await page.getByLabel('Who plays as player 2').selectOption('person');
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await take(page, 4);
		await page.getByRole('tab', { name: 'Log' }).click();
		for (let i = 0; i < 2; i++)
			await page.getByRole('button', { name: 'A step back', exact: true }).click();
		await past.waitFor();
		await page.getByRole('button', { name: 'New game' }).first().click();
		const kept = page.getByRole('region', { name: 'Saved games in this browser' });
		await kept.locator('li').getByText('the last one you had open, 4 steps').waitFor();
		await open('A finished game');
		await leave.click();
		await isBack();
		const left = page.locator('.notices').getByText('You left the example.');
		await left.waitFor();
		await page.getByRole('button', { name: 'A step on', exact: true }).click();
		await page.getByRole('button', { name: 'A step back', exact: true }).click();
		await isBack();
		assert(await left.isVisible(), 'what was said of the example is gone');
		await page.getByRole('link', { name: 'Tiles', exact: true }).click();
		await page.locator('[data-view="/tiles"][aria-current]').waitFor();
		await page.getByRole('button', { name: 'Help', exact: true }).click();
		await open(/^A house rule/);
		assert(new URL(page.url()).pathname === '/rules', `it opened at ${page.url()}`);
		await page.getByRole('button', { name: 'Help', exact: true }).click();
		await open('A finished game');
		await page.locator('#end-title').waitFor();
		await page.reload();
		await leave.click();
		await waitUntil(
			() => new URL(page.url()).pathname === '/tiles',
			() => `it led to ${page.url()}`,
		);
		await page.getByRole('link', { name: 'Play', exact: true }).click();
		await isBack();
	});
	await context.close();
}
