import { check, waitUntil, assert, timeout } from './checks.mjs';
import { beginWith, playKeys, prompt, ruleSource, steps, stepsOn, takeSeat } from './packs.mjs';
import { displaysOf } from '@tilewright/interpreter';
import { findGame, workspaceOf } from './script.mjs';
import { shareOf } from './share.mjs';

const pointable =
	'.mark, .place.open, .heap.open, .spot, [data-cell], [aria-label="What can be chosen"] button:not([aria-pressed=true])';

/**
 * Takes the open decision: something that glows is clicked until the choice can be confirmed; passed where nothing glows.
 * @param {import('playwright').Page} page
 */
async function answerFirst(page) {
	const before = await steps(page);
	const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
	for (let i = 0; i < 6 && (await steps(page)) === before; i++) {
		if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
			await stepsOn(page, () => confirm.click());
			return;
		}
		const targets = page.locator(pointable);
		const n = await targets.count();
		const pass = page
			.getByRole('region', { name: 'This turn' })
			.getByRole('button', { name: 'Pass' });
		if (n > 0) await targets.nth(before % n).dispatchEvent('click');
		else await stepsOn(page, () => pass.click());
	}
}

/**
 * Decisions that packs bring: the game that comes to one, what is seen on the board then, and what stands beside it.
 * @type {Record<string, { what: string, seen: string, beside?: RegExp, cites?: RegExp, game: Parameters<typeof findGame>[1] }>}
 */
export const questions = {
	'second-ingot': {
		what: 'where the second ingot lies',
		seen: '.mark',
		game: { packs: ['gold-mines'], seats: 2, words: /second ingot/, after: 12 },
	},
	'take-an-ingot': {
		what: 'which ingot to take',
		seen: '.mark',
		cites: /GM-2/,
		game: {
			...{ packs: ['gold-mines'], seats: 3, words: /take an ingot/ },
			...{ after: 60, first: 45, seeds: 80, maxSteps: 200 },
		},
	},
	'enter-the-city': {
		what: 'a figure for the city',
		seen: '.place.open',
		cites: /COC-20/,
		game: { packs: ['count'], seats: 3, words: /Send a figure/, after: 12, first: 10 },
	},
	'count-walks': {
		what: 'where the Count walks',
		seen: '.place.open',
		cites: /COC-2/,
		game: {
			...{ packs: ['count'], seats: 3, words: /Move the Count/ },
			...{ take: /Send a figure/, after: 12, first: 10 },
		},
	},
	'join-a-scoring': {
		what: 'who joins a scoring from the city',
		seen: '.spot',
		cites: /COC-31/,
		game: {
			...{ packs: ['count'], seats: 2, words: /join what is about/, after: 12 },
			...{ take: /^enter follower (black|castle)|^count (market|cath)/, first: 8, seeds: 200 },
		},
	},
	'market-at-the-end': {
		what: 'who leaves the market before the last scoring',
		seen: '.spot',
		cites: /COC-50/,
		game: {
			...{ packs: ['count'], seats: 2, words: /Before the last/, after: 12, maxSteps: 400 },
			...{ take: /^enter .*market|^count (castle|cathedral)/, first: 8 },
		},
	},
	challenge: {
		what: 'a turn beside a challenge',
		seen: '.sight .tie',
		beside: /Challenge/,
		game: { packs: ['cult'], seats: 2, pairs: true, after: 20 },
	},
	'equal-cities': {
		what: 'which of two equal cities is marked',
		seen: '.spot',
		beside: /Biggest city/,
		cites: /KR-1/,
		game: {
			...{ packs: ['king-and-robber'], seats: 2, words: /Which of the biggest/ },
			...{ first: 77, seeds: 300 },
		},
	},
	'equal-roads': {
		what: 'which of two equal roads is marked',
		seen: '.spot',
		beside: /Longest road/,
		cites: /KR-1/,
		game: {
			...{ packs: ['king-and-robber'], seats: 2, words: /Which of the longest/ },
			...{ first: 187, seeds: 300 },
		},
	},
	river: {
		what: 'where the river goes',
		seen: '[data-cell]',
		beside: /River tiles to come/,
		cites: /BG-/,
		game: { packs: ['river1'], seats: 2, when: (game) => lays(game), after: 12, first: 1 },
	},
	volcano: {
		what: 'a further turn after the volcano',
		seen: '[data-cell]',
		beside: /A further turn at once/,
		cites: /BG-/,
		game: {
			...{ packs: ['river2'], seats: 2, first: 1 },
			when: (game) => lays(game) && beside(game).includes('A further turn at once'),
		},
	},
	'tent-or-token': {
		what: 'a cowboy, the tent or a token',
		seen: '.spot',
		cites: /GR-/,
		game: {
			...{ game: 'gold-rush', packs: [], seats: 3, words: /take the top mining token/i },
			...{ take: /^tent /, after: 40 },
		},
	},
	'sheriff-rides': {
		what: 'where the Sheriff rides',
		seen: '.spot',
		cites: /SH-1/,
		game: {
			...{ game: 'gold-rush', packs: ['sheriff'], seats: 3, words: /the Sheriff rides to/ },
			...{ take: /^tent /, after: 24, maxSteps: 160 },
		},
	},
};

/** A tile is to be laid. @param {import('@tilewright/interpreter').Game} game */
const lays = (game) => game.decision?.options.some((o) => o.key.startsWith('place ')) ?? false;

/** Titles of what a game keeps in sight. @param {import('@tilewright/interpreter').Game} game */
const beside = (game) => displaysOf(game.machine).map((d) => d.title);

/**
 * Turns with each pack there is.
 * @param {import('playwright').Page} page @param {string} url @param {string} data
 * @param {() => readonly string[]} errors what went wrong in the page so far
 */
export async function turnChecks(page, url, data, errors) {
	const workspace = workspaceOf(data);
	const chosen = workspace.packs.filter(
		(p) => p.role === 'expansion' || (p.role === 'game' && p.game !== 'carcassonne'),
	);
	for (const { id, name, role, game = '' } of shareOf(chosen, 3))
		await check(`${id}: turns are played by clicks`, async () => {
			const packs = role === 'game' ? [] : [name];
			await beginWith(page, url, { game, packs, seats: ['person', 'person'], seed: 3 });
			for (let i = 0; i < 8; i++) {
				await takeSeat(page);
				const sentence = await prompt(page);
				assert(/[a-z]{3,} [a-z]/i.test(sentence), `no question: “${sentence}”`);
				const before = await steps(page);
				await answerFirst(page);
				await waitUntil(
					async () => (await steps(page)) > before,
					`“${sentence}” cannot be answered by clicks`,
				);
			}
			await takeSeat(page);
			await page.getByRole('tab', { name: 'Log' }).click();
			await page.locator('#panel .step').nth(7).waitFor();
			assert(errors().length === 0, errors().join('\n'));
		});
}

/**
 * Decisions that only some packs have, and packs together.
 * @param {import('playwright').Page} page @param {string} url @param {string} data
 * @param {() => readonly string[]} errors what went wrong in the page so far
 */
export async function packChecks(page, url, data, errors) {
	const workspace = workspaceOf(data);
	for (const { what, seen, beside, cites, game } of shareOf(Object.values(questions), 3)) {
		const of = [game.game ?? [], game.packs].flat().join(', ');
		await check(`${of}: ${what}, decided on the board`, async () => {
			const found = findGame(workspace, game);
			if (!found) throw new Error('no game comes to it');
			await beginWith(page, url, {
				...(game.game === undefined ? {} : { game: game.game }),
				packs: game.packs,
				seats: Array.from({ length: game.seats }, () => 'person'),
				seed: found.seed,
			});
			await playKeys(page, found.keys);
			const sentence = await prompt(page);
			if (game.words) assert(game.words.test(sentence), `the question is “${sentence}”`);
			assert(/[.?]$/.test(sentence), `“${sentence}” is no sentence`);
			await page.locator(seen).first().waitFor({ state: 'attached' });
			if (beside) {
				const shown = page.getByRole('list', { name: 'Beside the board' });
				await waitUntil(
					async () => beside.test((await shown.textContent()) ?? ''),
					`beside the board: ${shown}`,
				);
			}
			const target = page.locator(pointable).first();
			await target.dispatchEvent('pointerenter');
			await target.dispatchEvent('click');
			const rule = await ruleSource(page);
			await rule.waitFor();
			const named = (await rule.textContent()) ?? '';
			assert(/\.yaml:\d+/.test(named), 'no line of a file is named');
			if (cites) assert(cites.test(named), `the source is “${named}”`);
			await answerFirst(page);
			await waitUntil(
				async () => (await steps(page)) > found.keys.length,
				'it cannot be answered by clicks',
			);
		});
	}
	await check(
		'many packs together: seats show all they have, and leave room for the log',
		async () => {
			const packs = [
				'inns-and-cathedrals',
				'traders-and-builders',
				'princess-and-dragon',
				'tower',
				'abbey-and-mayor',
				'bridges-castles-and-bazaars',
			];
			await beginWith(page, url, {
				packs,
				seats: ['person', 'person', 'person', 'person', 'person'],
				seed: 1,
			});
			for (const width of [375, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				const outside = () =>
					page.getByRole('list', { name: 'Players' }).evaluate((list) =>
						[...list.querySelectorAll('.pieces, .score, .name')]
							.filter((part) => {
								const [inner, card] = [part, part.closest('li')].map((e) =>
									e?.getBoundingClientRect(),
								);
								return !inner || !card || inner.right > card.right || inner.bottom > card.bottom;
							})
							.map((part) => part.textContent),
					);
				await waitUntil(
					async () => (await outside()).length === 0,
					async () => `at ${width}: ${(await outside()).join(', ')}`,
				);
			}
			const fits = () =>
				page
					.getByRole('list', { name: 'Players' })
					.evaluate((list) => list.scrollWidth <= list.clientWidth);
			await waitUntil(fits, 'the cards are wider than the panel');
			const log = await page.getByRole('tab', { name: 'Log' }).boundingBox();
			assert(log !== null && log.y < 800, `the log begins at ${log?.y}`);
		},
	);
	await check('packs together: bots play to the end', async () => {
		await beginWith(page, url, {
			packs: ['gold-mines', 'count', 'king-and-robber', 'cult'],
			seats: ['random', 'greedy', 'greedy'],
			seed: 5,
		});
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.locator('#end-title').waitFor({ timeout: 3 * timeout });
		assert(errors().length === 0, errors().join('\n'));
	});
}
