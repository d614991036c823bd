import { waitUntil } from './checks.mjs';

/**
 * @param {import('playwright').Page} page
 * @param {string} url
 * @param {{ game?: string, packs: string[], seats: string[], seed: number }} setup packs by their names
 */
export async function beginWith(page, url, { game, packs, seats, seed }) {
	// without this the tab goes on with its game
	await page.evaluate(() => sessionStorage.clear()).catch(() => {});
	await page.goto(url);
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('button', { name: 'Start' }).waitFor();
	if (game !== undefined)
		await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
	for (let i = 2; i < seats.length; i++)
		await page.getByRole('button', { name: 'Add a player' }).click();
	for (const [i, by] of seats.entries())
		await page.getByLabel(`Who plays as player ${i + 1}`).selectOption(by);
	for (const pack of packs) {
		const box = page.locator(`input[type=checkbox][value="${pack}"]`);
		if (!(await box.isChecked())) await box.check();
	}
	await page.getByLabel('Seed', { exact: true }).fill(String(seed));
	await page.getByRole('button', { name: 'Start' }).click();
	await page
		.getByRole('group', { name: /^Board/ })
		.or(page.locator('.curtain'))
		.first()
		.waitFor();
}

/** Opens the curtain before somebody's turn, where it is closed. @param {import('playwright').Page} page */
export async function takeSeat(page) {
	const button = page.locator('.curtain button');
	if ((await page.locator('.table[inert]').count()) === 0) return;
	await button.click();
	await button.waitFor({ state: 'detached' });
}

/** The question of the open decision. @param {import('playwright').Page} page */
export const prompt = async (page) =>
	((await page.locator('.prompt').first().textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** The number of steps of the game. @param {import('playwright').Page} page */
export const steps = async (page) =>
	Number(await page.locator('[data-steps]').first().getAttribute('data-steps'));

/**
 * The game of this tab as it is kept, for those who reload: it is kept a moment after it is shown.
 * @param {import('playwright').Page} page
 * @returns {Promise<Partial<import('@tilewright/session').SavedSession> | undefined>}
 */
export const savedGame = (page) =>
	page.evaluate(() => {
		const tab = sessionStorage.getItem('tilewright.tab');
		return JSON.parse(localStorage.getItem(`tilewright.game.${tab}`) ?? 'null') ?? undefined;
	});

/** Does something that makes the game go on, and waits for that. @param {import('playwright').Page} page @param {() => Promise<unknown>} move */
export async function stepsOn(page, move) {
	const before = await steps(page);
	await move();
	await waitUntil(
		async () => (await steps(page)) > before,
		async () =>
			`no step after ${before}; question: ${await prompt(page)} ${await page.getByRole('alert').allTextContents()}`,
	);
}

/**
 * Takes options of the list, and confirms the turns that wait for it.
 * @param {import('playwright').Page} page @param {number} times @param {number} nth which of the list
 */
export async function take(page, times, nth = 0) {
	await page.getByRole('tab', { name: 'Options' }).click();
	const option = page.getByRole('list', { name: 'Options' }).getByRole('button').nth(nth);
	const end = page.getByRole('button', { name: /^Confirm the (turn|step)$/ }).first();
	for (let i = 0; i < times; i++) {
		await stepsOn(page, () => option.click());
		if (!(await end.isVisible())) continue;
		await end.click();
		await end.waitFor({ state: 'hidden' });
	}
}

/**
 * Takes options from the list by their keys, one after the other.
 * @param {import('playwright').Page} page @param {readonly string[]} keys
 */
export async function playKeys(page, keys) {
	await takeSeat(page);
	await page.getByRole('tab', { name: 'Options' }).click();
	for (const [i, key] of keys.entries()) {
		await takeSeat(page);
		const option = page.locator(`[aria-label="Options"] [data-key=${JSON.stringify(key)}]`);
		await option.waitFor().catch(async () => {
			throw new Error(`step ${i}: “${key}” is not in the list; question: ${await prompt(page)}`);
		});
		// the pointer stays away, so that nothing is looked at
		await option.dispatchEvent('click');
		await waitUntil(
			async () => (await steps(page)) === i + 1,
			async () => `${await steps(page)} steps, not ${i + 1}`,
		);
	}
}

/** Opens what can be done with the game as a whole. @param {import('playwright').Page} page */
export const more = (page) => page.getByRole('button', { name: 'More for this game' }).click();

/** The source of the rule that the open decision comes from, which is shown on demand. @param {import('playwright').Page} page */
export async function ruleSource(page) {
	const turn = page.getByRole('region', { name: 'This turn' });
	const button = turn.getByRole('button', { name: 'Rule', exact: true, disabled: false });
	await button.waitFor();
	if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
	await turn.getByRole('checkbox', { name: 'Ids and files' }).check();
	return turn.locator('.place');
}
