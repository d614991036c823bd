import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

// spelled in parts, so that this file does not find itself
const registries = ['registry.' + 'npmjs', 'registry.' + 'yarnpkg', 'npm.' + 'pkg.github'];
const machinePaths = new RegExp(
	`(?<![\\w.@/-])/(?:${['home', 'root', 'Users', 'work', 'mnt', 'farm'].join('|')})/[\\w.-]+`,
);

const lines = tracked().flatMap((path) =>
	text(path)
		.split('\n')
		.map((line, index) => ({ where: `${path}:${index + 1}`, line })),
);

test('there is something to look at', () => {
	expect(lines.length).toBeGreaterThan(1000);
	expect(machinePaths.test('see ' + '/home' + '/someone/x')).toBe(true);
});

test('no tracked file names a package registry', () => {
	const found = lines.filter(({ line }) => registries.some((host) => line.includes(host)));
	expect(found.map(({ where }) => where)).toEqual([]);
});

test('no tracked file names a path of somebody’s machine', () => {
	const found = lines.filter(({ line }) => machinePaths.test(line));
	expect(found.map(({ where }) => where)).toEqual([]);
});

test('no file is left half merged', () => {
	const found = lines.filter(({ line }) => /^(<{7}|>{7}) /.test(line));
	expect(found.map(({ where }) => where)).toEqual([]);
});
