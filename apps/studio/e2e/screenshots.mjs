import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { picture, withoutConfirming } from './checks.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { more, playKeys } from './packs.mjs';
import { findGame, workspaceOf } from './script.mjs';
import { copyOfData, startServer } from './server.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'docs', 'screenshots');
mkdirSync(out, { recursive: true });

const { data, remove } = copyOfData();
const server = await startServer(data, ['--port', '4743']);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const workspace = workspaceOf(data);
const sizes = { 375: 760, 768: 960, 1440: 900, 1920: 1080, 3840: 2160 };
/** Widths to look at that the docs do not show; they are drawn where somebody names them. */
const toLookAt = ['1920', '3840'];

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page @param {string[]} seats */
async function begin(page, seats) {
	await page.evaluate(() => sessionStorage.clear()).catch(() => {});
	await page.goto(server.url);
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('button', { name: 'Start' }).waitFor();
	for (const [i, by] of seats.entries())
		await page.getByLabel(`Who plays as player ${i + 1}`).selectOption(by);
	await page.getByLabel('Seed', { exact: true }).fill('7');
}

/** @param {Page} page */
async function start(page) {
	await page.getByRole('button', { name: 'Start' }).click();
	await page.getByRole('group', { name: /^Board/ }).waitFor();
	const pace = page.getByLabel('Pace of the bots');
	if (await pace.isVisible()) await pace.selectOption('0');
}

/** The side panel, which a small screen covers. @param {Page} page @param {string} name */
async function tab(page, name) {
	const sheet = page.getByRole('button', { name: 'Log, options, tiles' });
	if (await sheet.isVisible()) await sheet.click();
	await page.getByRole('tab', { name }).click();
}

/** @param {Page} page */
async function toBoard(page) {
	const back = page.getByRole('button', { name: 'Back to the board' });
	if (await back.isVisible()) await back.click();
}

/** @type {Record<number, ReturnType<typeof findGame>>} */
const games = {};

/** A game that bots played well, some turns on, with a tile in hand. @param {Page} page @param {number} after */
async function midGame(page, after = 46) {
	games[after] ??= findGame(workspace, {
		packs: [],
		seats: 2,
		words: /Place the/,
		after,
		seeds: 1,
	});
	await begin(page, ['person', 'person']);
	await page.getByLabel('Seed', { exact: true }).fill(String(games[after]?.seed));
	await start(page);
	await tab(page, 'Options');
	await playKeys(page, games[after]?.keys ?? []);
	await tab(page, 'Log');
	await toBoard(page);
	await drawn(page);
	await page.waitForTimeout(500);
}

/** Goes to a view by the menu. @param {Page} page @param {string} name */
async function toView(page, name) {
	const menu = page.getByRole('button', { name: /^Menu/ });
	if (await menu.isVisible()) await menu.click();
	await page.getByRole('link', { name, exact: true }).click();
}

/** Boards of many tiles are drawn little by little: until no more comes. @param {Page} page */
const drawn = (page) =>
	page.evaluate(async () => {
		let [count, quiet] = [-1, 0];
		while (quiet < 8) {
			await new Promise((done) => setTimeout(done, 100));
			const now = document.querySelectorAll('.world *').length;
			quiet = now === count ? quiet + 1 : 0;
			count = now;
		}
	});

/** A finished game of bots. @param {Page} page */
async function finished(page) {
	await begin(page, ['greedy', 'greedy']);
	await start(page);
	await page.locator('#end-title').waitFor({ timeout: 120_000 });
	await drawn(page);
	await page.waitForTimeout(500);
}

/** Opens the editor at a line of the rules. @param {Page} page @param {string} text */
async function editAt(page, text) {
	const close = page.getByRole('button', { name: 'Close the editor' });
	// the button is not shown on a phone, where the open editor is of interest, too
	if (!(await close.isVisible())) await page.locator('[data-tour=edit]').dispatchEvent('click');
	await page.locator('.cm-content').waitFor();
	await page.locator('.slot').getByLabel('File').selectOption({ label: 'base/rules.yaml' });
	for (let i = 0; i < 40; i++) {
		const line = page.locator('.cm-line', { hasText: text }).first();
		if ((await line.count()) > 0) return line;
		await page.locator('.cm-scroller').evaluate((s) => s.scrollBy(0, 300));
		await page.waitForTimeout(80);
	}
	throw new Error(`the editor has no “${text}”`);
}

/** Writes over a piece of a line. @param {Page} page @param {string} at @param {string} from @param {string} to */
async function replace(page, at, from, to) {
	const line = await editAt(page, at);
	await line.evaluate((node, searched) => {
		const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const start = (node.textContent ?? '').indexOf(searched);
		let at = 0;
		for (let n = walker.nextNode(); n; n = walker.nextNode()) {
			const { length } = /** @type {Text} */ (n);
			if (at <= start && start < at + length) range.setStart(n, start - at);
			const end = start + searched.length;
			if (at < end && end <= at + length) range.setEnd(n, end - at);
			at += length;
		}
		/** @type {HTMLElement} */ (node.closest('.cm-content'))?.focus();
		getSelection()?.removeAllRanges();
		getSelection()?.addRange(range);
	}, from);
	await page.waitForTimeout(100);
	await page.keyboard.insertText(to);
}

/** @type {Record<string, (page: Page) => Promise<void>>} */
const views = {
	'new-game': async (page) => {
		await begin(page, ['person', 'greedy']);
		await page.waitForTimeout(2500);
	},
	'mid-game': async (page) => {
		await midGame(page);
		await page.locator('[data-cell]').first().click();
		await page.getByRole('group', { name: 'Rotations' }).waitFor();
	},
	'option-list': async (page) => {
		await midGame(page);
		await tab(page, 'Options');
		await page.getByRole('list', { name: 'Options' }).getByRole('button').nth(2).focus();
		await page.waitForTimeout(500);
	},
	'score-pop-over': async (page) => {
		await finished(page);
		await page.locator('[aria-label="Players"] button').first().click();
		await page.getByRole('dialog').waitFor();
	},
	'why-not': async (page) => {
		await midGame(page);
		const refused = page.locator('[data-refused]');
		for (let i = 0; i < (await refused.count()); i++) {
			await refused.nth(i).dispatchEvent('click');
			await page.waitForTimeout(200);
			if (await page.getByRole('region', { name: 'About this place' }).isVisible()) break;
		}
	},
	'what-fits-where': async (page) => {
		await midGame(page, 88);
		await page.getByRole('group', { name: /^Board/ }).focus();
		await page.keyboard.press('f');
		await page.locator('[data-fits]').first().waitFor();
		const fits = page.getByRole('region', { name: 'What fits where' });
		if (await fits.isVisible()) await fits.getByRole('listitem').nth(2).getByRole('button').click();
		await page.waitForTimeout(600);
	},
	'editor-with-an-error': async (page) => {
		await midGame(page, 8);
		await replace(
			page,
			'value: { tiles: { count: tiles, each: 1 } }',
			'count: tiles',
			'count: tilez',
		);
		await page.locator('.cm-lint-marker-error').first().waitFor();
		await page.waitForTimeout(600);
	},
	'after-an-edit': async (page) => {
		await finished(page);
		await replace(page, 'value: { tiles: { count: tiles, each: 1 } }', 'each: 1', 'each: 2');
		await page.waitForTimeout(1200);
		await page.getByRole('button', { name: 'Close the editor' }).click();
		await page.getByRole('button', { name: 'Play it again under these rules' }).click();
		await page.getByRole('region', { name: 'The rules changed' }).waitFor();
		await page.getByText(/changed entr/).click();
	},
	'end-of-game': finished,
	set: async (page) => {
		await midGame(page, 20);
		await toView(page, 'Set');
		await page.getByRole('button', { name: 'One X more' }).click();
		await page.getByRole('button', { name: 'One X more' }).click();
		await page
			.getByText('100 of 100 games, the other set: 100 of 100')
			.waitFor({ state: 'attached', timeout: 90_000 });
		await page.waitForTimeout(500);
		await page.evaluate(() => document.querySelector('.left')?.scrollTo(0, 0));
	},
	tiles: async (page) => {
		await midGame(page, 20);
		await toView(page, 'Tiles');
		await page.getByRole('button', { name: 'Tile L', exact: true }).click();
		await page.locator('.cm-content').waitFor({ state: 'attached' });
		await page.waitForTimeout(500);
	},
	rules: async (page) => {
		await midGame(page, 8);
		await toView(page, 'Rules');
		await page.getByText(/\d+ rules, pieces and choices/).waitFor();
		await page.waitForTimeout(500);
	},
	compare: async (page) => {
		await midGame(page, 8);
		await toView(page, 'Compare');
		const b = page.getByRole('region', { name: 'Rules of B' });
		await b.getByLabel('Where the rules of B come from').selectOption('own');
		const value = b.getByLabel(/^A finished city gives/);
		if (!(await value.isVisible())) await b.getByText('Rules in detail').click();
		await value.fill('9');
		await value.blur();
		await page.getByLabel('Bots that play A').selectOption('random');
		await page.getByLabel('Bots that play B').selectOption('random');
		await page.getByLabel('Games for each side').fill('200');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		await page.getByText('200 of 200 games').waitFor({ state: 'attached', timeout: 90_000 });
		await b.getByText('Rules in detail').click();
		await page.waitForTimeout(500);
	},
	files: async (page) => {
		await begin(page, ['person', 'person']);
		await toView(page, 'Files');
		await page.locator('.packs > li', { hasText: 'data/' }).first().waitFor();
		await page.waitForTimeout(500);
	},
	position: async (page) => {
		await midGame(page, 20);
		await tab(page, 'Log');
		await more(page);
		await page.getByRole('button', { name: 'Set up a position' }).click();
		await page.getByRole('dialog').getByRole('textbox').first().waitFor();
		await page.waitForTimeout(1500);
	},
	'set-figures': async (page) => {
		await views['set']?.(page);
		const figures = page.getByRole('button', { name: 'Figures' });
		if (await figures.isVisible()) await figures.click();
		await page.getByRole('region', { name: 'In play' }).scrollIntoViewIfNeeded();
		await page.evaluate(() =>
			document.querySelector('.right [aria-label="In play"]')?.scrollIntoView(),
		);
	},
};

const wanted = process.argv.slice(2).filter((a) => !/^\d+$/.test(a));
const widths = process.argv.slice(2).filter((a) => /^\d+$/.test(a));
for (const [name, show] of Object.entries(views)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	for (const [width, height] of Object.entries(sizes)) {
		if (widths.length > 0 ? !widths.includes(width) : toLookAt.includes(width)) continue;
		// a page of its own for each scheme: one that is switched is not drawn anew in every part
		for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
			const context = await browser.newContext({
				viewport: { width: Number(width), height },
				reducedMotion: 'reduce',
				colorScheme,
			});
			await withoutConfirming(context);
			const page = await context.newPage();
			page.setDefaultTimeout(20_000);
			try {
				await show(page);
				const folder = toLookAt.includes(width) ? tmpdir() : out;
				writeFileSync(join(folder, `${name}-${width}-${colorScheme}.webp`), await picture(page));
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
}
await browser.close();
server.stop();
remove();
