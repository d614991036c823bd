import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tracked.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function packageNames(): Set<string> {
	const names = new Set<string>();
	for (const [, name] of read('pnpm-lock.yaml').matchAll(/^ {2}'?(@?[^'@\s]+)@[^:]+:/gm))
		names.add(name!);
	return names;
}

const starting = (prefix: string): string[] =>
	[...packageNames()].filter((name) => name.startsWith(prefix));

// pnpm leaves optional packages it cannot find out of the lockfile without a word
test('the lockfile holds the binaries of every platform', () => {
	expect(starting('@turbo/')).toHaveLength(6);
	expect(starting('@rolldown/binding-').length).toBeGreaterThanOrEqual(15);
	expect(starting('@resvg/resvg-js-').length).toBeGreaterThanOrEqual(10);
});

test('the bootstrap lockfile holds the pinned Node of every platform', () => {
	const lock = JSON.parse(read('tools/bootstrap/package-lock.json')) as {
		packages: Record<string, { version?: string; integrity?: string }>;
	};
	const nodes = Object.entries(lock.packages).filter(([path]) => /\/node-[a-z0-9-]+$/.test(path));
	expect(nodes.map(([path]) => path)).toHaveLength(6);
	for (const [path, { version, integrity }] of nodes)
		expect({ path, version, integrity }).toEqual({
			path,
			version: '22.23.2',
			integrity: expect.stringMatching(/^sha512-/) as string,
		});
});

test('no lockfile says where a package was downloaded from', () => {
	expect(read('tools/bootstrap/package-lock.json')).not.toMatch(/"resolved"/);
	expect(read('pnpm-lock.yaml')).not.toMatch(/tarball:|https?:/);
});
