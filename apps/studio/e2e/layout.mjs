import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith, playKeys, take } from './packs.mjs';
import { findGame, workspaceOf } from './script.mjs';
import { settled, tooWide } from './views.mjs';
import { freshPage } from './window.mjs';

/** Phone, twice the zoom of a desk, tablet, desk, 4K. */
const windows = /** @type {const} */ ([
	[375, 760],
	[720, 450],
	[768, 960],
	[1440, 900],
	[3840, 2160],
]);

/** Packs whose seats have many pieces, hands and prisoners. */
const crowded = [
	'inns-and-cathedrals',
	'traders-and-builders',
	'princess-and-dragon',
	'tower',
	'abbey-and-mayor',
	'bridges-castles-and-bazaars',
];

/** The part of a board that its window does not show, in words; empty where all is seen. @param {import('playwright').Page} page */
const cutOff = (page) =>
	page.evaluate(() => {
		const window = document.querySelector('.viewport')?.getBoundingClientRect();
		const tiles = document.querySelector('.world .tiles')?.getBoundingClientRect();
		if (!window || !tiles) return 'there is no board';
		const over = {
			left: window.left - tiles.left,
			top: window.top - tiles.top,
			right: tiles.right - window.right,
			bottom: tiles.bottom - window.bottom,
		};
		return Object.entries(over)
			.filter(([, pixels]) => pixels > 1)
			.map(([side, pixels]) => `${Math.round(pixels)} px at the ${side}`)
			.join(', ');
	});

/**
 * Elements that lie, in part, outside of what their window shows, or below others.
 * @param {import('playwright').Locator} all
 */
const hidden = (all) =>
	all.evaluateAll((elements) =>
		elements
			.filter((element) => {
				const { left, top, right, bottom } = element.getBoundingClientRect();
				return [
					[left + 1, top + 1],
					[right - 1, bottom - 1],
				].some(([x, y]) => {
					const seen = document.elementFromPoint(x ?? 0, y ?? 0);
					return !seen || !(element.contains(seen) || seen.contains(element));
				});
			})
			.map((element) => element.textContent?.trim() || element.getAttribute('aria-label')),
	);

/** Sizes of the pictures in a text, in heights of its letters. @param {import('playwright').Locator} pictures */
const partsOfText = (pictures) =>
	pictures.evaluateAll((all) =>
		all.map(
			(picture) =>
				picture.getBoundingClientRect().height /
				parseFloat(getComputedStyle(/** @type {Element} */ (picture.parentElement)).fontSize),
		),
	);

/** Checks that everything that must be seen is seen in windows of every size. @param {import('playwright').Browser} browser @param {string} url @param {string} data */
export async function layoutChecks(browser, url, data) {
	const { context, page } = await freshPage(browser, { width: 1440, height: 900 });
	/** @param {readonly [number, number]} size */
	const resize = async ([width, height]) => {
		await page.setViewportSize({ width, height });
		await settled(page, 300);
	};
	await check('the board and the table of a finished game are seen whole', async () => {
		await beginWith(page, url, { packs: [], seats: ['greedy', 'greedy'], seed: 7 });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.locator('#end-title').waitFor();
		for (const size of windows) {
			await resize(size);
			const name = size.join(' × ');
			await waitUntil(
				async () => (await cutOff(page)) === '',
				async () => `${name}: the board is cut off, ${await cutOff(page)}`,
			);
			if (size[0] > 560) {
				const lost = await hidden(page.locator('section:has(#end-title) :is(th, td button)'));
				assert(lost.length === 0, `${name}: ${lost.join(', ')} cannot be seen`);
			}
			assert((await tooWide(page)) === '', `${name}: ${await tooWide(page)}`);
		}
	});
	await check('the points of a seat are explained beside its board in every window', async () => {
		for (const size of windows) {
			await resize(size);
			const name = size.join(' × ');
			await page
				.getByRole('button', { name: /^Ann: \d+ points/ })
				.first()
				.click();
			const why = page.getByRole('dialog');
			await why.waitFor();
			await settled(page, 300);
			await waitUntil(
				async () => (await cutOff(page)) === '',
				async () => `${name}: the board is cut off, ${await cutOff(page)}`,
			);
			const lost = await hidden(why.locator('header :is(h2, label, button)'));
			assert(lost.length === 0, `${name}: ${lost.join(', ')} cannot be seen`);
			await why.getByRole('button', { name: 'Close', exact: true }).click();
		}
	});
	await check('seats with many pieces leave room for the log, and show all they have', async () => {
		const game = findGame(workspaceOf(data), {
			...{ packs: crowded, seats: 4, words: /Place the/, after: 150, seeds: 1, maxSteps: 400 },
		});
		assert(game !== undefined, 'no game was found');
		await resize([1440, 900]);
		await beginWith(page, url, {
			...{ packs: crowded, seats: Array(4).fill('person'), seed: game?.seed ?? 0 },
		});
		await playKeys(page, game?.keys ?? []);
		await page.getByRole('tab', { name: 'Log' }).click();
		const panel = await page.locator('#panel').boundingBox();
		assert((panel?.height ?? 0) > 150, `the log is ${panel?.height} px high`);
		assert(!/\+[-−]/.test(await page.locator('#panel').innerText()), 'a point has two signs');
		const decides = page.locator('[aria-label=Players] li.active');
		const pieces = decides.locator('.pieces');
		assert((await pieces.count()) > 8, 'the seat has few pieces');
		for (const size of windows) {
			await resize(size);
			const lost = await hidden(decides.locator(':is(.pieces, .zone, .score)'));
			assert(lost.length === 0, `${size.join(' × ')}: ${lost.join(', ')} cannot be seen`);
			const below = await decides.evaluate((seat) => {
				const score = seat.querySelector('.score')?.getBoundingClientRect().bottom ?? 0;
				return [...seat.querySelectorAll('.pieces')].filter(
					(piece) => piece.getBoundingClientRect().bottom < score,
				).length;
			});
			assert(below === 0, `${size.join(' × ')}: pieces stand beside the points`);
		}
		await noBarriers(page, '.world');
	});
	await check('pictures in a text grow with it', async () => {
		await resize([1440, 900]);
		const pictures = page.locator('[aria-label=Players] .pieces svg');
		const usual = await partsOfText(pictures);
		await resize([3840, 2160]);
		const large = await partsOfText(pictures);
		assert(usual.length > 0, 'there are none');
		usual.forEach((part, i) =>
			assert(
				Math.abs(part - (large[i] ?? 0)) < 0.1,
				`a picture of ${part.toFixed(2)} letters has ${large[i]?.toFixed(2)} on a large screen`,
			),
		);
	});
	await check('a mark of a place lets through what lies below it', async () => {
		await resize([1440, 900]);
		await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 3 });
		await take(page, 1);
		const marks = page.locator('.spot circle');
		await marks.first().waitFor();
		const opaque = await marks.evaluateAll(
			(all) =>
				all.filter((mark) => {
					const { fill, fillOpacity } = getComputedStyle(mark);
					return fill !== 'none' && Number(fillOpacity) > 0.5;
				}).length,
		);
		assert(opaque === 0, `${opaque} marks hide it`);
	});
	await check('the ways to begin stay in place while the page loads', async () => {
		const loading = await context.newPage();
		await loading.addInitScript(() => {
			new MutationObserver((changes) => {
				for (const { removedNodes } of changes)
					for (const node of removedNodes)
						if (node instanceof Element && (node.matches('.open') || node.querySelector('.open')))
							document.documentElement.dataset.lostWays = 'true';
			}).observe(document, { childList: true, subtree: true });
		});
		await loading.goto(url);
		await loading.getByRole('button', { name: 'Start', disabled: false }).waitFor();
		const lost = await loading.evaluate(() => document.documentElement.dataset.lostWays);
		await loading.close();
		assert(lost === undefined, 'they went away for a moment');
	});
	await check('the ways to begin stand in rows of one height', async () => {
		for (const size of windows) {
			await resize(size);
			await page.evaluate(() => sessionStorage.clear());
			await page.goto(url);
			const ways = page.locator('.open button');
			await ways.nth(2).waitFor();
			const heights = await ways.evaluateAll((all) =>
				all.map((e) => Math.round(e.getBoundingClientRect().height)),
			);
			assert(
				heights.length > 2 && new Set(heights).size === 1,
				`${size.join(' × ')}: ${heights.join(', ')} px`,
			);
		}
	});
	await context.close();
}
