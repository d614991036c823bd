import { describe, expect, test } from 'vitest';
import { readShelf, writeShelf } from './shelf.ts';

function memory(initial?: string) {
	let kept: string | null = initial ?? null;
	return {
		getItem: () => kept,
		setItem: (_: string, value: string) => void (kept = value),
		removeItem: () => void (kept = null),
	};
}
const denied = (): never => {
	throw new Error('denied');
};

describe('edits kept in the browser', () => {
	test('come back as they were kept', () => {
		const store = memory();
		const edits = { 'data/a.yaml': { text: 'b', base: 'a' } };
		expect(writeShelf(() => store, edits)).toBe('');
		expect(readShelf(() => store)).toEqual({ edits, trouble: '' });
		writeShelf(() => store, {});
		expect(store.getItem()).toBeNull();
	});
	test('what is damaged is left out and said', () => {
		const nonsense = readShelf(() => memory('{nonsense'));
		expect(nonsense.edits).toEqual({});
		expect(nonsense.trouble).toContain('damaged');
		const half = readShelf(() => memory('{"a":{"text":"x","base":"y"},"b":{"text":7}}'));
		expect(half.edits).toEqual({ a: { text: 'x', base: 'y' } });
		expect(half.trouble).toContain('1 of 2');
	});
	test('a store that is denied or full is said', () => {
		expect(readShelf(denied).trouble).toContain('nothing be stored');
		expect(writeShelf(denied, { a: { text: '', base: '' } })).toContain('nothing be stored');
		const full = {
			...memory(),
			setItem: () => {
				throw new DOMException('', 'QuotaExceededError');
			},
		};
		expect(writeShelf(() => full, { a: { text: '', base: '' } })).toContain('full');
	});
});
