/** Hears everything that is announced from now on: news may be gone before a check looks. @param {import('playwright').Page} page */
export const hear = (page) => page.evaluate(listen);

/** Returns what was announced since it was asked last. @param {import('playwright').Page} page */
export const heard = (page) =>
	page.evaluate(() => {
		const { announced } = /** @type {{ announced: string[] }} */ (
			/** @type {unknown} */ (globalThis)
		);
		return announced.splice(0);
	});

function listen() {
	const live = document.querySelector('[aria-live=polite]');
	/** @type {string[]} */
	const announced = [];
	Object.assign(globalThis, { announced });
	const observe = () => {
		const news = live?.textContent ?? '';
		if (announced.at(-1) !== news) announced.push(news);
	};
	if (live)
		new MutationObserver(observe).observe(live, {
			characterData: true,
			childList: true,
			subtree: true,
		});
}
