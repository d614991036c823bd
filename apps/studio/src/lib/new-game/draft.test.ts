import type { Choices } from '@tilewright/session';
import { expect, test } from 'vitest';
import { Draft } from './draft.svelte.ts';
import type { Setup } from '@tilewright/session';

const played: Setup = {
	game: 'some',
	packs: [],
	preset: undefined,
	elements: {},
	params: {},
	seats: [
		{ name: 'Ann', by: 'person', colour: 'red' },
		{ name: 'Ben', by: 'person', colour: 'blue' },
	],
	seed: 26,
};

test('another game like the one that is played has other chance', () => {
	const seeds = Array.from({ length: 20 }, () => {
		const draft = new Draft();
		draft.follow(played, undefined);
		expect(draft.seats.map((s) => s.by)).toEqual(['person', 'person']);
		return draft.seed;
	});
	expect(seeds).not.toContain(26);
	expect(new Set(seeds).size).toBeGreaterThan(10);
});

test('a seed that somebody named stays until another is rolled', () => {
	const draft = new Draft();
	draft.keepSeed(7);
	draft.follow(played, undefined);
	expect(draft.seed).toBe(7);
	draft.anotherSeed();
	draft.follow(played, undefined);
	expect([7, 26]).not.toContain(draft.seed);
});

test('an example changes nothing of what is set up', () => {
	const draft = new Draft();
	const before = draft.setup(undefined);
	draft.follow({ ...played, example: true }, undefined);
	expect(draft.setup(undefined)).toEqual(before);
});

test('packs and house rules whose files are gone are chosen no more; the others stay', () => {
	const draft = new Draft();
	draft.chooseGame('some');
	draft.choose({ packs: ['hills', 'lost'], overlays: ['ours', 'theirs'], params: { size: 3 } });
	const there = {
		game: 'some',
		packs: [{ id: 'hills' }, { id: 'river' }],
		overlays: [{ id: 'ours' }],
	} as unknown as Choices;
	expect(draft.forgetGone({ ...there, game: 'other' })).toBe(false);
	expect(draft.packs).toEqual(['hills', 'lost']);
	expect(draft.forgetGone(there)).toBe(true);
	expect({ ...draft.setup(undefined), seats: [], seed: 0 }).toMatchObject({
		packs: ['hills'],
		overlays: ['ours'],
		params: { size: 3 },
	});
	expect(draft.forgetGone(there)).toBe(false);
});

test('every seat has a name of its own, however many there are and where none was given', () => {
	const draft = new Draft();
	while (draft.seats.length < 12) draft.addSeat();
	for (const seat of draft.seats) seat.name = ' ';
	const names = draft.setup(undefined).seats.map(({ name }) => name);
	expect(names).not.toContain(undefined);
	expect(new Set(names).size).toBe(12);
	expect(names).toEqual(draft.seats.map((_, i) => draft.usualName(i)));
	expect(draft.sameName).toBeUndefined();
});
