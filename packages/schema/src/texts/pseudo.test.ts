import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { pseudoText, pseudoTranslation } from './pseudo.ts';
import { textsOf, useTranslation } from './translation.ts';

afterEach(() => useTranslation(undefined));

const word = fc.stringMatching(/^[A-Za-z]{1,9}$/);
const english = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

test('no plain letter is left in a pseudo text, and it is longer by about 30 %', () => {
	fc.assert(
		fc.property(english, (text) => {
			const pseudo = pseudoText(text);
			expect(pseudo).toMatch(/^⟦[^⟦⟧]*⟧$/);
			expect(pseudo).not.toMatch(/[A-Za-z]/);
			expect(pseudo.length).toBeGreaterThanOrEqual(text.length + 3);
			expect(pseudo.length).toBeLessThan(text.length * 1.6 + 4);
			expect(pseudoText(pseudo)).toBe(pseudo);
		}),
	);
});

test('values keep their letters, at every place', () => {
	fc.assert(
		fc.property(fc.array(english, { minLength: 1, maxLength: 4 }), (parts) => {
			const texts = textsOf('test', {
				joined: (o: { parts: readonly string[] }) => `Here: ${o.parts.join('; ')}.`,
			});
			useTranslation(pseudoTranslation);
			const pseudo = texts.joined({ parts });
			for (const part of parts) expect(pseudo).toContain(part);
			expect(pseudo.startsWith('⟦Ĥéŕé: ')).toBe(true);
		}),
	);
});

test('a catalogue follows the language in use, entries in groups and lists too', () => {
	const texts = textsOf('test', {
		plain: 'Open',
		group: { inner: ['North'] },
		number: 3,
		counted: (n: number) => `${n} games`,
	});
	const { plain } = texts;
	expect([plain, texts.group.inner[0], texts.number, texts.counted(2)]).toEqual([
		'Open',
		'North',
		3,
		'2 games',
	]);
	useTranslation(pseudoTranslation);
	expect([texts.plain, texts.group.inner[0], texts.number, texts.counted(2)]).toEqual([
		'⟦Öþéñ ··⟧',
		'⟦Ñöŕţĥ ··⟧',
		3,
		'⟦2 ĝåɱéš ··⟧',
	]);
	expect(Object.keys(texts)).toEqual(['plain', 'group', 'number', 'counted']);
	useTranslation((area, entry) => `${area}/${entry}`);
	expect(texts.plain).toBe('test/plain');
});

test('code, markup, keys in braces and pseudo texts within stay', () => {
	expect(pseudoText('See `check` in <b>{file}</b> ⟦Öþéñ⟧')).toBe(
		'⟦Šéé `check` îñ <b>{file}</b> ⟦Öþéñ⟧ ··⟧',
	);
});
