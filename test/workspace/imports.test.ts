import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

// the one-way order of the packages: each may import only what stands in its list
const mayImport: Record<string, readonly string[]> = {
	schema: [],
	lang: ['schema'],
	interpreter: ['schema', 'lang'],
	players: ['schema', 'lang', 'interpreter'],
	lab: ['schema', 'lang', 'interpreter', 'players'],
	art: ['schema', 'lang'],
	disk: ['schema', 'lang'],
	interop: ['schema', 'lang', 'interpreter'],
	cli: ['schema', 'lang', 'interpreter', 'players', 'lab', 'art', 'disk', 'interop'],
	studio: ['schema', 'lang', 'interpreter', 'players', 'lab', 'art', 'disk', 'interop'],
};

/** What a module imports, re-exports or loads, by its static string. */
function specifiers(code: string): string[] {
	const pattern =
		/(?:^|[;}\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
	return [...code.matchAll(pattern)].map(([, named, loaded]) => named ?? loaded!);
}

const sources = tracked('packages', 'apps').filter((path) =>
	/^(packages|apps)\/[^/]+\/src\/.*\.(ts|svelte|mjs|js)$/.test(path),
);
const packageOf = (path: string): string => path.split('/')[1]!;

test('import statements are recognised', () => {
	expect(
		specifiers(`import a from '@tilewright/a';
import type { B } from "@tilewright/b";
import {
	c,
	d,
} from '@tilewright/c';
import '@tilewright/d';
export * from '@tilewright/e';
export { f } from '@tilewright/f/sub';
const g = await import('@tilewright/g');
const notOne = 'from @tilewright/h';`),
	).toEqual([...'abcde', 'f/sub', 'g'].map((name) => `@tilewright/${name}`));
});

test('every package of the workspace stands in the order', () => {
	const names = new Set(sources.map(packageOf));
	expect([...names].sort()).toEqual(Object.keys(mayImport).sort());
});

test('imports between packages point one way', () => {
	const wrong = sources.flatMap((path) =>
		specifiers(text(path))
			.filter((specifier) => specifier.startsWith('@tilewright/'))
			.filter((specifier) => !mayImport[packageOf(path)]!.includes(specifier.split('/')[1]!))
			.filter((specifier) => !(path.endsWith('.test.ts') && specifier.includes('/test-browser')))
			.map((specifier) => `${path} imports ${specifier}`),
	);
	expect(wrong).toEqual([]);
});

test('no import leaves its package by a relative path', () => {
	const wrong = sources.flatMap((path) => {
		const depth = path.split('/').length - 4; // folders between src and the file
		return specifiers(text(path))
			.filter(
				(specifier) => !path.endsWith('.test.ts') && specifier.startsWith('../'.repeat(depth + 1)),
			)
			.map((specifier) => `${path} imports ${specifier}`);
	});
	expect(wrong).toEqual([]);
});

test('a package declares what it imports from the others', () => {
	const wrong = sources
		.filter((path) => !path.endsWith('.test.ts'))
		.flatMap((path) => {
			const folder = path.split('/').slice(0, 2).join('/');
			const { dependencies = {} } = JSON.parse(text(`${folder}/package.json`)) as {
				dependencies?: Record<string, string>;
			};
			return specifiers(text(path))
				.filter((specifier) => specifier.startsWith('@tilewright/'))
				.map((specifier) => specifier.split('/').slice(0, 2).join('/'))
				.filter((name) => !(name in dependencies))
				.map((name) => `${path} imports ${name}`);
		});
	expect(wrong).toEqual([]);
});
