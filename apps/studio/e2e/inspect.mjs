import { viewOf } from '@tilewright/interpreter';
import { check, assert, waitUntil } from './checks.mjs';
import { beginWith, playKeys } from './packs.mjs';
import { findGame } from './script.mjs';
import { shareOf } from './share.mjs';
import { freshPage } from './window.mjs';

/** @typedef {import('@tilewright/interpreter').Game} Game */
/** @typedef {import('@tilewright/interpreter').GameView} View */
/** @typedef {{ tile: number, segment: number }} Place */

/** The segment of a tile on which pieces of these kinds stand, so many of each. @param {View} view @param {Record<string, number>} kinds @returns {Place | undefined} */
function standing({ pieces, tiles }, kinds) {
	/** @type {Map<string, { place: Place, counts: Record<string, number> }>} */
	const places = new Map();
	for (const { kind, at } of pieces) {
		if (at.on !== 'segment') continue;
		const segment = tiles[at.tile]?.segments.indexOf(at.segment) ?? -1;
		const key = `${at.tile}/${segment}`;
		const found = places.get(key) ?? { place: { tile: at.tile, segment }, counts: {} };
		found.counts[kind] = (found.counts[kind] ?? 0) + 1;
		places.set(key, found);
	}
	for (const { place, counts } of places.values())
		if (place.segment >= 0 && Object.entries(kinds).every(([k, n]) => (counts[k] ?? 0) >= n))
			return place;
	return undefined;
}

/** A tile over which something was built, with a figure on it. @param {View} view @returns {Place | undefined} */
function builtOver({ pieces, tiles }) {
	for (const { kind, at } of pieces) {
		if (kind !== 'follower' || at.on !== 'segment') continue;
		if (tiles[at.tile]?.segments.includes(at.segment) === false)
			return { tile: at.tile, segment: 0 };
	}
	return undefined;
}

/**
 * Each place: the packs, options that are taken wherever they are offered, how it is found, and the words that are due.
 * @type {Record<string, { packs: string[], take: RegExp, place: (view: View) => Place | undefined, says: readonly RegExp[] }>}
 */
const places = {
	castle: {
		packs: ['bridges-castles-and-bazaars'],
		take: /^castle /,
		place: (view) => standing(view, { castleToken: 1, follower: 1 }),
		says: [/castle/i, /1 castle of \w+/i, /1 follower of \w+/i, /2 tiles/],
	},
	bridge: {
		packs: ['bridges-castles-and-bazaars'],
		take: /^bridge |^place .* bridged|^follower road .*added/,
		place: builtOver,
		says: [/Also here: .*1 Bridge of \w+/i, /road built over the tile with 1 Follower of \w+/i],
	},
	tower: {
		packs: ['tower'],
		take: /^raise /,
		place: (view) =>
			view.pieces.some((p) => p.at.on === 'zone') ? standing(view, { floor: 3 }) : undefined,
		says: [/tower/i, /[2-9] × floor of a tower of \w+/i],
	},
	crowd: {
		packs: ['big-top'],
		take: /^follower acrobats/,
		place: (view) => standing(view, { follower: 3 }),
		says: [
			/acrobats/i,
			/3 × follower of \w+|[12](?: ×)? follower of \w+.*[12](?: ×)? follower of \w+/i,
		],
	},
};

/**
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {import('@tilewright/lang').Workspace} workspace
 * @param {(page: import('playwright').Page, name: string) => Promise<unknown>} [picture] taken while the words are shown
 */
export async function inspectChecks(browser, url, workspace, picture = async () => {}) {
	for (const [name, { packs, take, place, says }] of shareOf(Object.entries(places), 2))
		await check(`${name}, named to whoever points at it`, async () => {
			/** @type {Place | undefined} */
			let at;
			const when = (/** @type {Game} */ game) => {
				at = place(viewOf(game.machine, undefined));
				return at !== undefined;
			};
			const found = findGame(workspace, { packs, seats: 2, take, when, first: 1, maxSteps: 250 });
			if (!found || !at) throw new Error('no game comes to it');
			const { context, page } = await freshPage(browser);
			try {
				await beginWith(page, url, { packs, seats: ['person', 'person'], seed: found.seed });
				await playKeys(page, found.keys);
				const ground = page
					.locator(`[data-tile="${at.tile}"] [data-segment="${at.segment}"]`)
					.first();
				const card = page.getByRole('region', { name: 'About this place' });
				for (const act of ['pointermove', 'click']) {
					await ground.dispatchEvent(act, { bubbles: true });
					await card.waitFor();
					const text = async () => ((await card.textContent()) ?? '').replace(/\s+/g, ' ');
					for (const words of says)
						await waitUntil(
							async () => words.test(await text()),
							async () => `“${await text()}” does not say ${words}`,
						);
				}
				await picture(page, name);
				assert(await card.getByRole('button').first().isVisible(), 'it cannot be put away');
			} finally {
				await context.close();
			}
		});
}
