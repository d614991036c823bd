import { expect, test } from 'vitest';
import { moved, without } from './queue.ts';

test('places are taken away and moved; gaps at the end go', () => {
	expect(without(['a', undefined, 'b'], 2)).toEqual(['a']);
	expect(without(['a', undefined, 'b'], 0)).toEqual([undefined, 'b']);
	expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
	expect(moved([undefined, 'b'], 1, 0)).toEqual(['b']);
});
