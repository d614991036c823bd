// named views of the built studio, light and dark, written to docs/screenshots
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { copyOfData, startServer } from './server.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'docs', 'screenshots');
mkdirSync(out, { recursive: true });

const { data, remove } = copyOfData();
const server = await startServer(data, ['--port', '4743']);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });

/** @param {import('playwright').Page} page @param {string[]} seats */
async function begin(page, seats) {
	await page.goto(server.url);
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('button', { name: 'Start' }).waitFor();
	for (const [i, by] of seats.entries())
		await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(by);
	await page.getByLabel('Seed', { exact: true }).fill('7');
}

/** @param {import('playwright').Page} page */
async function start(page) {
	await page.getByRole('button', { name: 'Start' }).click();
	await page.getByRole('group', { name: /^Board/ }).waitFor();
}

/** Takes the first options of the list. @param {import('playwright').Page} page @param {number} times */
async function takeSome(page, times) {
	await page.getByRole('tab', { name: 'Options' }).click();
	const list = page.getByRole('list', { name: 'Options' }).getByRole('button');
	for (let i = 0; i < times; i++) {
		const n = await list.count();
		if (n === 0) {
			await page.waitForTimeout(150);
			continue;
		}
		await list
			.nth((i * 7) % n)
			.click({ timeout: 3000 })
			.catch(() => {});
		await page.waitForTimeout(60);
	}
	await page.waitForTimeout(400);
}

/** @type {Record<string, (page: import('playwright').Page) => Promise<void>>} */
const views = {
	'new-game': async (page) => {
		await begin(page, ['person', 'greedy']);
		await page.waitForTimeout(2500);
	},
	'mid-game': async (page) => {
		await begin(page, ['person', 'greedy']);
		await start(page);
		await takeSome(page, 26);
	},
	'end-of-game': async (page) => {
		await begin(page, ['greedy', 'greedy']);
		await start(page);
		await page
			.getByText(/wins with|share the win/)
			.first()
			.waitFor({ timeout: 240_000 });
		await page.waitForTimeout(800);
	},
	editor: async (page) => {
		await begin(page, ['greedy', 'greedy']);
		await start(page);
		await page.waitForTimeout(4000);
		await page.getByRole('button', { name: /^Edit/ }).first().click();
		await page.locator('.cm-content').waitFor();
		await page.waitForTimeout(1200);
	},
};

const wanted = process.argv.slice(2);
for (const [name, show] of Object.entries(views)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	for (const colorScheme of /** @type {const} */ (['light', 'dark']))
		for (const width of [1440]) {
			const context = await browser.newContext({
				viewport: { width, height: 900 },
				colorScheme,
				reducedMotion: 'reduce',
			});
			const page = await context.newPage();
			page.setDefaultTimeout(60_000);
			try {
				await show(page);
				await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`) });
				console.log(`${name} ${width} ${colorScheme}`);
			} catch (error) {
				console.error(
					`${name} ${width} ${colorScheme}: ${error instanceof Error ? error.message : error}`,
				);
				process.exitCode = 1;
			}
			await context.close();
		}
}
await browser.close();
server.stop();
remove();
