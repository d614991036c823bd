// starts games with packs and plays them through the list of options, for checks and for pictures

/**
 * @param {import('playwright').Page} page
 * @param {string} url
 * @param {{ packs: string[], seats: string[], seed: number }} setup packs by what the page calls them
 */
export async function beginWith(page, url, { packs, seats, seed }) {
	await page.goto(url);
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('button', { name: 'Start' }).waitFor();
	for (let i = 2; i < seats.length; i++)
		await page.getByRole('button', { name: 'Add a seat' }).click();
	for (const [i, by] of seats.entries())
		await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(by);
	for (const title of packs) {
		const box = page.getByRole('checkbox', { name: title });
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
 * Takes options of the list until the sentence that is asked holds some words; answers whether it came.
 * @param {import('playwright').Page} page @param {RegExp} words @param {number} most
 * @param {(labels: string[], step: number) => number} [pick]
 */
export async function playUntil(page, words, most, pick = (labels, i) => (i * 7) % labels.length) {
	await page.getByRole('tab', { name: 'Options' }).click();
	const list = page.getByRole('list', { name: 'Options' }).getByRole('button');
	for (let i = 0; i < most; i++) {
		if (words.test(await prompt(page))) return true;
		const end = page.getByRole('button', { name: /^(End the turn|Confirm the turn)/ });
		const labels = await list.allTextContents();
		if (labels.length === 0) {
			if (await end.count()) await end.first().click();
			else await page.waitForTimeout(80);
			continue;
		}
		await list
			.nth(pick(labels, i))
			.click({ timeout: 2000 })
			.catch(() => {});
		await page.waitForTimeout(30);
	}
	return words.test(await prompt(page));
}
