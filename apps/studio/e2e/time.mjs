import { readFileSync } from 'node:fs';
import { check, waitUntil, assert, noBarriers, timeout } from './checks.mjs';
import { more, take } from './packs.mjs';

/**
 * @param {{
 *   page: import('playwright').Page,
 *   newGame: (setup: { seed: number, seats: string[] }) => Promise<void>,
 *   rules: { edit: (from: string, to: string) => void, restore: () => void },
 * }} game
 */
export async function timeChecks({ page, newGame, rules }) {
	const news = page.locator('[aria-live=polite]');
	const steps = page.locator('#panel .step');
	const later = page.locator('#panel .later');
	const past = page.locator('.board.past');
	const branches = page.getByRole('list', { name: 'Branches' });
	const log = () => page.getByRole('tab', { name: 'Log' }).click();
	/** @param {import('playwright').Locator} of @param {number} n */
	const counts = (of, n) =>
		of.nth(Math.max(0, n - 1)).waitFor({ state: n === 0 ? 'detached' : 'attached' });
	/** Takes options of the list. @param {number} times @param {number} nth */
	async function play(times, nth = 0) {
		await take(page, times, nth);
		await log();
	}
	const tiles = () => page.locator('.world .tiles > *').count();
	/** Waits until so many tiles lie. @param {number} n */
	const drawn = (n) =>
		page.waitForFunction((m) => document.querySelectorAll('.world .tiles > *').length === m, n);
	/** @param {string} as */
	async function download(as) {
		await more(page);
		await page.getByLabel('Format of the file').selectOption(as);
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Save to a file' }).click(),
		]);
		return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
	}
	const chooser = page.locator('input[type=file]');
	/** @param {string} name @param {string} text */
	const open = (name, text) =>
		chooser.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
	const notice = page.locator('section[aria-label=Notice]');

	let now = 0;
	await check(
		'keys move in time: the past is marked and announced, nobody decides there',
		async () => {
			await newGame({ seed: 3, seats: ['person', 'person'] });
			await play(8);
			now = await tiles();
			await page.getByRole('group', { name: /^Board/ }).focus();
			for (let i = 0; i < 4; i++) {
				await page.keyboard.press(',');
				await page
					.getByText(`Step ${7 - i} of 8, in the past`)
					.first()
					.waitFor();
			}
			await past.waitFor();
			await waitUntil(
				async () => /Step 4 of 8, in the past/.test((await news.textContent()) ?? ''),
				'it is not announced',
			);
			await waitUntil(async () => (await tiles()) < now, 'the board shows the present');
			await waitUntil(
				async () => (await page.locator('[data-cell]').count()) === 0,
				'cells are offered in the past',
			);
			await waitUntil(
				async () => (await steps.count()) === 4 && (await later.count()) === 4,
				'the log is not split',
			);
			await noBarriers(page, '.world');
			await page.keyboard.press('>');
			await past.waitFor({ state: 'hidden' });
			await waitUntil(
				async () => /Back to now/.test((await news.textContent()) ?? ''),
				'the way back is not announced',
			);
			await drawn(now);
		},
	);
	await check('the log is walked with the arrows, Enter goes to a step', async () => {
		await page.locator('#panel [aria-current=step]').focus();
		for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
		await page.keyboard.press('Enter');
		await page.getByText('Step 5 of 8, in the past').first().waitFor();
		await waitUntil(
			async () =>
				(await page.evaluate(() => document.activeElement?.getAttribute('data-step'))) === '4',
			'the focus was lost',
		);
		await page.keyboard.press('Escape');
		await past.waitFor({ state: 'hidden' });
	});
	await check('going on from an earlier step keeps the old steps as a branch', async () => {
		await page.getByLabel('Moment of the game').fill('4');
		await page.getByText('Step 4 of 8, in the past').first().waitFor();
		await page.getByRole('button', { name: 'Go on from here' }).click();
		await past.waitFor({ state: 'hidden' });
		await play(1, 1);
		await waitUntil(
			async () => (await steps.count()) === 5,
			async () => `${await steps.count()} steps`,
		);
		await page.getByText('1 other branch').click();
		await waitUntil(
			async () => /parts after step 4, 4 steps/.test((await branches.textContent()) ?? ''),
			async () => (await branches.textContent()) ?? '',
		);
		await noBarriers(page, '.world');
		await branches.getByRole('button', { name: /^Go there/ }).click();
		await counts(steps, 8);
		await waitUntil(
			async () => /Another branch/.test((await news.textContent()) ?? ''),
			'the branch is not announced',
		);
		await drawn(now);
		await waitUntil(
			async () => /parts after step 4, 1 step/.test((await branches.textContent()) ?? ''),
			async () => (await branches.textContent()) ?? '',
		);
	});
	await check('undo and redo by key', async () => {
		await page.getByRole('group', { name: /^Board/ }).focus();
		await page.keyboard.press('u');
		await counts(later, 1);
		await page.keyboard.press('Shift+U');
		await counts(later, 0);
		await waitUntil(async () => (await steps.count()) === 8, 'a step is missing');
	});
	for (const as of ['yaml', 'json'])
		await check(`saved as ${as} and opened again, with its branches`, async () => {
			const { name, text } = await download(as);
			assert(name.endsWith(`.${as}`), name);
			await newGame({ seed: 99, seats: ['person', 'person'] });
			await open(name, text);
			await counts(steps, 8);
			await drawn(now);
			await page.getByText('1 other branch').waitFor();
		});
	await check('files that are none are announced plainly, and the game goes on', async () => {
		const { text } = await download('json');
		for (const [name, bad, why] of [
			['half.json', text.slice(0, text.length / 2), 'ends in the middle'],
			['list.json', '{"format": 1, "tiles": {}}', 'no log of a game'],
			['new.json', text.replace('"keys": 1', '"keys": 7'), 'grammar 7'],
		]) {
			await open(name ?? '', bad ?? '');
			await notice.getByText(`${name} could not be opened`).waitFor();
			await waitUntil(
				async () => (await notice.textContent())?.includes(why ?? '') ?? false,
				`${why} expected`,
			);
			await waitUntil(async () => (await steps.count()) === 8, 'the game is another one');
		}
		await noBarriers(page, '.world');
		await play(1);
		await page.keyboard.press('Escape');
		await waitUntil(async () => (await steps.count()) === 9, 'the game does not go on');
		await notice.getByRole('button', { name: 'Put this notice away' }).click();
	});
	await check('a file dropped on the window is opened', async () => {
		const { name, text } = await download('yaml');
		await newGame({ seed: 98, seats: ['person', 'person'] });
		const data = await page.evaluateHandle(
			([n, t]) => {
				const transfer = new DataTransfer();
				transfer.items.add(new File([t ?? ''], n ?? ''));
				return transfer;
			},
			[name, text],
		);
		await page.dispatchEvent('.page', 'dragenter', { dataTransfer: data });
		await page.getByText('Drop the file to open the game.').waitFor();
		await page.dispatchEvent('.page', 'drop', { dataTransfer: data });
		await counts(steps, 9);
	});
	await check('a file of edited rules says so where they are others', async () => {
		rules.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 7 }');
		await page.getByRole('region', { name: 'The rules changed' }).waitFor();
		const { name, text } = await download('yaml');
		rules.restore();
		await page.waitForTimeout(600);
		await open(name, text);
		await notice.getByText(/rules have changed/).waitFor();
		await notice.getByRole('button', { name: 'Put this notice away' }).click();
	});
	await check(
		'a step that an edit no longer allows stops the game; mended, it goes on',
		async () => {
			await newGame({ seed: 3, seats: ['person', 'person'] });
			await play(8);
			rules.edit(
				'tags: [claims, occupies, counted]\n    power: 1\n    stands-on: [road',
				'tags: [occupies, counted]\n    power: 1\n    stands-on: [road',
			);
			await past.waitFor();
			await page
				.getByRole('region', { name: 'The rules changed' })
				.getByText(/^Step \d+ no longer fits: .* now\.$/)
				.waitFor();
			rules.restore();
			await past.waitFor({ state: 'hidden' });
			await counts(steps, 8);
			await waitUntil(async () => (await later.count()) === 0, 'steps were lost');
		},
	);
	await check('a whole game is replayed to its beginning and back', async () => {
		await newGame({ seed: 5, seats: ['random', 'greedy'] });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.locator('#end-title').waitFor({ timeout: 3 * timeout });
		await log();
		const all = await steps.count();
		assert(all > 100, `${all} steps`);
		await page.getByRole('button', { name: 'To the beginning' }).click();
		await past.waitFor();
		await counts(steps, 0);
		await page
			.getByRole('toolbar', { name: 'Time' })
			.getByRole('button', { name: 'Back to now' })
			.click();
		await past.waitFor({ state: 'hidden' });
		await counts(steps, all);
	});
}
