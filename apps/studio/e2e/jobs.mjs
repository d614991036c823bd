import { check, waitUntil, assert } from './checks.mjs';
import { tooWide } from './views.mjs';
import { freshPage } from './window.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/** A row of the table of counts. @typedef {{ name: string, clicks: number, words: number }} Count */

class Person {
	clicks = 0;
	words = 0;

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
	}
	/** @param {Locator} at */
	async click(at) {
		this.clicks++;
		await at.click();
	}
	/** @param {string} name @param {Page | Locator} [within] */
	press(name, within = this.page) {
		return this.click(within.getByRole('button', { name, exact: true }).first());
	}
	/** A list is opened with one press and left with another. @param {Locator} at @param {string | { label: string }} value */
	async choose(at, value) {
		this.clicks += 2;
		await at.selectOption(value);
	}
	/** @param {Locator} at @param {string} text */
	async type(at, text) {
		await this.click(at);
		this.words += text.split(/\s+/).length;
		await at.fill(text);
	}
	/** @param {Locator} from @param {Locator} to */
	async drag(from, to) {
		const [a, b] = [await from.boundingBox(), await to.boundingBox()];
		if (!a || !b) throw new Error('there is nothing to drag');
		this.clicks++;
		const { mouse } = this.page;
		await mouse.move(a.x + a.width / 2, a.y + a.height / 2);
		await mouse.down();
		await mouse.move(b.x + b.width / 2 + 9, b.y + b.height / 2 + 5, { steps: 4 });
		await mouse.up();
	}
	/** @param {string} name */
	view(name) {
		const views = this.page.getByRole('navigation', { name: 'Views' });
		return this.click(views.getByRole('link', { name, exact: true }));
	}
	count() {
		return { clicks: this.clicks, words: this.words };
	}
}

/**
 * A job with the most presses and words that it may cost.
 * @typedef {{ name: string, title: string, clicks: number, words: number, does: (person: Person) => Promise<void> }} Job
 */

/** @type {readonly Job[]} */
const jobs = [
	{
		name: 'J1',
		title: 'a whole game of bots, and on the board what a score counted',
		clicks: 6,
		words: 0,
		does: async (person) => {
			const { page } = person;
			const start = page.getByRole('button', { name: 'Start' });
			const box = await start.boundingBox();
			assert(box !== null && box.y + box.height <= 900, 'Start is out of sight');
			await person.choose(page.getByLabel('Who plays as player 1'), 'greedy');
			await person.click(start);
			await page.getByLabel('Pace of the bots').waitFor();
			await person.choose(page.getByLabel('Pace of the bots'), '0');
			await page.locator('#end-title').waitFor({ timeout: 180_000 });
			await person.click(page.locator('tbody').getByRole('button').first());
			await page.locator('.counted .number').first().waitFor();
			assert(await page.locator('.world').isVisible(), 'the board is hidden');
		},
	},
	{
		name: 'J2',
		title: 'a tile of one’s own, drawn, counted, and laid in a game',
		clicks: 10,
		words: 2,
		does: async (person) => {
			const { page } = person;
			await person.click(page.getByRole('button', { name: /New tile set/ }));
			const form = page.getByRole('form', { name: 'New tile set' });
			await person.type(form.getByLabel('Name', { exact: true }), 'My caves');
			await person.press('Create and draw the first tile', form);
			const palette = page.getByRole('region', { name: 'Draw with' });
			await person.click(palette.getByRole('button', { name: 'road' }).first());
			const stage = page.getByRole('group', { name: /^Drawing of tile/ });
			const place = (/** @type {RegExp} */ name) => stage.getByRole('button', { name });
			await person.drag(place(/^West side/), place(/^East side/));
			await place(/^East side, road, joined with west side/).waitFor();
			await person.press('One more: Copies');
			await person.view('Play');
			await person.press('Start');
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await person.click(page.getByRole('tab', { name: 'Tiles left' }));
			await person.click(page.getByRole('button', { name: /take Tile 1 in hand|let Tile 1 come/ }));
			await page.getByText('Tile 1', { exact: true }).first().waitFor();
		},
	},
	{
		name: 'J3',
		title: 'three expansions: what they change in each other, kept by name, a link',
		clicks: 8,
		words: 2,
		does: async (person) => {
			const { page } = person;
			const packs = page.getByRole('group', { name: 'Packs' });
			for (const pack of ['inns', 'traders', 'tower'])
				await person.click(packs.locator(`input[value*="${pack}"]`).first());
			const changes = page.getByText(/^What (these|the) packs change|^What meets what/).first();
			await person.click(changes);
			await person.click(page.getByText('Set-ups: keep, compare, share'));
			await person.type(page.getByLabel('Name of this set-up'), 'Friday night');
			await person.press('Keep');
			await page.getByText('“Friday night” is kept in this browser.').waitFor();
			await person.press('Copy a link to Friday night');
			await page.getByText(/The link is in the clipboard|This is the link/).waitFor();
		},
	},
	{
		name: 'J5',
		title: 'an edit taken back, a wrong name found, a moment kept as a test',
		clicks: 13,
		words: 4,
		does: async (person) => {
			const { page } = person;
			await person.press('Start');
			await person.click(page.locator('[data-cell]').first());
			await person.press('Confirm');
			await person.view('Rules');
			const road = page.locator('[id="decl-kinds.base.road"]');
			await person.click(road.getByRole('button', { name: /rules\.yaml:\d+/ }));
			// the editor scrolls to the line of the source before it can be pressed
			const active = page.locator('.cm-activeLine');
			await active.filter({ hasText: 'road' }).waitFor();
			await person.click(page.locator('.cm-line', { hasText: 'count: tiles' }).first());
			await active.filter({ hasText: 'count: tiles' }).waitFor();
			await caretAfter(page, 'count: tiles');
			await page.keyboard.insertText('z');
			person.words++;
			const editor = page.getByRole('region', { name: 'Edit the rules' });
			await editor
				.getByText(/Did you mean/)
				.first()
				.waitFor();
			await person.press('Close the editor');
			await person.click(page.getByRole('banner').getByRole('button', { name: /^Undo/ }));
			await page
				.getByText(/^Undone/)
				.first()
				.waitFor();
			await person.view('Play');
			await person.press('More for this game');
			await person.press('As a scenario');
			const dialog = page.getByRole('dialog');
			await dialog.getByText('It passes.').waitFor();
			await person.type(dialog.getByLabel('What it shows'), 'A quiet beginning');
			await dialog.getByText('scenario: A quiet beginning').waitFor();
			await person.press('Save', dialog);
			await dialog.getByText('a-quiet-beginning.yaml').waitFor();
		},
	},
	{
		name: 'J6',
		title: 'two people at one screen in a game that hides something',
		clicks: 10,
		words: 0,
		does: async (person) => {
			const { page } = person;
			await person.choose(page.getByRole('combobox', { name: 'Game', exact: true }), 'gold-rush');
			await person.click(page.locator('input[type=checkbox][value*="sheriff"]'));
			await person.choose(page.getByLabel('Who plays as player 2'), 'person');
			await person.press('Start');
			const curtain = page.getByRole('region', { name: /’s turn$/ });
			await curtain.waitFor();
			const first = await curtain.getByRole('heading').innerText();
			await person.click(curtain.getByRole('button'));
			await person.click(page.getByRole('tab', { name: 'Options' }));
			const option = page.getByRole('list', { name: 'Options' }).getByRole('button').first();
			const end = page.getByRole('button', { name: /^Confirm the (turn|step)$/ }).first();
			const offered = page.getByRole('list', { name: 'Options' }).or(end).or(curtain);
			const state = async () => (await offered.allInnerTexts()).join();
			for (let i = 0; i < 12 && !(await curtain.isVisible()); i++) {
				await option.or(curtain).or(end).first().waitFor();
				const shown = await state();
				if (await end.isVisible()) await person.click(end);
				else if (!(await curtain.isVisible())) await person.click(option);
				await waitUntil(async () => (await state()) !== shown, 'a press changes nothing');
			}
			await curtain.waitFor();
			assert((await curtain.getByRole('heading').innerText()) !== first, 'it is the same seat');
			const board = page.getByRole('group', { name: /^Board/, includeHidden: true });
			assert(!(await board.isVisible()), 'the board is seen');
		},
	},
];

/** Moves the caret of the editor to the end of these words in its line. @param {Page} page @param {string} words */
async function caretAfter(page, words) {
	const before = () =>
		page.evaluate(() => {
			const { focusNode, focusOffset } = /** @type {Selection} */ (getSelection());
			const line = focusNode?.parentElement?.closest('.cm-line');
			if (!line || !focusNode) return '';
			const range = document.createRange();
			range.setStart(line, 0);
			range.setEnd(focusNode, focusOffset);
			return range.toString();
		});
	await page.keyboard.press('Home');
	for (let i = 0; i < 200 && !(await before()).endsWith(words); i++)
		await page.keyboard.press('ArrowRight');
	assert((await before()).endsWith(words), `the caret is after “${await before()}”`);
}

/** Windows in which the board has to have room: phone, tablet, desk, 200 % zoom of a desk, 4K. */
const windows = /** @type {const} */ ([
	[375, 812],
	[720, 450],
	[768, 1024],
	[1440, 900],
	[3840, 2160],
]);

/**
 * Answers a row of counts for each job.
 * @param {import('playwright').Browser} browser @param {string} url
 */
export async function jobChecks(browser, url) {
	/** @type {Count[]} */
	const rows = [];
	for (const { name, title, clicks, words, does } of jobs)
		await check(`${name}: ${title}`, async () => {
			const { context, page } = await freshPage(browser, { width: 1440, height: 900 });
			/** @type {string[]} */
			const errors = [];
			page.on('pageerror', (error) => errors.push(error.message));
			page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
			try {
				await page.goto(url);
				await page.locator('html[data-hydrated]').waitFor();
				await page.getByRole('button', { name: 'Start' }).waitFor();
				const person = new Person(page);
				await does(person);
				const count = person.count();
				rows.push({ name: `${name}: ${title}`, ...count });
				assert(count.clicks <= clicks, `${count.clicks} clicks, not ${clicks}`);
				assert(count.words <= words, `${count.words} words, not ${words}`);
				assert(errors.length === 0, errors.join('\n'));
			} finally {
				await context.close();
			}
		});
	await check('J7: the board has room in every window, also at twice the zoom', async () => {
		const { context, page } = await freshPage(browser, { width: 1440, height: 900 });
		try {
			await page.goto(url);
			await page.locator('html[data-hydrated]').waitFor();
			await page.getByRole('button', { name: 'Start' }).click();
			const board = page.getByRole('group', { name: /^Board/ });
			await board.waitFor();
			for (const [width, height] of windows) {
				await page.setViewportSize({ width, height });
				const box = async () => (await board.boundingBox()) ?? { width: 0, height: 0 };
				await waitUntil(
					async () => (await box()).height >= height * 0.45,
					async () => `${width} × ${height}: the board is ${(await box()).height} px high`,
				);
				const wide = await tooWide(page);
				assert(wide === '', `${width} × ${height}: ${wide}`);
			}
		} finally {
			await context.close();
		}
	});
	await check('J7: Start is reached by keys, and the focus goes to the game', async () => {
		const { context, page } = await freshPage(browser, { width: 1440, height: 900 });
		try {
			await page.goto(url);
			await page.locator('html[data-hydrated]').waitFor();
			await page.getByRole('button', { name: 'Start' }).focus();
			await page.keyboard.press('Enter');
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await waitUntil(
				() => page.evaluate(() => document.activeElement?.closest('.table') !== null),
				() => page.evaluate(() => `the focus is on ${document.activeElement?.tagName}`),
			);
		} finally {
			await context.close();
		}
	});
	return rows;
}
