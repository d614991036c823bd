import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { freshPage } from './window.mjs';

/** @param {import('playwright').Browser} browser @param {string} url */
export async function tourChecks(browser, url) {
	await check('the tour: every step is done where it points, by keys and by pointer', async () => {
		const { context, page } = await freshPage(browser, { width: 1440, height: 900, asFirst: true });
		const strip = page.getByRole('region', { name: 'Tour' });
		const here = page.locator('[data-tour-here]');
		/** @param {number} n */
		const at = (n) => strip.getByText(`${n} of 10`, { exact: true }).waitFor();
		const show = () => strip.getByRole('button', { name: 'Show me' }).click();
		/** The element that the tour points at is outlined. @param {number} n */
		const ringed = async (n) => {
			await waitUntil(() => isRinged(), `step ${n}: no ring is seen`);
			await quotesAreSeen();
		};
		/** Every quotation in the strip is found on the page. */
		const quotesAreSeen = async () => {
			const words = (await strip.getByRole('status').textContent()) ?? '';
			for (const [, quoted = ''] of words.matchAll(/“([^”]+)”/g))
				await page
					.locator(':not([aria-label="Tour"] *)')
					.getByText(quoted, { exact: true })
					.locator('visible=true')
					.first()
					.waitFor();
		};
		/** @param {RegExp} words */
		const says = (words) => strip.getByRole('status').filter({ hasText: words }).waitFor();
		const isRinged = async () => {
			await here.first().waitFor();
			await here.first().scrollIntoViewIfNeeded();
			const { x, y, width, height } =
				/** @type {{ x: number, y: number, width: number, height: number }} */ (
					await here.first().boundingBox()
				);
			const clip = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 };
			const ring = await page.screenshot({ clip });
			const mark = await here.first().evaluateHandle((node) => {
				node.removeAttribute('data-tour-here');
				return node;
			});
			const plain = await page.screenshot({ clip });
			await mark.evaluate((node) => node.setAttribute('data-tour-here', ''));
			// a view that comes late takes the place of what was pointed at
			return !ring.equals(plain);
		};
		try {
			await page.goto(url);
			await page.getByRole('button', { name: 'Take the tour' }).click();
			await at(1);
			await noBarriers(page, '.world');
			await here.and(page.locator('[data-cell]')).waitFor();
			await ringed(1);
			await show();
			const paid = page.locator('#panel .points');
			const before = await paid.count();
			const { turn, seed: example } = await page.evaluate(() => {
				const { at, seed } = JSON.parse(localStorage.getItem('tilewright.setting.tour') ?? '{}');
				return { turn: at.turn, seed };
			});
			await page.keyboard.press('Enter');
			await says(/second click on the cell/);
			for (let i = 0; i < 4; i++) {
				const label = await page.locator('[data-cell].chosen').getAttribute('aria-label');
				if (label?.includes(`turned ${turn * 90}°`)) break;
				await page.keyboard.press('r');
			}
			await page.keyboard.press('Enter');
			const pass = page.locator('[data-tour=pass]');
			await pass.or(page.locator('.end-turn')).first().waitFor();
			if (await pass.isVisible()) {
				await says(/This time choose “Pass”/);
				await quotesAreSeen();
				await page.keyboard.press('p');
			}
			await page.locator('.end-turn').click();
			await at(2);
			await waitUntil(async () => (await paid.count()) > before, 'nothing was scored');
			await ringed(2);
			await show();
			await page.keyboard.press('Enter');
			await at(3);
			await ringed(3);
			await says(/Choose the ringed “Change”/);
			await here.click();
			await at(4);
			const dialog = page.getByRole('dialog', { name: /^Change/ });
			await here.and(dialog.locator('input[type=number]')).waitFor();
			await dialog.getByRole('status').filter({ hasText: 'Change the ringed number' }).waitFor();
			await ringed(4);
			assert((await here.inputValue()) === '1', `no 1 in ${await here.inputValue()}`);
			await noBarriers(page);
			await here.fill('3');
			await page.keyboard.press('Enter');
			await dialog.getByRole('status').filter({ hasText: 'Choose “Done”' }).waitFor();
			await here.and(dialog.getByRole('button', { name: 'Done' })).waitFor();
			await quotesAreSeen();
			await here.click();
			await at(5);
			await says(/choose “Compare”/);
			await ringed(5);
			await show();
			await page.keyboard.press('Enter');
			await page.getByRole('form').or(page.getByRole('tablist')).first().waitFor();
			await here.and(page.getByRole('button', { name: 'Compare A and B' })).waitFor();
			await ringed(5);
			await show();
			await page.keyboard.press('Enter');
			await says(/Wait until all of them are/);
			await at(5);
			await quotesAreSeen();
			await page
				.getByText(/^\d+ of \d+ games/)
				.first()
				.waitFor({ state: 'attached' });
			await page.getByRole('button', { name: 'Stop', exact: true }).click();
			await at(6);
			await here.and(page.getByRole('link', { name: 'Play', exact: true })).waitFor();
			await says(/When you have read them, choose “Play”/);
			await quotesAreSeen();
			await ringed(6);
			await page.getByText('in many games').or(page.getByRole('table')).first().waitFor();
			await show();
			await page.keyboard.press('Enter');
			await says(/takes back what was done last/);
			await here.and(page.locator('[data-tour=undo]')).waitFor();
			await ringed(6);
			const changed = await page.locator('.seats, [data-tour=score]').allInnerTexts();
			await show();
			await page.keyboard.press('Enter');
			await at(7).catch(async () => {
				throw new Error(`not taken back: ${await page.locator('body').innerText()}`.slice(0, 600));
			});
			assert(
				(await page.locator('.seats, [data-tour=score]').allInnerTexts()).join() !== changed.join(),
				'the old scores have not returned',
			);
			await here.and(page.locator('[data-refused]')).waitFor();
			await says(/Cells with a cross take no tile now/);
			await ringed(7);
			const seen = await page
				.locator('[data-refused] path')
				.evaluateAll((all) => all.filter((path) => Number(getComputedStyle(path).opacity) > 0.5));
			assert(
				seen.length > 1 && seen.length === (await page.locator('[data-refused]').count()),
				`${seen.length} crosses are seen`,
			);
			const about = page.getByRole('region', { name: 'About this place' });
			await waitUntil(async () => {
				// a board that comes late is drawn under the pointer, which then points at nothing
				await page.mouse.move(2, 2);
				await page.locator('[data-refused]').last().hover();
				return about.waitFor({ timeout: 5_000 }).then(
					() => true,
					() => false,
				);
			}, 'nothing is said about the place');
			await show();
			await about.waitFor();
			await at(7);
			await page.keyboard.press('Enter');
			await about.waitFor();
			await says(/This is the answer/);
			await here.and(about).waitFor();
			await at(7);
			await ringed(7);
			await about.getByRole('button', { name: 'Close', exact: true }).click();
			await at(8);
			await ringed(8);
			await page.reload();
			await at(8);
			await says(/Go a step back/);
			await here.click();
			await says(/Choose “Go on from here”/);
			await quotesAreSeen();
			await page.getByRole('button', { name: 'Go on from here' }).click();
			await says(/Now decide otherwise/);
			await ringed(8);
			const option = page.locator('[data-cell], .spot').last();
			await option.waitFor();
			await option.focus();
			await page.keyboard.press('Enter');
			await page.keyboard.press('Enter');
			await at(9);
			await ringed(9);
			await show();
			await page.keyboard.press('Enter');
			await here.and(page.locator('.gallery button')).waitFor();
			await show();
			await page.keyboard.press('Enter');
			const stage = page.getByRole('group', { name: /^Drawing of tile/ });
			await here.and(stage).waitFor();
			await ringed(9);
			const places = stage.getByRole('button');
			await places.first().focus();
			await page.keyboard.press('Enter');
			await places.nth(1).focus();
			await page.keyboard.press('Enter');
			await at(10);
			assert(
				!(await page.getByText(/not saved yet/).isVisible()),
				'files of the tour are to be saved',
			);
			await noBarriers(page);
			await strip.getByRole('button', { name: 'Finish' }).click();
			await strip.waitFor({ state: 'hidden' });
			const notices = page.locator('.notices');
			await notices.getByText('What you tried on the tour is put away').waitFor();
			assert(!(await page.getByText(/not saved yet/).isVisible()), 'an edit is left');
			await stage.waitFor({ state: 'hidden' });
			assert(!(await page.getByText('cannot be read').isVisible()), 'a tile that is gone is shown');
			const putAway = notices.getByText('What you tried on the tour is put away');
			await notices.getByRole('button', { name: 'Keep it' }).click();
			await page.getByText('Undone: putting away what you tried on the tour.').waitFor();
			await putAway.waitFor({ state: 'hidden' });
			await page.getByText(/not saved yet/).waitFor();
			await page.getByRole('button', { name: 'Undo' }).first().waitFor();
			await page.getByRole('button', { name: /^Redo/ }).click();
			await page.getByText(/not saved yet/).waitFor({ state: 'hidden' });
			await page.getByRole('link', { name: 'Play', exact: true }).click();
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await page.reload();
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await waitUntil(async () => !(await strip.isVisible()), 'it is there again');
			await waitUntil(async () => (await here.count()) === 0, 'something is still ringed');
			await page.getByRole('button', { name: 'New game' }).click();
			const second = page.getByLabel('Who plays as player 2');
			await second.waitFor();
			assert((await second.inputValue()) === 'greedy', 'the tour changed the seats');
			const seed = await page.getByLabel('Seed', { exact: true }).inputValue();
			assert(seed !== String(example), 'the deal of the tour would come again');
		} finally {
			await context.close();
		}
	});
	await check('who has finished the tour is told what to do next, one click away', async () => {
		const { context, page } = await freshPage(browser, { width: 1440, height: 900, asFirst: true });
		const strip = page.getByRole('region', { name: 'Tour' });
		const notices = page.locator('.notices');
		const finish = async () => {
			for (let step = 1; step < 10; step++) {
				await strip.getByText(`${step} of 10`, { exact: true }).waitFor();
				await strip.getByRole('button', { name: 'Skip' }).click();
			}
			await strip.getByRole('button', { name: 'Finish' }).click();
			await notices.getByText('What next?').waitFor();
		};
		try {
			await page.goto(url);
			await page.getByRole('button', { name: 'Take the tour' }).click();
			await finish();
			await noBarriers(page, '.world');
			await notices.getByRole('button', { name: 'Change a rule' }).click();
			await page.waitForURL(/\/rules$/);
			await notices.getByText('What next?').waitFor({ state: 'hidden' });
			await page.getByRole('button', { name: 'Help' }).click();
			await page.getByRole('button', { name: 'Take the tour' }).click();
			await finish();
			await notices.getByRole('button', { name: 'Begin a game' }).click();
			await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
			await notices.getByText('What next?').waitFor({ state: 'hidden' });
		} finally {
			await context.close();
		}
	});
	await check('the tour is put away for good, and begins again from the help', async () => {
		const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
		const page = await context.newPage();
		try {
			await page.goto(url);
			await page.getByRole('button', { name: 'Not now' }).click();
			await page.getByRole('heading', { name: 'New here?' }).waitFor({ state: 'hidden' });
			await page.reload();
			await page.getByRole('button', { name: 'Start' }).waitFor();
			await waitUntil(
				async () => !(await page.getByText('New here?').isVisible()),
				'it is offered again',
			);
			await page.getByRole('button', { name: 'Help' }).click();
			await page.getByRole('button', { name: 'Take the tour' }).click();
			await page.getByRole('region', { name: 'Tour' }).getByText('1 of 10').waitFor();
		} finally {
			await context.close();
		}
	});
}
