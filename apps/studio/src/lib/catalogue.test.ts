import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { areasOfCommands, withoutParagraphs } from '../../catalogue.mjs';

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

test('nothing that the page is made of raises a finding whose text is left out', () => {
	const packages = new URL('../../../../packages/', import.meta.url);
	const read = (path: string): string => readFileSync(new URL(path, packages), 'utf8');
	const codes = areasOfCommands.map((area) => `'${area.toUpperCase()}-`);
	for (const code of codes)
		expect(
			read('schema/src/catalogue/index.ts') +
				read(`schema/src/catalogue/${code.slice(1, -1).toLowerCase()}.ts`),
		).toContain(code);
	const { dependencies } = JSON.parse(read('../apps/studio/package.json')) as {
		dependencies: Record<string, string>;
	};
	const folders = Object.keys(dependencies)
		.filter((name) => name.startsWith('@tilewright/') && name !== '@tilewright/schema')
		.map((name) => `${name.replace('@tilewright/', '')}/src/`);
	expect(folders.length).toBeGreaterThan(5);
	const raising = [...folders, '../apps/studio/src/'].flatMap((folder) =>
		readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' })
			.filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path))
			.map((path) => folder + path)
			.filter((path) => codes.some((code) => read(path).includes(code))),
	);
	expect(raising).toEqual([]);
});
