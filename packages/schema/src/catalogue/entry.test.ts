import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrasted, quoted } from './entry.ts';

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const text = fc.string({ unit: 'grapheme', maxLength: 200 });

test('a quoted word is short and splits no character', () => {
	fc.assert(
		fc.property(text, (word) => {
			const shown = quoted(word);
			expect(shown.length).toBeLessThanOrEqual(62);
			expect(shown).not.toMatch(loneSurrogate);
			if (word.length <= 60) expect(shown).toBe(`"${word.replace(/\s+/g, ' ')}"`);
		}),
	);
});

test('texts that differ differ as they are shown, however late', () => {
	const pair = fc.tuple(text, text, text, text);
	fc.assert(
		fc.property(pair, ([before, one, other, after]) => {
			const [expected, actual] = [before + one + after, before + other + after];
			const shown = contrasted(expected, actual);
			for (const part of shown) {
				expect(part.length).toBeLessThanOrEqual(62);
				expect(part).not.toMatch(loneSurrogate);
			}
			const isSame = expected.replace(/\s+/g, ' ') === actual.replace(/\s+/g, ' ');
			expect(shown[0] === shown[1]).toBe(isSame);
		}),
		{ numRuns: 500 },
	);
	expect(contrasted(`${'abcde'.repeat(20)}[1] end`, `${'abcde'.repeat(20)}[2] end`)).toEqual([
		'"…bcdeabcdeabcdeabcde[1] end"',
		'"…bcdeabcdeabcdeabcde[2] end"',
	]);
});
