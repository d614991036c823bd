// decisions that only expansions have, each answered by mouse, by touch and by keys; who answers knows nothing but what the page says
import { check, assert, waitUntil } from './checks.mjs';
import { tabTo } from './keys.mjs';
import { beginWith, playKeys, prompt, ruleSource, savedGame, steps } from './packs.mjs';
import { findGame } from './script.mjs';
import { shareOf } from './share.mjs';
import { freshPage } from './window.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ press: (name: RegExp) => Promise<unknown>, write: (name: RegExp, text: string) => Promise<unknown> }} Hand */
/** @typedef {{ hand: Hand, page: Page, scores: () => Promise<number[]>, beside: () => Promise<string>, confirm: (next: RegExp) => Promise<void> }} Table */

/** The score of every seat. @param {Page} page */
const scoresOf = async (page) =>
	(await page.locator('[aria-label="Players"] .score').allTextContents()).map(Number);

/** Everything that lies or is shown beside the board. @param {Page} page */
const besideOf = async (page) =>
	(await page.getByRole('list', { name: 'Beside the board' }).textContent())
		?.replace(/\s+/g, ' ')
		.trim() ?? '';

/**
 * Each decision: the game that comes to it, the words of its question, the rule it names, and how it is answered, with what comes of it.
 * @type {Record<string, { game: Parameters<typeof findGame>[1], asks: RegExp, cites: RegExp, answer: (table: Table) => Promise<void> }>}
 */
export const decisions = {
	auction: {
		game: {
			...{ packs: ['bridges-castles-and-bazaars'], seats: 3, first: 1, maxSteps: 200 },
			words: /put up for auction/,
		},
		asks: /decides in the turn of .*Which tile do you put up for auction\?/,
		cites: /BB-17/,
		answer: async ({ hand, page, scores, beside, confirm }) => {
			const before = await scores();
			assert(/Tiles to be auctioned/.test(await beside()), `beside the board: ${await beside()}`);
			await hand.press(/^Tile /);
			await confirm(/How many points do you bid/);
			await hand.write(/^A number from 0 to/, '3');
			await confirm(/Do you bid more for the tile that is up for auction/);
			assert(/Highest bid 3/.test(await beside()), `the bid is not shown: ${await beside()}`);
			assert(/Up for auction tile/.test(await beside()), `no tile is shown: ${await beside()}`);
			await hand.press(/^One more$/);
			await confirm(/Do you bid more/);
			assert(/Highest bid 5/.test(await beside()), `the bid is not shown: ${await beside()}`);
			await hand.press(/^Pass$/);
			await waitUntil(
				async () => /Do you buy the tile/.test(await prompt(page)),
				() => prompt(page),
			);
			await hand.press(/^Sell$/);
			await waitUntil(
				async () => (await scores()).join() !== before.join(),
				async () => `nobody paid: ${(await scores()).join()}`,
			);
			const changes = (await scores()).map((n, i) => n - (before[i] ?? 0));
			assert(changes.sort((a, b) => a - b).join() === '-5,0,5', `paid: ${changes.join()}`);
		},
	},
	sheep: {
		game: {
			...{ packs: ['hills-and-sheep'], seats: 2, first: 1, maxSteps: 200 },
			...{ words: /flock/, take: /^shepherd/ },
		},
		asks: /Let the flock grow by a token from the bag \(a wolf drives it away\), or score the flock/,
		cites: /HS-8/,
		answer: async ({ hand, page, scores, confirm }) => {
			const before = await scores();
			assert((await page.locator('[data-pile]').count()) > 0, 'no flock is shown');
			await hand.press(/^Let the flock grow .* or Score the flock/);
			await hand.press(/^Score the flock/);
			await confirm(/./);
			assert((await scores()).join() !== before.join(), 'the flock paid nothing');
		},
	},
	ransom: {
		game: {
			...{ packs: ['tower'], seats: 2, first: 1, maxSteps: 200 },
			...{ words: /Buy a prisoner/, take: /^raise|^capture/ },
		},
		asks: /You may also buy a prisoner back\./,
		cites: /TO-8/,
		answer: async ({ hand, scores, confirm }) => {
			const before = await scores();
			await hand.press(/^Buy a prisoner back: /);
			await confirm(/Place the tile\.$/);
			const changes = (await scores()).map((n, i) => n - (before[i] ?? 0));
			assert(changes.sort((a, b) => a - b).join() === '-3,3', `paid: ${changes.join()}`);
		},
	},
	exchange: {
		game: {
			...{ packs: ['tower'], seats: 2, first: 35, maxSteps: 200 },
			...{ words: /hold figures of each other/, take: /^raise|^capture/ },
		},
		asks: /You and another player hold figures of each other\. Which .*\?/,
		cites: /TO-7/,
		answer: async ({ hand, page, confirm }) => {
			const held = () => page.locator('[aria-label="Players"] .heap').count();
			const before = await held();
			await hand.press(/^\w+ of \w+, prison of \w+/);
			await hand.press(/^You and another player hold .*prison of \w+$/);
			await confirm(/./);
			await waitUntil(async () => (await held()) < before, 'nobody was let go');
		},
	},
	dragon: {
		game: {
			...{ packs: ['princess-and-dragon'], seats: 2, first: 1, maxSteps: 200 },
			when: (game) =>
				(game.decision?.options.length ?? 0) > 1 &&
				(game.decision?.options.every((o) => o.key.startsWith('next ')) ?? false),
		},
		asks: /Lead the dragon to a tile beside it\. Figures there go home/,
		cites: /PD-7/,
		answer: async ({ hand, page, beside, confirm }) => {
			assert(/Steps of the dragon left 6/.test(await beside()), await beside());
			const marks = await page.locator('.mark').count();
			assert(marks > 1 && marks <= 4, `${marks} cells glow`);
			await hand.press(/^column /);
			await confirm(/decides in the turn of .*Lead the dragon/);
			assert(/Steps of the dragon left 5/.test(await beside()), await beside());
		},
	},
	bridge: {
		game: {
			...{ packs: ['bridges-castles-and-bazaars'], seats: 2, first: 1, maxSteps: 60 },
			words: /Build a bridge/,
			when: (game) => game.scores.every((score) => Math.abs(score) < 60),
		},
		asks: /You may also build a bridge over the tile just laid\./,
		cites: /BB-3/,
		answer: async ({ hand, page, confirm }) => {
			const bridges = () => page.locator('[data-added]').count();
			const before = await bridges();
			await hand.press(/^Build a bridge over the tile just laid: .* side of column/);
			await waitUntil(
				async () => (await page.locator('[data-planned]').count()) === 1,
				'the bridge is not shown before it is built',
			);
			await confirm(/^(?!.*build a bridge)/);
			await waitUntil(async () => (await bridges()) === before + 1, 'no bridge is drawn');
		},
	},
};

/** The three ways to answer; each finds things by their names alone. @type {Record<string, (page: Page) => Hand>} */
const hands = {
	mouse: (page) => ({
		press: (name) => page.getByRole('button', { name }).first().click(),
		write: (name, text) => page.getByLabel(name).fill(text),
	}),
	touch: (page) => ({
		press: (name) => page.getByRole('button', { name }).first().tap(),
		write: async (name, text) => {
			await page.getByLabel(name).tap();
			await page.getByLabel(name).fill(text);
		},
	}),
	keys: (page) => ({
		press: async (name) => {
			await tabTo(page, name);
			await page.keyboard.press('Enter');
		},
		write: async (name, text) => {
			await tabTo(page, name);
			await page.keyboard.press('Control+a');
			await page.keyboard.type(text);
		},
	}),
};

const windows = { mouse: {}, touch: { width: 375, height: 760, touch: true }, keys: {} };

/**
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {import('@tilewright/lang').Workspace} workspace
 * @param {(page: Page, name: string) => Promise<unknown>} [picture] taken at the question
 */
export async function decisionChecks(browser, url, workspace, picture = async () => {}) {
	for (const [at, [name, decision]] of Object.entries(decisions).entries()) {
		const found = findGame(workspace, decision.game);
		/** @type {{ tab: string, game: string } | undefined} */
		let kept;
		// one after the other begins with another hand, so that a share has all of them
		const all = Object.entries(hands);
		const first = at % all.length;
		const inTurn = [...all.slice(first), ...all.slice(0, first)];
		for (const [by, handOf] of shareOf(inTurn, all.length))
			await check(`${name}, answered by ${by}`, async () => {
				if (!found) throw new Error('no game comes to it');
				// the game is played up to the question once, in a wide window; others go on with what was kept
				kept ??= await playTo(browser, url, decision.game, found);
				const { context, page } = await freshPage(browser, {
					...windows[/** @type {keyof typeof windows} */ (by)],
					script: `(${putGame})(${JSON.stringify(kept)})`,
				});
				/** @type {string[]} */
				const errors = [];
				page.on('pageerror', (error) => errors.push(error.message));
				try {
					await page.goto(url);
					await page.getByRole('group', { name: /^Board/ }).waitFor();
					await waitUntil(
						async () => (await steps(page)) === found.keys.length,
						async () => `${await steps(page)} steps, not ${found.keys.length}`,
					);
					const question = await prompt(page);
					assert(decision.asks.test(question), `the question is “${question}”`);
					await picture(page, `${name}-${by}`);
					await decision.answer(tableOf(page, handOf(page), decision.cites));
					assert(errors.length === 0, errors.join('\n'));
				} finally {
					await context.close();
				}
			});
	}
}

/** @param {Page} page @param {Hand} hand @param {RegExp} cites @returns {Table} */
function tableOf(page, hand, cites) {
	let named = false;
	return {
		...{ hand, page },
		scores: () => scoresOf(page),
		beside: () => besideOf(page),
		confirm: async (next) => {
			const before = await steps(page);
			if (!named) {
				const source = await ruleSource(page);
				await waitUntil(
					async () => cites.test((await source.textContent()) ?? ''),
					async () => `the source is “${await source.allTextContents()}”`,
				);
			}
			named = true;
			await hand.press(/^Confirm$/);
			await waitUntil(
				async () => (await steps(page)) > before && next.test(await prompt(page)),
				async () =>
					`${(await steps(page)) - before} steps; the question is “${await prompt(page)}”`,
			);
		},
	};
}

/**
 * Plays a game up to its last key, and takes it as the page kept it.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {{ packs: string[], seats: number }} setup @param {{ seed: number, keys: string[] }} found
 */
async function playTo(browser, url, { packs, seats }, { seed, keys }) {
	const { context, page } = await freshPage(browser);
	const persons = Array.from({ length: seats }, () => 'person');
	await beginWith(page, url, { packs, seats: persons, seed });
	await playKeys(page, keys);
	await waitUntil(
		async () => (await savedGame(page))?.cursor === keys.length,
		'the game is not kept',
	);
	const kept = await page.evaluate(takeGame);
	await context.close();
	return kept;
}

function takeGame() {
	const tab = sessionStorage.getItem('tilewright.tab') ?? '';
	return { tab, game: localStorage.getItem(`tilewright.game.${tab}`) ?? '' };
}

/** Puts a game that was taken into a window that knows nothing. @param {{ tab: string, game: string }} kept */
function putGame({ tab, game }) {
	if (sessionStorage.getItem('tilewright.tab') !== null) return;
	sessionStorage.setItem('tilewright.tab', tab);
	localStorage.setItem(`tilewright.game.${tab}`, game);
}
