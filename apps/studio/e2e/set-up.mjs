import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, waitUntil, assert, noBarriers, timeout } from './checks.mjs';
import { putPacks } from './server.mjs';

/**
 * @param {{
 *   page: import('playwright').Page,
 *   url: string,
 *   data: string,
 *   newGame: (setup: { seed: number, seats: string[] }) => Promise<void>,
 * }} game
 */
export async function setUpChecks({ page, url, data, newGame }) {
	const seats = page.locator('[aria-label="Players"] li');
	const start = page.getByRole('button', { name: 'Start' });
	const fresh = async () => {
		const leave = page.getByRole('button', { name: 'New game' });
		if (await leave.first().isVisible()) await leave.first().click();
		else await page.goto(url);
		await start.waitFor();
	};

	await check('a game is chosen, and keeps the seats that it has room for', async () => {
		await fresh();
		const game = page.getByRole('combobox', { name: 'Game', exact: true });
		await waitUntil(
			async () => (await game.inputValue()) === 'carcassonne',
			async () => `it begins with ${await game.inputValue()}`,
		);
		const names = page.getByLabel(/^Name of player/);
		for (let n = await names.count(); n < 6; n++)
			await page.getByRole('button', { name: 'Add a player' }).click();
		await game.selectOption('gold-rush');
		await page.getByText('are a reconstruction').first().waitFor();
		await names.nth(5).waitFor({ state: 'detached' });
		await waitUntil(
			async () => (await names.count()) === 5,
			async () => `${await names.count()} seats`,
		);
		await page.locator('input[type=checkbox][value="sheriff"]').waitFor();
		await game.selectOption('carcassonne');
		await page.locator('input[type=checkbox][value="gold-mines"]').waitFor();
	});
	await check('two to six seats, each with a name, a colour and who plays', async () => {
		await fresh();
		for (let n = await page.getByLabel(/^Name of player/).count(); n < 6; n++)
			await page.getByRole('button', { name: 'Add a player' }).click();
		await page.getByRole('button', { name: 'Add a player', disabled: true }).waitFor();
		await page.getByLabel('Colour of player 1').selectOption('blue');
		const colours = await page
			.getByLabel(/^Colour of player/)
			.evaluateAll((all) => all.map((s) => /** @type {HTMLSelectElement} */ (s).value));
		assert(new Set(colours).size === 6 && colours[0] === 'blue', colours.join());
		await page.getByLabel('Name of player 1').fill('Eve');
		await page.getByText('Two players are called Eve').waitFor();
		await page.locator('button.start:disabled').waitFor();
		await noBarriers(page);
		await page.getByLabel('Name of player 1').fill('Gus');
		for (let i = 1; i <= 6; i++)
			await page.getByLabel(`Who plays as player ${i}`).selectOption('person');
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await waitUntil(async () => (await seats.count()) === 6, 'not six seats');
		const style = (await seats.first().getAttribute('style')) ?? '';
		assert(/215390|rgb\(33, 83, 144\)/i.test(style), style);
		await waitUntil(
			async () => ((await seats.first().textContent()) ?? '').includes('Gus'),
			'the name is lost',
		);
	});
	await check('another game without a reload begins with the set-up of the last', async () => {
		await page.evaluate(() => Object.assign(window, { same: true }));
		await fresh();
		await waitUntil(
			async () => (await page.getByLabel('Name of player 1').inputValue()) === 'Gus',
			'the seats are lost',
		);
		for (let i = 6; i > 1; i--)
			await page.getByRole('button', { name: `Remove player ${i}` }).click();
		await page.getByRole('button', { name: 'Remove player 1', disabled: true }).waitFor();
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await waitUntil(async () => (await seats.count()) === 1, 'nobody can play alone');
		await fresh();
		await page.getByRole('button', { name: 'Add a player' }).click();
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await waitUntil(async () => (await seats.count()) === 2, 'not two seats');
		assert(await page.evaluate(() => 'same' in window), 'the page was loaded again');
	});
	await check('packs that exclude each other say why and keep the game from starting', async () => {
		putPacks(data, [
			['zig', ''],
			['zag', 'conflicts: { zig: Both bend the same bank }\n'],
			['zog', 'requires: { zig: It is built on it }\n'],
		]);
		await fresh();
		await page.getByRole('checkbox', { name: /The zig/ }).check();
		await page.getByText('Not together with The zig: Both bend the same bank.').first().waitFor();
		await page.getByRole('checkbox', { name: /The zag/ }).check();
		const alert = page.getByText(
			'The zag and The zig exclude each other: Both bend the same bank.',
		);
		await alert.waitFor();
		await page.locator('button.start:disabled').waitFor();
		await page.getByText('Rules in detail').click();
		await waitUntil(
			async () => (await page.locator('.rules select').count()) > 0,
			'the rules are gone',
		);
		await noBarriers(page);
		await page.getByRole('button', { name: 'Leave out The zag' }).click();
		await alert.waitFor({ state: 'hidden' });
		await page.getByRole('checkbox', { name: /The zig/ }).uncheck();
		await page.getByRole('checkbox', { name: /The zog/ }).check();
		await page.getByText('The zig was added, The zog needs it: It is built on it.').waitFor();
		await page.getByRole('checkbox', { name: /The zig/ }).uncheck();
		await page.getByText('The zog needs The zig: It is built on it.').waitFor();
		await page.getByRole('button', { name: 'Add The zig' }).click();
		await page.locator('button.start:not(:disabled)').waitFor();
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		for (const name of ['zig', 'zag', 'zog'])
			rmSync(join(data, 'carcassonne', name), { recursive: true });
		await page.waitForTimeout(500);
	});
	await check('rules in detail are searched, and what was changed goes back', async () => {
		await page.goto('about:blank');
		await fresh();
		await page.getByText('Rules in detail').click();
		const rules = page.locator('.rules');
		const half = rules.getByRole('combobox', { name: /city of two tiles/ });
		await rules.getByRole('searchbox').fill('two tiles half');
		await waitUntil(
			async () => (await rules.getByRole('combobox').count()) === 1,
			'others are shown',
		);
		const usual = await half.evaluate((s) => /** @type {HTMLSelectElement} */ (s).value);
		await half.selectOption(usual === '0' ? '1' : '0');
		await rules.getByText('You changed this.').waitFor();
		await rules.getByRole('searchbox').fill('');
		await rules.getByLabel('Only what I changed (1)').check();
		await waitUntil(
			async () => (await rules.getByRole('combobox').count()) === 1,
			'others are shown',
		);
		await noBarriers(page);
		await rules.getByRole('button', { name: /^Back to/ }).click();
		await rules.getByText('You changed this.').waitFor({ state: 'detached' });
		assert(
			(await half.evaluate((s) => /** @type {HTMLSelectElement} */ (s).value)) === usual,
			'it is not as it was',
		);
	});
	await check('a wheel that is turned over a number scrolls, and counts nothing', async () => {
		const number = page.locator('.rules').getByRole('spinbutton', { name: /followers/ });
		const value = await number.inputValue();
		await number.click();
		await page.mouse.wheel(0, 120);
		await waitUntil(
			() => number.evaluate((field) => document.activeElement !== field),
			'the number still has the focus',
		);
		assert((await number.inputValue()) === value, `${value} became ${await number.inputValue()}`);
	});
	await check('rules are edited before a game begins', async () => {
		await page.goto('about:blank');
		await page.goto(url);
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
		await start.waitFor();
		await page.getByRole('button', { name: 'Edit the rules' }).click();
		await page.waitForURL(/\/rules$/);
		await page.getByRole('group', { name: 'Packs' }).waitFor();
		assert((await page.locator('.cm-content').count()) === 0, 'it opens a text');
		await page.goBack();
		await start.waitFor();
		await page.getByRole('button', { name: 'Rules as text' }).click();
		const editor = page.getByRole('region', { name: 'Edit the rules' });
		await editor.getByLabel('File').selectOption({ label: 'base/rules.yaml' });
		const text = page.locator('.cm-content');
		await text.click();
		await page.keyboard.press('Control+Home');
		await page.keyboard.insertText('kinds: 3\n');
		await page.getByRole('list', { name: 'Findings' }).locator('li.error').first().waitFor();
		await page.locator('button.start:disabled').waitFor();
		await noBarriers(page);
		await editor.getByRole('button', { name: 'Revert' }).click();
		await page.locator('button.start:not(:disabled)').waitFor();
		await editor.getByRole('button', { name: 'Close the editor' }).click();
	});
	await check('Start is in sight in any window, and gives the focus to the board', async () => {
		const size = page.viewportSize() ?? { width: 1280, height: 800 };
		const start = page.getByRole('button', { name: 'Start' });
		for (const window of [
			{ width: 1440, height: 900 },
			{ width: 1280, height: 600 },
			{ width: 768, height: 960 },
			{ width: 375, height: 760 },
		]) {
			await page.setViewportSize(window);
			await page.evaluate(() => scrollTo(0, 0));
			await waitUntil(
				() =>
					start.evaluate((node) => {
						const { left, top, width, height } = node.getBoundingClientRect();
						return document.elementFromPoint(left + width / 2, top + height / 2) === node;
					}),
				`it is out of sight at ${window.width} × ${window.height}`,
			);
		}
		await page.setViewportSize(size);
		await noBarriers(page);
		await start.focus();
		await page.keyboard.press('Enter');
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await waitUntil(
			() => page.evaluate(() => document.activeElement?.matches('.viewport') === true),
			async () =>
				`the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))}`,
		);
		await page.getByRole('button', { name: 'New game' }).click();
		await start.waitFor();
	});
	await check('a new game fits on a small screen', async () => {
		const size = page.viewportSize() ?? { width: 1280, height: 800 };
		await page.setViewportSize({ width: 375, height: 760 });
		await page.waitForTimeout(200);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		assert(over <= 0, `${over} pixels too wide`);
		await page.setViewportSize(size);
	});
	await check(
		'the end: the ledger behind each sum, and another game with the same set-up',
		async () => {
			await newGame({ seed: 5, seats: ['random', 'greedy'] });
			await page.getByLabel('Pace of the bots').selectOption('0');
			await page.locator('#end-title').waitFor({ timeout: 3 * timeout });
			const cell = page.locator('table tbody td button').first();
			const label = (await cell.getAttribute('aria-label')) ?? '';
			const points = Number(/: (-?\d+) for/.exec(label)?.[1]);
			await cell.click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('heading', { level: 2 }).waitFor();
			const sum = (await dialog.locator('article h3 strong').allTextContents()).reduce(
				(n, t) => n + Number(t),
				0,
			);
			assert(sum === points, `${sum} is not ${points}`);
			await noBarriers(page, '.world');
			await page.keyboard.press('Escape');
			const names = await seats.allTextContents();
			await page.getByLabel('Pace of the bots').selectOption('450');
			await page.getByRole('button', { name: 'Play again' }).click();
			await page.locator('#end-title').waitFor({ state: 'hidden' });
			await waitUntil(async () => (await seats.count()) === names.length, 'other seats');
			await page.getByRole('list', { name: /^Log/ }).waitFor();
		},
	);
	await check('house rules in force stay ticked after New game and a reload', async () => {
		await fresh();
		const box = page.locator('input[value="overlay.long-roads"]');
		await box.check();
		await start.click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await page.getByRole('button', { name: 'New game' }).click();
		await start.waitFor();
		await waitUntil(() => box.isChecked(), 'they are unticked after New game');
		await page.reload();
		await page.locator('button.start:not(:disabled)').waitFor();
		await waitUntil(() => box.isChecked(), 'they are unticked after a reload');
		await box.uncheck();
	});
}
