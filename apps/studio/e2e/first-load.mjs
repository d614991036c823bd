/** The most that may come before a game can be started, in thousands of bytes. */
export const maxFirstLoadKb = 250;

/** Notes the moment when a game can be started for the first time. @param {import('playwright').Page} page */
export async function watchFirstLoad(page) {
	await page.addInitScript(() => {
		new MutationObserver((_, self) => {
			if (![...document.querySelectorAll('button')].some((b) => b.textContent?.trim() === 'Start'))
				return;
			self.disconnect();
			Object.assign(globalThis, { usable: performance.timeOrigin + performance.now() });
		}).observe(document, { subtree: true, childList: true });
	});
}

/**
 * Opens the first page anew; returns thousands of bytes until a game can be started, and three seconds later. Data of packs is left out.
 * @param {import('playwright').Page} page a page with `watchFirstLoad` @param {string} url
 */
export async function firstLoad(page, url) {
	await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
	const sum = async (/** @type {number} */ until) => {
		const read = (/** @type {number} */ by) =>
			performance
				.getEntries()
				.filter((e) => e instanceof PerformanceResourceTiming && !e.name.includes('/data/'))
				.filter((e) => performance.timeOrigin + e.startTime < by)
				.reduce((n, e) => n + /** @type {PerformanceResourceTiming} */ (e).encodedBodySize, 0);
		const parts = await Promise.all([
			page.evaluate(read, until),
			...page.workers().map((w) => w.evaluate(read, until)),
		]);
		return parts.reduce((a, b) => a + b, 0) / 1000;
	};
	await page.goto(url);
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('button', { name: 'Start' }).waitFor();
	await page.waitForTimeout(3000);
	const at = await page.evaluate(
		() => /** @type {number} */ (/** @type {any} */ (globalThis).usable),
	);
	const [usable, whole] = [await sum(at), await sum(Infinity)];
	await page.setExtraHTTPHeaders({});
	return { usable, whole };
}
