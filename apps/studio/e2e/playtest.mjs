import { readFileSync } from 'node:fs';
import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith, savedGame, more, prompt, steps, stepsOn } from './packs.mjs';
import { tooWide } from './views.mjs';

/**
 * @param {import('playwright').Page} page @param {string} url
 * @param {(name: string) => Promise<unknown>} [picture] taken on the way
 */
export async function playtestChecks(page, url, picture = async () => {}) {
	const coming = page.getByRole('region', { name: 'Comes next' });
	const tab = (/** @type {string} */ name) => page.getByRole('tab', { name }).click();
	const rows = () => page.locator('#panel .step').count();
	const dialog = page.getByRole('dialog');
	const branches = page.getByRole('list', { name: 'Branches' });
	const reload = async () => {
		await page.reload();
		await page.getByRole('group', { name: /^Board/ }).waitFor();
	};
	async function turn() {
		await tab('Options');
		const list = page.getByRole('list', { name: 'Options' }).getByRole('button');
		await stepsOn(page, () => list.first().click());
		if (/Place the tile/.test(await prompt(page))) return;
		await stepsOn(page, () => page.locator('[aria-label="Options"] [data-key="pass"]').click());
	}
	/** @param {() => Promise<unknown>} run */
	async function narrow(run) {
		await page.setViewportSize({ width: 375, height: 812 });
		await page.waitForTimeout(200);
		await run();
		await waitUntil(
			async () => (await tooWide(page)) === '',
			async () => `375 px: ${await tooWide(page)}`,
		);
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.waitForTimeout(200);
	}

	await check('instant bots let the page draw and be stopped, with three packs', async () => {
		await beginWith(page, url, {
			packs: ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor'],
			seats: ['person', 'greedy'],
			seed: 5,
		});
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await page.getByLabel('Pace of the bots').selectOption('0');
		// a click of the test itself would come only after frames without a move
		await page.evaluate(() => {
			const watch = new MutationObserver(() => {
				const stop = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Stop');
				if (!stop) return;
				watch.disconnect();
				stop.click();
			});
			watch.observe(document.body, { subtree: true, childList: true });
		});
		const playOn = page.getByRole('button', { name: 'Play on', disabled: false });
		const before = await steps(page);
		await playOn.click();
		// the button is still there until the bots begin
		await waitUntil(async () => (await steps(page)) > before, 'no bot has moved');
		await playOn.waitFor();
		await waitUntil(
			async () => (await page.locator('#end-title').count()) === 0,
			'they played to the end',
		);
		await page.evaluate(() => {
			const drawn = { steps: new Set(), over: false };
			Object.assign(globalThis, { drawn });
			const frame = () => {
				drawn.steps.add(document.querySelector('[data-steps]')?.getAttribute('data-steps'));
				if (!drawn.over) requestAnimationFrame(frame);
			};
			requestAnimationFrame(frame);
		});
		await playOn.click();
		await page.locator('#end-title').waitFor();
		const moments = await page.evaluate(() => {
			const { drawn } = /** @type {any} */ (globalThis);
			drawn.over = true;
			return drawn.steps.size;
		});
		// the beginning and the end are drawn in any case
		assert(moments > 2, `only ${moments} moments of the game were drawn`);
	});
	await check(
		'what comes next is reported, changed and left out, and comes so after a reload',
		async () => {
			await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
			await tab('Tiles left');
			await page.getByRole('button', { name: /let X come/ }).click();
			await coming.getByText('X', { exact: true }).waitFor();
			await page.getByRole('button', { name: 'Then one by chance' }).click();
			await page.getByRole('button', { name: /let T come/ }).click();
			await page.getByRole('button', { name: /let C come/ }).click();
			await coming.getByRole('button', { name: 'Earlier: C, number 4' }).click();
			await coming.getByRole('button', { name: 'Leave out T, number 4' }).click();
			await coming.locator('li').nth(3).waitFor({ state: 'detached' });
			await waitUntil(
				async () => (await coming.locator('li').count()) === 3,
				async () => (await coming.textContent()) ?? '',
			);
			await picture('script');
			await noBarriers(page, '.world');
			await narrow(async () => {
				await page.getByRole('button', { name: 'Log, options, tiles' }).click();
				await picture('script-375');
			});
			await reload();
			await turn();
			await tab('Tiles left');
			await page.getByRole('button', { name: 'Change X, in hand' }).waitFor();
			await waitUntil(
				async () => (await coming.locator('li').count()) === 2,
				'the list did not move on',
			);
		},
	);
	await check(
		'one that is gone is refused, the tile in hand is changed, and both are undone',
		async () => {
			await page.getByRole('button', { name: 'Change X, in hand' }).click();
			await page.getByRole('button', { name: /take Q in hand/ }).click();
			await page.getByRole('button', { name: 'Change Q, in hand' }).waitFor();
			await page.getByRole('group', { name: /^Board/ }).focus();
			await page.keyboard.press('Control+z');
			await page.getByRole('button', { name: 'Change X, in hand' }).waitFor();
			const c = page.getByRole('button', { name: /let C come/ });
			await c.click();
			await page.getByText('No more “C” is left.').waitFor();
			await page.keyboard.press('Escape');
		},
	);
	await check(
		'what fits where: how many tiles left at each open cell, by the rules, as the game goes on',
		async () => {
			const fits = page.getByRole('region', { name: 'What fits where' });
			const cells = page.locator('[data-fits]');
			await page.getByRole('group', { name: /^Board/ }).focus();
			await page.keyboard.press('f');
			await fits.getByText(/^All \d+ open cells can still be filled/).waitFor();
			const row = fits.getByRole('button', { name: /^column .* tiles$/ }).first();
			await row.focus();
			await page.locator('[data-fits].at').waitFor();
			await row.press('Enter');
			const tiles = fits.getByRole('list', { name: /^Tiles for column/ }).getByRole('listitem');
			const copies = (await tiles.allInnerTexts()).map((text) => Number(/×(\d+)/.exec(text)?.[1]));
			const total = Number(/(\d+) tiles/.exec((await row.textContent()) ?? '')?.[1]);
			assert(copies.reduce((a, b) => a + b, 0) === total, `${copies.join(' + ')}, not ${total}`);
			await page.locator(`[data-fits="${total}"]`).first().waitFor();
			await picture('fits');
			await narrow(() => picture('fits-375'));
			const before = await cells.count();
			const taken = await steps(page);
			await turn();
			await page.waitForFunction(
				(n) => document.querySelectorAll('[data-fits]').length !== n,
				before,
			);
			await page.getByRole('group', { name: /^Board/ }).focus();
			await page.keyboard.press('f');
			await cells.first().waitFor({ state: 'detached' });
			for (let now = await steps(page); now > taken; now = await steps(page)) {
				const more = now;
				await page.keyboard.press('Control+z');
				await waitUntil(async () => (await steps(page)) < more, 'no step was taken back');
			}
		},
	);
	await check(
		'steps are noted: written, shown on the line of time, kept, saved, undone',
		async () => {
			await turn();
			await tab('Log');
			await page.getByRole('button', { name: 'Note at step 2' }).click({ force: true });
			await page.getByRole('textbox', { name: 'Note at step 2' }).fill('Why not closer?');
			await page.keyboard.press('Enter');
			await page.getByText('Why not closer?').waitFor();
			await picture('note');
			await noBarriers(page, '.world');
			await reload();
			await page.getByText('Why not closer?').waitFor();
			await waitUntil(
				async () => (await page.locator('.dots .dot').count()) === 1,
				'the line of time shows no note',
			);
			await page.locator('[data-step="1"]').click();
			await page.locator('.board.past').waitFor();
			await more(page);
			const [file] = await Promise.all([
				page.waitForEvent('download'),
				page.getByRole('button', { name: 'Save to a file' }).click(),
			]);
			const text = readFileSync(await file.path(), 'utf8');
			assert(text.includes('says: "Why not closer?"'), 'it is not in the file');
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: 'Edit the note at step 2' }).click();
			await page.getByRole('button', { name: 'Delete' }).click();
			await page
				.getByRole('button', { name: 'Note at step 2', exact: true })
				.waitFor({ state: 'attached' });
			await page.getByText('Why not closer?').waitFor({ state: 'detached' });
			await page.getByRole('group', { name: /^Board/ }).focus();
			await page.keyboard.press('Control+z');
			await page.getByText('Why not closer?').waitFor();
		},
	);
	await check('a row goes on another way; branches have names', async () => {
		const before = await rows();
		await page
			.getByRole('button', { name: 'Go on another way after step 2' })
			.click({ force: true });
		await page.waitForFunction(() => document.querySelectorAll('#panel .step').length === 2);
		await tab('Options');
		await page.getByRole('list', { name: 'Options' }).getByRole('button').last().click();
		await tab('Log');
		await page.getByText('1 other branch').click();
		await branches.getByRole('button', { name: /^Name branch/ }).click();
		await page.getByRole('textbox', { name: /^Name of branch/ }).fill('Safe');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Go there: Safe' }).click();
		await page.waitForFunction(
			(n) => document.querySelectorAll('#panel .step').length === n,
			before,
		);
		await waitUntil(
			async () => (await savedGame(page))?.cursor === before,
			'the branch is not kept',
		);
		await reload();
		await waitUntil(async () => (await rows()) === before, 'the branch is another one');
	});
	await check(
		'the moment becomes a scenario by one key: it passes, is kept, and opens again',
		async () => {
			await page.getByRole('group', { name: /^Board/ }).focus();
			await page.keyboard.press('k');
			await dialog.getByText('It passes.').waitFor();
			await dialog.getByLabel('What it shows').fill('A quiet beginning');
			await dialog.getByRole('checkbox').nth(3).check();
			await dialog.getByText('scenario: A quiet beginning').waitFor();
			await dialog.getByText('It passes.').waitFor();
			await picture('capture');
			await noBarriers(page, '.world');
			await narrow(() => picture('capture-375'));
			await dialog.getByRole('button', { name: 'Save', exact: true }).click();
			await dialog.getByText('a-quiet-beginning.yaml').waitFor();
			await page.keyboard.press('Escape');
			await reload();
			await tab('Log');
			await more(page);
			await page.getByRole('button', { name: 'Scenarios' }).click();
			await dialog.getByRole('searchbox').fill('quiet beginning');
			await dialog.getByRole('button', { name: /A quiet beginning/ }).click();
			await page.getByText('What it expects holds.').waitFor();
			await picture('checks');
			await noBarriers(page, '.world');
			await reload();
			await page.getByText('What it expects holds.').waitFor();
		},
	);
	await check('what rules did in the game: figures, and the steps to go to', async () => {
		await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
		await turn();
		await turn();
		await page.getByRole('button', { name: 'In this game' }).click();
		await dialog.getByRole('button', { name: 'To step 1', exact: true }).first().waitFor();
		await waitUntil(
			async () => /offered \d+ options/.test((await dialog.textContent()) ?? ''),
			'no options are counted',
		);
		await picture('rules');
		await noBarriers(page, '.world');
		await narrow(() => picture('rules-375'));
		await dialog.getByRole('button', { name: 'To step 1', exact: true }).first().click();
		await page.locator('.board.past').waitFor();
		await page.keyboard.press('Escape');
	});
	await check('a position is set up by hand, refused with a reason, and played on', async () => {
		await tab('Log');
		await more(page);
		await page.getByRole('button', { name: 'Set up a position' }).click();
		const text = dialog.getByRole('textbox', { name: 'Text of the position' });
		await text.fill('board: []\n');
		await dialog.getByText('A game can begin like this.').waitFor();
		const board = dialog.getByRole('application');
		/** @param {RegExp} what */
		const says = async (what) => {
			await waitUntil(
				async () => what.test(await text.inputValue()),
				async () => `${what}: ${await text.inputValue()}`,
			);
		};
		await dialog.getByRole('button', { name: /^E ?,/ }).click();
		await dialog.locator('[data-free="1/0"]').hover();
		await dialog.locator('.ghost').waitFor();
		await dialog.locator('[data-free="1/0"]').click();
		await says(/E 1\/0 r0/);
		await dialog.locator('[data-tile="1"]').click();
		await dialog.getByRole('button', { name: 'Turn right' }).click();
		await says(/E 1\/0 r1/);
		await dialog.getByText(/Its west side does not match/).waitFor();
		await dialog.getByRole('button', { name: 'Pieces' }).click();
		await dialog.getByRole('button', { name: 'follower of ben' }).click();
		await dialog.locator('[data-spot="city E"]').click();
		await says(/follower ben city E/);
		await dialog.locator('[data-piece="follower"]').click();
		await says(/^board: \[E 1\/0 r1\]\n$/);
		await board.press('Escape');
		await board.press('ArrowUp');
		await board.press('ArrowDown');
		await dialog.getByText(/^column 1, row 0: E, turned by 90°/).waitFor();
		await board.press('m');
		await board.press('ArrowLeft');
		await board.press('ArrowUp');
		await board.press('Enter');
		await says(/E 0\/−?-1 r1/);
		await text.fill('board: [E 4/3 r0]\n');
		await dialog.getByText('One tile lies apart from the rest').waitFor();
		assert(
			!(await dialog.getByText('A game can begin like this.').isVisible()),
			'it is called fine',
		);
		await dialog.locator('[data-amiss="0"]').waitFor();
		await board.press('Control+z');
		await says(/E 0\/-1 r1\]/);
		await text.fill('board: [E 1/0 r1, D 1/0 r0]\n');
		await dialog.getByText(/✕ a tile lies at 1\/0 already/).waitFor();
		await dialog.locator('[data-amiss="1"]').waitFor();
		await board.press('Control+z');
		await says(/E 0\/-1 r1\]/);
		await dialog.getByText('A game can begin like this.').waitFor();
		await dialog.getByRole('button', { name: 'Points and turn' }).click();
		await dialog.getByLabel('Points of ben').fill('7');
		await dialog.getByLabel('Points of ben').press('Tab');
		await says(/ben: 7/);
		await dialog.getByRole('button', { name: 'Tiles' }).click();
		await dialog.getByText('A game can begin like this.').waitFor();
		await picture('arrange');
		await noBarriers(page, '.world');
		await narrow(() => picture('arrange-375'));
		await dialog.getByRole('button', { name: 'Play from here' }).click();
		await dialog.waitFor({ state: 'detached' });
		await page.waitForFunction(() => document.querySelectorAll('.world .tiles > *').length === 2);
		await waitUntil(
			async () => (await savedGame(page))?.setup?.position,
			'the position is not kept',
		);
		await reload();
		await page.waitForFunction(() => document.querySelectorAll('.world .tiles > *').length === 2);
	});
	await check('of a scenario with cases each is chosen, and is kept over a reload', async () => {
		const cases = page.getByRole('combobox', { name: 'Case' });
		const shows = (/** @type {string} */ value) =>
			page.waitForFunction((v) => {
				const select = document.querySelector('.cases select');
				return select instanceof HTMLSelectElement && select.value === v;
			}, value);
		await tab('Log');
		await more(page);
		await page.getByRole('button', { name: 'Scenarios' }).click();
		await dialog.getByRole('searchbox').fill('two tiles in all editions');
		await dialog
			.getByRole('button', { name: /all editions/ })
			.first()
			.click();
		await dialog.waitFor({ state: 'detached' });
		await shows('0');
		await cases.focus();
		await page.keyboard.press('ArrowDown');
		await shows('1');
		await waitUntil(
			async () => (await savedGame(page))?.scenario?.variant === 1,
			'the case is not kept',
		);
		await reload();
		await shows('1');
	});
	await page.evaluate(() => localStorage.clear());
	await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
}
