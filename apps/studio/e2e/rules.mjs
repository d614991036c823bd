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
				(await page.locator('[aria-label="Seats"] button').first().getAttribute('aria-label')) ??
					'',
			)?.[1],
		);
	const scores = (/** @type {number} */ points) =>
		page.waitForFunction(
			(n) =>
				new RegExp(`: ${n}\\b`).test(
					document.querySelector('[aria-label="Seats"] button')?.getAttribute('aria-label') ?? '',
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
		await page.getByText('Nothing found. These come nearest:').waitFor();
		await page.getByRole('option', { name: /Diagonal neighbours/ }).waitFor();
		await noBarriers(page, '.chosen');
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
	await check('rules: house rules that come with a game are copied, never changed', async () => {
		await tab('House rules').click();
		await panel.getByRole('button', { name: /^Go to \d+ choices/ }).waitFor();
		await panel.getByRole('checkbox', { name: 'Diagonal neighbours' }).check();
		const shipped = panel.getByRole('region', { name: 'Diagonal neighbours', exact: true });
		await shipped.getByRole('button', { name: 'Copy and change Diagonal neighbours' }).waitFor();
		assert((await shipped.getByRole('button', { name: /Delete/ }).count()) === 0, 'Delete');
		await shipped.getByRole('button', { name: 'Copy and change Diagonal neighbours' }).click();
		const copy = panel.getByRole('region', { name: 'Diagonal neighbours, changed' });
		await copy.getByText('that are not among the cells of it and along it').waitFor();
		await copy.getByRole('checkbox', { name: /^In force/, checked: true }).waitFor();
		await copy.getByRole('button', { name: /^Delete the change/ }).waitFor();
		assert((await shipped.count()) === 0, 'both are in force');
		for (const says of ['copy of Diagonal neighbours', 'Diagonal neighbours on']) {
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
			await page.locator('[aria-label="Seats"] button').first().click();
			await page.locator('[data-changes^="base.road"]').first().click();
			await dialog.getByRole('spinbutton', { name: 'It is worth … 1' }).fill('3');
			await page.keyboard.press('Tab');
			await dialog.getByText(/^Applied/).waitFor();
			await page.keyboard.press('Escape');
			await scores(before * 3);
			const line = page
				.getByRole('dialog')
				.getByRole('button', { name: /own\/house-rules\/house-rules\.yaml:\d+/ });
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
		await panel.getByText(/and it has fewer than 3 tiles, otherwise 2/).waitFor();
		for (const name of ['city', 'city']) {
			await undo();
			await page.getByText(`Undone: house rule: ${name} changed`).first().waitFor();
		}
		await panel.getByText(/and it has exactly 2 tiles, otherwise 2/).waitFor();
		await play();
	});
	await check('house rules are switched, dropped, and taken out with all they say', async () => {
		const points = await score();
		await rules();
		await tab('House rules').click();
		const made = panel.getByRole('checkbox', { name: 'kind road is made' });
		await made.uncheck();
		await panel.locator('li.skipped').waitFor();
		await made.check();
		await panel.locator('li:not(.skipped)').first().waitFor();
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
			.selectOption('New house rules …');
		await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('No recall');
		await dialog.getByRole('button', { name: 'Leave it out' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await panel.locator('article.gone[id="decl-actions.base.recall"]').waitFor();
		await play();
		await scores(points);
	});
	await check('a reload keeps the house rules, their changes and the game', async () => {
		const points = await score();
		await page.waitForTimeout(600);
		await page.reload();
		await scores(points);
		await rules();
		await tab('House rules').click();
		await panel.getByRole('heading', { name: 'Long roads' }).waitFor();
		await panel.getByRole('heading', { name: 'No recall' }).waitFor();
		await waitUntil(async () => (await panel.locator('li').count()) === 2, 'not two changes');
		const game = page.getByRole('combobox', { name: 'Game', exact: true });
		await page.getByRole('checkbox', { name: 'Long roads' }).first().waitFor();
		await game.selectOption('gold-rush');
		await page.getByRole('checkbox', { name: 'Long roads' }).first().waitFor({ state: 'detached' });
		await game.selectOption('carcassonne');
		await page.getByRole('button', { name: /^Undo th(is|ese) choice/ }).click();
		await panel.getByRole('heading', { name: 'Long roads' }).waitFor();
		await page.setViewportSize({ width: 375, height: 800 });
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		assert(over <= 0, `${over} pixels too wide`);
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const title of ['Long roads', 'No recall']) {
			await panel.getByText('Name', { exact: true }).first().click();
			await panel.getByRole('button', { name: 'Delete these house rules' }).first().click();
			await panel.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
		}
		await panel.getByText('No house rules yet.').waitFor();
	});
	await check('choices that wait are shown after a reload as before it', async () => {
		await page.locator('.chosen').getByRole('checkbox', { name: 'Inns & Cathedrals' }).check();
		const shown = page.locator('.chosen').getByText(/^\d+ of \d+ rules are shown/);
		await page
			.getByText(/not in force\.$/)
			.first()
			.waitFor();
		await page.waitForTimeout(600);
		const before = await shown.innerText();
		await page.reload();
		await waitUntil(
			async () => (await shown.innerText().catch(() => '')) === before,
			async () => `not “${before}” but “${await shown.innerText().catch(() => '')}”`,
		);
		await page.getByRole('button', { name: /^Undo th(is|ese) choice/ }).click();
	});
	await check('other rules are chosen for the running game, which goes on', async () => {
		await page.getByLabel(/^Each player has … followers/).fill('5');
		await page.keyboard.press('Tab');
		await waiting.getByText('1 choice is not in force.').waitFor();
		await noBarriers(page, '.rules');
		for (const size of [
			{ width: 375, height: 812 },
			{ width: 1280, height: 800 },
		]) {
			await page.setViewportSize(size);
			for (const part of ['.composer', '.chosen', '.panel'])
				await page.locator(part).evaluate((node) => node.scrollTo(0, node.scrollHeight));
			const go = page.getByRole('button', { name: 'Go on under these rules' });
			const isSeen = () =>
				go.evaluate((node) => {
					const { left, top, width, height } = node.getBoundingClientRect();
					return document.elementFromPoint(left + width / 2, top + height / 2) === node;
				});
			await waitUntil(isSeen, `it is out of sight at ${size.width} px`);
		}
		await tab('As chosen').click();
		await panel.getByText('1 choice of them is not in force yet.').waitFor();
		await page.reload();
		await waiting.getByText('1 choice is not in force.').waitFor();
		await page
			.getByRole('navigation', { name: 'Views' })
			.getByRole('link', { name: 'Compare' })
			.click();
		const a = page.getByRole('region', { name: 'Rules of A' });
		await a.getByText('One choice on Rules is not in force').waitFor();
		await a.getByRole('combobox').first().selectOption('as they are chosen on Rules');
		await a.getByText('One choice on Rules is not in force').waitFor({ state: 'hidden' });
		await play();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await page.keyboard.press('k');
		await page.getByRole('dialog').getByText('One choice on Rules is not in force').waitFor();
		await page.keyboard.press('Escape');
		await rules();
		await page.locator('[data-changes="base.recall"]').click();
		await dialog.getByRole('button', { name: 'Leave it out' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await waiting.getByText('1 choice is not in force.').waitFor();
		await undo();
		await page.getByRole('button', { name: 'Go on under these rules' }).click();
		await page.getByText('The running game is played under these rules.').waitFor();
		assert(!(await waiting.isVisible()), 'it still waits');
		await undo();
		await page.getByText('Undone: go on under other rules.').waitFor();
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
