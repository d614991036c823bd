import { expect, test } from 'vitest';
import { identifierWords, placeWords } from '../texts/spelling.ts';
import { filledSentence, readSentence, withEllipsis, wordFor } from './choice-sentence.ts';

test('the blank is found with its words', () => {
	expect(readSentence('It pays {full | half}.')).toEqual({
		before: 'It pays ',
		after: '.',
		words: ['full', 'half'],
	});
	expect(readSentence('Each has {n} of them.')).toEqual({
		before: 'Each has ',
		after: ' of them.',
		words: [],
	});
	expect(readSentence('No blank.')).toEqual({ before: 'No blank.', after: '', words: [] });
});

test('values take the words of the sentence, or their own name', () => {
	const s = readSentence('{one | two}');
	expect(wordFor(s, ['a', 'b'], 1)).toBe('two');
	expect(wordFor(s, ['oneTwo', 'b', 'c'], 0)).toBe('one two');
	expect(wordFor(readSentence('{The set of tiles} says so.'), ['tileSet'], 0)).toBe(
		'The set of tiles',
	);
	expect(identifierWords('removeAndRedraw')).toBe('remove and redraw');
});

test('places are read aloud', () => {
	expect(placeWords(3, -1)).toBe('column 3, row −1');
});

test('a blank that is left open is three dots', () => {
	expect(withEllipsis('Pieces are {seven | eight} each.')).toBe('Pieces are … each.');
	expect(withEllipsis('A city pays {n}.')).toBe('A city pays …');
	expect(withEllipsis('Nothing is open.')).toBe('Nothing is open.');
});

test('a sentence is filled with the word for a value', () => {
	expect(filledSentence('Pieces are {seven | eight} each.', [7, 8], 8)).toBe(
		'Pieces are eight each.',
	);
	expect(filledSentence('A city pays {n}.', [], 3)).toBe('A city pays 3.');
	expect(filledSentence('Nothing is open.', [], true)).toBe('');
});
