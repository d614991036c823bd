import { hear, heard } from './announcements.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { boardChecks } from './board.mjs';
import { check, waitUntil, assert, noBarriers, timeout, summary } from './checks.mjs';
import { editorChecks } from './editor.mjs';
import { firstLoad, maxFirstLoadKb, watchFirstLoad } from './first-load.mjs';
import { savedGamesChecks } from './saved-games.mjs';
import { openStudio } from './open-studio.mjs';
import { beginWith } from './packs.mjs';
import { copyOfData, startServer } from './server.mjs';
import { setUpChecks } from './set-up.mjs';
import { timeChecks } from './time.mjs';

const { data, remove } = copyOfData();
const rules = join(data, 'carcassonne', 'base', 'rules.yaml');
const whole = readFileSync(rules, 'utf8');
/** @param {string} from @param {string} to */
const edit = (from, to) => {
	assert(whole.includes(from), `rules.yaml has no "${from}"`);
	writeFileSync(rules, whole.replace(from, to));
};
const roadValue = 'value: { tiles: { count: tiles, each: 1 } }';
const roadLine = whole.slice(0, whole.indexOf(roadValue)).split('\n').length;

const { server, browser, page, errors, requests, close } = await openStudio(data);

/** @param {Record<string, string>} headers @param {string} path */
const status = (headers, path = '/') =>
	new Promise((resolve, reject) => {
		request({ host: '127.0.0.1', port: server.port, path, headers }, (r) => {
			resolve(r.statusCode);
			r.destroy();
		})
			.on('error', reject)
			.end();
	});

/** @param {{ seed: number, seats: string[] }} setup */
const newGame = (setup) => begin(page, setup);

/** @param {import('playwright').Page} page @param {{ seed: number, seats: string[] }} setup */
const begin = (page, setup) => beginWith(page, server.url, { packs: [], ...setup });

async function scores() {
	const labels = await page
		.locator('[aria-label="Players"] button')
		.evaluateAll((all) => all.map((b) => b.getAttribute('aria-label') ?? ''));
	return labels.map((label) => Number(/: (-?\d+) points?/.exec(label)?.[1]));
}

/** Takes options from the list until some words were announced. @param {string} words */
async function playUntilAnnounced(words, max = 150) {
	await hear(page);
	await page.getByRole('tab', { name: 'Options' }).click();
	for (let i = 0; i < max; i++) {
		if ((await heard(page)).some((news) => news.includes(words))) return;
		const option = page.getByRole('list', { name: 'Options' }).getByRole('button').first();
		await option.click().catch(() => {});
		await page.waitForFunction(
			() =>
				document.querySelector('[aria-label="Options"] button') ??
				document.querySelector('#end-title'),
		);
	}
	throw new Error(`“${words}” was not announced`);
}

const steps = async () => {
	await page.getByRole('tab', { name: 'Log' }).click();
	return page.locator('#panel .step').count();
};

try {
	await check('the first load stays small', async () => {
		let least = Infinity;
		// parts that are fetched ahead may begin before a busy machine shows the button
		for (let i = 0; i < 5 && least > maxFirstLoadKb; i++) {
			const context = await browser.newContext();
			const first = await context.newPage();
			await watchFirstLoad(first);
			least = Math.min(least, (await firstLoad(first, server.url)).usable);
			await context.close();
		}
		assert(least <= maxFirstLoadKb, `${least} kB until a game can be started`);
	});
	await check('foreign names and origins are refused', async () => {
		await waitUntil(
			async () => (await status({ host: `127.0.0.1:${server.port}` })) === 200,
			'its own name is refused',
		);
		for (const host of ['example.org', `example.org:${server.port}`, '127.0.0.1'])
			await waitUntil(async () => (await status({ host })) === 403, `${host} is let in`);
		const host = `127.0.0.1:${server.port}`;
		await waitUntil(
			async () => (await status({ host, origin: 'http://example.org' })) === 403,
			'another site is let in',
		);
		await waitUntil(
			async () => (await status({ host, origin: 'http://example.org' }, '/data/events')) === 403,
			'another site reads the data',
		);
	});
	await check('a second server takes the next free port', async () => {
		const second = await startServer(data, ['--port', String(server.port)]);
		second.stop();
		assert(second.port > server.port, `it took ${second.port}`);
	});
	await check('the page says what it is', async () => {
		await page.goto(server.url);
		await page.getByRole('heading', { level: 1, name: 'Tilewright' }).waitFor();
		await page.getByRole('button', { name: 'Start' }).waitFor();
	});
	await check('new game: no barriers', async () => {
		await page.getByText('Rules in detail').click();
		await noBarriers(page);
	});
	await check('a preset sets the rules it names', async () => {
		const half = page.getByRole('combobox', { name: /city of two tiles/ });
		await page.getByRole('combobox', { name: 'Edition' }).selectOption('c1V1');
		await page.waitForFunction(
			(select) => /** @type {HTMLSelectElement} */ (select).selectedOptions[0]?.text === 'half',
			await half.elementHandle(),
		);
	});
	await check('a turn with the keyboard alone', async () => {
		await newGame({ seed: 3, seats: ['person', 'person'] });
		await page.getByRole('group', { name: /^Board/ }).focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('r');
		await page.keyboard.press('Enter');
		await page.locator('.spot').first().waitFor();
		await waitUntil(
			async () =>
				(await page.locator('[aria-live=polite]').textContent())?.includes(': Tile ') ?? false,
			'the step is not announced',
		);
		await page.locator('.spot').first().focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await page.locator('.pieces .piece').first().waitFor();
		await waitUntil(async () => (await steps()) === 2, 'two steps were expected');
		await page.keyboard.press('u');
		await page.locator('.spot').first().waitFor();
		await waitUntil(async () => (await steps()) === 1, 'the step was not taken back');
		await page.keyboard.press('p');
		await page.locator('[data-cell]').first().waitFor();
	});
	await check('a turn with the mouse', async () => {
		const cell = page.locator('[data-cell]').first();
		await cell.hover();
		await page.locator('.ghost').waitFor();
		await cell.click();
		await page.getByRole('button', { name: /^Confirm: Column / }).click();
		await page.locator('.spot').first().click();
		await page.getByRole('button', { name: 'Confirm', exact: true }).click();
		await page.locator('[data-cell]').first().waitFor();
		await waitUntil(
			async () => (await page.locator('.pieces .piece').count()) === 1,
			'no piece stands',
		);
	});
	await check('mid-game: no barriers', () => noBarriers(page));
	await check('wheel and drag move the board', async () => {
		const world = page.locator('.world');
		const at = () => world.evaluate((w) => w.style.transform);
		const before = await at();
		await page.mouse.move(300, 650);
		await page.mouse.wheel(0, -300);
		await page.waitForFunction(
			(b) => document.querySelector('.world')?.getAttribute('style') !== b,
			before,
		);
		const zoomed = await at();
		assert(zoomed !== before, 'the wheel does nothing');
		await page.mouse.down();
		await page.mouse.move(380, 600, { steps: 4 });
		await page.mouse.up();
		await waitUntil(async () => (await at()) !== zoomed, 'dragging does nothing');
		await waitUntil(
			async () => (await page.locator('.ghost.pinned').count()) === 0,
			'a drag was taken for a click',
		);
	});
	await check('every option is in the list', async () => {
		await page.getByRole('tab', { name: 'Options' }).click();
		const shown = await page.getByRole('list', { name: 'Options' }).getByRole('button').count();
		const text = await page.locator('#panel').textContent();
		assert(text?.includes(`${shown} options`) ?? false, `the list has ${shown}`);
		await noBarriers(page, '.world');
	});

	await check('bots play until a road has paid', async () => {
		await newGame({ seed: 21, seats: ['person', 'greedy', 'greedy'] });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await playUntilAnnounced(' for road');
	});
	let before = [0];
	await check(
		'an edit on disk changes the running game, and the explanation names the edited line',
		async () => {
			before = await scores();
			const taken = await steps();
			edit(roadValue, 'value: { tiles: { count: tiles, each: 5 } }');
			const notice = page.getByRole('region', { name: 'The rules changed' });
			await notice.waitFor();
			const after = await scores();
			const changed = after.findIndex((s, i) => s !== before[i]);
			assert(changed >= 0, `no score changed: ${before}`);
			const s = await page.locator('[aria-label="Players"] s').allTextContents();
			assert(s.includes(String(before[changed])), `the old score is not shown: ${s}`);
			await waitUntil(
				async () => (await steps()) >= taken,
				async () => `steps were lost: ${taken}, ${await notice.textContent()}`,
			);
			await page.locator('[aria-label="Players"] button').nth(changed).click();
			const dialog = page.getByRole('dialog');
			const entry = dialog.locator('article', { hasText: 'road' }).first();
			assert(!((await dialog.textContent()) ?? '').includes('rules.yaml'), 'files are shown');
			await dialog.getByRole('checkbox', { name: 'Ids and files' }).check();
			const text = (await entry.textContent()) ?? '';
			assert(
				/tiles\s*\d+ × 1\s*\d+ × 5/.test(text.replace(/\s+/g, ' ')),
				`old and new line expected: ${text}`,
			);
			assert(
				text.includes(`data/carcassonne/base/rules.yaml:${roadLine}`),
				`line ${roadLine} expected: ${text}`,
			);
			assert(text.includes('BG-57'), `the cited rule expected: ${text}`);
		},
	);
	await check('the board shows what a line counted, numbered', async () => {
		const line = page
			.getByRole('dialog')
			.locator('article', { hasText: 'road' })
			.first()
			.locator('li');
		await line.first().hover();
		const counted = Number(/(\d+) × 5/.exec((await line.first().textContent()) ?? '')?.[1]);
		const numbers = page.locator('.counted .number');
		await waitUntil(
			async () => (await numbers.count()) === counted,
			async () => `${await numbers.count()} numbers for ${counted} things`,
		);
		assert((await page.locator('.feature path').count()) > 0, 'the feature is not outlined');
		await waitUntil(
			async () => (await page.getByText(/^Counted: tile /).count()) > 0,
			'the things are not listed in words',
		);
		assert(await page.getByRole('group', { name: /^Board/ }).isVisible(), 'the board is covered');
	});
	await check('score pop-over: no barriers', () => noBarriers(page, '.world'));
	await check('the pop-over closes with Escape and gives the focus back', async () => {
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
		const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
		assert(label?.endsWith('Why?') ?? false, `the focus is on ${label}`);
	});
	await check('the edit taken back gives the old scores', async () => {
		const now = await scores();
		writeFileSync(rules, whole);
		await page.waitForFunction(
			(n) =>
				[...document.querySelectorAll('[aria-label="Players"] button')]
					.map((b) => /: (-?\d+)/.exec(b.getAttribute('aria-label') ?? '')?.[1])
					.join() !== n,
			now.join(),
		);
		await waitUntil(
			async () => (await scores()).join() === before.join(),
			async () => `${await scores()} instead of ${before}`,
		);
	});
	await check(
		'an edit that does not compile is reported at its place, and the game goes on',
		async () => {
			edit(roadValue, 'value: { tiles: { count: tilez, each: 1 } }');
			await page.getByRole('alert').waitFor();
			const finding = page.getByRole('list', { name: 'Findings' }).locator('li.error').first();
			const text = (await finding.textContent()) ?? '';
			assert(new RegExp(`rules\\.yaml:${roadLine}:\\d+`).test(text), text);
			await noBarriers(page);
			const taken = await steps();
			await page.getByRole('tab', { name: 'Options' }).click();
			await page.getByRole('list', { name: 'Options' }).getByRole('button').first().click();
			await waitUntil(async () => (await steps()) > taken, 'no step could be taken');
			writeFileSync(rules, whole);
			await page.getByRole('alert').waitFor({ state: 'hidden' });
		},
	);
	writeFileSync(rules, whole);
	await editorChecks({
		page,
		newGame,
		playUntilAnnounced,
		scores,
		steps,
		read: () => readFileSync(rules, 'utf8'),
		write: (text) => writeFileSync(rules, text),
		value: roadValue,
		line: roadLine,
	});
	const disk = { edit, restore: () => writeFileSync(rules, whole) };
	await timeChecks({ page, newGame, rules: disk });
	await savedGamesChecks({
		browser,
		url: server.url,
		rules: disk,
		watch: (other) => {
			other.on('pageerror', (error) => errors.push(error.message));
			other.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
		},
	});
	await setUpChecks({ page, url: server.url, data, newGame });
	await boardChecks(browser, begin);
	await check('a game to its end, with points by source', async () => {
		await newGame({ seed: 5, seats: ['random', 'greedy'] });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.locator('#end-title').waitFor({ timeout: 3 * timeout });
		const rows = await page.locator('table tbody td').allTextContents();
		const together = await page.locator('table tfoot button').allTextContents();
		const sums = together.map((_, seat) =>
			rows
				.filter((__, i) => i % together.length === seat)
				.reduce((sum, t) => sum + (Number(t) || 0), 0),
		);
		assert(sums.join() === together.map(Number).join(), `${sums} is not ${together}`);
		await waitUntil(
			async () => sums.join() === (await scores()).join(),
			'the table is not the score',
		);
		await page.getByRole('tab', { name: 'Findings' }).click();
		await noBarriers(page, '.world');
	});
	for (const width of [375, 768, 1920])
		await check(`nothing sticks out at ${width} pixels`, async () => {
			await page.setViewportSize({ width, height: 760 });
			// the board takes its new size a moment later
			await page.waitForTimeout(300);
			const over = await page.evaluate(() => {
				const wide = [...document.querySelectorAll('body *')].filter(
					(e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('svg'),
				);
				return document.documentElement.scrollWidth > innerWidth
					? wide.map((e) => `${e.tagName}.${e.className}`).join(', ')
					: '';
			});
			assert(over === '', `too wide: ${over}`);
			await noBarriers(page, '.world');
		});
	await check('nothing was requested from any other server', async () => {
		const foreign = requests.filter(
			(url) => !url.startsWith(server.url) && !/^(blob|data):/.test(url),
		);
		assert(foreign.length === 0, foreign.join('\n'));
	});
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());
