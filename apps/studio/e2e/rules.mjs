import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith, playKeys, steps } from './packs.mjs';
import { workspaceOf } from './script.mjs';
import { putPacks } from './server.mjs';

/**
 * @param {import('playwright').Page} page @param {string} url @param {string} data the folder that is followed
 */
export async function rulesChecks(page, url, data) {
	const tab = (/** @type {string} */ name) => page.getByRole('tab', { name, exact: true });
	const panel = page.getByRole('tabpanel');
	const edition = page.getByRole('combobox', { name: 'Edition' });
	const dialog = page.getByRole('dialog', { name: /^Change/ });
	const rules = async () => {
		await page
			.getByRole('navigation', { name: 'Views' })
			.getByRole('link', { name: 'Rules' })
			.click();
		await page.getByText(/\d+ rules, pieces and choices/).waitFor();
	};
	const play = () =>
		page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Play' }).click();
	const score = async () =>
		Number(
			/: (-?\d+)/.exec(
				(await page.locator('[aria-label="Players"] button').first().getAttribute('aria-label')) ??
					'',
			)?.[1],
		);
	const scores = (/** @type {number} */ points) =>
		page.waitForFunction(
			(n) =>
				new RegExp(`: ${n}\\b`).test(
					document.querySelector('[aria-label="Players"] button')?.getAttribute('aria-label') ?? '',
				),
			points,
		);
	const waiting = page.getByRole('region', { name: 'Not in force' });
	const undo = async () => {
		await page.locator('body').click({ position: { x: 2, y: 2 } });
		await page.keyboard.press('Control+z');
	};

	await check('rules: every declaration is described beside its source', async () => {
		await page.evaluate(() => sessionStorage.clear());
		await page.goto(new URL('/rules', url).href);
		await page.getByText(/\d+ rules, pieces and choices; 72 tiles/).waitFor();
		const road = panel.locator('article', {
			has: page.locator('[data-changes="base.road"]'),
		});
		await waitUntil(
			async () => (await road.innerText()).includes('It is worth 1 point for each of its tiles.'),
			() => road.innerText(),
		);
		await road.getByRole('button', { name: /base\/rules\.yaml:\d+/ }).click();
		await page.locator('.cm-activeLine', { hasText: 'road' }).waitFor();
		await page.getByRole('button', { name: 'Close the editor' }).click();
	});
	await check('rules: no two parts of the page have one name', async () => {
		const names = await page
			.locator('.page :is(h2, h3, legend, nav button, [role=tab])')
			.evaluateAll((nodes) => [
				...new Set(nodes.map((n) => `${n.localName} ${n.textContent?.trim()}`)),
			]);
		const house = names.filter((name) => name.endsWith(' House rules'));
		assert(house.length === 1, house.join(', '));
	});
	await check('rules: a search by words, ids and rule ids leads there by keys', async () => {
		const field = page.getByRole('combobox', { name: 'Search the rules' });
		await field.fill('BG-80');
		const options = page.getByRole('listbox').getByRole('option');
		await options.first().waitFor();
		await waitUntil(
			async () => (await options.allInnerTexts()).some((o) => o.includes('base.lastTile')),
			'not found',
		);
		await field.fill('lastTile');
		await options.first().waitFor();
		await page.keyboard.press('Enter');
		await panel.locator('article.at').waitFor();
		await field.fill('gold mines');
		await page.keyboard.press('Enter');
		await waitUntil(
			async () =>
				await page
					.locator('input[value="gold-mines"]')
					.evaluate((i) => i === document.activeElement),
			'the pack has no focus',
		);
	});
	await check('rules: a search finds house rules that are ready, and choices', async () => {
		const field = page.getByRole('combobox', { name: 'Search the rules' });
		const isAt = (/** @type {string} */ selector) => () =>
			page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
		await field.fill('diagonal');
		await page.getByRole('option', { name: /^House rule Diagonal neighbours/ }).click();
		await waitUntil(isAt('.panel [value="house.diagonal-neighbours"]'), 'its box has no focus');
		await field.fill('finished city of two tiles');
		await page
			.getByRole('option', { name: /^Choice/ })
			.first()
			.click();
		await waitUntil(isAt('.chosen [data-detail="params.base.twoTileCity"] *'), 'no choice');
	});
	await check('rules: a search without a hit offers what is near, and a house rule', async () => {
		const field = page.getByRole('combobox', { name: 'Search the rules' });
		await field.fill('diagonl neighbors qqq');
		await page.getByText('Nothing has all of these words. These come nearest:').waitFor();
		await page.getByRole('option', { name: /Diagonal neighbours/ }).waitFor();
		await noBarriers(page, '.chosen');
		await field.fill('another turn');
		const options = page.getByRole('listbox').getByRole('option');
		await options.first().getByText('Another turn for a city').waitFor();
		await options.last().getByText('New house rule: when …, do …').waitFor();
		await field.fill('qqqqqq');
		await page.getByRole('option', { name: 'New house rule' }).waitFor();
		await page.keyboard.press('Enter');
		const begun = page.getByRole('dialog', { name: 'New house rule' });
		const list = begun.getByRole('combobox', { name: 'Search the rules' });
		await waitUntil(() => list.evaluate((f) => f === document.activeElement), 'no focus');
		await noBarriers(page, '.composer');
		await list.fill('each of its tiles road');
		await begun.getByRole('option', { name: /^Kinds of feature road/ }).click();
		await dialog.getByText('Changes apply at once. Undo takes them back.').waitFor();
		await dialog.getByRole('button', { name: 'Done', exact: true }).click();
		await dialog.waitFor({ state: 'hidden' });
	});
	await check('rules: links lead to the parts of the choices, and stay in sight', async () => {
		const parts = page.getByRole('navigation', { name: 'Parts of this page' });
		for (const width of [1280, 375]) {
			await page.setViewportSize({ width, height: 800 });
			await parts.getByRole('button', { name: 'Rules in detail' }).click();
			const search = page.getByRole('searchbox', { name: 'Search these rules' });
			await waitUntil(() => search.evaluate((f) => f === document.activeElement), 'no focus');
			for (const of of [search, parts.getByRole('button', { name: 'Packs' })])
				await waitUntil(
					() =>
						of.evaluate((node) => {
							const { left, top, width, height } = node.getBoundingClientRect();
							const at = document.elementFromPoint(left + width / 2, top + height / 2);
							return at === node;
						}),
					`out of sight at ${width} px`,
				);
		}
		await page.setViewportSize({ width: 1280, height: 800 });
	});
	await check('rules: another turn is found, copied, and given another condition', async () => {
		await tab('House rules').click();
		await panel.getByRole('button', { name: 'New house rule' }).click();
		const begin = page.getByRole('dialog', { name: 'New house rule' });
		await begin.getByRole('combobox').fill('extra turn');
		const first = begin.getByRole('option').first();
		await first.getByText('Another turn for a city').waitFor();
		await first.click();
		await begin.getByText('The active player takes another turn after this one.').waitFor();
		await begin.getByRole('button', { name: 'Copy and change' }).click();
		const kind = dialog.getByRole('combobox', { name: /of this scoring that is a …/ });
		await kind.first().selectOption('road');
		await dialog.getByText(/^Applied/).waitFor();
		await noBarriers(page, '.composer');
		await page.keyboard.press('Escape');
		const made = panel.getByRole('region', { name: 'Another turn for a city, changed' });
		const says = made.getByText(/that is a road and was completed by this scoring/);
		await says.first().waitFor();
		for (const says of ['changed', 'copy of Another turn for a city']) {
			await undo();
			await page.getByText(new RegExp(`Undone: .*${says}`)).waitFor();
		}
		await panel.getByText('No house rules yet.').waitFor();
		await tab('In force').click();
	});
	await check('rules: house rules that come with a game are copied, never changed', async () => {
		await tab('House rules').click();
		await panel.getByRole('button', { name: 'Go to the choices' }).waitFor();
		await panel.getByRole('checkbox', { name: 'Diagonal neighbours' }).check();
		const shipped = panel.getByRole('region', { name: 'Diagonal neighbours', exact: true });
		await shipped.getByRole('button', { name: 'Copy and change Diagonal neighbours' }).waitFor();
		assert((await shipped.getByRole('button', { name: /Delete/ }).count()) === 0, 'Delete');
		await shipped.getByRole('button', { name: 'Copy and change Diagonal neighbours' }).click();
		const copy = panel.getByRole('region', { name: 'Diagonal neighbours, changed' });
		await copy.getByText('that are not among the cells under it and along it').waitFor();
		await copy.getByRole('checkbox', { name: /^In force/, checked: true }).waitFor();
		await copy.getByRole('button', { name: /^Delete the change/ }).waitFor();
		assert((await shipped.count()) === 0, 'both are in force');
		for (const says of ['copy of Diagonal neighbours', 'switching on Diagonal neighbours']) {
			await undo();
			await page.getByText(`Undone: ${says}`).waitFor();
		}
		await panel.getByText('No house rules yet.').waitFor();
		await tab('In force').click();
	});
	await check(
		'rules: what a pack needs comes with it, is announced, and goes with it',
		async () => {
			putPacks(data, [
				['zig', ''],
				['zog', 'requires: { zig: It is built on it }\n'],
			]);
			await page.waitForTimeout(400);
			await page.reload();
			const zig = page.getByRole('checkbox', { name: /The zig/ });
			await page.getByRole('checkbox', { name: /The zog/ }).check();
			await page.getByText('The zig was added, The zog needs it: It is built on it.').waitFor();
			await zig.and(page.locator(':checked')).waitFor();
			await undo();
			await page.getByText('Undone: with The zog, and The zig.').waitFor();
			await waitUntil(async () => !(await zig.isChecked()), 'it was not taken back');
			for (const name of ['zig', 'zog'])
				rmSync(join(data, 'carcassonne', name), { recursive: true });
			await zig.waitFor({ state: 'detached' }).catch(() => page.reload());
		},
	);
	await check('rules: packs that exclude each other say why', async () => {
		await page.locator('input[value="count"]').check();
		await page.locator('input[value="river2"]').check();
		await page.getByText('the second river may become impossible to finish').waitFor();
		await page.getByRole('button', { name: 'Start a new game', disabled: true }).waitFor();
		await page.getByRole('button', { name: 'Leave out The River II' }).first().click();
		await page.locator('button.primary:not(:disabled)').waitFor();
		await page.locator('input[value="count"]').uncheck();
	});
	await check('rules: the difference of an edition, declaration by declaration', async () => {
		await tab('Difference').click();
		await panel.getByText('Nothing is different.').waitFor();
		await edition.selectOption('c1V1');
		const city = panel.locator('li', { hasText: 'A finished city of two tiles' });
		await city.waitFor();
		await waitUntil(
			async () => /full.*→.*half/s.test(await city.innerText()),
			() => city.innerText(),
		);
		await waitUntil(
			async () => (await panel.locator('li.removed', { hasText: 'abbot' }).count()) > 0,
			'the abbot stays',
		);
		await noBarriers(page, '.chosen');
		await edition.selectOption('');
		await panel.getByText('Nothing is different.').waitFor();
	});

	await check(
		'a line of points is changed by pointing at it; the game goes on under it',
		async () => {
			const { seed, keys } = roadGame(data);
			await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed });
			await playKeys(page, keys);
			const before = await score();
			assert(before > 0, `it pays ${before}`);
			await page.locator('[aria-label="Players"] button').first().click();
			await page.locator('[data-changes^="base.road"]').first().click();
			await dialog.getByRole('spinbutton', { name: 'It is worth … 1' }).fill('3');
			await page.keyboard.press('Tab');
			await dialog.getByText(/^Applied/).waitFor();
			await page.keyboard.press('Escape');
			await scores(before * 3);
			const line = page
				.getByRole('dialog')
				.getByRole('button', { name: /own\/house-rules\/[\w-]+\.yaml:\d+/ });
			await line.first().waitFor();
			await page.keyboard.press('Escape');
			await page.getByRole('region', { name: 'The rules changed' }).waitFor();
		},
	);
	await check('one history: the rule, then the step are taken back, and come again', async () => {
		const points = await score();
		const taken = await steps(page);
		await undo();
		await page.getByText('Undone: house rule: road').waitFor();
		await scores(points / 3);
		await undo();
		await waitUntil(async () => (await steps(page)) < taken, 'no step was taken back');
		await page.keyboard.press('Control+Shift+z');
		await page.keyboard.press('Control+Shift+z');
		await scores(points);
		await waitUntil(
			async () => (await steps(page)) === taken,
			async () => `${await steps(page)} steps`,
		);
	});
	await check('a rule is changed in its sentence, and reads as it is then', async () => {
		await rules();
		await page.locator('[data-changes="base.city"]').click();
		const sentences = dialog.getByRole('list', { name: 'The rule in words' });
		const tiles = sentences.getByRole('spinbutton', { name: /and it has exactly … 2$/ });
		await tiles.waitFor();
		await noBarriers(page, '.composer');
		await tiles.fill('3');
		await page.keyboard.press('Tab');
		await dialog.getByText(/^Applied/).waitFor();
		const comparison = sentences.getByRole('combobox', { name: /and it has … exactly$/ });
		await comparison.selectOption('fewer than');
		await sentences.getByRole('spinbutton', { name: /and it has fewer than … 3$/ }).waitFor();
		await page.keyboard.press('Escape');
		await panel.getByText(/and it has fewer than 3 tiles; otherwise 2/).waitFor();
		for (const name of ['city', 'city']) {
			await undo();
			await page.getByText(`Undone: house rule: ${name} changed`).first().waitFor();
		}
		await panel.getByText(/and it has exactly 2 tiles; otherwise 2/).waitFor();
		await play();
	});
	await check(
		'what a rule does is found by search: another turn, points, something more',
		async () => {
			await rules();
			await page.getByRole('combobox', { name: 'Search the rules' }).fill('come home');
			await page.getByRole('listbox').getByRole('option').first().click();
			await page.locator('[data-changes="common.comeHome"]').click();
			await dialog.getByRole('button', { name: /^Other …: Return the pieces/ }).click();
			const take = async (/** @type {string} */ query, /** @type {string} */ says) => {
				await dialog.getByRole('combobox', { name: /^(Other|And also)/ }).fill(query);
				const first = dialog.getByRole('listbox').getByRole('option').first();
				await first.getByText(says, { exact: true }).waitFor();
				await page.keyboard.press('Enter');
				await dialog.getByRole('listbox').waitFor({ state: 'detached' });
			};
			await take('plays again', 'The active player takes another turn after this one.');
			await dialog.getByRole('button', { name: 'And also do …' }).click();
			await take('3 points active player', 'Give the active player 3 points.');
			await noBarriers(page, '.dialog-body');
			await dialog.getByRole('button', { name: /^Remove: Give the active player/ }).click();
			const effects = dialog.getByRole('list', { name: 'What it does' }).getByRole('listitem');
			await waitUntil(async () => (await effects.count()) === 2, 'it is still there');
			await page.keyboard.press('Escape');
			for (let n = 0; n < 3; n++) await undo();
			await play();
		},
	);
	await check('a rule about an expansion rests while it is out, the others go on', async () => {
		await rules();
		const pack = page.locator('.chosen input[value="traders-and-builders"]');
		const choose = async (/** @type {boolean} */ on) => {
			await pack.setChecked(on);
			await page.getByText('The running game is played under these rules.').waitFor();
		};
		await choose(true);
		await page.getByRole('combobox', { name: 'Search the rules' }).fill('secondTile');
		await page.getByRole('listbox').getByRole('option').first().click();
		await page.locator('[data-changes="traders-and-builders.secondTile"]').click();
		await dialog.getByRole('button', { name: 'Leave it out' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await tab('House rules').click();
		const made = panel.locator('li', { has: page.getByRole('button', { name: /^Delete/ }) });
		await waitUntil(async () => (await made.count()) === 2, 'not two changes');
		await choose(false);
		const resting = made.filter({ hasText: 'Rests while Traders & Builders is not in play.' });
		await resting.waitFor();
		assert((await resting.count()) === 1, 'the other one rests, too');
		await noBarriers(page, '.panel');
		await choose(true);
		await resting.waitFor({ state: 'detached' });
		await choose(false);
		await resting.getByRole('button', { name: /^Delete/ }).click();
		await waitUntil(async () => (await made.count()) === 1, 'it is still there');
		await play();
	});
	await check('house rules are switched, dropped, and taken out with all they say', async () => {
		const points = await score();
		await rules();
		await tab('House rules').click();
		const inForce = panel.getByRole('checkbox', { name: /^In force ?: Road:/ });
		const off = panel.locator('section.off');
		await inForce.uncheck();
		await off.waitFor();
		await inForce.check();
		await off.waitFor({ state: 'detached' });
		await panel.getByText('Name', { exact: true }).first().click();
		await panel.getByRole('textbox', { name: 'Name' }).fill('Long roads');
		await panel.getByRole('button', { name: 'Apply' }).click();
		await panel.getByRole('heading', { name: 'Long roads' }).waitFor();
		await noBarriers(page);
		await tab('In force').click();
		await page.locator('[data-changes="common.claim"]').click();
		await dialog.getByText('Its text').click();
		await dialog.locator('.cm-content').waitFor();
		await noBarriers(page, '.composer');
		await page.keyboard.press('Escape');
		await page.locator('[data-changes="base.recall"]').click();
		await dialog
			.getByRole('combobox', { name: 'Keep the change in' })
			.selectOption('A house rule of its own');
		await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('No recall');
		await dialog.getByRole('button', { name: 'Leave it out' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await panel.locator('article.gone[id="decl-actions.base.recall"]').waitFor();
		await play();
		await scores(points);
	});
	await check(
		'a reload keeps the house rules, their changes, the game and what can be undone',
		async () => {
			const points = await score();
			await page.waitForTimeout(600);
			await page.reload();
			await scores(points);
			await rules();
			await tab('House rules').click();
			await panel.getByRole('heading', { name: 'Long roads' }).waitFor();
			await panel.getByRole('heading', { name: 'No recall' }).waitFor();
			await waitUntil(async () => (await panel.locator('li').count()) === 2, 'not two changes');
			const noRecall = panel.getByRole('heading', { name: 'No recall' });
			await page.getByRole('button', { name: /^Undo/ }).first().click();
			await noRecall.waitFor({ state: 'detached' });
			await page.getByRole('button', { name: /^Redo/ }).first().click();
			await noRecall.waitFor();
			const game = page.getByRole('combobox', { name: 'Game', exact: true });
			await page.getByRole('checkbox', { name: 'Long roads' }).first().waitFor();
			await game.selectOption('gold-rush');
			await page
				.getByRole('checkbox', { name: 'Long roads' })
				.first()
				.waitFor({ state: 'detached' });
			await waiting.getByText(/^The running game is another one/).waitFor();
			await game.selectOption('carcassonne');
			await waiting.waitFor({ state: 'detached' });
			await panel.getByRole('heading', { name: 'Long roads' }).waitFor();
			await page.setViewportSize({ width: 375, height: 800 });
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			assert(over <= 0, `${over} pixels too wide`);
			await page.setViewportSize({ width: 1280, height: 800 });
			for (const title of ['Long roads', 'No recall']) {
				const one = panel.getByRole('region', { name: title, exact: true });
				await one.getByText('Name', { exact: true }).first().click();
				await one.getByRole('button', { name: 'Delete these house rules' }).click();
				await one.waitFor({ state: 'detached' });
			}
			await panel.getByText('No house rules yet.').waitFor();
		},
	);
	await check(
		'choices that wait are shown after a reload, and the bar stays in sight',
		async () => {
			const chosen = (/** @type {string} */ name) => page.locator(`.chosen input[value="${name}"]`);
			const done = (/** @type {RegExp} */ says) =>
				page.getByRole('button', { name: says }).waitFor();
			// the first is in force before the second, which excludes it: else both would wait
			await chosen('count').check();
			await done(/^Undo: with The Count/);
			await chosen('river2').check();
			const waits = waiting.getByText(/not in force\. These rules cannot be put together/);
			await waits.waitFor();
			await page.waitForTimeout(600);
			await page.reload();
			await waits.waitFor();
			await noBarriers(page, '.rules');
			const back = waiting.getByRole('button', { name: /^Undo th(is|ese) choice/ });
			for (const size of [
				{ width: 375, height: 812 },
				{ width: 1280, height: 800 },
			]) {
				await page.setViewportSize(size);
				for (const part of ['.composer', '.chosen', '.panel'])
					await page.locator(part).evaluate((node) => node.scrollTo(0, node.scrollHeight));
				const isSeen = () =>
					back.evaluate((node) => {
						const { left, top, width, height } = node.getBoundingClientRect();
						return document.elementFromPoint(left + width / 2, top + height / 2) === node;
					});
				await waitUntil(isSeen, `it is out of sight at ${size.width} px`);
			}
			await page
				.getByRole('navigation', { name: 'Views' })
				.getByRole('link', { name: 'Compare' })
				.click();
			const a = page.getByRole('region', { name: 'Rules of A' });
			await a.getByText(/on Rules (is|are) not in force/).waitFor();
			await rules();
			await back.click();
			await waiting.waitFor({ state: 'detached' });
			await chosen('count').uncheck();
			await done(/^Undo: without The Count/);
		},
	);
	await check('what is chosen is in force at once, and undo takes it back', async () => {
		const followers = page.getByLabel(/^Each player has … followers/);
		const before = await followers.inputValue();
		await followers.fill('5');
		await page.keyboard.press('Tab');
		await page.getByText('The running game is played under these rules.').waitFor();
		await page
			.getByRole('region', { name: 'The rules changed' })
			.getByText('Each player has 5 followers')
			.waitFor();
		assert(!(await waiting.isVisible()), 'it waits');
		await page.locator('[data-changes="base.recall"]').click();
		await dialog.getByRole('button', { name: 'Leave it out' }).click();
		await dialog.waitFor({ state: 'hidden' });
		assert(!(await waiting.isVisible()), 'a house rule waits');
		await undo();
		await page.getByText(/^Undone: house rule: without/).waitFor();
		await undo();
		await page.getByText(/^Undone: choice of Each player has 5 followers/).waitFor();
		await waitUntil(
			async () => (await followers.inputValue()) === before,
			async () => `${await followers.inputValue()} followers`,
		);
		await play();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
	});
}

/** The shortest of some games in which the first seat was paid for a road and for nothing else. @param {string} data */
function roadGame(data) {
	const { program } = compile(workspaceOf(data), { game: 'carcassonne', seats: 2 });
	if (!program) throw new Error('the rules do not compile');
	const kind = program.kinds.findIndex((k) => k.id === 'road');
	/** @type {{ seed: number, keys: string[] } | undefined} */
	let best;
	for (let seed = 1; seed <= 12; seed++) {
		const game = new Game(program, { seed });
		const random = new BotRandom(seed);
		while (!game.over && game.steps.length < (best?.keys.length ?? 60)) {
			game.choose(game.think((machine) => players['greedy']?.(machine, random) ?? 0));
			const own = game.ledger.filter((entry) => entry.seat === 0);
			if (own.some((entry) => entry.kind !== kind)) break;
			if (own.length > 0) {
				best = { seed, keys: game.steps.map((step) => step.key) };
				break;
			}
		}
	}
	if (!best) throw new Error('nobody was paid for a road');
	return best;
}
