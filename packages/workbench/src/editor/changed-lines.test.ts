import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const lines = (...all: string[]) => all.join('\n');

test('nothing changed', () => {
	expect(changedLines('a\nb', 'a\nb')).toEqual({ changed: [], removedAfter: [] });
});
test('a line changed in the middle', () => {
	expect(changedLines(lines('a', 'b', 'c'), lines('a', 'x', 'c'))).toEqual({
		changed: [2],
		removedAfter: [],
	});
});
test('lines put in, and equal lines between them kept', () => {
	expect(
		changedLines(lines('a', 'b', 'c', 'd'), lines('a', 'x', 'b', 'c', 'y', 'd')).changed,
	).toEqual([2, 5]);
});
test('lines taken out are marked where they were', () => {
	expect(changedLines(lines('a', 'b', 'c'), lines('a', 'c'))).toEqual({
		changed: [],
		removedAfter: [1],
	});
	expect(changedLines(lines('a', 'b'), lines('b'))).toEqual({ changed: [], removedAfter: [0] });
	expect(
		changedLines(lines('a', 'x', 'b', 'c', 'y'), lines('a', 'b', 'z', 'c')).removedAfter,
	).toEqual([1, 4]);
});
test('texts too different to compare count as changed as a whole', () => {
	const long = (word: string) => Array.from({ length: 1100 }, (_, i) => `${word}${i}`).join('\n');
	expect(changedLines(long('a'), long('b')).changed).toHaveLength(1100);
});
