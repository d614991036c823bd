import { pseudoTranslation, useTranslation } from '@tilewright/schema';
import { afterEach, describe, expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

afterEach(() => useTranslation(undefined));

const world = `
registers: { a: { per: game } }
zones: { pool: { holds: tiles }, shelf: { holds: tiles } }
pieces: { coin: { shared: 4 } }
`;

const cases: Readonly<Record<string, string>> = {
	'ORDER-TIE': `${world}rules:\n  - { id: one, at: end, do: [{ set: { register: a, to: 1 } }] }\n  - { id: two, at: end, do: [{ set: { register: a, to: 2 } }] }\n`,
	'LINT-RULE-NEVER': `${world}rules:\n  - { id: one, at: end, when: '1 == 2', do: [{ set: { register: a, to: 1 } }] }\n`,
	'TYPE-TABLE': `${world}rules:\n  - { id: one, at: end, when: 'table(1, [2, 1], [1, 2, 3]) == 1', do: [{ set: { register: a, to: 1 } }] }\n`,
	'TYPE-ARGUMENT-COUNT': `${world}rules:\n  - { id: one, at: end, when: 'can()', do: [{ set: { register: a, to: 1 } }] }\n`,
	'TYPE-LITERAL': `${world}rules:\n  - { id: one, at: end, when: '1.5 == 1', do: [{ set: { register: a, to: 1 } }] }\n`,
};

function findings(code: string): readonly string[] {
	const { diagnostics } = compileToy(cases[code]!, {}, {}, { lint: true });
	return diagnostics.filter((d) => d.code === code).map((d) => d.message);
}

describe('in another language', () => {
	test.each(Object.keys(cases))(
		'%s is found as in English, and its arguments have no plain word',
		(code) => {
			const english = findings(code);
			useTranslation(pseudoTranslation);
			const pseudo = findings(code);
			expect(pseudo).toHaveLength(english.length);
			expect(pseudo.length).toBeGreaterThan(0);
			for (const [i, message] of pseudo.entries()) {
				expect(message).toMatch(/^⟦/);
				// keys and names of the rule files stay: they have no capital, and each is in the English text too
				const plain = [...message.matchAll(/(?<![\p{L}])[a-z]{3,}(?:[\s,]+[a-z]{3,})+/gu)].map(
					String,
				);
				expect(plain, `${message} (${english[i]})`).toEqual([]);
			}
		},
	);

	test('a tie names the member of the part of the state', () => {
		expect(findings('ORDER-TIE')[0]).toContain('(register a)');
		useTranslation(pseudoTranslation);
		expect(findings('ORDER-TIE')[0]).toMatch(/⟦ŕéĝîšţéŕ[ ·]*⟧ a[ ·]*⟧\)/u);
	});
});
