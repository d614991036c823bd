// a whole game with the keyboard alone, and what those hear who do not see it
import { check, comes, hold, patience } from './checks.mjs';
import { freshPage } from './window.mjs';

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function keysChecks(browser, url) {
	await check('a whole game with the keyboard alone, every step announced', async () => {
		const { context, page } = await freshPage(browser, { asFirst: true });
		try {
			await page.goto(url);
			await page.locator('html[data-hydrated]').waitFor();
			await page.getByRole('button', { name: 'Start' }).waitFor();
			// from here on no pointer: the form is filled in with the keys
			await tabTo(page, 'Name of seat 1');
			await page.keyboard.press('Control+a');
			await page.keyboard.type('Ann');
			await tabTo(page, 'Who plays seat 1');
			await choose(page, 'person');
			await tabTo(page, 'Who plays seat 2');
			await choose(page, 'random');
			await tabTo(page, 'Seed');
			await page.keyboard.press('Control+a');
			await page.keyboard.type('9');
			await tabTo(page, 'Start');
			await page.keyboard.press('Enter');
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await tabTo(page, 'Pace of the bots', true);
			await page.keyboard.press('End');
			await tabTo(page, 'Cell ');
			await page.evaluate(listen);
			let steps = 0;
			let last = '';
			const heard = { placed: 0, claimed: 0, waits: 0, bot: 0, points: 0, end: '' };
			for (
				const until = performance.now() + 5 * patience;
				performance.now() < until && heard.end === '';
			) {
				const { open, told } = await where(page);
				for (const news of told) {
					steps++;
					last = news;
					if (/^Ann: Tile \w+ at column/.test(news)) heard.placed++;
					if (/^Ann: .*(follower|abbot) on/.test(news)) heard.claimed++;
					if (/is to be confirmed/.test(news)) heard.waits++;
					if (/Ben: /.test(news)) heard.bot++;
					if (/scores \d+/.test(news)) heard.points++;
					heard.end = /The game is over\..*points/.exec(news)?.[0] ?? '';
				}
				if (open) await page.keyboard.press('Enter');
				else await page.waitForTimeout(40);
			}
			hold(heard.end !== '', `no end after ${steps} announcements; the last: ${last}`);
			hold(heard.placed >= 30, `${heard.placed} tiles were announced`);
			hold(heard.claimed >= 7, `${heard.claimed} claims were announced`);
			hold(heard.waits >= 30, `${heard.waits} turns were confirmed`);
			hold(heard.bot >= 30, `${heard.bot} moves of the bot were announced`);
			hold(heard.points >= 5, `${heard.points} scores were announced`);
		} finally {
			await context.close();
		}
	});
}

/** Hears everything that is announced from now on: a key may be pressed between two announcements. */
function listen() {
	const live = document.querySelector('[aria-live=polite]');
	/** @type {string[]} */
	const told = [];
	Object.assign(globalThis, { told });
	const hear = () => {
		const news = live?.textContent ?? '';
		if (told.at(-1) !== news) told.push(news);
	};
	if (live)
		new MutationObserver(hear).observe(live, {
			characterData: true,
			childList: true,
			subtree: true,
		});
}

/** Whether what has the focus can be chosen, and what was announced since. @param {import('playwright').Page} page */
const where = (page) =>
	page.evaluate(() => {
		const open = document.activeElement?.closest('[data-cell], .spot, .end-turn') != null;
		const { told } = /** @type {{ told: string[] }} */ (/** @type {unknown} */ (globalThis));
		return { open, told: told.splice(0) };
	});

/** Goes on with Tab until what has the focus is called so. @param {import('playwright').Page} page @param {string} name */
async function tabTo(page, name, back = false) {
	for (let i = 0; i < 150; i++) {
		const label = await page.evaluate(() => {
			const active = document.activeElement;
			const by = /** @type {HTMLInputElement | null} */ (active)?.labels?.[0]?.textContent;
			return active?.getAttribute('aria-label') ?? by ?? active?.textContent ?? '';
		});
		if (label.trim().startsWith(name)) return;
		await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
	}
	throw new Error(`Tab does not reach “${name}”`);
}

/** Sets the list that has the focus with the arrow keys. @param {import('playwright').Page} page @param {string} value */
async function choose(page, value) {
	const now = () =>
		page.evaluate(() => /** @type {HTMLSelectElement} */ (document.activeElement).value);
	await page.keyboard.press('Home');
	for (let i = 0; i < 20 && (await now()) !== value; i++) await page.keyboard.press('ArrowDown');
	await comes(async () => (await now()) === value, `the arrow keys do not reach ${value}`);
}
