import { beforeAll, describe, expect, test } from 'vitest';
import { sectionWords } from '@tilewright/lang';
import { choicesOf } from '@tilewright/session';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { type Goal, goalsFor } from './goals.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { DeclView } from './requests.ts';
import { search } from './search.ts';

let goals: readonly Goal[] = [];
let declarations: readonly DeclView[] = [];

beforeAll(() => {
	const services = testServices();
	services.edits.change({ files: shipped, gone: [], whole: true });
	const handlers = makeHandlers(services);
	const { choices } = choicesOf(services.files.workspace, twoPersons);
	({ declarations } = handlers['rules.set'](twoPersons)!);
	const house = handlers['rules.house'](twoPersons)!;
	const groups = {
		pack: 'pack',
		houseRule: 'house rule',
		choice: 'choice',
		sections: sectionWords,
	};
	goals = goalsFor(choices!.packs, house, declarations, groups);
}, 60_000);

describe('people’s words find what they mean first', () => {
	test.each([
		['extra turn', 'house another-turn'],
		['another turn', 'house another-turn'],
		['takes another turn', 'house another-turn'],
		['whoever completes a city takes another turn', 'house another-turn'],
		['double turn', 'house another-turn'],
		['bonus turn', 'house another-turn'],
		['extra tile', 'house another-tile'],
		['second tile', 'house another-tile'],
		['lay two tiles', 'house another-tile'],
		['figures', 'params.base.base.meeplesPerPlayer'],
		['number of figures', 'params.base.base.meeplesPerPlayer'],
		['how many figures', 'params.base.base.meeplesPerPlayer'],
		['followers', 'params.base.base.meeplesPerPlayer'],
		['fewer followers', 'params.base.base.meeplesPerPlayer'],
		['meeples', 'params.base.base.meeplesPerPlayer'],
		['tile must fit', 'require.common.matches'],
		['matching edges', 'require.common.matches'],
		['sides must match', 'require.common.matches'],
		['diagonal', 'house diagonal-neighbours'],
		['number of pawns', 'params.base.base.meeplesPerPlayer'],
		['a follower may claim a garden', 'pieces.base.follower'],
		['follower stands on a garden', 'pieces.base.follower'],
		['put a follower on gardens', 'pieces.base.follower'],
		['piece supply', 'params.base.base.meeplesPerPlayer'],
	])('%s', (query, key) => {
		const found = search(goals, query).map(({ entry }) => entry.key);
		expect(found.slice(0, 8)[0], found.slice(0, 8).join('\n')).toBe(key);
	});
	test.each([
		['plays again', ['house another-turn']],
		['city is completed', ['house another-turn']],
		['completes a city', ['house another-turn']],
		['when completed', []],
		['lay tile', ['actions.common.layTile']],
	])('rules that do it come first, and no edition that says nothing of it: %s', (query, first) => {
		const found = search(goals, query).map(({ entry }) => entry.key);
		const editions = found.filter((key) => key.startsWith('presets.'));
		expect(editions).toEqual([]);
		for (const key of first) expect(found.slice(0, 3), found.slice(0, 8).join('\n')).toContain(key);
	});
	test.each(['corner', 'placing', 'touch', 'touching corners', 'beside'])(
		'the rule by which a tile is laid is found by “%s”',
		(query) => {
			const found = search(goals, query).map(({ entry }) => entry.key);
			expect(found.slice(0, 3), found.join('\n')).toContain('actions.common.layTile');
		},
	);
	test('also a word for the opposite leads to what speaks of it', () => {
		const found = search(goals, 'unfinished city half').map(({ entry }) => entry.key);
		expect(found.slice(0, 3)).toContain('kinds.base.city');
	});
});

test('a goal shows what is in force, and none of the words that are only searched', () => {
	const searchedOnly = declarations.filter(({ couldBe }) => couldBe !== '');
	expect(searchedOnly.length).toBeGreaterThan(1);
	for (const { key, prose, couldBe, moments } of searchedOnly) {
		const goal = goals.find((g) => g.key === key)!;
		// of the order of play, its moments are found by what could happen then
		const found = moments.length === 0 ? [goal] : goals.filter((g) => g.to === key && g !== goal);
		for (const { more } of found) expect(more).toContain(couldBe);
		expect(goal.prose).toBe(prose.join(' '));
	}
});
