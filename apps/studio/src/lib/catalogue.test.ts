import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutParagraphs } from '../../catalogue.mjs';

const source = `export const messages = {
	'A-CODE': {
		severity: 'error',
		doc: 'One, with a comma.',
		message: (a) => \`No \${a.doc} here.\`,
	},
	'B-CODE': { severity: 'info', message: () => 'doc: kept', doc: 'Two' + \` lines.\` },
	doc: (a) => a,
};
`;

test('paragraphs are left out, and nothing else is', async () => {
	const lean = withoutParagraphs(source);
	const { messages } = (await import(`data:text/javascript,${encodeURIComponent(lean)}`)) as {
		messages: Record<'A-CODE' | 'B-CODE' | 'doc', Record<string, unknown>> & {
			doc: (a: number) => number;
		};
	};
	expect(Object.keys(messages['A-CODE'])).toEqual(['severity', 'message']);
	expect((messages['A-CODE']['message'] as (a: object) => string)({ doc: 'x' })).toBe('No x here.');
	expect(Object.keys(messages['B-CODE'])).toEqual(['severity', 'message']);
	expect((messages['B-CODE']['message'] as () => string)()).toBe('doc: kept');
	expect(messages.doc(3)).toBe(3);
});

test('a text without paragraphs stays as it is', () => {
	const path = fileURLToPath(new URL('../../catalogue.mjs', import.meta.url));
	const text = readFileSync(path, 'utf8');
	expect(withoutParagraphs(text)).toBe(text);
	expect(() => parseAst(withoutParagraphs(source))).not.toThrow();
});
