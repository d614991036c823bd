import { hear, heard } from './announcements.mjs';
import { check, waitUntil, assert, timeout } from './checks.mjs';
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
			await tabTo(page, 'Name of player 1');
			await page.keyboard.press('Control+a');
			await page.keyboard.type('Ann');
			await tabTo(page, 'Who plays as player 1');
			await choose(page, 'person');
			await tabTo(page, 'Who plays as player 2');
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
			await hear(page);
			let steps = 0;
			let last = '';
			const counts = { placed: 0, claimed: 0, confirmations: 0, bot: 0, points: 0, end: '' };
			for (
				const until = performance.now() + 5 * timeout;
				performance.now() < until && counts.end === '';
			) {
				const { open, announced } = await where(page);
				for (const news of announced) {
					steps++;
					last = news;
					if (/^Ann: Tile \w+ at column/.test(news)) counts.placed++;
					if (/^Ann: .*(follower|abbot) on/.test(news)) counts.claimed++;
					if (/is to be confirmed/.test(news)) counts.confirmations++;
					if (/Ben: /.test(news)) counts.bot++;
					if (/scores \d+/.test(news)) counts.points++;
					counts.end = /The game is over\..*points/.exec(news)?.[0] ?? '';
				}
				if (open) await page.keyboard.press('Enter');
				else await page.waitForTimeout(40);
			}
			assert(counts.end !== '', `no end after ${steps} announcements; the last: ${last}`);
			assert(counts.placed >= 30, `${counts.placed} tiles were announced`);
			assert(counts.claimed >= 7, `${counts.claimed} claims were announced`);
			assert(counts.confirmations >= 30, `${counts.confirmations} turns were confirmed`);
			assert(counts.bot >= 30, `${counts.bot} moves of the bot were announced`);
			assert(counts.points >= 5, `${counts.points} scores were announced`);
		} finally {
			await context.close();
		}
	});
}

/** Tells whether the focused element can be chosen, and returns the announcements since. @param {import('playwright').Page} page */
async function where(page) {
	const open = await page.evaluate(
		() => document.activeElement?.closest('[data-cell], .spot, .end-turn') != null,
	);
	return { open, announced: await heard(page) };
}

/** Goes on with Tab until the name of what has the focus begins so, or matches. @param {import('playwright').Page} page @param {string | RegExp} name */
export async function tabTo(page, name, back = false) {
	for (let i = 0; i < 150; i++) {
		const label = await page.evaluate(() => {
			const active = document.activeElement;
			const by = /** @type {HTMLInputElement | null} */ (active)?.labels?.[0]?.textContent;
			return active?.getAttribute('aria-label') ?? by ?? active?.textContent ?? '';
		});
		const found =
			typeof name === 'string' ? label.trim().startsWith(name) : name.test(label.trim());
		if (found) return;
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
	await waitUntil(async () => (await now()) === value, `the arrow keys do not reach ${value}`);
}
