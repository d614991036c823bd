import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { freshPage } from './window.mjs';

/**
 * @param {{
 *   browser: import('playwright').Browser,
 *   url: string,
 *   data: string,
 *   watch: (page: import('playwright').Page) => void,
 * }} with
 */
export async function foldersChecks({ browser, url, data, watch }) {
	const own = join(dirname(data), 'own');
	const odd = join(own, 'odd');
	const { page } = await freshPage(browser);
	watch(page);
	const notice = page.locator('section[aria-label=Notice]', { hasText: 'cannot be used' });
	const left = page.getByRole('region', { name: 'Something in the folders of packs' });

	await check('a link in a circle is named at once, and everything else is there', async () => {
		await page.goto(`${url}files`);
		await page.locator('.packs > li', { hasText: 'data/' }).first().waitFor();
		assert((await notice.count()) === 0, 'something is wrong before');
		mkdirSync(odd, { recursive: true });
		symlinkSync('loop', join(odd, 'loop'));
		symlinkSync('/', join(odd, 'away'));
		writeFileSync(join(odd, 'pack.yaml.txt'), '');
		await notice.getByText('"own/odd/loop"').waitFor();
		await left.getByText('DISK-LINK-BROKEN').waitFor();
		await left.getByText('DISK-LINK-LEAVES').waitFor();
		await noBarriers(page);
		await page.reload();
		await left.getByText('DISK-LINK-BROKEN').waitFor();
		await page.locator('.packs > li', { hasText: 'data/' }).first().waitFor();
	});
	await check('a save beside it succeeds, and the finding goes with its cause', async () => {
		const response = await fetch(`${url}data/save`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ path: 'own/odd/x.yaml', text: 'format: 1\n', base: null }),
		});
		assert(response.status === 200, `${response.status}`);
		rmSync(odd, { recursive: true });
		await notice.waitFor({ state: 'hidden' });
		await left.waitFor({ state: 'hidden' });
	});
	await check('more entries than a notice holds are listed in the view of files', async () => {
		mkdirSync(odd, { recursive: true });
		for (let i = 0; i < 9; i++) symlinkSync('nowhere', join(odd, `link-${i}`));
		await notice.getByText('5 more in the view of files.').waitFor();
		await waitUntil(
			async () => (await left.getByRole('listitem').count()) === 9,
			'not all are listed',
		);
		await notice.getByRole('button', { name: 'Put this notice away' }).click();
		await notice.waitFor({ state: 'hidden' });
		await left.waitFor();
		rmSync(odd, { recursive: true });
		await left.waitFor({ state: 'hidden' });
	});
	await check(
		'another site can neither frame the studio nor read from it, but may link to it',
		async () => {
			const stranger = createServer((_, response) => {
				response.writeHead(200, { 'content-type': 'text/html' });
				response.end(`<a href="${url}files">link</a><iframe src="${url}"></iframe>`);
			});
			await new Promise((resolve) => stranger.listen(0, '127.0.0.1', () => resolve(undefined)));
			const { port } = /** @type {import('node:net').AddressInfo} */ (stranger.address());
			// the refusals below are written to the console of this page; they are no error of the studio
			const { page: theirs } = await freshPage(browser);
			/** @type {number[]} */
			const statuses = [];
			theirs.on('response', (r) => void (r.url().startsWith(url) && statuses.push(r.status())));
			await theirs.goto(`http://127.0.0.1:${port}/`);
			const got = await theirs
				.evaluate(async (at) => (await fetch(`${at}data/events`, { mode: 'no-cors' })).type, url)
				.catch(() => 'failed');
			assert(got !== 'basic', `it read ${got}`);
			const frame = theirs.frames().find((f) => f !== theirs.mainFrame());
			// the browser may draw a page of its own there, or take the frame away
			const shown = (await frame?.locator('h1', { hasText: 'Tilewright' }).count()) ?? 0;
			assert(shown === 0, 'it is shown in a frame');
			assert(statuses.length > 0 && statuses.every((s) => s === 403), `answered ${statuses}`);
			await theirs.getByRole('link').click();
			await theirs.locator('.packs > li', { hasText: 'data/' }).first().waitFor();
			await theirs.context().close();
			stranger.close();
			stranger.closeAllConnections();
		},
	);
	await page.context().close();
}
