// every pack that is added to the game: a game with it is begun, its decisions are reached and answered on the board itself
import { check, hold } from './checks.mjs';
import { beginWith, playKeys, prompt } from './packs.mjs';
import { findGame, workspaceOf } from './script.mjs';

/** What can be pointed at, in the order it is tried. */
const pointable =
	'.mark, .place.open, .heap.open, .spot, [data-cell], [aria-label="What can be chosen"] button:not([aria-pressed=true])';

/** @param {import('playwright').Page} page */
const steps = async (page) => Number(await page.locator('[data-steps]').getAttribute('data-steps'));

/**
 * Answers what is asked: something that glows is clicked until the choice can be confirmed; passed where nothing glows.
 * @param {import('playwright').Page} page
 */
async function answer(page) {
	const before = await steps(page);
	const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
	for (let i = 0; i < 6 && (await steps(page)) === before; i++) {
		if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
			await confirm.click();
			await page.waitForFunction(
				(n) => document.querySelector('[data-steps]')?.getAttribute('data-steps') !== n,
				String(before),
			);
			return;
		}
		const targets = page.locator(pointable);
		const n = await targets.count();
		if (n > 0) await targets.nth(before % n).dispatchEvent('click');
		else
			await page
				.getByRole('region', { name: 'This turn' })
				.getByRole('button', { name: 'Pass' })
				.click();
		await page.waitForTimeout(40);
	}
}

/** Decisions that a pack brings, as they are asked, and what is seen then. @type {Record<string, { words?: RegExp, take?: RegExp, pairs?: boolean, seen: string, seats?: number, seeds?: number }>} */
const asked = {
	'gold-mines': { words: /second ingot/, seen: '.mark' },
	count: { words: /Move the Count/, take: /Send a figure/, seen: '.place.open' },
	cult: { pairs: true, seen: '.sight .tie' },
	'king-and-robber': { seen: '[aria-label="Beside the board"] li' },
};

/**
 * @param {import('playwright').Page} page @param {string} url @param {string} data
 * @param {() => readonly string[]} errors what went wrong in the page so far
 */
export async function packChecks(page, url, data, errors) {
	const workspace = workspaceOf(data);
	const packs = workspace.packs.filter((p) => p.game === 'carcassonne' && p.role === 'expansion');
	for (const { name } of packs)
		await check(`${name}: turns are played by clicks`, async () => {
			await beginWith(page, url, { packs: [name], seats: ['person', 'person'], seed: 3 });
			for (let i = 0; i < 8; i++) {
				const said = await prompt(page);
				hold(/[a-z]{3,} [a-z]/i.test(said), `no sentence is asked: “${said}”`);
				const before = await steps(page);
				await answer(page);
				hold((await steps(page)) > before, `“${said}” cannot be answered by clicks`);
			}
			await page.getByRole('tab', { name: 'Log' }).click();
			await page.locator('#panel .step').nth(7).waitFor();
			hold(errors().length === 0, errors().join('\n'));
		});
	for (const [name, { seen, seats = 2, ...wanted }] of Object.entries(asked)) {
		if (!packs.some((p) => p.name === name)) continue;
		await check(`${name}: what it asks and shows is on the board`, async () => {
			const found = findGame(workspace, { packs: [name], seats, after: 12, ...wanted });
			if (!found) throw new Error('no game comes to it');
			await beginWith(page, url, {
				packs: [name],
				seats: Array.from({ length: seats }, () => 'person'),
				seed: found.seed,
			});
			await playKeys(page, found.keys);
			if (wanted.words) {
				const said = await prompt(page);
				hold(wanted.words.test(said), `asked is “${said}”`);
			}
			await page.locator(seen).first().waitFor({ state: 'attached' });
			// what is pointed at names its rule
			const target = page.locator(pointable).first();
			await target.dispatchEvent('pointerenter');
			await target.dispatchEvent('click');
			const rule = page.getByRole('region', { name: 'This turn' }).locator('.place');
			await rule.waitFor();
			hold(/\.yaml:\d+/.test((await rule.textContent()) ?? ''), 'no line of a file is named');
			await answer(page);
			hold((await steps(page)) > found.keys.length, 'it cannot be answered by clicks');
		});
	}
	await check('packs together: bots play to the end', async () => {
		await beginWith(page, url, {
			packs: ['gold-mines', 'count', 'king-and-robber', 'cult'],
			seats: ['random', 'greedy', 'greedy'],
			seed: 5,
		});
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.locator('#end-title').waitFor({ timeout: 120_000 });
		hold(errors().length === 0, errors().join('\n'));
	});
}
