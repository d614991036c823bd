import { startServer } from './server.mjs';
import { freshPage, launch } from './window.mjs';

/** @param {string} data @param {string} port */
export async function openStudio(data, port = '4733') {
	const server = await startServer(data, ['--port', port]);
	const browser = await launch();
	const { page } = await freshPage(browser);
	/** @type {string[]} */
	const errors = [];
	/** @type {string[]} */
	const requests = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
	page.on('request', (r) => requests.push(r.url()));
	const close = async () => {
		await browser.close();
		server.stop();
	};
	return { server, browser, page, errors, requests, close };
}
