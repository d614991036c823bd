import { members } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { runnable } from '../closures.ts';

test('every built-in of the catalogue runs, but for what is decided before a program is made', () => {
	const decided = new Set<string>(['param', 'element', 'pack']);
	const missing = members.map((m) => m.fn).filter((fn) => !runnable.has(fn) && !decided.has(fn));
	expect(missing).toEqual([]);
});

test('nothing runs that the catalogue does not have', () => {
	const known = new Set<string>(members.map((m) => m.fn));
	expect([...runnable].filter((fn) => !known.has(fn))).toEqual([]);
});
