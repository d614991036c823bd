import { Game } from '@tilewright/interpreter';
import { compile, sectionWords } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { afterEach, expect, test } from 'vitest';
import { twoPersons } from '../engine/testing.ts';
import { goalsFor } from './goals.ts';
import { searchOffers } from './offer-search.ts';
import { nearestEntries, search } from './search.ts';
import { changeable, handlers, services } from './testing.ts';
import type { Offer, RequestedChange } from './requests.ts';

const key = 'timeline.common.turn';
const file = 'own/house-rules/mine.yaml';
const house: Setup = { ...twoPersons, overlays: ['mine'] };

afterEach(() => services.edits.handlers.edits({ [file]: null }));

const offersAt = async (moment: string): Promise<readonly Offer[]> =>
	(await handlers['rules.moment-effects']({ setup: twoPersons, key, moment }))!;

function write(wanted: RequestedChange): string {
	const { text } = services.edits.textOf(file);
	const overlay = { id: 'mine', file, title: undefined, text };
	const setup = text === undefined ? twoPersons : house;
	const made = handlers['rules.write']({ setup, overlay, wanted });
	expect(made.message).toBe('');
	services.edits.handlers.edits({ [file]: made.text! });
	return made.text!;
}

async function add(moment: string, query: string): Promise<{ text: string; rule: string }> {
	const [offer] = searchOffers(await offersAt(moment), query);
	const { id } = changeable(key).moments.find(({ name }) => name === moment)!;
	return {
		text: write({ is: 'moment', key, moment, id, by: offer!.by }),
		rule: `rules.mine.${id}`,
	};
}

const groups = { pack: 'pack', houseRule: 'house rule', choice: 'choice', sections: sectionWords };
const goals = goalsFor([], [], handlers['rules.set'](twoPersons)!.declarations, groups);

test.each([
	['start of the turn', 'start'],
	['the beginning of a turn', 'start'],
	['start turn', 'start'],
	['at the start of a turn', 'start'],
	['end of the turn', 'end'],
	['turn end', 'end'],
	['before the draw', 'source'],
	['after the tile is laid', 'after-place'],
	['get points at the start of a turn', 'start'],
	['the player with the fewest points gets 1 point at the start of a turn', 'start'],
	['the player with the fewest points gets 15 points at the end of a turn', 'end'],
])('“%s” finds the moment “%s”', (query, moment) => {
	const hits = search(goals, query).map(({ entry }) => entry);
	const [first] = [...hits, ...nearestEntries(goals, query)];
	expect(first?.key).toBe(`${key}@${moment}`);
});

test.each(['points', 'another tile', 'piece', 'player'])(
	'“%s” does not find the moments at which it can happen',
	(query) => {
		const hits = search(goals, query).map(({ entry }) => entry);
		for (const { key: hit } of [...hits, ...nearestEntries(goals, query)])
			expect(hit).not.toBe(`${key}@start`);
	},
);

test('who has the fewest points gets one at the start of each turn', async () => {
	const { text, rule } = await add('start', 'the player with the fewest points gets 1 point');
	expect(text).toContain(
		'title: "At the start of the turn: give the players with the fewest points 1 point"',
	);
	expect(
		changeable(rule, house).sentences.map((parts) =>
			parts.map((p) => (typeof p === 'string' ? p : p.label)).join(''),
		),
	).toEqual(['At the start of the turn:', '\tGive the players with the fewest points 1 point.']);
	const { program } = compile(services.files.workspace, selectionOf(house, 2));
	const game = new Game(program!, { seed: 3 });
	for (let at = 1; !game.over; at = (at * 31 + 7) % 1009)
		game.choose(at % game.decision!.options.length);
	const scores = [0, 0];
	const paid = new Map<number, { behind: readonly number[]; seats: number[] }>();
	for (const { source, seat, points, turn } of game.ledger) {
		if (program!.sources[source]!.id === 'mine.atStart') {
			const behind = [0, 1].filter((s) => scores[s] === Math.min(...scores));
			const known = paid.get(turn) ?? { behind, seats: [] };
			paid.set(turn, { ...known, seats: [...known.seats, seat] });
			expect(points).toBe(1);
		}
		scores[seat]! += points;
	}
	expect(paid.size).toBe(game.steps.filter(({ decision }) => decision === 'tile').length);
	for (const { behind, seats } of paid.values()) expect(seats.toSorted()).toEqual(behind);
	expect([...paid.values()].some(({ seats }) => seats.length === 1)).toBe(true);
});

test.each([
	['the players with the most points lose 1', 'The players with the most points lose 1 point.'],
	['active player loses 3 points', 'The active player loses 3 points.'],
	['active player gets 3 points', 'Give the active player 3 points.'],
])('“%s” is offered as “%s”', async (query, label) => {
	expect(searchOffers(await offersAt('end'), query)[0]?.label).toBe(label);
});

test('a rule of a moment comes after those that happen then and touch the same', async () => {
	const { rules } = changeable(key).moments.find(({ name }) => name === 'draw')!;
	expect(rules).toEqual([expect.stringMatching(/^Draw tiles until /)]);
	expect((await add('draw', 'active player 2 points')).text).toContain('after: [base.drawTile]');
	services.edits.handlers.edits({ [file]: null });
	expect((await add('start', 'active player 2 points')).text).not.toContain('after:');
});

test('a second rule of a moment stands beside the first, and one that is told in few words says when it happens', async () => {
	const one = await add('end', 'players with the most points lose');
	const two = await handlers['rules.moment-effects']({ setup: house, key, moment: 'end' });
	const { id } = changeable(key, house).moments.find(({ name }) => name === 'end')!;
	expect(id).toBe('atEnd2');
	const by = searchOffers(two!, 'another turn')[0]!.by;
	const text = write({ is: 'moment', key, moment: 'end', id, by });
	expect(one.rule).toBe('rules.mine.atEnd');
	expect(text).toContain('id: atEnd2');
	expect(changeable('rules.mine.atEnd2', house).says).toBe('At the end of the turn.');
});

test.each([
	['carcassonne', ['count']],
	['gold-rush', ['sheriff']],
])(
	'points can be given at each moment of a turn of %s at which rules happen',
	async (game, packs) => {
		const setup: Setup = { ...twoPersons, game, packs };
		const { moments } = changeable(key, setup);
		for (const { name, isSlot, title } of moments) {
			if (!isSlot) continue;
			const offers = await handlers['rules.moment-effects']({ setup, key, moment: name });
			expect(searchOffers(offers!, 'active player points'), title).not.toEqual([]);
		}
	},
	60_000,
);
