import { check, waitUntil, assert, noBarriers } from './checks.mjs';

/** @param {import('playwright').Page} page @param {string} url */
export async function packChangesChecks(page, url) {
	const panel = page.locator('details.pack-changes');
	const titles = ['Inns & Cathedrals', 'The Count of Carcassonne'];
	const choose = async () => {
		// choices that other checks left wait here, too
		const undo = page.getByRole('button', { name: /^Undo (this choice|these choices)$/ });
		await page.getByRole('checkbox', { name: titles[0] }).first().waitFor();
		if (await undo.first().isVisible()) await undo.first().click();
		for (const name of titles) await page.getByRole('checkbox', { name }).first().check();
		await panel.locator('summary').first().click();
	};

	await check('what packs change in each other is listed by pack, in words', async () => {
		await page.goto(new URL('/rules', url).href);
		await choose();
		const inns = panel.locator('details.by', { hasText: /^Inns & Cathedrals: \d+ changes/ });
		await inns.locator('summary').first().click();
		await inns.getByText('A tile and a pennant of a finished city with a cathedral pay').waitFor();
		await inns.getByRole('heading', { name: 'In Carcassonne, the base game' }).waitFor();
		const count = panel.locator('details.by', { hasText: /^The Count of Carcassonne: / });
		await count.locator('summary').first().click();
		await count.getByText(/^“follower”: It may stand on spaces/i).waitFor();
		await noBarriers(page);
		for (const width of [375, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			assert(wide <= width, `${wide} px wide at ${width}`);
		}
	});

	await check('what packs change goes with the pack that is left out', async () => {
		await page.getByRole('checkbox', { name: titles[0] }).first().uncheck();
		await waitUntil(
			async () => (await panel.locator('details.by', { hasText: /^Inns/ }).count()) === 0,
			'it is listed without its pack',
		);
		await page.getByRole('checkbox', { name: titles[1] }).first().uncheck();
		await panel.waitFor({ state: 'detached' });
	});

	await check('packs that change nothing in each other are told so', async () => {
		const apart = ['Inns & Cathedrals', 'Traders & Builders'];
		for (const name of apart) await page.getByRole('checkbox', { name }).first().check();
		await panel.locator('summary').first().click();
		await panel
			.getByText(
				'What these packs change are rules of Carcassonne, the base game. None changes a rule of another one.',
			)
			.waitFor();
		for (const name of apart) await page.getByRole('checkbox', { name }).first().uncheck();
		await panel.waitFor({ state: 'detached' });
	});
}
