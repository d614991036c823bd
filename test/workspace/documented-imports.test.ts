import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

interface Import {
	readonly path: string;
	readonly from: string;
	readonly name: string;
}

function importsIn(path: string, page: string): Import[] {
	const statements = page.matchAll(/^import \{([^}]*)\} from '(@tilewright\/[^']*)';$/gm);
	return [...statements].flatMap(([, names = '', from = '']) =>
		names
			.split(',')
			.map((name) => name.trim())
			.filter((name) => name !== '' && !name.startsWith('type '))
			.map((name) => ({ path, from, name: name.split(' as ')[0]! })),
	);
}

const unknownIn = async (imports: readonly Import[]): Promise<Import[]> => {
	const exported = await Promise.all(
		imports.map(async ({ from, name }) => name in ((await import(from)) as object)),
	);
	return imports.filter((_, i) => !exported[i]);
};

test('programs in READMEs and docs import what the packages export', async () => {
	const pages = tracked().filter((path) => /(^|\/)README\.md$|^docs\/.*\.md$/.test(path));
	const imports = pages.flatMap((path) => importsIn(path, text(path)));
	expect(imports.length).toBeGreaterThan(15);
	expect(await unknownIn(imports)).toEqual([]);
});

test('a name that no package exports is found', async () => {
	const page = "import { nowhere } from '@tilewright/schema';\n";
	expect(await unknownIn(importsIn('page.md', page))).toHaveLength(1);
});
