// starts games with packs and plays them through the list of options, for checks and for pictures

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
		await page.getByRole('button', { name: 'Add a seat' }).click();
	for (const [i, by] of seats.entries())
		await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(by);
	for (const pack of packs) {
		const box = page.locator(`input[type=checkbox][value="${pack}"]`);
		if (!(await box.isChecked())) await box.check();
	}
	await page.getByLabel('Seed', { exact: true }).fill(String(seed));
	await page.getByRole('button', { name: 'Start' }).click();
	await page.getByRole('group', { name: /^Board/ }).waitFor();
}

/** The sentence that is asked now. @param {import('playwright').Page} page */
export const prompt = async (page) =>
	((await page.locator('.prompt').first().textContent()) ?? '').replace(/\s+/g, ' ').trim();

/**
 * Takes options from the list by their keys, one after the other.
 * @param {import('playwright').Page} page @param {readonly string[]} keys
 */
export async function playKeys(page, keys) {
	await page.getByRole('tab', { name: 'Options' }).click();
	for (const [i, key] of keys.entries()) {
		const option = page.locator(`[aria-label="Options"] [data-key=${JSON.stringify(key)}]`);
		await option.waitFor().catch(async () => {
			throw new Error(`step ${i}: “${key}” is not in the list; asked: ${await prompt(page)}`);
		});
		// the pointer stays away, so that nothing is looked at
		await option.dispatchEvent('click');
		await page.waitForFunction(
			(n) => document.querySelector('[data-steps]')?.getAttribute('data-steps') === String(n),
			i + 1,
		);
	}
}
