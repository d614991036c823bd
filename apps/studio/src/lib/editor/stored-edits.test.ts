import { describe, expect, test } from 'vitest';
import { readStoredEdits, writeStoredEdits } from './stored-edits.ts';

function memory(initial?: string) {
	let stored: string | null = initial ?? null;
	return {
		getItem: () => stored,
		setItem: (_: string, value: string) => void (stored = value),
		removeItem: () => void (stored = null),
	};
}
const denied = (): never => {
	throw new Error('denied');
};

describe('edits kept in the browser', () => {
	test('come back as they were kept', () => {
		const store = memory();
		const edits = { 'data/a.yaml': { text: 'b', base: 'a' } };
		expect(writeStoredEdits(() => store, edits)).toBe('');
		expect(readStoredEdits(() => store)).toEqual({ edits, trouble: '' });
		writeStoredEdits(() => store, {});
		expect(store.getItem()).toBeNull();
	});
	test('damaged edits are left out and reported', () => {
		const nonsense = readStoredEdits(() => memory('{nonsense'));
		expect(nonsense.edits).toEqual({});
		expect(nonsense.trouble).toContain('damaged');
		const half = readStoredEdits(() => memory('{"a":{"text":"x","base":"y"},"b":{"text":7}}'));
		expect(half.edits).toEqual({ a: { text: 'x', base: 'y' } });
		expect(half.trouble).toContain('1 of 2');
	});
	test('a store that is denied or full is reported', () => {
		expect(readStoredEdits(denied).trouble).toContain('nothing be stored');
		expect(writeStoredEdits(denied, { a: { text: '', base: '' } })).toContain('nothing be stored');
		const full = {
			...memory(),
			setItem: () => {
				throw new DOMException('', 'QuotaExceededError');
			},
		};
		expect(writeStoredEdits(() => full, { a: { text: '', base: '' } })).toContain('full');
	});
});
