import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith, more, take, takeSeat } from './packs.mjs';
import { tooWide } from './views.mjs';

/** Takes options, each person after taking the seat. @param {import('playwright').Page} page @param {number} times */
async function takeByTurns(page, times) {
	for (let i = 0; i < times; i++) {
		await takeSeat(page);
		await take(page, 1);
	}
}

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
			await takeByTurns(page, 4);
			await takeSeat(page);
			await page.getByRole('tab', { name: 'Log' }).click();
			await page.keyboard.press('k');
			await dialog.getByText('This game hides things from its players').waitFor();
			await noBarriers(page, '.world');
			assert(!/ore \d/.test((await dialog.textContent()) ?? ''), 'a token is reported');
			await page.keyboard.press('Escape');
			await more(page);
			assert(!(await open.isChecked()), 'the table is open already');
			await noBarriers(page, '.world');
			await page.getByRole('button', { name: 'Save to a file' }).click();
			await notice.getByText('This game hides things from its players').waitFor();
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
			await dialog.getByText('This game hides things from its players').waitFor();
			await dialog.getByRole('button', { name: 'Open the table' }).click();
			await dialog.getByText('It passes.').waitFor();
			await page.keyboard.press('Escape');
		},
	);
	await check('a curtain stands between two persons, at every size and in the past', async () => {
		await beginWith(page, url, {
			game: 'gold-rush',
			packs: [],
			seats: ['person', 'person'],
			seed: 3,
		});
		const curtain = page.getByRole('region', { name: /’s turn$/ });
		const board = page.getByRole('group', { name: /^Board/, includeHidden: true });
		const options = page.getByRole('list', { name: 'Options', includeHidden: true });
		await curtain.waitFor();
		const first = await curtain.getByRole('heading').innerText();
		await noBarriers(page);
		for (const width of [375, 1440, 3840]) {
			await page.setViewportSize({ width, height: Math.max(760, Math.round(width * 0.56)) });
			assert(!(await board.isVisible()), `${width} px: the board is seen`);
			assert((await tooWide(page)) === '', await tooWide(page));
		}
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.keyboard.press('f');
		await page.keyboard.press('Enter');
		await curtain.waitFor({ state: 'detached' });
		await waitUntil(
			() => page.evaluate(() => document.activeElement?.closest('.table') !== null),
			() => page.evaluate(() => `focus on ${document.activeElement?.outerHTML.slice(0, 90)}`),
		);
		await page.getByRole('tab', { name: 'Options' }).click();
		assert(
			(await options.getByRole('button').count()) > 0,
			'the one who took the seat has no options',
		);
		for (let i = 0; i < 40 && !(await curtain.isVisible()); i++) {
			const option = options.getByRole('button').first();
			await option.or(curtain).first().waitFor();
			if (!(await curtain.isVisible())) await option.click().catch(() => {});
			await page.waitForTimeout(60);
		}
		await curtain.waitFor();
		const second = await curtain.getByRole('heading').innerText();
		assert(second !== first, `it is ${first} again`);
		assert(
			(await options.getByRole('button').count()) === 0,
			'options are listed behind the curtain',
		);
		await page.reload();
		await curtain.getByRole('heading', { name: second }).waitFor();
		assert(!(await board.isVisible()), 'the board is seen after a reload');
		await takeSeat(page);
		await page.getByRole('tab', { name: 'Log' }).click();
		await page.getByRole('button', { name: 'Step back' }).click();
		await page.getByRole('button', { name: 'Go on from here' }).first().click();
		await curtain.getByRole('heading', { name: first }).waitFor();
		await takeSeat(page);
	});
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
