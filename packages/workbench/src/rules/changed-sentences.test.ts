import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons as setup } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/mine.yaml';

beforeAll(() => {
	services.edits.change({ files: shipped, gone: [], whole: true });
});

/** The sentences that a rule brings with another text. */
function broughtBy(id: string, from: string, to: string, packs: readonly string[] = []) {
	const played = { ...setup, packs };
	const { key, text } = handlers['rules.changeable']({ setup: played, id })!;
	const other = text.replace(from, to);
	expect(other).not.toBe(text);
	const overlay = { id: 'mine', file, title: undefined, text: undefined };
	const wanted = { is: 'text', key, text: other } as const;
	const made = handlers['rules.write']({ setup: played, overlay, wanted });
	expect(made.message).toBe('');
	services.edits.handlers.edits({ [file]: made.text! });
	try {
		const house = handlers['rules.house']({ ...played, overlays: ['mine'] });
		return house.find((h) => h.id === 'mine')!.entries[0]!.after;
	} finally {
		services.edits.handlers.edits({ [file]: null });
	}
}

const gift = '{ score: { to: active, line: bonus, each: 2, cause: bonus } }';

test('an effect that a change brings says when it happens', () => {
	expect(broughtBy('base.lastTile', 'do: [', `do: [${gift}, `)).toEqual([
		'At the check for the end of the game, if the active player has the last turn: give the active player 2 points.',
	]);
});

test('what is brought under one beginning says it once', () => {
	const other = gift.replace('each: 2', 'each: 3');
	expect(broughtBy('base.lastTile', 'do: [', `do: [${gift}, ${other}, `).slice(1)).toEqual([
		'Give the active player 3 points.',
	]);
});

test('what happens otherwise says otherwise than what', () => {
	const packs = ['bridges-castles-and-bazaars'];
	const id = 'bridges-castles-and-bazaars.auction';
	const from = 'from: bestBidder, to: picker, points: bestBid';
	const [says, ...more] = broughtBy(id, from, `${from} + 7`, packs);
	expect(more).toEqual([]);
	expect(says).toMatch(
		/ if the taker is the picker: … Otherwise: pay the best bid plus 7 from the best bidder to the picker\.$/,
	);
});
