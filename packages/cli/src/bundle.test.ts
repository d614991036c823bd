import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packageFolder } from './frame/package-folder.ts';
import { type Call, call, started } from './frame/testing.ts';
import { type Sandbox, sandbox } from './testing.ts';

// made anew, so that nothing needs building first; inside the package, where its manifest is found
const folder = join(packageFolder, 'dist', 'bundle-under-test');

beforeAll(() => {
	const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
	const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
	execFileSync(process.execPath, [join(vite, 'bin/vite.js'), ...args], { cwd: packageFolder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

function bundled(words: readonly string[]): Promise<Call> {
	return started([join(folder, 'main.js'), ...words], box.path);
}

// bench.test.ts starts the threads of `bench` from the built bundle
describe('the bundle answers as the source', () => {
	test.each([['check', '--json', 'own'], ['simulate', '--help'], ['no-such-command']])(
		'%s %s',
		async (...words) => {
			box.put('own/pack.yaml', 'id: own\ncolour: red\n');
			expect(await bundled(words)).toEqual(await call(words, { cwd: box.path }));
		},
	);

	test('in batches that it plays on threads', async () => {
		const words = ['simulate', '--json', '--game', 'carcassonne', '--games', '120', '--seed', '3'];
		const hashOf = ({ out }: Call): string => (JSON.parse(out) as { hash: string }).hash;
		const one = await call([...words, '--jobs', '1']);
		expect(hashOf(await bundled([...words, '--jobs', '2']))).toBe(hashOf(one));
	});

	test('in pictures that a process of its own makes', async () => {
		const words = ['render', 'tile', 'D', '--game', 'carcassonne', '--width', '80', '--out'];
		await call([...words, 'source.png'], { cwd: box.path });
		expect((await bundled([...words, 'bundle.png'])).exit).toBe(0);
		const read = (name: string): Buffer => readFileSync(join(box.path, name));
		expect(read('bundle.png').equals(read('source.png'))).toBe(true);
	});

	test('when it is asked for its version', async () => {
		const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
			version: string;
		};
		expect(await bundled(['--version'])).toEqual({ exit: 0, out: `${version}\n`, err: '' });
	});
});

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('the bundle loads nothing by name that an installed command would not find', () => {
	const { dependencies } = JSON.parse(read('../../package.json')) as {
		dependencies: Record<string, string>;
	};
	const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
	const named = scripts.flatMap((name) =>
		[
			...read(name).matchAll(/^(?:import|export) .*from "([^".][^"]*)"|\bimport\("([^".]+)"\)/gm),
		].map(([, whole, part]) => whole ?? part!),
	);
	const others = new Set(named.filter((name) => !isBuiltin(name)));
	expect([...others].sort()).toEqual(
		Object.keys(dependencies).filter((name) => name !== '@tilewright/games'),
	);
});

describe('beside the bundle', () => {
	test('lie the licences of what it holds of others', () => {
		const licences = read('LICENSES.md');
		for (const name of ['commander', 'yaml', 'd3-array', '@marcbachmann/cel-js'])
			expect(licences).toContain(`## ${name} - `);
		expect(licences).toContain('Permission is hereby granted');
	});

	test('lies what it was made from', () => {
		const { files, links } = JSON.parse(read('sources.json')) as {
			files: Record<string, string>;
			links: Record<string, string>;
		};
		for (const name of ['src/main.ts', 'package.json', 'vite.config.ts'])
			expect(files).toHaveProperty([`packages/cli/${name}`]);
		expect(files).toHaveProperty(['packages/lab/src/workers/games-worker.ts']);
		expect(links).toMatchObject({ 'packages/cli/node_modules/@tilewright/lang': 'packages/lang' });
		expect(links['packages/schema/node_modules/yaml']).toContain('node_modules/yaml');
	});
});
