import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unseenCharacter, withoutUnseen } from './characters.ts';
import { sourceFile } from './source.ts';
import { canBeKey, parseYaml } from './yaml.ts';
import { quoteYaml } from './yaml-quote.ts';

const text = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 30 }),
	fc
		.array(
			fc.constantFrom(
				...['"', "'", '\\', '\n', '\r', '\t', ' ', ': ', ' #', '{', '\u0000', '\u001b', '\u0085'],
				...[
					'\u00a0',
					'\u2028',
					'\u2029',
					'\u202e',
					'\u2066',
					'\ufeff',
					'\ufffe',
					'\ud800',
					'\udc00',
				],
				...['\ud83d\ude00', 'é', 'e\u0301', '<<', '__proto__', '~', 'true', '-', '?'],
			),
			{ maxLength: 12 },
		)
		.map((parts) => parts.join('')),
);

test('a quoted text is read back as it is, where texts may hold its characters', () => {
	fc.assert(
		fc.property(text, (value) => {
			const { value: read, diagnostics } = parseYaml(sourceFile('f', `a: [${quoteYaml(value)}]\n`));
			const codes = diagnostics.map((d) => d.code);
			if (unseenCharacter(value) !== -1) expect(codes).toEqual(['YAML-CHARACTER']);
			else expect({ codes, read }).toEqual({ codes: [], read: { a: [value] } });
		}),
		{ numRuns: 2000 },
	);
});

test('a text that can be a key is read back as that key, and no other text is', () => {
	fc.assert(
		fc.property(text, (key) => {
			const { value, diagnostics } = parseYaml(sourceFile('f', `a:\n  ${quoteYaml(key)}: 1\n`));
			const inside = (value as { a?: object } | undefined)?.a;
			if (canBeKey(key)) {
				expect(diagnostics).toEqual([]);
				expect(Object.entries(inside ?? {})).toEqual([[key, 1]]);
			} else expect(diagnostics).toHaveLength(1);
		}),
		{ numRuns: 2000 },
	);
});

test('a text without its unseen characters can be read', () => {
	fc.assert(
		fc.property(text, (value) => {
			expect(unseenCharacter(withoutUnseen(value))).toBe(-1);
		}),
	);
});
