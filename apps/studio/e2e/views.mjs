import { check, waitUntil, assert, noBarriers } from './checks.mjs';

const widths = /** @type {const} */ ([375, 768, 1440, 2560, 3840]);
const usual = { width: 1280, height: 800 };

/**
 * Wants a game that goes on: views are looked at while one is played.
 * @param {import('playwright').Page} page @param {string} url @param {string[]} errors what the page has complained about so far
 */
export async function viewsChecks(page, url, errors) {
	const menu = page.getByRole('navigation', { name: 'Views' });
	const links = await menu
		.locator('a')
		.evaluateAll((all) =>
			all.map((a) => ({ path: a.getAttribute('href') ?? '', title: a.textContent?.trim() ?? '' })),
		);
	const views = links.length > 0 ? links : [{ path: '/', title: 'Play' }];
	for (const { path, title } of views) {
		const before = errors.length;
		await check(`${title}: the view opens and fits every window`, async () => {
			await page.setViewportSize(usual);
			if (new URL(page.url()).pathname !== path)
				await menu.getByRole('link', { name: title, exact: true }).click();
			await page.waitForURL(new URL(path, url).href);
			await settled(page);
			await waitUntil(
				async () =>
					(await page.locator('main').innerText()).trim() !== '' &&
					(await page.getByRole('main').count()) === 1,
				'there is nothing in it',
			);
			for (const width of widths) {
				await page.setViewportSize({
					width,
					height: width < 700 ? 812 : Math.round(width * 0.5625),
				});
				await settled(page, 150);
				const wide = await tooWide(page);
				assert(wide === '', `${width} px: ${wide}`);
			}
			await page.setViewportSize(usual);
			await settled(page, 150);
		});
		await check(`${title}: no barriers in light and dark`, () =>
			noBarriers(page, path === '/' ? '.world' : '.tiles'),
		);
		await check(`${title}: it opens by its address, and nothing goes wrong`, async () => {
			await page.goto(new URL(path, url).href);
			await page.locator('html[data-hydrated]').waitFor();
			await settled(page);
			const newErrors = errors.slice(before);
			assert(newErrors.length === 0, newErrors.join('\n'));
		});
	}
}

/** The help, from any place. @param {import('playwright').Page} page @param {string} url */
export async function helpChecks(page, url) {
	await check('? opens the help, with the keys of the view; Escape closes it', async () => {
		await page.goto(url);
		await page.getByRole('group', { name: /^Board/ }).focus();
		await page.keyboard.press('?');
		const dialog = page.getByRole('dialog', { name: 'Help' });
		await dialog.waitFor();
		const keys = await dialog.locator('dt').count();
		assert(keys > 25, `it tells ${keys} keys`);
		await dialog.getByText('turns the tile', { exact: true }).waitFor();
		await noBarriers(page, '.world');
		const link = (/** @type {string} */ name) => dialog.getByRole('button', { name, exact: true });
		await link('A first tile set').click();
		await dialog.getByRole('heading', { level: 1 }).waitFor();
		await noBarriers(page, '.world');
		await dialog.locator('a[data-page=tiles]').first().click();
		await dialog.getByRole('heading', { level: 1, name: 'Tiles' }).waitFor();
		await page.setViewportSize({ width: 375, height: 812 });
		assert((await tooWide(page)) === '', await tooWide(page));
		await page.setViewportSize(usual);
		await link('← Back').click();
		await dialog.getByRole('heading', { level: 1, name: /tile set/ }).waitFor();
		await link('← Back').click();
		await dialog.getByText('turns the tile', { exact: true }).waitFor();
		await link('The language').click();
		await page.setViewportSize({ width: 375, height: 812 });
		// tables that are wider than a phone are scrolled with the keys
		await dialog.locator('.wide[tabindex]').first().waitFor();
		await noBarriers(page, '.world');
		await page.setViewportSize(usual);
		await link('← Back').click();
		const search = dialog.getByRole('searchbox', { name: 'Search these pages' });
		await search.fill('link-id-unknown');
		await link('LINK-ID-UNKNOWN').click();
		await dialog.locator('[data-heading=link-id-unknown]').waitFor();
		await waitUntil(
			() =>
				dialog.locator('[data-heading=link-id-unknown]').evaluate((heading) => {
					const { top } = heading.getBoundingClientRect();
					return top >= 0 && top < innerHeight;
				}),
			'the heading is out of sight',
		);
		await link('← Back').click();
		await search.fill('qqxqq');
		await dialog.getByText('Nothing found.').waitFor();
		await search.fill('distribution');
		await dialog.getByText(/^\d+ places?\.$/).waitFor();
		await noBarriers(page, '.world');
		await search.fill('');
		const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
		const wanted = dialog.getByRole('combobox', { name: 'Colours' });
		const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await paper();
		await wanted.selectOption('dark');
		await waitUntil(async () => (await scheme()) === 'dark', 'it is not dark');
		assert(
			(await paper()) !== light,
			'the page has the colours of the system, not the chosen ones',
		);
		await page.reload();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await waitUntil(async () => (await scheme()) === 'dark', 'it is forgotten');
		const dark = page.getByRole('button', { name: 'Dark colours' });
		await dark.click();
		await waitUntil(async () => (await scheme()) === 'light', 'the button leaves it dark');
		assert((await dark.getAttribute('aria-pressed')) === 'false', 'the button stays pressed');
		await page.getByRole('button', { name: 'Help' }).click();
		assert((await wanted.inputValue()) === 'light', 'the help shows another choice');
		await wanted.selectOption('system');
		await waitUntil(async () => (await scheme()) === 'light', 'it is not as the system');
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
		await page.setViewportSize({ width: 375, height: 812 });
		await page.locator('[data-tour=menu]').click();
		const menu = await page
			.getByRole('list')
			.filter({ has: page.locator('[data-view]') })
			.boundingBox();
		assert(menu !== null && menu.x + menu.width <= 375, 'the menu of a phone leaves the window');
		await page.getByRole('button', { name: 'Use dark colours' }).click();
		await waitUntil(async () => (await scheme()) === 'dark', 'the menu of a phone leaves it light');
		await page.getByRole('button', { name: 'Use light colours' }).click();
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Help' }).click();
		await dialog.waitFor();
		await wanted.selectOption('system');
		await waitUntil(
			async () => (await tooWide(page)) === '',
			() => tooWide(page),
		);
		await page.keyboard.press('Escape');
		await page.setViewportSize(usual);
	});
}

/** Waits until the page has not changed for a while. @param {import('playwright').Page} page */
export const settled = (page, quiet = 400) =>
	page.evaluate(
		(quiet) =>
			new Promise((done) => {
				let timer = setTimeout(done, quiet, undefined);
				const watch = new MutationObserver(() => {
					clearTimeout(timer);
					timer = setTimeout(done, quiet, undefined);
				});
				watch.observe(document.body, { subtree: true, childList: true, attributes: true });
				setTimeout(done, 8000, undefined);
			}),
		quiet,
	);

/** The elements that reach beyond the window so that it would scroll sideways; empty where there are none. @param {import('playwright').Page} page */
export const tooWide = (page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return '';
		const beyond = [...document.querySelectorAll('body *')]
			.filter((e) => e.getBoundingClientRect().right > clientWidth + 1)
			.slice(0, 3)
			.map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}`);
		return `${scrollWidth} wide, by ${beyond.join(', ')}`;
	});
