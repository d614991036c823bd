import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { freshPage } from './window.mjs';

/**
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page, setup: { seed: number, seats: string[] }) => Promise<void>} begin
 */
export async function boardChecks(browser, begin) {
	const { context, page } = await freshPage(browser, { asFirst: true });
	const card = page.getByRole('region', { name: 'About this place' });
	const announcement = page.locator('.viewport [role=status]');
	const news = page.locator('[aria-live=polite]');
	const cell = page.locator('[data-cell]');
	const refused = page.locator('[data-refused]');
	const endTurn = page.getByRole('button', { name: /^Confirm the (turn|step)$/ });
	/** @param {RegExp} pattern @param {import('playwright').Locator} where */
	const isAnnounced = async (pattern, where = news) => {
		await waitUntil(
			async () => pattern.test((await where.textContent()) ?? ''),
			async () => `“${await where.textContent()}” is not ${pattern}`,
		);
	};

	await check('an illegal cell says which rule forbids it, at its line', async () => {
		await begin(page, { seed: 3, seats: ['person', 'person'] });
		await refused.first().waitFor();
		const before = await boxes(page);
		await refused.first().hover({ force: true });
		await card.waitFor();
		const text = (await card.textContent()) ?? '';
		assert(/A side would meet a side of another kind\./.test(text), text);
		const link = card.getByRole('button', { name: /data\/common\/rules\.yaml:\d+/ });
		assert((await link.count()) > 0 && !text.includes('rules.yaml'), text);
		await waitUntil(
			async () => (await page.locator('.ghost.misfit').count()) === 1,
			'no ghost of the tile',
		);
		const after = await boxes(page);
		assert(before === after, 'the page jumps');
	});
	await check('the answer about a cell lies beside it, and the page stays as it is', async () => {
		const before = await boxes(page);
		const cells = await refused.count();
		assert(cells > 0, 'every cell takes the tile');
		for (let i = 0; i < cells; i++) {
			await refused.nth(i).click({ force: true });
			await card.getByRole('button', { name: 'Close' }).waitFor();
			await waitUntil(
				async () => (await apart(refused.nth(i).locator('rect'), card)) < 40,
				async () =>
					`it is ${await apart(refused.nth(i).locator('rect'), card)} px away, or covers the cell`,
			);
			await refused.nth(i).focus();
			await page.keyboard.press('Escape');
			await card.waitFor({ state: 'hidden' });
		}
		assert(before === (await boxes(page)), 'the page jumps');
	});
	await check('the reason can be reached with the pointer, and its rule opened', async () => {
		await refused.first().click({ force: true });
		await page.mouse.move(640, 790);
		await page.waitForTimeout(900);
		await noBarriers(page);
		await card
			.getByRole('button', { name: /rules\.yaml:\d+/ })
			.first()
			.click();
		await page.locator('.cm-activeLine', { hasText: 'id: matches' }).waitFor();
		await page.getByRole('button', { name: 'Close the editor' }).click();
		await card.getByRole('button', { name: 'Close' }).click();
		await card.waitFor({ state: 'hidden' });
	});
	await check(
		'a click far from every tile is answered, and the next one puts the answer away',
		async () => {
			const window = await page.locator('.viewport').boundingBox();
			const [x, y] = [(window?.x ?? 0) + 30, (window?.y ?? 0) + 30];
			await page.mouse.click(x, y);
			await card.getByText('No side would touch a tile on the board.').waitFor();
			await page.mouse.click(x, y);
			await card.waitFor({ state: 'hidden' });
			await waitUntil(async () => (await page.locator('.ghost').count()) === 0, 'the ghost stays');
		},
	);
	await check('arrow keys reach illegal cells, and the reason is announced', async () => {
		await cell.first().focus();
		for (let i = 0; i < 12 && !(await focused(page, 'data-refused')); i++)
			await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][i % 4] ?? '');
		await waitUntil(
			async () => (await focused(page, 'data-refused')) !== null,
			'no refused cell was reached',
		);
		await isAnnounced(/Not here: A side would meet a side of another kind/, announcement);
		await page.keyboard.press('n');
		await waitUntil(
			async () => (await focused(page, 'data-cell')) !== null,
			'N does not lead to a legal cell',
		);
	});
	await check('each rotation is shown; one that does not fit says why', async () => {
		const some = page.locator('[data-cell][aria-label*="1 rotation"]').first();
		await ((await some.count()) > 0 ? some : cell.first()).click();
		const strip = page.getByRole('group', { name: 'Rotations' });
		await strip.waitFor();
		const bad = strip.locator('button.refused').first();
		await waitUntil(async () => (await bad.count()) === 1, 'every rotation fits');
		await bad.hover({ force: true });
		await strip.getByText('A side would meet a side of another kind.').waitFor();
		await waitUntil(
			async () => (await page.locator('.ghost.misfit').count()) === 1,
			'no ghost of that rotation',
		);
		await waitUntil(
			async () => (await page.locator('.misfits g').count()) > 0,
			'the side that does not fit is not marked',
		);
		await noBarriers(page);
		const good = strip.locator('button:not(.refused)').first();
		await good.click();
		await waitUntil(
			async () => (await good.getAttribute('aria-pressed')) === 'true',
			'the rotation is not taken',
		);
		await waitUntil(async () => (await page.locator('.ghost.pinned').count()) === 1, 'no ghost');
	});
	await check('a turn waits for its confirmation; its steps can be taken back', async () => {
		const left = await page.locator('.left').textContent();
		await page.getByRole('button', { name: 'Confirm', exact: true }).click();
		await page.locator('.spot').first().waitFor();
		const height = async () =>
			(await page.getByRole('region', { name: 'This turn' }).boundingBox())?.height;
		const before = await height();
		// the first click on a place shows, the second decides, also where one choice alone is left
		await page.getByText(/^The first click shows a piece, the second puts it down/).waitFor();
		await page.locator('.spot').first().click();
		await page.locator('.spot.chosen').waitFor();
		assert(!(await endTurn.isVisible()), 'one click decided');
		await page.locator('.spot.chosen').click();
		await endTurn.waitFor();
		assert((await height()) === before, `the card is ${await height()} high, not ${before}`);
		await isAnnounced(/is to be confirmed, or can be taken back/);
		await waitUntil(
			async () => (await page.locator('.left').textContent()) === left,
			'the next tile was drawn',
		);
		await waitUntil(
			async () => (await page.locator('.pieces .piece').count()) === 1,
			'the step is not shown',
		);
		assert((await cell.count()) === 0, 'the next person may already play');
		await noBarriers(page);
		await page
			.getByRole('button', { name: /^Take back/ })
			.last()
			.click();
		await page.locator('.spot').first().waitFor();
		await waitUntil(
			async () => (await page.locator('.pieces .piece').count()) === 0,
			'the step was not taken back',
		);
		await page.getByRole('button', { name: /^Take back/ }).click();
		await cell.first().waitFor();
		await waitUntil(
			async () => (await page.getByRole('button', { name: /^Take back/ }).count()) === 0,
			'there is more to take back than was done',
		);
	});
	await check('an illegal place says which rule forbids it', async () => {
		await cell.first().click();
		await page.keyboard.press('Enter');
		await page.locator('.spot').first().waitFor();
		await page.locator('[data-tile="0"] [data-segment]').first().hover({ force: true });
		await card.getByText('Only the tile just placed can be claimed.').waitFor();
		await waitUntil(
			async () => (await card.getByRole('button', { name: /rules\.yaml:\d+/ }).count()) > 0,
			'the way to the source is missing',
		);
		await page.mouse.move(640, 20);
		await card.waitFor({ state: 'hidden' });
	});
	await check('the tour of the tiles tells features, figures, owners and worth', async () => {
		await page.locator('.spot').first().focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await endTurn.waitFor();
		await page.keyboard.press('Enter');
		await cell.first().waitFor();
		const tour = page.locator('.tour');
		await tour.focus();
		await isAnnounced(/part 1 of \d/, announcement);
		for (let i = 0; i < 6; i++) {
			const before = (await announcement.textContent()) ?? '';
			if (/1 \w+ of Ann/.test(before)) break;
			await page.keyboard.press('PageDown');
			await waitUntil(async () => {
				const now = (await announcement.textContent()) ?? '';
				return now !== before && now.includes(';');
			}, `“${before}” stays`);
		}
		await isAnnounced(/1 \w+ of Ann; Ann would get \d+ now/, announcement);
		await waitUntil(
			async () => (await page.locator('.feature path').count()) > 0,
			'the feature is not marked',
		);
		await waitUntil(
			async () => (await card.locator('.figure').count()) === 1,
			'the figure is not shown',
		);
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowDown');
		await isAnnounced(/Tile \S+ at column −?\d+, row −?\d+/, announcement);
	});
	await check('on a touch screen a tap previews, a second one confirms', async () => {
		const touch = await browser.newContext({
			viewport: { width: 375, height: 700 },
			hasTouch: true,
			isMobile: true,
			reducedMotion: 'reduce',
		});
		const small = await touch.newPage();
		try {
			await begin(small, { seed: 3, seats: ['person', 'person'] });
			const first = small.locator('[data-cell]').first();
			await first.tap();
			await small.locator('.ghost.pinned').waitFor();
			await first.tap();
			const spot = small.locator('.spot').first();
			await spot.tap();
			await small.locator('.would').waitFor();
			await small.getByRole('button', { name: /^Confirm: \w+ / }).tap();
			await small.getByRole('button', { name: /^Confirm the (turn|step)$/ }).tap();
			await first.waitFor();
			await small.waitForTimeout(400);
			await small.locator('[data-refused]').first().tap({ force: true });
			await small.getByRole('region', { name: 'About this place' }).waitFor();
			const over = await small.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			assert(over <= 0, `${over} pixels too wide`);
		} finally {
			await touch.close();
		}
	});
	await context.close();
}

/**
 * The pixels between two elements; a large number where they overlap.
 * @param {import('playwright').Locator} one
 * @param {import('playwright').Locator} other
 */
async function apart(one, other) {
	const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
	if (!a || !b) return 1e4;
	const x = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
	const y = Math.max(b.y - a.y - a.height, a.y - b.y - b.height);
	return Math.max(x, y) < 0 ? 1e4 : Math.hypot(Math.max(0, x), Math.max(0, y));
}

/** The boxes of the parts of the page. @param {import('playwright').Page} page */
const boxes = (page) =>
	page
		.locator('.table > *')
		.evaluateAll((all) => all.map((e) => JSON.stringify(e.getBoundingClientRect())).join());

/** @param {import('playwright').Page} page @param {string} attribute */
const focused = (page, attribute) =>
	page.evaluate((a) => document.activeElement?.getAttribute(a) ?? null, attribute);
