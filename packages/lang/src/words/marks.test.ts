import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalised, plural, withArticle } from './english.ts';
import { blankMark, cutAtBlanks, textWithoutBlanks, withoutMarks } from './marks.ts';

const label = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/);

test('a text is cut at its blanks, however many there are', () => {
	const blank = fc.record({ index: fc.nat(1_000_000), label });
	fc.assert(
		fc.property(fc.array(fc.tuple(label, blank)), (parts) => {
			const text = parts.map(([word, b]) => word + blankMark(b.index, b.label)).join('');
			expect(cutAtBlanks(text)).toEqual(parts.flat());
			expect(cutAtBlanks(withoutMarks(text)).length).toBeLessThanOrEqual(1);
		}),
	);
});

test('a word in a blank has the grammar of the word', () => {
	fc.assert(
		fc.property(label, fc.nat(1000), (word, index) => {
			for (const grammar of [plural, withArticle, capitalised])
				expect(textWithoutBlanks(grammar(blankMark(index, word)))).toBe(grammar(word));
		}),
	);
});
