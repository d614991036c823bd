import { expect, test } from 'vitest';
import { movedOutcome, withoutOutcome } from './queue.ts';

test('places are taken away and moved; gaps at the end go', () => {
	expect(withoutOutcome(['a', undefined, 'b'], 2)).toEqual(['a']);
	expect(withoutOutcome(['a', undefined, 'b'], 0)).toEqual([undefined, 'b']);
	expect(movedOutcome(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
	expect(movedOutcome([undefined, 'b'], 1, 0)).toEqual(['b']);
});
