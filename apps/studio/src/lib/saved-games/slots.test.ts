import { describe, expect, test } from 'vitest';
import { savedGames as texts } from '#texts/saved-games.ts';
import type { SavedSession } from '@tilewright/session';
import {
	MAX_GAMES,
	gamesToForget,
	readSlot,
	readSlots,
	removeSlot,
	type Store,
	writeSlot,
} from './slots.ts';
import { storageWith } from './testing.ts';

const refusing = (): Store => {
	throw new DOMException('not allowed', 'SecurityError');
};
const game = (saved: number): string =>
	JSON.stringify({
		saved,
		kept: 1,
		setup: {
			game: 'g',
			packs: [],
			preset: undefined,
			elements: {},
			params: {},
			seats: [],
			seed: 1,
		},
		rules: 'r',
		scores: [0],
		over: false,
		now: 1,
		cursor: 0,
		looking: false,
		waits: false,
		lines: [{ id: 1, from: 0, steps: [[0, 'd', 'k', null]], chance: [[0, 'deck', 'T']] }],
	} satisfies SavedSession);

describe('games kept in the browser', () => {
	test('an empty store holds none, and reports no trouble', () => {
		expect(readSlots(() => storageWith())).toEqual({ slots: [], trouble: '' });
		expect(readSlot(() => storageWith(), 'a')).toBeUndefined();
	});

	test('games are found newest first; other keys are left alone', () => {
		const store = storageWith({
			'tilewright.game.a': game(1),
			'tilewright.game.b': game(5),
			'tilewright.edits.1': '{}',
		});
		const { slots } = readSlots(() => store);
		expect(slots.map((s) => [s.id, s.saved, s.trouble])).toEqual([
			['b', 5, ''],
			['a', 1, ''],
		]);
	});

	test('what is damaged or newer is kept as text, with the reason', () => {
		const store = storageWith({
			'tilewright.game.a': game(1).slice(0, 40),
			'tilewright.game.b': '{"kept":2}',
			'tilewright.game.c': game(3).replace('"cursor":0', '"cursor":-1'),
		});
		const { slots } = readSlots(() => store);
		expect(slots.map((s) => s.session)).toEqual([undefined, undefined, undefined]);
		expect(Object.fromEntries(slots.map((s) => [s.id, s.trouble]))).toEqual({
			a: 'It is damaged.',
			b: 'It was saved by a newer version (format 2; 1 is known here).',
			c: 'It is damaged.',
		});
		expect(slots.find((s) => s.id === 'b')!.text).toBe('{"kept":2}');
	});

	test('a store that is full and one that is refused are distinguished', () => {
		expect(writeSlot(() => storageWith({}, 10), 'a', game(1))).toBe(texts.full);
		expect(writeSlot(refusing, 'a', game(1))).toBe(texts.notStored);
		expect(readSlots(refusing)).toEqual({ slots: [], trouble: texts.notStored });
		expect(readSlot(refusing, 'a')).toBeUndefined();
		expect(() => removeSlot(refusing, 'a')).not.toThrow();
	});

	test('what was written is read again, and removed', () => {
		const store = storageWith();
		expect(writeSlot(() => store, 'x', game(7))).toBe('');
		expect(readSlot(() => store, 'x')?.session?.lines[0]?.steps).toHaveLength(1);
		removeSlot(() => store, 'x');
		expect(readSlot(() => store, 'x')).toBeUndefined();
	});

	test('the oldest make room, but not those in use', () => {
		const store = storageWith(
			Object.fromEntries(
				Array.from({ length: MAX_GAMES + 1 }, (_, i) => [`tilewright.game.${i}`, game(i)]),
			),
		);
		const { slots } = readSlots(() => store);
		expect(gamesToForget(slots, [])).toEqual(['1', '0']);
		expect(gamesToForget(slots, ['0'])).toEqual(['1']);
	});
});
