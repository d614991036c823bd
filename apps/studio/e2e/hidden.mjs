// a game that hides things from its seats: what would tell them waits for an open table
import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith, more, take } from './packs.mjs';

/** @param {import('playwright').Page} page @param {string} url */
export async function hiddenChecks(page, url) {
	const dialog = page.getByRole('dialog', { name: 'This moment as a scenario' });
	const notice = page.locator('section[aria-label=Notice]');
	const open = page.getByRole('checkbox', { name: 'Open table' });

	await check(
		'what the game hides is in no scenario and no file before the table is open',
		async () => {
			await beginWith(page, url, {
				game: 'gold-rush',
				packs: [],
				seats: ['person', 'person'],
				seed: 3,
			});
			await take(page, 4);
			await page.getByRole('tab', { name: 'Log' }).click();
			await page.keyboard.press('k');
			await dialog.getByText('This game hides things from its seats').waitFor();
			await noBarriers(page, '.world');
			assert(!/ore \d/.test((await dialog.textContent()) ?? ''), 'a token is reported');
			await page.keyboard.press('Escape');
			await more(page);
			assert(!(await open.isChecked()), 'the table is open already');
			await noBarriers(page, '.world');
			await page.getByRole('button', { name: 'Save to a file' }).click();
			await notice.getByText('This game hides things from its seats').waitFor();
			const [file] = await Promise.all([
				page.waitForEvent('download'),
				notice.getByRole('button', { name: 'Open the table' }).click(),
			]);
			assert(file.suggestedFilename().startsWith('gold-rush-'), file.suggestedFilename());
			await page.keyboard.press('k');
			await waitUntil(
				async () => /bag: ore \d/.test((await dialog.textContent()) ?? ''),
				'the scenario names no token of an open table',
			);
			await page.keyboard.press('Escape');
			await more(page);
			await open.uncheck();
			await page.keyboard.press('Escape');
			await page.keyboard.press('k');
			await dialog.getByText('This game hides things from its seats').waitFor();
			await dialog.getByRole('button', { name: 'Open the table' }).click();
			await dialog.getByText('It passes.').waitFor();
			await page.keyboard.press('Escape');
		},
	);
	await check('the menu of the game is reached and left by keys', async () => {
		const button = page.getByRole('button', { name: 'More for this game' });
		await button.focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		await waitUntil(
			() => page.evaluate(() => document.activeElement?.closest('[popover]') !== null),
			'the menu is not next',
		);
		await page.keyboard.press('Escape');
		await open.waitFor({ state: 'hidden' });
		assert(await button.evaluate((b) => b === document.activeElement), 'the focus is lost');
		assert((await page.locator('.board.past').count()) === 0, 'Escape did something else, too');
	});
}
