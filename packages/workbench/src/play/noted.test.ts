import { expect, test } from 'vitest';
import { notedSteps } from './noted.ts';

test('notes have their place between the beginning and the last step', () => {
	expect(notedSteps({ 0: 'a', 3: 'b', 9: 'gone' }, 6)).toEqual([
		{ at: 0, place: 0 },
		{ at: 3, place: 0.5 },
	]);
	expect(notedSteps({ 0: 'a' }, 0)).toEqual([{ at: 0, place: 0 }]);
});
