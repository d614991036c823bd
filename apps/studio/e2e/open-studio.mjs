// the built studio on some data, open in a browser that notes what goes wrong and what is asked of servers
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { chromium } from 'playwright';
import { patience, slow, withoutConfirming } from './checks.mjs';
import { startServer } from './server.mjs';

/** @param {string} data @param {string} port */
export async function openStudio(data, port = '4733') {
	const server = await startServer(data, ['--port', port]);
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: chromiumArgs,
	});
	slow(browser);
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		reducedMotion: 'reduce',
	});
	// turns are confirmed where that is looked at
	await withoutConfirming(context);
	const page = await context.newPage();
	page.setDefaultTimeout(patience);
	/** @type {string[]} */
	const errors = [];
	/** @type {string[]} */
	const asked = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
	page.on('request', (r) => asked.push(r.url()));
	const close = async () => {
		await browser.close();
		server.stop();
	};
	return { server, browser, page, errors, asked, close };
}
