import { expect, test } from 'vitest';
import { conditionAt } from './condition-at.ts';

const rate = '!complete || a && b ? 1 : c ? 2 : (d || e ? 3 : 4)';
const at = (part: string, text = rate): string => {
	const start = text.lastIndexOf(part);
	return conditionAt({ text, start, end: start + part.length });
};

test.each([
	['1', '!complete || a && b'],
	['2', '!(!complete || a && b) && c'],
	['3', '!(!complete || a && b) && !c && (d || e)'],
	['4', '!(!complete || a && b) && !c && !(d || e)'],
])('%s is the value where %s holds', (part, condition) => {
	expect(at(part)).toBe(condition);
});

test('what is no case of a text has no condition', () => {
	expect(at('c')).toBe('');
	expect(at('5', '5')).toBe('');
	expect(at('6', '!x ? 5 : 6')).toBe('x');
	expect(conditionAt({ text: 'a ?', start: 0, end: 1 })).toBe('');
});
