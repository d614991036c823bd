// every pack that is added to the game: a game with it is begun, its decisions are reached and answered on the board itself
import { check, hold } from './checks.mjs';
import { beginWith, playKeys, prompt } from './packs.mjs';
import { displaysOf } from '@tilewright/interpreter';
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

/**
 * Decisions that packs bring, as they are asked, and what is seen then on the board and beside it.
 * @type {(Partial<Parameters<typeof findGame>[1]> & { pack: string, what: string, seen: string, beside?: RegExp, cites?: RegExp })[]}
 */
export const asked = [
	{ pack: 'gold-mines', what: 'the second ingot', words: /second ingot/, seen: '.mark' },
	{
		...{ pack: 'gold-mines', what: 'which ingot to take', words: /take an ingot/, seen: '.mark' },
		...{ seats: 3, first: 45, seeds: 80, most: 200, cites: /GM-2/ },
	},
	{
		...{ pack: 'count', what: 'a figure enters the city', words: /Send a figure/ },
		...{ seats: 3, first: 10, seen: '.place.open', cites: /COC-20/ },
	},
	{
		...{ pack: 'count', what: 'where the Count walks', words: /Move the Count/ },
		...{ take: /Send a figure/, seen: '.place.open', cites: /COC-2/ },
	},
	{
		...{ pack: 'count', what: 'a figure joins a scoring', words: /join what is about/ },
		...{ take: /^enter follower (black|castle)|^count (market|cath)/, first: 1, seeds: 200 },
		...{ seen: '.spot', cites: /COC-31/ },
	},
	{
		...{ pack: 'count', what: 'the market before the last scoring', words: /Before the last/ },
		...{ take: /^enter .*market|^count (castle|cathedral)/, first: 8, most: 400 },
		...{ seen: '.spot', cites: /COC-50/ },
	},
	{ pack: 'cult', what: 'a challenge', pairs: true, seen: '.sight .tie', beside: /Challenge/ },
	{
		...{ pack: 'king-and-robber', what: 'equal cities', words: /Which of the biggest/ },
		...{ first: 77, seeds: 300, seen: '.spot', beside: /Biggest city/, cites: /KR-1/ },
	},
	{
		...{ pack: 'king-and-robber', what: 'equal roads', words: /Which of the longest/ },
		...{ first: 187, seeds: 300, seen: '.spot', beside: /Longest road/, cites: /KR-1/ },
	},
	{
		...{ pack: 'river1', what: 'the river grows', when: (game) => places(game), after: 8 },
		...{ first: 1, seen: '[data-cell]', beside: /River tiles to come/, cites: /BG-/ },
	},
	{
		...{ pack: 'river2', what: 'a further turn after the volcano', first: 1 },
		when: (game) => places(game) && beside(game).includes('A further turn at once'),
		...{ seen: '[data-cell]', beside: /A further turn at once/, cites: /BG-/ },
	},
];

/** A tile is to be laid. @param {import('@tilewright/interpreter').Game} game */
const places = (game) => game.decision?.options.some((o) => o.key.startsWith('place ')) ?? false;

/** Titles of what a game keeps in sight. @param {import('@tilewright/interpreter').Game} game */
const beside = (game) => displaysOf(game.machine).map((d) => d.title);

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
	for (const { pack, what, seen, beside, cites, seats = 2, ...wanted } of asked) {
		if (!packs.some((p) => p.name === pack)) continue;
		await check(`${pack}: ${what} is asked and answered on the board`, async () => {
			const found = findGame(workspace, { packs: [pack], seats, after: 12, ...wanted });
			if (!found) throw new Error('no game comes to it');
			await beginWith(page, url, {
				packs: [pack],
				seats: Array.from({ length: seats }, () => 'person'),
				seed: found.seed,
			});
			await playKeys(page, found.keys);
			const said = await prompt(page);
			if (wanted.words) hold(wanted.words.test(said), `asked is “${said}”`);
			hold(/[.?]$/.test(said), `“${said}” is no sentence`);
			await page.locator(seen).first().waitFor({ state: 'attached' });
			if (beside) {
				const shown = page.getByRole('list', { name: 'Beside the board' });
				hold(beside.test((await shown.textContent()) ?? ''), `beside the board: ${shown}`);
			}
			// what is pointed at names its rule
			const target = page.locator(pointable).first();
			await target.dispatchEvent('pointerenter');
			await target.dispatchEvent('click');
			const rule = page.getByRole('region', { name: 'This turn' }).locator('.place');
			await rule.waitFor();
			const named = (await rule.textContent()) ?? '';
			hold(/\.yaml:\d+/.test(named), 'no line of a file is named');
			if (cites) hold(cites.test(named), `the source is “${named}”`);
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
