// a browser, and windows in it that know nothing yet
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { chromium } from 'playwright';
import { patience, slow, withoutConfirming } from './checks.mjs';

export async function launch() {
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: chromiumArgs,
	});
	slow(browser);
	return browser;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ width?: number, height?: number, asFirst?: boolean, script?: string }} [how] turns are confirmed and the tour is offered
 *   only `asFirst`; a script runs before the page
 */
export async function freshContext(
	browser,
	{ width = 1280, height = 800, asFirst = false, script } = {},
) {
	const context = await browser.newContext({
		viewport: { width, height },
		reducedMotion: 'reduce',
	});
	if (!asFirst) await withoutConfirming(context);
	if (script !== undefined) await context.addInitScript(script);
	return context;
}

/** @param {import('playwright').BrowserContext} context */
export async function pageIn(context) {
	const page = await context.newPage();
	page.setDefaultTimeout(patience);
	return page;
}

/** @param {import('playwright').Browser} browser @param {Parameters<typeof freshContext>[1]} [how] */
export async function freshPage(browser, how) {
	const context = await freshContext(browser, how);
	return { context, page: await pageIn(context) };
}
