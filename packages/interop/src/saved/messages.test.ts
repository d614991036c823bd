import { describe, expect, test } from 'vitest';
import { Names } from '../recording/names.ts';
import { payloadOf, matchTemplate, wordsOf } from './messages.ts';

const names = new Names([
	{
		game: 'a game',
		mapping: {
			mapping: 'x',
			format: 1,
			for: 'x',
			messages: {
				LAY: { as: '{id:tile} {at:cell} {turn:turn}' },
				PUT: { as: ['{what} {on.at:cell} {on.kind:kind}', '{what} {on:cell}'] },
				HOME: { as: '{who:figure}@{at:cell}' },
				BID: { as: '{place:number} {price:number}' },
				NO: { as: '' },
				DONE: { reseeds: 'random' },
			},
		},
	},
]);
const message = (type: string, payload: object): Parameters<typeof wordsOf>[0] => ({
	type,
	payload: payload as Record<string, unknown>,
	player: 0,
});

describe('messages and words', () => {
	test.each([
		['LAY', { id: 'B/x', at: [3, -1], turn: 'R90' }, 'LAY B/x 3,-1 R90'],
		['BID', { place: 0, price: 12 }, 'BID 0 12'],
		['PUT', { what: 'COIN', on: { at: [0, 1], kind: 'Path' } }, 'PUT COIN 0,1 Path'],
		['PUT', { what: 'COIN', on: [0, 1] }, 'PUT COIN 0,1'],
		['HOME', { who: '0.small.3', at: [0, 1] }, 'HOME 0.small.3@0,1'],
		['NO', {}, 'NO'],
	])('%s %j is %s, and back', (type, payload, words) => {
		expect(wordsOf(message(type, payload), names)).toBe(words);
		expect(payloadOf(words, names)).toEqual({ type, payload });
	});

	test.each([
		['LAY', { id: 'B/x', at: [3, -1] }],
		['LAY', { id: 'B x', at: [3, -1], turn: 'R90' }],
		['LAY', { id: 'B/x', at: [3.5, -1], turn: 'R90' }],
		['LAY', { id: 'B/x', at: [3, -1, 2], turn: 'R90' }],
		['LAY', { id: { a: 1 }, at: [3, -1], turn: 'R90' }],
		['LAY', Object.create({ id: 'B/x', at: [3, -1], turn: 'R90' }) as object],
		['PUT', { what: 'COIN', on: null }],
		['DONE', { random: 0.5 }],
		['NEVER', {}],
	])('%s %j says nothing', (type, payload) =>
		expect(wordsOf(message(type, payload), names)).toBeUndefined(),
	);

	test('what is not written that way is not read', () => {
		expect(payloadOf('LAY B/x 3,-1', names)).toBeUndefined();
		expect(payloadOf('DONE', names)).toBeUndefined();
		// blanks side by side could be filled in many ways: that takes too long to try
		expect(matchTemplate('{a}{b}', 'xy')).toBeUndefined();
		expect(matchTemplate('a.c {x}', 'abc 1')).toBeUndefined();
	});
});
