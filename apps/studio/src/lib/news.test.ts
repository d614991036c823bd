import { expect, test } from 'vitest';
import type { EntryView, GameState } from '@tilewright/session';
import { newsOf, pointsBySource, winnersOf } from './news.ts';

const entry = (seat: number, name: string, points: number): EntryView => ({
	index: 0,
	seat,
	points,
	step: 1,
	name,
	why: '',
	at: '',
	where: undefined,
	lines: [],
	source: undefined,
});
const state = (over: Partial<GameState>): GameState =>
	({
		number: 1,
		names: ['Ann', 'Bob'],
		steps: [],
		ledger: [],
		later: [],
		viewingPast: false,
		blocked: false,
		auto: false,
		bots: [],
		curtain: undefined,
		branch: 1,
		discarded: [],
		scores: [0, 0],
		over: false,
		view: {},
		...over,
	}) as GameState;

test('events are announced in order', () => {
	const after = state({
		steps: [
			{
				seat: 1,
				decision: 'd',
				key: 'place X 0/1 r0',
				bot: undefined,
				words: 'Tile X at column 0, row 1',
			},
		],
		ledger: [entry(0, 'road', 4)],
		discarded: [{ step: 1, tile: 'C' }],
	});
	expect(newsOf(state({}), after)).toBe(
		'Bob: Tile X at column 0, row 1. Ann scores 4 for road. Tile C fits nowhere and is set aside. ',
	);
});

test('points are announced with the lines they are made of, what is drawn with what it shows', () => {
	const line = {
		id: 'pennants',
		title: 'pennants',
		count: 2,
		each: 1,
		points: 2,
		source: undefined,
	};
	const none = { ...line, id: 'inns', title: 'inns', points: 0 };
	const tiles = { ...line, id: 'tiles', title: 'tiles', count: 3, each: 2, points: 6 };
	const paid = { ...entry(0, 'city', 8), lines: [tiles, line, none] };
	const after = state({
		ledger: [paid],
		view: { drawn: 'X' } as GameState['view'],
		decision: { seat: 1, options: [{}, {}] } as unknown as NonNullable<GameState['decision']>,
	});
	expect(
		newsOf(state({}), after, {
			describeTile: (tile) => `what ${tile} shows`,
			nameOfTile: (tile) => tile,
		}),
	).toBe(
		'Ann scores 8 for city: tiles 3 × 2, pennants 2 × 1. Bob decides, tile X (what X shows), 2 options.',
	);
	expect(newsOf(state({}), { ...after, over: true })).toContain('Ann scores 8 for city. ');
});

test('the end names all who share the win', () => {
	expect(newsOf(state({}), state({ over: true, scores: [7, 7] }))).toMatch(
		/Ann and Bob share the win with 7/,
	);
	expect(winnersOf([3, 9, 9])).toEqual([1, 2]);
});

test('an edit says old and new scores', () => {
	const swap = {
		number: 1,
		differences: [],
		scores: [
			{ before: 4, after: 8 },
			{ before: 1, after: 1 },
		],
	} as unknown as GameState['swap'];
	expect(newsOf(state({}), state({ swap }))).toBe('The rules changed: Ann 4 becomes 8.');
});

test('a change of the rules is told by what changed, also where no score does', () => {
	const swap = {
		number: 1,
		differences: [
			{ is: 'house', title: 'Short roads', says: '', b: true },
			{ is: 'param', id: 'x', says: 'Each has … of them.', a: '7', b: '4' },
		],
		scores: [{ before: 4, after: 4 }],
	} as unknown as GameState['swap'];
	expect(newsOf(state({}), state({ swap }))).toBe(
		'The rules changed: House rule switched on: Short roads; Each has 4 of them; no score changes.',
	);
});

test('points are summed by what paid', () => {
	const rows = pointsBySource({
		names: ['Ann', 'Bob'],
		ledger: [entry(0, 'a', 2), entry(1, 'b', 9), entry(0, 'a', 3)],
	});
	expect(rows).toEqual([
		{ name: 'b', points: [0, 9] },
		{ name: 'a', points: [5, 0] },
	]);
});

const stepOf = (key: string) => ({ seat: 0, decision: 'd', key, bot: undefined, words: key });

test('moments of the past say where they are, and the present that it is back', () => {
	const now = state({ steps: [stepOf('a'), stepOf('b')], scores: [3, 1] });
	const past = state({
		steps: [stepOf('a')],
		later: [stepOf('b')],
		viewingPast: true,
		scores: [2, 1],
	});
	expect(newsOf(now, past)).toBe('Step 1 of 2, in the past. Ann: a. Ann 2, Bob 1.');
	expect(newsOf(past, now)).toMatch(/^Back to now\./);
	expect(newsOf(past, { ...past, viewingPast: false })).toMatch(/^Going on from here\./);
	const start = state({ later: [stepOf('a'), stepOf('b')], viewingPast: true });
	expect(newsOf(past, start)).toMatch(/^The beginning, 2 steps back\./);
});

test('another branch is named as such, a step that parts from the old one is a step', () => {
	const now = state({ steps: [stepOf('a'), stepOf('b')] });
	const other = state({ branch: 2, steps: [stepOf('a'), stepOf('c'), stepOf('d'), stepOf('e')] });
	expect(newsOf(now, other)).toMatch(/^Another branch, step 4 of 4\./);
	const parted = state({ branch: 2, steps: [...now.steps, stepOf('x')] });
	expect(newsOf(now, parted)).toMatch(/^Ann: x\./);
});
