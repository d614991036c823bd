import { expect, test } from 'vitest';
import type { EntryView, GameState } from './engine/protocol.ts';
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
		discarded: [],
		scores: [0, 0],
		over: false,
		view: {},
		...over,
	}) as GameState;

test('what happened is said in order', () => {
	const after = state({
		steps: [{ seat: 1, decision: 'd', key: 'place X 0/1 r0', bot: undefined }],
		ledger: [entry(0, 'road', 4)],
		discarded: [{ step: 1, tile: 'C' }],
	});
	expect(newsOf(state({}), after, undefined)).toBe(
		'Bob: place X 0/1 r0. Ann scores 4 for road. Tile C fits nowhere and is set aside. ',
	);
});

test('the end names all who share the win', () => {
	expect(newsOf(state({}), state({ over: true, scores: [7, 7] }), undefined)).toMatch(
		/Ann and Bob share the win with 7/,
	);
	expect(winnersOf([3, 9, 9])).toEqual([1, 2]);
});

test('an edit says old and new scores', () => {
	const swap = {
		number: 1,
		scores: [
			{ before: 4, after: 8 },
			{ before: 1, after: 1 },
		],
	} as unknown as GameState['swap'];
	expect(newsOf(state({}), state({ swap }), undefined)).toBe('The rules changed: Ann 4 becomes 8.');
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
