import { check, waitUntil, assert, noBarriers, timeout } from './checks.mjs';
import { freshPage } from './window.mjs';
import { savedGame, take } from './packs.mjs';

/**
 * @param {{
 *   browser: import('playwright').Browser,
 *   url: string,
 *   watch: (page: import('playwright').Page) => void,
 *   rules: { edit: (from: string, to: string) => void, restore: () => void },
 * }} with
 */
export async function savedGamesChecks({ browser, url, watch, rules }) {
	/** A browser that knows nothing yet. @param {string} [script] */
	async function fresh(script) {
		const { context, page } = await freshPage(browser, script === undefined ? {} : { script });
		watch(page);
		return { context, page };
	}
	/** @param {import('playwright').Page} page */
	async function ready(page) {
		await page.goto(url);
		await page.locator('html[data-hydrated]').waitFor();
		await page.getByRole('button', { name: 'Start' }).waitFor();
	}
	/** @param {import('playwright').Page} page @param {string} seed */
	async function begin(page, seed) {
		await ready(page);
		await page.getByLabel('Name of player 1').fill('Zoe');
		await page.getByLabel('Colour of player 1').selectOption('orange');
		await page.getByLabel('Who plays as player 2').selectOption('person');
		await page.getByLabel('Seed', { exact: true }).fill(seed);
		await page.getByRole('button', { name: 'Start' }).click();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
	}
	/** Steps are taken, and kept. @param {import('playwright').Page} page @param {number} times */
	async function play(page, times) {
		await take(page, times);
		await page.getByRole('tab', { name: 'Log' }).click();
	}
	/**
	 * So many steps are kept of the game of this tab, which stands after so many.
	 * @param {import('playwright').Page} page @param {number} all @param {number} at
	 */
	async function storesGame(page, all, at = all) {
		const found = async () => {
			const { lines = [], now, cursor } = (await savedGame(page)) ?? {};
			return `${cursor} of ${lines.find((l) => l.id === now)?.steps.length}`;
		};
		await waitUntil(
			async () => (await found()) === `${at} of ${all}`,
			async () => `${await found()} steps are kept, not ${at} of ${all}`,
		);
	}
	/** @param {import('playwright').Page} page */
	const log = (page) => page.locator('#panel .row').allTextContents();
	/** @param {import('playwright').Page} page */
	async function again(page) {
		await page.reload();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
	}
	const notice = (/** @type {import('playwright').Page} */ page) =>
		page.locator('section[aria-label=Notice]');

	const first = await fresh();
	await check(
		'a reload goes on with the game: steps, branches, moment, names and colours',
		async () => {
			const { page } = first;
			await begin(page, '3');
			await play(page, 6);
			await page.getByRole('button', { name: 'A step back', exact: true }).click();
			await page.getByText('Step 5 of 6, in the past').first().waitFor();
			const before = await log(page);
			const colour = () => page.locator('[aria-label="Players"] li').first().getAttribute('style');
			const painted = await colour();
			await storesGame(page, 6, 5);
			await again(page);
			await page.getByText('Step 5 of 6, in the past').first().waitFor();
			await waitUntil(
				async () => (await log(page)).join() === before.join(),
				'the log is another one',
			);
			await waitUntil(
				async () => (await colour()) === painted && painted !== null,
				async () => `${await colour()} is not ${painted}`,
			);
			await page.getByRole('list', { name: 'Players' }).getByText('Zoe').waitFor();
		},
	);
	await check('every step is kept at once', async () => {
		const { page } = first;
		await page.keyboard.press('>');
		await page.locator('.board.past').waitFor({ state: 'hidden' });
		await play(page, 1);
		const before = await log(page);
		assert(before.length === 7, `${before.length} steps`);
		await storesGame(page, 7);
		await again(page);
		await page.locator('#panel .step').nth(6).waitFor();
		await waitUntil(
			async () => (await log(page)).join() === before.join(),
			'the last step is lost',
		);
	});
	await check('a copy of the tab does not write over the game', async () => {
		const { page, context } = first;
		const mine = await page.evaluate(() => sessionStorage.getItem('tilewright.tab'));
		const other = await context.newPage();
		watch(other);
		await other.addInitScript((id) => {
			if (!sessionStorage.getItem('tilewright.tab'))
				sessionStorage.setItem('tilewright.tab', id ?? '');
		}, mine);
		await other.goto(url);
		await notice(other).getByText('open in another tab').waitFor();
		await other.locator('#panel .step').nth(6).waitFor();
		await play(other, 2);
		const [here, there] = [await log(page), await log(other)];
		assert(here.length === 7 && there.length === 9, `${here.length} and ${there.length} steps`);
		await storesGame(other, 9);
		await again(page);
		await again(other);
		await page.locator('#panel .step').nth(6).waitFor();
		await other.locator('#panel .step').nth(8).waitFor();
		await waitUntil(
			async () => (await log(page)).join() === here.join(),
			'the first tab lost its game',
		);
		await waitUntil(
			async () => (await log(other)).join() === there.join(),
			'the second tab lost its game',
		);
		await other.close();
	});
	await check('a game that was left is in the list, and is continued from there', async () => {
		const { page } = first;
		const before = await log(page);
		await page.getByRole('button', { name: 'New game' }).click();
		const list = page.getByRole('region', { name: 'Saved games in this browser' });
		await list.getByText(/7 steps/).waitFor();
		const saved = list.locator('li', { hasText: '7 steps' });
		await saved.getByText('Carcassonne, the base game').waitFor();
		const cut = await list.locator('li').evaluateAll((all) =>
			all.some((li) => {
				const list = li.parentElement?.getBoundingClientRect();
				const row = li.getBoundingClientRect();
				return (
					list === undefined || row.bottom > list.bottom + 1 || li.scrollWidth > li.clientWidth
				);
			}),
		);
		assert(!cut, 'a game is cut off');
		await noBarriers(page);
		await page.reload();
		await page.getByRole('button', { name: 'Start' }).waitFor();
		await list
			.locator('li', { hasText: '7 steps' })
			.getByRole('button', { name: /^Continue/ })
			.click();
		await page.locator('#panel .step').nth(6).waitFor();
		await waitUntil(async () => (await log(page)).join() === before.join(), 'it is another game');
	});
	await check('a game kept under other rules says so, and goes as far as it fits', async () => {
		const { page } = first;
		rules.edit(
			'tags: [claims, occupies, counted]\n    power: 1\n    stands-on: [road',
			'tags: [occupies, counted]\n    power: 1\n    stands-on: [road',
		);
		await page.waitForTimeout(600);
		await again(page);
		await notice(page)
			.getByText(/does not fit/)
			.waitFor();
		rules.restore();
		await page.locator('.board.past').waitFor({ state: 'hidden' });
		await page.locator('#panel .step').nth(6).waitFor();
	});
	await check(
		'a finished game stays as it was played, also when its page is loaded again',
		async () => {
			const { context, page } = await fresh();
			await ready(page);
			await page.getByLabel('Who plays as player 1').selectOption('random');
			await page.getByLabel('Who plays as player 2').selectOption('random');
			await page.getByLabel('Seed', { exact: true }).fill('4');
			await page.getByRole('button', { name: 'Start' }).click();
			await page.getByLabel('Pace of the bots').selectOption('0');
			await page.locator('#end-title').waitFor({ timeout: 3 * timeout });
			const { scores } = (await savedGame(page)) ?? {};
			rules.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }');
			const waiting = page.getByRole('region', { name: 'Not in force' });
			const replay = waiting.getByRole('button', { name: 'Play it again under these rules' });
			await replay.waitFor();
			await waitUntil(async () => (await keptRules(page)) > 0, 'its files are not kept');
			for (let i = 0; i < 2; i++) {
				await again(page);
				await page.locator('#end-title').waitFor();
				await replay.waitFor();
				const kept = await savedGame(page);
				assert(String(kept?.scores) === String(scores), `${kept?.scores}, not ${scores}`);
			}
			await replay.click();
			await waitUntil(
				async () => String((await savedGame(page))?.scores) !== String(scores),
				'it is not played again',
			);
			rules.restore();
			await context.close();
		},
	);
	await check('rules with an error: the game stays in the list until they are mended', async () => {
		const { page } = first;
		rules.edit('{ count: tiles, each: 1 }', '{ count: tilez, each: 1 }');
		await page.waitForTimeout(600);
		await page.reload();
		await notice(page).getByText('could not be opened').waitFor();
		await page.locator('button.start:disabled').waitFor();
		await page.getByRole('button', { name: 'Edit the rules' }).waitFor();
		rules.restore();
		await page.locator('button.start:not(:disabled)').waitFor();
		await notice(page).getByText('could not be opened').waitFor({ state: 'detached' });
		await page
			.locator('li', { hasText: '7 steps' })
			.getByRole('button', { name: /^Continue/ })
			.click();
		await page.locator('#panel .step').nth(6).waitFor();
	});
	for (const [what, text, why] of [
		['damaged', '{"kept":1,"lines":', 'It is damaged.'],
		['of a newer version', '{"kept":42}', 'newer version'],
	])
		await check(
			`a saved game that is ${what} is announced once and can be downloaded`,
			async () => {
				const { page } = first;
				await page.evaluate(
					([k, t]) => localStorage.setItem(k ?? '', t ?? ''),
					[
						`tilewright.game.${await page.evaluate(() => sessionStorage.getItem('tilewright.tab'))}`,
						text,
					],
				);
				await page.reload();
				await notice(page).getByText('cannot be opened').waitFor();
				assert((await notice(page).count()) === 1, 'more than one notice');
				await waitUntil(
					async () => (await notice(page).textContent())?.includes(why ?? '') ?? false,
					'no reason is given',
				);
				const [file] = await Promise.all([
					page.waitForEvent('download'),
					notice(page).getByRole('button', { name: 'Download it' }).click(),
				]);
				assert(file.suggestedFilename().endsWith('.json'), file.suggestedFilename());
				await page.getByRole('button', { name: 'Start' }).click();
				await page.getByRole('group', { name: /^Board/ }).waitFor();
				await play(page, 1);
				await storesGame(page, 1);
			},
		);
	await first.context.close();

	for (const [what, script, says] of [
		[
			'full',
			`Storage.prototype.setItem = function (k, v) { if (this === localStorage) throw new DOMException('full', 'QuotaExceededError'); };`,
			'storage of this browser is full',
		],
		[
			'refused',
			`Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
			 Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
			'lets nothing be stored',
		],
	])
		await check(
			`storage that is ${what} is reported in one notice, and the game is played`,
			async () => {
				const { page, context } = await fresh(script);
				await begin(page, '5');
				await play(page, 3);
				await notice(page)
					.getByText(says ?? '')
					.waitFor();
				assert((await notice(page).count()) === 1, `${await notice(page).count()} notices`);
				await page.waitForFunction(() => document.querySelectorAll('#panel .row').length === 3);
				await notice(page).getByRole('button', { name: 'Put this notice away' }).click();
				await play(page, 2);
				assert((await notice(page).count()) === 0, 'the notice comes again');
				await context.close();
			},
		);
}

/** The number of rule sets in the database of the page. @param {import('playwright').Page} page @returns {Promise<number>} */
async function keptRules(page) {
	return page.evaluate(async () => {
		const all = await indexedDB.databases();
		if (!all.some((d) => d.name === 'tilewright')) return 0;
		return new Promise((resolve) => {
			const opening = indexedDB.open('tilewright');
			opening.onsuccess = () => {
				const counting = opening.result.transaction('played').objectStore('played').count();
				counting.onsuccess = () => {
					opening.result.close();
					resolve(counting.result);
				};
			};
		});
	});
}
