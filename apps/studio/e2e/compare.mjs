import { readFileSync } from 'node:fs';
import { check, waitUntil, assert, noBarriers, timeout } from './checks.mjs';
import { beginWith, steps, stepsOn } from './packs.mjs';

const usual = { width: 1280, height: 800 };

/** @param {import('playwright').Page} page @param {string} url @param {string} game */
export async function compareChecks(page, url, game) {
	const menu = page.getByRole('navigation', { name: 'Views' });
	const region = page.getByRole('group', { name: 'What differs' }).first();
	const tab = (/** @type {string} */ name) => page.getByRole('tab', { name, exact: true });
	const status = page.locator('.together');
	const open = async () => {
		await menu.getByRole('link', { name: 'Compare', exact: true }).click();
		await page.getByRole('heading', { name: 'Compare', level: 2 }).waitFor();
	};
	const narrow = async () => {
		await page.setViewportSize({ width: 375, height: 812 });
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		assert(wide <= 375, `${wide} px wide`);
		await page.setViewportSize(usual);
	};
	/** Another choice for B: a param at another value. @param {RegExp} param */
	const other = async (param) => {
		const b = page.getByRole('region', { name: 'Rules of B' });
		await b.getByLabel('Where the rules of B come from').selectOption('own');
		if (!(await b.getByLabel(param).isVisible())) await b.getByText('Rules in detail').click();
		await b.getByLabel(param).fill('9');
		await b.getByLabel(param).blur();
	};

	await check('a seat goes over to a stronger bot in mid-game; undo gives it back', async () => {
		await page.setViewportSize(usual);
		await beginWith(page, url, { game, packs: [], seats: ['person', 'random'], seed: 5 });
		const who = page.getByLabel('Who plays for Ben');
		await who.selectOption('thoughtful');
		await page.getByRole('button', { name: /^Undo/ }).first().click();
		await page.waitForFunction(
			(e) => /** @type {HTMLSelectElement} */ (e).value === 'random',
			await who.elementHandle(),
		);
		await page.getByRole('button', { name: /^Redo/ }).first().click();
		await page.waitForFunction(
			(e) => /** @type {HTMLSelectElement} */ (e).value === 'thoughtful',
			await who.elementHandle(),
		);
	});
	await check('bots take one move, play on to the end, and one undo takes it back', async () => {
		await page.getByLabel('Pace of the bots').selectOption('0');
		const bots = page.getByRole('group', { name: 'Bots for everybody' });
		await bots.getByLabel('How well they play for persons').selectOption('greedy');
		await stepsOn(page, () => bots.getByRole('button', { name: 'One move' }).click());
		const before = await steps(page);
		await bots.getByRole('button', { name: 'Play on' }).click();
		await page.getByText('The game is over.', { exact: true }).waitFor({ timeout: 3 * timeout });
		const end = await steps(page);
		assert(end > 100, `${end} steps`);
		await page.getByRole('button', { name: /^Undo/ }).first().click();
		await page.getByText('The game is over.', { exact: true }).waitFor({ state: 'hidden' });
		await waitUntil(
			async () => (await steps(page)) <= before + 2,
			async () => `${await steps(page)} steps, not ${before}`,
		);
		await page.getByRole('button', { name: /^Redo/ }).first().click();
		await page.getByText('The game is over.', { exact: true }).waitFor();
		await waitUntil(
			async () => (await steps(page)) === end,
			async () => `${await steps(page)} steps, not ${end}`,
		);
	});
	await check('many games of two rule sets end with an interval and a sentence', async () => {
		await open();
		const chosen = page
			.getByLabel('Where the rules of B come from')
			.locator('option', { hasText: /^the base game alone, as printed$/ });
		assert(
			await chosen.evaluate((o) => /** @type {HTMLOptionElement} */ (o).selected),
			'the base game is not the other side',
		);
		await other(/^A finished city gives/);
		await page.getByLabel('Bots that play A').selectOption('random');
		await page.getByLabel('Bots that play B').selectOption('random');
		const tooFew = page.getByText(
			'40 games of each side show what differs, but not how sure it is.',
		);
		await page.getByLabel('Games for each side').fill('40');
		await tooFew.waitFor();
		// by a key: what stands above may still grow, and a click would miss
		await page.getByRole('button', { name: 'Choose 200 games' }).press('Enter');
		await tooFew.waitFor({ state: 'hidden' });
		await page.getByLabel('Games for each side').fill('300');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		await page.getByText('300 of 300 games').waitFor({ timeout: 3 * timeout });
		const row = region.getByRole('row', { name: /^points per player/ });
		const cells = await row.getByRole('cell').allTextContents();
		assert(/^−[\d.]+ to −[\d.]+$/.test(cells[3]?.trim() ?? ''), `the interval is ${cells[3]}`);
		await page.getByText(/^B gives [\d.]+ more points per player \(95 %/).waitFor();
		await page
			.getByRole('list', { name: 'What A and B are' })
			.getByText(/^B \(A finished city gives .*9.*\)$/)
			.waitFor();
		await row.getByRole('button', { name: /Largest loss: −[\d.]+, open that game$/ }).waitFor();
		await page.getByText(/^Bots that choose at random show .+ playing it\.$/).waitFor();
		for (const picture of [
			/^A: half of all players end/,
			/^Under A a player has/,
			/^Where the points/,
		])
			await page.getByRole('img', { name: picture }).waitFor();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Save as CSV' }).click(),
		]);
		assert(download.suggestedFilename() === 'compare.csv', download.suggestedFilename());
		const outdated = page.getByText(/^These figures are of /);
		await page.getByLabel('Bots that play A').selectOption('greedy');
		await outdated.waitFor();
		await page.getByLabel('Bots that play A').selectOption('random');
		await outdated.waitFor({ state: 'hidden' });
		await noBarriers(page);
		await narrow();
	});
	await check(
		'workers may compile games to WebAssembly, and make no script of a text',
		async () => {
			const allowed = await page.workers()[0]?.evaluate(
				() =>
					new Promise((resolve) => {
						const isAllowed = (/** @type {() => unknown} */ act) => {
							try {
								act();
								return true;
							} catch {
								return false;
							}
						};
						const module = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
						// the policy of the page does not bind a check itself, but it binds its timers
						setTimeout(() =>
							resolve([
								isAllowed(() => new WebAssembly.Module(module)),
								isAllowed(() => new Function('')),
							]),
						);
					}),
			);
			assert(String(allowed) === 'true,false', `WebAssembly, texts: ${allowed}`);
		},
	);
	await check('a choice is measured by itself, and each side says what it has', async () => {
		const b = page.getByRole('region', { name: 'Rules of B' });
		await b
			.getByText(/^A finished city gives .*9/)
			.first()
			.waitFor();
		await page
			.getByRole('region', { name: 'Rules of A' })
			.getByText(/^The printed rules of the base game: no house rules/)
			.waitFor();
		const each = page.getByRole('region', { name: 'Each change by itself' });
		assert(!(await each.isVisible()), 'the only change is measured in two ways');
		await page.getByLabel('Games for each side').fill('8');
		const houses = b.getByText(/^House rules: \d+ of \d+ switched on/);
		const house = b.getByRole('checkbox', { name: /^Diagonal neighbours/ });
		await houses.click();
		await house.check();
		await each.getByText('5 comparisons of 8 games of either side: 80 games in all.').waitFor();
		const toEach = page.getByRole('button', { name: 'Measure each change by itself' });
		await toEach.click();
		const choice = /^Measure this: Choice: A finished city gives .*9/;
		await each.getByRole('button', { name: choice }).click();
		await each
			.getByText(/^With it, the game gives [\d.]+ points more per player in these games/)
			.first()
			.waitFor({ timeout: 3 * timeout });
		await house.uncheck();
		await houses.click();
		await each.waitFor({ state: 'hidden' });
		await page.getByLabel('Games for each side').fill('300');
	});
	await check('a result is saved as a page, kept, forgotten, and that is taken back', async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Save as a page' }).click(),
		]);
		const text = readFileSync(await download.path(), 'utf8');
		assert(text.startsWith('<!doctype html>') && !text.includes('<script'), 'no page');
		assert(/download="[\w-]+\.json"/.test(text), 'no game in the page');
		await page.getByRole('button', { name: 'Keep this result' }).click();
		const kept = page.getByRole('region', { name: 'Kept results' });
		await kept.getByText(/300 games of either side$/).waitFor();
		await kept.getByRole('button', { name: /^Forget/ }).click();
		await kept.waitFor({ state: 'hidden' });
		await page.getByRole('button', { name: 'Take it back' }).click();
		await kept.getByRole('button', { name: /^Show/ }).click();
		await page.getByText('300 of 300 games').waitFor();
	});
	await check('sides with equal rules and bots are told, and nothing is played', async () => {
		const origin = (/** @type {string} */ side) =>
			page.getByLabel(`Where the rules of ${side} come from`);
		await origin('B').selectOption('base');
		await page.getByText(/^A and B are the same rules/).waitFor();
		await origin('B').selectOption('here');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		await page.getByText(/^A and B come to the same rules/).waitFor();
		await origin('B').selectOption('own');
	});
	await check('a variation has the house rules to switch, and its packs are folded', async () => {
		const b = page.getByRole('region', { name: 'Rules of B' });
		const house = b.getByRole('checkbox', { name: /^Diagonal neighbours/ });
		assert(!(await house.isVisible()), 'the house rules are not folded');
		assert(
			!(await b.getByRole('group', { name: 'Packs', exact: true }).isVisible()),
			'the packs are not folded',
		);
		await b.getByText(/^House rules: 0 of \d+ switched on/).click();
		await house.check();
		await b.getByText(/^House rules: 1 of \d+ switched on/).waitFor();
		const differ = page.getByRole('region', { name: 'A and B differ in' });
		await differ.getByText('Diagonal neighbours').first().waitFor();
		await noBarriers(page, '.world');
		await house.uncheck();
		await b.getByText(/^House rules: 0 of \d+ switched on/).click();
	});
	await check('it can be stopped, and what is known by then stays', async () => {
		await page.getByLabel('Games for each side').fill('90000');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		const row = region.getByRole('row', { name: /^points per player/ });
		await row.waitFor();
		await menu.getByRole('link', { name: 'Files', exact: true }).click();
		await row.waitFor({ state: 'hidden' });
		await open();
		await row.waitFor();
		// rows of the comparison before stay until the first games are played
		await page
			.getByText(/^[1-9]\d* of 90000 games/)
			.first()
			.waitFor({ state: 'attached' });
		await page.getByRole('button', { name: 'Stop', exact: true }).click();
		const text = (await page.getByText(/^Stopped after/).textContent()) ?? '';
		const games = Number(/\d+/.exec(text)?.[0]);
		assert(games > 0 && games < 90_000, text);
	});
	await check('side by side: the decisions of this game under both, and what differs', async () => {
		await tab('Side by side').click();
		await page.getByRole('button', { name: 'With the decisions of this game' }).click();
		await status.waitFor();
		await waitUntil(
			async () => /^Together for \d+ steps/.test((await status.textContent()) ?? ''),
			'they part',
		);
		await page
			.getByRole('region', { name: 'Payments that differ' })
			.locator('article')
			.first()
			.waitFor();
		await noBarriers(page, '.world');
		await narrow();
	});
	await check(
		'what is decided on one side is decided on the other, until one offers what the other does not',
		async () => {
			const b = page.getByRole('region', { name: 'Rules of B' });
			const boards = ['A', 'B'].map((name) =>
				page.getByRole('region', { name: `Game of ${name}` }),
			);
			await b.getByText('Rules in detail').click();
			await b.getByRole('checkbox', { checked: true }).first().uncheck();
			await page.getByRole('button', { name: 'Begin a new game' }).click();
			await page.getByText('Both stand at the beginning').waitFor();
			await boards[0]?.locator('.world [role=button]:not([aria-disabled=true])').first().click();
			await boards[0]?.getByRole('button', { name: 'Confirm', exact: true }).last().click();
			await page.getByText(/^Step 1 of 1$/).waitFor();
			await waitUntil(
				async () => /^Together for 1 step/.test((await status.textContent()) ?? ''),
				'it was not mirrored',
			);
			for (let i = 0; i < 40; i++) {
				if (/^They part after/.test((await status.textContent()) ?? '')) break;
				await page.getByRole('button', { name: 'Ten moves' }).click();
				await page.getByRole('button', { name: 'Ten moves', disabled: false }).waitFor();
			}
			await waitUntil(
				async () =>
					/^They part after \d+ steps\. A: .+ B: .+ Each goes on alone\.$/.test(
						(await status.textContent()) ?? '',
					),
				async () => (await status.textContent()) ?? '',
			);
		},
	);
	await check(
		'a side that waits while the other goes on is named, and a bot plays it',
		async () => {
			const [a, b] = ['A', 'B'].map((name) =>
				page.getByRole('region', { name: `Game of ${name}` }),
			);
			const waits = page.getByText('B waits there.');
			for (let i = 0; i < 4 && !(await waits.isVisible()); i++) {
				const before = await page.getByText(/^Step \d+ of/).textContent();
				const free = a?.locator('.buttons button:not(.primary):not(:disabled)').last();
				if (await free?.isVisible()) await free?.click();
				else {
					await a?.locator('.world [role=button]:not([aria-disabled=true])').first().click();
					await a?.getByRole('button', { name: 'Confirm', exact: true }).last().click();
				}
				await waitUntil(
					async () =>
						(await waits.isVisible()) ||
						(await page.getByText(/^Step \d+ of/).textContent()) !== before,
					'A does not go on',
				);
			}
			await waits.waitFor();
			const payments = page.getByRole('region', { name: 'Payments that differ' });
			await payments.getByText(/^Up to step \d+, as far as both were played\./).waitFor();
			await noBarriers(page, '.world');
			await page.getByRole('button', { name: 'Let a bot play B to the end' }).click();
			await b?.getByText('The game is over.').waitFor({ timeout: 3 * timeout });
			await page.getByText('A waits there.').waitFor();
			await page.getByLabel('Step that is shown').fill('1');
			await page.getByText(/^Together for 1 step/).waitFor();
		},
	);
	await check(
		'two branches of one game: where they part, their points, what only one was paid',
		async () => {
			await menu.getByRole('link', { name: 'Play', exact: true }).click();
			const bots = page.getByRole('group', { name: 'Bots for everybody' });
			await page.locator('.table .viewport').focus();
			for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft');
			await page.getByRole('tab', { name: 'Log' }).click();
			await page.getByRole('button', { name: /^Undo/ }).first().click();
			await bots.getByLabel('How well they play for persons').selectOption('random');
			await bots.getByRole('button', { name: 'Play on' }).click();
			await page.getByText('The game is over.', { exact: true }).waitFor({ timeout: 3 * timeout });
			await open();
			await tab('Two branches').click();
			await page.locator('form').getByRole('button', { name: 'Compare' }).click();
			await status.waitFor();
			await waitUntil(
				async () => /^They part after \d+ step/.test((await status.textContent()) ?? ''),
				'they do not part',
			);
			await page.getByRole('img', { name: /^Points of/ }).waitFor();
			await waitUntil(
				async () => (await page.getByText('nothing', { exact: true }).count()) > 0,
				'nothing is paid on one side only',
			);
			await narrow();
		},
	);
	await check('where decks differ, a game of either side is opened', async () => {
		await tab('Many games').click();
		const b = page.getByRole('region', { name: 'Rules of B' });
		await b.getByText(/^Packs: 0 of/).click();
		await b.getByRole('checkbox', { name: 'Inns & Cathedrals' }).check();
		await page.getByRole('region', { name: 'A and B differ in' }).getByText('Inns').waitFor();
		await page.getByLabel('Games for each side').fill('8');
		await page.getByRole('button', { name: 'Compare A and B' }).click();
		await page.getByText('8 of 8 games').waitFor({ timeout: 3 * timeout });
		const row = region.getByRole('row', { name: /^decisions/ });
		await row.getByRole('button', { name: /Most with A: \d+, open that game$/ }).waitFor();
		await row.getByRole('button', { name: /Most with B: \d+, open that game$/ }).click();
		await page.getByText('The game is over.', { exact: true }).waitFor({ timeout: 3 * timeout });
		await page
			.getByText(/, the base game \+ Inns & Cathedrals/)
			.first()
			.waitFor();
		const players = await page
			.getByRole('list', { name: 'Players' })
			.locator('select')
			.evaluateAll((all) => all.map((one) => /** @type {HTMLSelectElement} */ (one).value));
		assert(players.join() === 'random,random', `in its seats are ${players.join()}`);
	});
	await check(
		'a game that is looked at leaves the own rules chosen, after a reload too',
		async () => {
			const own = page.getByRole('button', { name: 'New game with my rules' });
			await own.waitFor();
			await menu.getByRole('link', { name: 'Rules', exact: true }).click();
			await page.getByText('You look at a game of bots.').waitFor();
			await own.waitFor();
			await page.reload();
			await page.getByText('You look at a game of bots.').waitFor();
			await menu.getByRole('link', { name: 'Play', exact: true }).click();
			await page.getByRole('banner').getByRole('button', { name: 'New game' }).click();
			await page.getByRole('button', { name: 'Start' }).waitFor();
			const inns = page.locator('input[type=checkbox][value="inns-and-cathedrals"]');
			assert(!(await inns.isChecked()), 'the form took over the rules of the game');
		},
	);
}
