import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { installPacked, packAll, publishedPackages } from './packed.ts';

// Vitest sets the condition `development`, under which this library exports TypeScript that Node does not strip
const { checkPackage, createPackageFromTarballData } = (await import(
	pathToFileURL(
		join(
			dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/core/package.json')),
			'dist/index.js',
		),
	).href
)) as typeof import('@arethetypeswrong/core');

const packages = publishedPackages();
const withCode = packages.filter((p) => p.name !== '@tilewright/games');
const place = mkdtempSync(join(tmpdir(), 'tilewright-release-'));
const fresh = join(place, 'fresh');
let tarballs: ReadonlyMap<string, string>;

beforeAll(() => {
	tarballs = packAll(packages, place);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const tarballOf = (name: string): Uint8Array => readFileSync(tarballs.get(name)!);

test.each(packages)('publint finds nothing in $name', async ({ name }) => {
	const tarball = Uint8Array.from(tarballOf(name)).buffer;
	const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
	expect(messages.map((m) => formatMessage(m, pkg, { color: false }))).toEqual([]);
});

test.each(withCode)('types of $name resolve for ES modules', async ({ name }) => {
	const found = await checkPackage(createPackageFromTarballData(tarballOf(name)));
	if (found.types === false) throw new Error('no types');
	// the packages are ES modules alone: `require` of old Nodes is not for them
	const problems = found.problems.filter(
		(p) => !('resolutionKind' in p && ['node10', 'node16-cjs'].includes(p.resolutionKind)),
	);
	expect(problems).toEqual([]);
});

test('an API reference is made from the docstrings without a warning', () => {
	const typedoc = createRequire(join(root, 'package.json')).resolve('typedoc/package.json');
	const args = [join(dirname(typedoc), 'bin/typedoc'), '--out', join(place, 'api')];
	const made = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
	expect(made.status, made.stdout + made.stderr).toBe(0);
});

describe('installed in an empty folder', () => {
	beforeAll(() => installPacked(fresh, tarballs));

	const games = (): string =>
		dirname(createRequire(join(fresh, 'x.js')).resolve('@tilewright/games/package.json'));

	test('the program of docs/library.md prints what the page shows', () => {
		const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
		const [, program = '', printed = ''] =
			/```ts file=play\.ts\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/.exec(page) ?? [];
		writeFileSync(join(fresh, 'play.ts'), program);
		const args = ['--no-warnings', 'play.ts', games()];
		expect(execFileSync(process.execPath, args, { cwd: fresh, encoding: 'utf8' })).toBe(printed);
	});

	const command = (...words: string[]): string => {
		const bin = join(fresh, 'node_modules/@tilewright/cli/bin/tilewright.mjs');
		return execFileSync(process.execPath, [bin, ...words], { cwd: fresh, encoding: 'utf8' });
	};

	test('the command checks the packs that it brings', () => {
		expect(command('check')).toMatch(/^\d+ packs: 0 errors, 0 warnings$/m);
	});

	test('the command starts its threads and the process that draws', () => {
		const batch = ['--game', 'carcassonne', '--games', '500', '--jobs', '2'];
		expect(command('simulate', ...batch)).toMatch(/^500 games, digest /m);
		command('render', 'tile', 'D', '--game', 'carcassonne', '--out', 'd.png');
		expect(readFileSync(join(fresh, 'd.png')).subarray(1, 4).toString()).toBe('PNG');
	});

	test('every README names what its package exports', () => {
		const imports = packages.flatMap(({ folder }) =>
			[
				...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
			].flatMap(([, block = '']) => block.match(/^import .*from '@tilewright\/[^']*';$/gm) ?? []),
		);
		expect(imports.length).toBeGreaterThan(8);
		const files = imports.map((line, n) => {
			const file = `readme-${n}.ts`;
			const names = /\{(.*)\}/.exec(line)?.[1] ?? '';
			writeFileSync(join(fresh, file), `${line}\nexport const used: unknown[] = [${names}];\n`);
			return file;
		});
		const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
		const tsc = join(dirname(compiler), 'bin/tsc');
		const options = [
			'--noEmit',
			'--strict',
			'--module',
			'nodenext',
			'--target',
			'es2024',
			'--types',
			'node',
		];
		const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...files], {
			cwd: fresh,
			encoding: 'utf8',
		});
		expect(stdout).toBe('');
	});
});
