import { expect, test } from 'vitest';
import { choiceInWords } from './difference-lines.ts';

test('a choice is one phrase: its word fills the gap of the sentence, or follows', () => {
	const words = { a: 'one', b: 'two' };
	expect(choiceInWords({ is: 'param', id: 'x', says: 'Each has … of them.', ...words })).toBe(
		'Each has two of them',
	);
	expect(choiceInWords({ is: 'param', id: 'x', says: 'How many.', ...words })).toBe(
		'How many: two',
	);
	expect(choiceInWords({ is: 'element', id: 'x', title: 'Wide roads', b: false })).toMatch(
		/^Wide roads: /,
	);
});
