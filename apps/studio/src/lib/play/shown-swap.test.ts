import type { SwapView } from '@tilewright/session';
import { expect, test } from 'vitest';
import { scoreBefore, shownSwap } from './shown-swap.ts';

const swap = { number: 2, restores: false, stopped: undefined } as SwapView;

test('a change of the rules is shown until it is put away', () => {
	expect(shownSwap({ swap }, 1)).toBe(swap);
	expect(shownSwap({ swap }, 2)).toBeUndefined();
	expect(shownSwap({ swap: undefined }, 0)).toBeUndefined();
});

test('rules that are as they were before strike nothing out, unless the game stops', () => {
	expect(shownSwap({ swap: { ...swap, restores: true } }, 0)).toBeUndefined();
	const stopped = { ...swap, restores: true, stopped: {} as SwapView['stopped'] };
	expect(shownSwap({ swap: stopped }, 0)).toBe(stopped);
});

test('a score of before is shown only where the change of rules made another', () => {
	const swap = {
		scores: [
			{ before: 4, after: 4 },
			{ before: 4, after: 9 },
		],
	};
	// points of a move that was made since
	expect(scoreBefore(swap, 0, 8)).toBeUndefined();
	expect(scoreBefore(swap, 1, 12)).toBeUndefined();
	expect(scoreBefore(swap, 1, 9)).toBe(4);
	expect(scoreBefore(undefined, 1, 9)).toBeUndefined();
});
