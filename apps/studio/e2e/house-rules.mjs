import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith } from './packs.mjs';
import { tooWide } from './views.mjs';

/**
 * A rule that is changed in its dialog.
 * @typedef {{ name: string, rule: string, section?: string, steps: readonly Step[], says: string }} HouseRule
 * @typedef {{ press: string } | { find: string, take: string } | { fill: string, with: string }
 *   | { choose: string, as: string }} Step
 */

/** The four of which people complained that they needed code. @type {readonly HouseRule[]} */
const wanted = [
	{
		name: 'long roads pay twice',
		rule: 'base.road',
		steps: [
			{ press: 'Other …: tiles: points for each' },
			{ find: '2 at least 5 tiles', take: '2 if it has at least 5 tiles, otherwise 1' },
		],
		says: '2 if it has at least 5 tiles, otherwise 1',
	},
	{
		name: 'only diagonal neighbours count',
		rule: 'base.monastery',
		steps: [
			{ press: 'Other …: cells in reach' },
			{
				find: 'diagonal',
				take: 'those of the cells around it that are not among the cells under it and along it',
			},
		],
		says: 'It reaches those of the cells around it that are not among the cells under it and along it.',
	},
];

/** Written when the composer was finished; none of them is a template. @type {readonly HouseRule[]} */
const others = [
	{
		name: 'unfinished cities pay nothing for their tiles',
		rule: 'base.city',
		steps: [
			{ press: 'Only when …: tiles: condition' },
			{ find: 'complete', take: 'it is complete' },
		],
		says: 'for each of its tiles, if it is complete',
	},
	{
		name: 'three pennants pay three each',
		rule: 'base.city',
		steps: [
			{ press: 'Other …: pennants: points for each' },
			{
				find: '3 at least 3 pennants',
				take: '3 if it has at least 3 pennants, otherwise its rate',
			},
		],
		says: '3 if it has at least 3 pennants, otherwise its rate',
	},
	{
		name: 'only large cities feed a field',
		rule: 'base.field',
		steps: [
			{ press: 'Other …: cities: how many' },
			{
				find: 'cities complete at least 4 tiles',
				take: 'the cities that it touches that are complete that have at least 4 tiles',
			},
		],
		says: 'that have at least 4 tiles',
	},
	{
		name: 'nobody claims a field',
		rule: 'common.claim',
		steps: [
			{ press: 'And only when …: which of them a player may choose' },
			{ find: 'spot is not a field', take: 'the feature of the spot is not a field' },
		],
		says: 'the feature of the spot is not a field',
	},
	{
		name: 'the leader claims nothing',
		rule: 'common.claim',
		steps: [
			{ press: 'Only when …: when this happens at all' },
			{
				find: 'score of the active player 40',
				take: 'the score of the active player is at least 40',
			},
			{ choose: 'while the score of the active player is … at least', as: 'less than' },
		],
		says: 'the score of the active player is less than 40',
	},
	{
		name: 'a garden counts beside it alone',
		rule: 'base.garden',
		steps: [
			{ press: 'Other …: cells in reach' },
			{ find: 'cells under it and along it', take: 'the cells under it and along it' },
		],
		says: 'It reaches the cells under it and along it.',
	},
	{
		name: 'a finished monastery pays five more',
		rule: 'base.monastery',
		steps: [
			{ press: 'Another line of points' },
			{ fill: 'It also adds … 1', with: '5' },
			{ press: 'Only when …: added line: condition' },
			{ find: 'complete', take: 'it is complete' },
		],
		says: 'It also adds 5 points, if it is complete.',
	},
	{
		name: 'only an unfinished garden or monastery lets go',
		rule: 'base.recall',
		steps: [
			{ press: 'And only when …: which of them a player may choose' },
			{ find: 'piece not complete', take: 'the feature of the piece is not complete' },
		],
		says: 'the feature of the piece is not complete',
	},
	{
		name: 'the game ends ten tiles early',
		rule: 'base.lastTurn',
		section: 'Questions that rules ask',
		steps: [
			{ press: 'Other …: value' },
			{ find: 'tiles left to draw 10', take: 'the number of tiles left to draw is at least 10' },
			{ choose: 'when the number of tiles left to draw is … at least', as: 'at most' },
		],
		says: 'the number of tiles left to draw is at most 10',
	},
	{
		name: 'a strong follower',
		rule: 'base.follower',
		section: 'Pieces',
		steps: [
			{ press: 'Other …: strength' },
			{ find: '2 if the last turn is over', take: '2 if the last turn is over, otherwise 1' },
		],
		says: '2 if the last turn is over, otherwise 1',
	},
];

/** Written later still, over the rules as the ones before left them. @type {readonly HouseRule[]} */
const further = [
	{
		name: 'a city with two pennants pays three a tile',
		rule: 'base.city',
		steps: [
			{ press: 'Other …: tiles: points for each' },
			{
				find: '3 at least 2 pennants',
				take: '3 if it has at least 2 pennants, otherwise its rate',
			},
		],
		says: '3 if it has at least 2 pennants, otherwise its rate',
	},
	{
		name: 'a feature of four tiles is claimed no more',
		rule: 'common.claim',
		steps: [
			{ press: 'And only when …: which of them a player may choose' },
			{
				find: 'spot feature at most 3 tiles',
				take: 'the feature of the spot has at most 3 tiles',
			},
		],
		says: 'the feature of the spot has at most 3 tiles',
	},
	{
		name: 'the abbot stays for the last ten tiles',
		rule: 'base.recall',
		steps: [
			{ press: 'Only when …: when this happens at all' },
			{
				find: 'at least 10 tiles left to draw',
				take: 'the number of tiles left to draw is at least 10',
			},
		],
		says: 'the number of tiles left to draw is at least 10',
	},
	{
		name: 'a city is finished from three tiles on',
		rule: 'base.city',
		steps: [
			{ press: 'And only when …: when it is complete' },
			{ find: '3 tiles', take: 'it has at least 3 tiles' },
		],
		says: 'at least 3 tiles',
	},
	{
		name: 'a finished garden pays twice',
		rule: 'base.garden',
		steps: [
			{ press: 'Other …: tiles: points for each' },
			{ find: '2 complete', take: '2 if it is complete, otherwise 1' },
		],
		says: '2 if it is complete, otherwise 1',
	},
	{
		name: 'small fields pay nothing',
		rule: 'base.field',
		steps: [
			{ press: 'Only when …: cities: condition' },
			{ find: '5 tiles', take: 'it has at least 5 tiles' },
		],
		says: 'it has at least 5 tiles',
	},
	{
		name: 'a very long road pays two more',
		rule: 'base.road',
		steps: [
			{ press: 'Another line of points' },
			{ fill: 'It also adds … 1', with: '2' },
			{ press: 'Only when …: added line: condition' },
			{ find: 'more than 6 tiles', take: 'it has more than 6 tiles' },
		],
		says: 'It also adds 2 points, if it has more than 6 tiles.',
	},
	{
		name: 'the game ends also when somebody has more than fifty points',
		rule: 'base.lastTurn',
		steps: [
			{ press: 'Or when …: value' },
			{
				find: 'score of active player more than 50',
				take: 'the score of the active player is more than 50',
			},
		],
		says: 'the score of the active player is more than 50',
	},
	{
		name: 'a road of one tile pays nothing',
		rule: 'base.road',
		steps: [
			{ press: 'Only when …: tiles: condition' },
			{ find: 'more than 1 tile', take: 'it has more than 1 tile' },
		],
		says: 'it has more than 1 tile',
	},
	{
		name: 'pennants count in large cities only',
		rule: 'base.city',
		steps: [
			{ press: 'Only when …: pennants: condition' },
			{ find: '4 tiles', take: 'it has at least 4 tiles' },
		],
		says: 'if it has at least 4 tiles',
	},
];

/** Answers a row of counts for each house rule. @param {import('playwright').Page} page @param {string} url */
export async function houseRuleChecks(page, url) {
	const panel = page.getByRole('tabpanel');
	const dialog = page.getByRole('dialog', { name: /^Change/ });
	let clicks = 0;
	let words = 0;
	/** @type {import('./jobs.mjs').Count[]} */
	const counts = [];
	const click = async (/** @type {import('playwright').Locator} */ at) => {
		clicks++;
		await at.click();
	};
	const type = async (
		/** @type {import('playwright').Locator} */ at,
		/** @type {string} */ text,
	) => {
		assert(!/[<>=!&|?*+/(){}[\].]/.test(text), `“${text}” has an operator`);
		words += text.split(' ').length;
		await at.fill(text);
	};
	const counted = async (/** @type {string} */ name, /** @type {() => Promise<void>} */ act) => {
		[clicks, words] = [0, 0];
		// a window that a failed check left open would make all others fail
		if (await dialog.isVisible()) await page.keyboard.press('Escape');
		await act();
		assert(clicks <= 10, `${name}: ${clicks} clicks`);
		counts.push({ name: `J4: ${name}`, clicks, words });
	};
	const rules = () =>
		page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Rules' });
	/** @param {HouseRule} houseRule */
	const make = ({ name, rule, section, steps, says }) =>
		check(`house rule: ${name}`, () =>
			counted(name, async () => {
				await click(rules());
				if (section !== undefined)
					await click(panel.locator('summary').filter({ hasText: new RegExp(`^${section}`) }));
				await click(page.locator(`[data-changes="${rule}"]`));
				for (const step of steps) await take(step);
				await page.keyboard.press('Escape');
				await dialog.waitFor({ state: 'hidden' });
				await panel.getByText(says).first().waitFor({ state: 'attached' });
			}),
		);
	const done = async (/** @type {() => Promise<void>} */ act) => {
		const before = await dialog.getByRole('status').last().innerText();
		await act();
		await dialog.getByText(/^Applied/).waitFor();
		await waitUntil(
			async () => (await dialog.locator('.dialog-body button:disabled').count()) === 0,
			before,
		);
	};
	/** @param {Step} step */
	const take = async (step) => {
		if ('press' in step) {
			const button = dialog.getByRole('button', { name: step.press, exact: true });
			await click(button);
			return;
		}
		if ('fill' in step) {
			const field = dialog.getByRole('spinbutton', { name: step.fill, exact: true }).first();
			await click(field);
			await type(field, step.with);
			await done(() => page.keyboard.press('Tab'));
			return;
		}
		if ('choose' in step) {
			clicks += 2;
			await dialog
				.getByRole('combobox', { name: new RegExp(`${step.choose}$`, 'i') })
				.first()
				.selectOption(step.as);
			await dialog
				.getByRole('combobox', { name: new RegExp(`… ${step.as}$`) })
				.first()
				.waitFor();
			return;
		}
		const field = dialog.locator('.offers').getByRole('combobox');
		await type(field, step.find);
		const option = dialog
			.locator('[role=option]')
			.filter({ has: page.getByText(step.take, { exact: true }) });
		await done(() => click(option));
	};

	await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
	await check('house rule: each player has four followers', () =>
		counted('four followers', async () => {
			await click(rules());
			const field = page.getByLabel(/^Each player has … followers/);
			await click(field);
			await type(field, '4');
			await page.keyboard.press('Tab');
			await page.getByRole('region', { name: 'The rules changed' }).waitFor();
			await page.getByText('The running game is played under these rules.').waitFor();
		}),
	);
	await check('house rule: small cities pay half', () =>
		counted('half cities', async () => {
			await click(rules());
			clicks += 2;
			await page
				.getByRole('combobox', { name: /^A finished city of two tiles/ })
				.selectOption('half');
			await page.getByText('The running game is played under these rules.').waitFor();
		}),
	);
	for (const rule of wanted) await make(rule);
	await check('a small board shows a change: points without it and with it', async () => {
		await page.locator('[data-changes="base.road"]').click();
		const blank = dialog.getByRole('spinbutton').last();
		await blank.fill('4');
		await done(() => page.keyboard.press('Tab'));
		const example = dialog.getByRole('region', { name: 'Before and after' });
		const shown = example.getByRole('figure');
		await shown.nth(1).waitFor();
		const [before, after] = await shown.locator('strong').allTextContents();
		assert(before !== after && /\d/.test(after ?? ''), `${before} and ${after}`);
		await noBarriers(page, '.composer');
		await page.setViewportSize({ width: 375, height: 812 });
		assert((await tooWide(page)) === '', await tooWide(page));
		await page.setViewportSize({ width: 1280, height: 800 });
		await blank.fill('1');
		await done(() => page.keyboard.press('Tab'));
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
	});
	await check('two rules of one feature are switched and deleted one by one', async () => {
		await rules().click();
		await page.locator('[data-changes="base.garden"]').click();
		for (const points of ['5', '-3']) {
			await done(() => dialog.getByRole('button', { name: 'Another line of points' }).click());
			await dialog.getByRole('spinbutton', { name: 'It also adds … 1' }).fill(points);
			await done(() => page.keyboard.press('Tab'));
		}
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
		await page.getByRole('tab', { name: 'House rules', exact: true }).click();
		const one = (/** @type {string} */ does) =>
			panel.locator('li', { hasText: `It also ${does} points` });
		await one('adds 5').getByRole('checkbox').uncheck();
		await one('adds 5').and(page.locator('.skipped')).waitFor();
		await one('costs 3').getByRole('checkbox', { checked: true }).waitFor();
		await noBarriers(page, '.composer');
		await one('adds 5')
			.getByRole('button', { name: /^Delete/ })
			.click();
		await one('adds 5').waitFor({ state: 'detached' });
		await one('costs 3')
			.getByRole('button', { name: /^Delete/ })
			.click();
		await one('costs 3').waitFor({ state: 'detached' });
		await page.getByRole('tab', { name: 'In force', exact: true }).click();
	});
	await check('undo stands in the window, and its footer says what is so', async () => {
		await page.locator('[data-changes="base.road"]').click();
		const blank = dialog.getByRole('spinbutton').last();
		const before = await blank.inputValue();
		await blank.fill('7');
		await done(() => page.keyboard.press('Tab'));
		await dialog.getByRole('button', { name: /^Undo/ }).click();
		await dialog.getByText(/^Undone: /).waitFor();
		assert((await dialog.getByText(/^Applied/).count()) === 0, 'the footer still says “Applied”');
		await waitUntil(
			async () => (await blank.inputValue()) === before,
			'the blank was not put back',
		);
		await dialog.getByRole('button', { name: /^Redo/ }).click();
		await dialog.getByText(/^Redone: /).waitFor();
		await waitUntil(
			async () => (await blank.inputValue()) === '7',
			'the change is not there again',
		);
		await dialog.getByRole('button', { name: /^Undo/ }).click();
		await waitUntil(
			async () => (await blank.inputValue()) === before,
			'the blank was not put back',
		);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
	});
	await check('what was taken for some words comes first for them', async () => {
		await page.locator('[data-changes="base.monastery"]').click();
		await dialog.getByRole('button', { name: 'Other …: tiles: how many' }).click();
		const field = dialog.locator('.offers').getByRole('combobox');
		const firstLabel = async () =>
			(await dialog.locator('[role=option] strong').first().textContent()) ?? '';
		await field.fill('cells around');
		await dialog.locator('[role=option]').nth(3).waitFor();
		const label = (await dialog.locator('[role=option] strong').nth(3).textContent()) ?? '';
		assert((await firstLabel()) !== label, 'the fourth is the first');
		await done(() => dialog.locator('[role=option]').nth(3).click());
		await dialog.getByRole('button', { name: /^Undo/ }).click();
		await dialog.getByText(/^Undone: /).waitFor();
		await dialog.getByRole('button', { name: 'Other …: tiles: how many' }).click();
		await field.fill('cells around');
		await waitUntil(async () => (await firstLabel()) === label, firstLabel);
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
	});
	await check(
		'a new house rule offers the kinds that tiles show, and folds the others',
		async () => {
			await page.getByRole('tab', { name: 'House rules', exact: true }).click();
			await panel.getByRole('button', { name: 'New house rule' }).click();
			const begun = page.getByRole('dialog', { name: 'New house rule' });
			await begun.getByRole('option', { name: /road/ }).first().waitFor();
			const offered = (await begun.getByRole('option').allTextContents()).join('\n');
			assert(!/\b(block|line|surrounded)\b/.test(offered), offered.slice(0, 900));
			assert((await begun.locator('[role=option] code').count()) === 0, 'ids are shown unasked');
			await begun.getByText(/kinds? that no tile shows/).click();
			await begun.getByRole('button', { name: 'line', exact: true }).waitFor();
			await noBarriers(page, 'dialog');
			await page.keyboard.press('Escape');
			await page.getByRole('tab', { name: 'In force', exact: true }).click();
		},
	);
	await check('a rule for the start of a turn is asked for in words and made by keys', async () => {
		await page.getByRole('tab', { name: 'House rules', exact: true }).click();
		await panel.getByRole('button', { name: 'New house rule' }).click();
		const sentence = 'the player with the fewest points gets 1 point';
		await page.keyboard.type(`${sentence} at the start of a turn`);
		const begun = page.getByRole('dialog', { name: 'New house rule' });
		await begun
			.getByRole('option', { selected: true })
			.filter({ hasText: 'Start of the turn' })
			.waitFor();
		await page.keyboard.press('Enter');
		const happens = dialog.locator('.offers').getByRole('combobox');
		await waitUntil(
			async () => (await happens.inputValue()) === sentence,
			async () => `what is to happen is “${await happens.inputValue()}”`,
		);
		await noBarriers(page, '.composer');
		await dialog.getByRole('option', { name: /fewest points 1 point/, selected: true }).waitFor();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog', { name: 'Change: At the start of the turn' }).waitFor();
		await dialog.getByText(/^Applied/).waitFor();
		await dialog.getByRole('button', { name: 'And also do …' }).waitFor();
		await page.setViewportSize({ width: 375, height: 812 });
		assert((await tooWide(page)) === '', await tooWide(page));
		await page.setViewportSize({ width: 1280, height: 800 });
		await dialog.getByRole('button', { name: /^Undo/ }).click();
		await dialog.getByText(/^Undone: /).waitFor();
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
		await page.getByRole('tab', { name: 'In force', exact: true }).click();
	});
	await check('what can stand at a place is found by keys alone, and read out', async () => {
		await page.locator('[data-changes="base.road"]').click();
		await dialog.getByRole('button', { name: 'Only when …: tiles: condition' }).focus();
		await page.keyboard.press('Enter');
		const field = dialog.locator('.offers').getByRole('combobox');
		await waitUntil(() => field.evaluate((f) => f === document.activeElement), 'no focus');
		await page.keyboard.type('3 pieces');
		await dialog
			.getByRole('option', { name: /pieces/ })
			.first()
			.waitFor();
		await noBarriers(page, '.composer');
		const first = await field.getAttribute('aria-activedescendant');
		await page.keyboard.press('ArrowDown');
		const second = await field.getAttribute('aria-activedescendant');
		assert(first !== second && second !== null, `${first} ${second}`);
		await page.keyboard.press('Escape');
		await dialog.locator('.offers').waitFor({ state: 'detached' });
		await dialog.getByRole('button', { name: 'Other …: tiles: how many' }).click();
		await field.fill('tiles.filter(t, t.');
		await dialog.getByRole('option', { name: /^pieces/ }).waitFor();
		await field.fill('tiles.filter(t, t.shows(city))');
		await dialog.getByRole('option', { name: /^its tiles that show a city/ }).waitFor();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
	});
	await check(
		'a rule is written by keys alone, with fewer than 60 % of its letters typed',
		async () => {
			const active = () =>
				page.evaluate(() => {
					const at = document.activeElement;
					const id = at?.getAttribute('aria-activedescendant');
					const option = id ? document.getElementById(id) : null;
					return (option?.querySelector('strong') ?? option ?? at)?.textContent?.trim() ?? '';
				});
			const label = () =>
				page.evaluate(
					() =>
						document.activeElement?.getAttribute('aria-label') ??
						document.activeElement?.textContent?.trim() ??
						'',
				);
			/** @param {string} key @param {() => Promise<string>} read @param {string} wanted @param {number} most */
			const go = async (key, read, wanted, most) => {
				for (let i = 0; i < most && (await read()) !== wanted; i++) await page.keyboard.press(key);
				assert((await read()) === wanted, `“${await read()}”, not “${wanted}”`);
			};
			const sentence = '2 if it has at least 5 tiles, otherwise 1';
			const typed = '2 least 5 tiles';
			await page.getByRole('tab', { name: 'House rules', exact: true }).click();
			await panel.getByRole('button', { name: 'New house rule' }).focus();
			await page.keyboard.press('Enter');
			const begun = page.getByRole('dialog', { name: 'New house rule' });
			await begun.getByRole('option').first().waitFor();
			await page.keyboard.type('garden');
			await go('ArrowDown', active, 'garden', 12);
			await page.keyboard.press('Enter');
			const rows = dialog.getByRole('list', { name: 'The rule in words' }).getByRole('listitem');
			await rows.nth(2).waitFor();
			const spoken = await rows.last().ariaSnapshot();
			assert(/^- listitem.*worth/s.test(spoken), spoken);
			await go('Tab', label, 'Other …: tiles: points for each', 40);
			await page.keyboard.press('Enter');
			const field = dialog.locator('.offers').getByRole('combobox');
			await waitUntil(() => field.evaluate((f) => f === document.activeElement), 'no focus');
			await page.keyboard.type(typed);
			// house rules to change stand in a list of their own, with titles that may hold the sentence
			const offers = dialog.locator('.offers').getByRole('option', { name: sentence });
			await offers.first().waitFor();
			await go('ArrowDown', active, sentence, 12);
			await done(() => page.keyboard.press('Enter'));
			const lettersOf = (/** @type {string} */ text) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
			const share = lettersOf(typed) / lettersOf(sentence);
			assert(share < 0.6, `${Math.round(share * 100)} % of the letters were typed`);
			await go('Tab', async () => (await label()).slice(0, 5), 'Undo:', 60);
			await page.keyboard.press('Enter');
			await dialog.getByText(/^Undone: /).waitFor();
			await page.keyboard.press('Escape');
			await dialog.waitFor({ state: 'hidden' });
			await page.getByRole('tab', { name: 'In force', exact: true }).click();
		},
	);
	for (const rule of others) await make(rule);
	await check('a condition is removed again', async () => {
		await page.locator('[data-changes="base.city"]').click();
		await dialog.getByRole('button', { name: 'Remove: tiles: condition' }).click();
		await dialog.getByRole('button', { name: 'Only when …: tiles: condition' }).waitFor();
		await page.keyboard.press('Escape');
		await panel.getByText('each of its tiles, if it is complete').waitFor({ state: 'detached' });
	});
	for (const rule of further) await make(rule);
	await check('the list of house rules says in words what changed', async () => {
		await page.getByRole('tab', { name: 'House rules', exact: true }).click();
		for (const { says } of [...wanted, ...others].filter((r) => r.name !== others[0]?.name))
			await panel.getByText(says).first().waitFor();
		await noBarriers(page, '.panel');
	});
	await check('a house rule that comes with the game is one press away', async () => {
		// a press takes the box out of its list, where `check` and `uncheck` would look for it a second time
		const ready = panel
			.getByRole('region', { name: 'Ready to use' })
			.getByRole('checkbox', { name: 'Finished only' });
		const section = panel.getByRole('region', { name: 'Finished only' });
		const inForce = section.getByRole('checkbox', { name: /^In force/ });
		const hasFocus = (/** @type {import('playwright').Locator} */ box) =>
			box.evaluate((element) => element === document.activeElement);
		await ready.press('Space');
		await section
			.getByText(/only if it is complete/)
			.first()
			.waitFor();
		await waitUntil(() => hasFocus(inForce), 'the focus did not go with the house rule');
		await inForce.press('Space');
		await waitUntil(() => hasFocus(ready), 'the focus did not come back with the house rule');
		await ready.click();
		await inForce.click();
		await ready.waitFor();
	});
	await check('another rule stands beside one, and is changed next', async () => {
		await page.getByRole('tab', { name: 'In force', exact: true }).click();
		await page.locator('[data-changes="base.recall"]').click();
		await dialog.getByRole('button', { name: 'Another one like it' }).click();
		await page.getByRole('dialog', { name: 'Change: Call the abbot home' }).waitFor();
		await dialog.getByRole('group', { name: /\.recall2$/ }).waitFor();
		await page.keyboard.press('Escape');
		await page.locator('[data-changes$=".recall2"]').waitFor();
	});
	return counts;
}
