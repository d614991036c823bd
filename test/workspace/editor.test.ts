import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root, text, tracked } from './tracked.ts';

const settings = JSON.parse(text('.vscode/settings.json')) as {
	'yaml.schemas': Record<string, string[]>;
};
const schemas = Object.entries(settings['yaml.schemas']);

test('every schema the editor is told of exists', () => {
	expect(schemas.map(([path]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every data file has exactly one schema in the editor', () => {
	const files = tracked('data').filter((path) => path.endsWith('.yaml'));
	expect(files.length).toBeGreaterThan(0);
	const wrong = files
		.map((path) => ({
			path,
			schemas: schemas
				.filter(([, globs]) => globs.some((glob) => matchesGlob(path, glob)))
				.map(([schema]) => schema),
		}))
		.filter(({ schemas }) => schemas.length !== 1);
	expect(wrong).toEqual([]);
});
