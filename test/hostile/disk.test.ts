import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { call } from '../../packages/cli/src/frame/testing.ts';
import { inFolder, put, putPack } from './kit.ts';
import { pack } from './pack.ts';
import { type Finding, findings } from './run.ts';

type Prepare = (folder: string) => void;
const link = (target: string, at: string) => (folder: string) =>
	symlinkSync(target, join(folder, at));
const pipe = (at: string) => (folder: string) => void execFileSync('mkfifo', [join(folder, at)]);

const one = (found: readonly Finding[], code: string): Finding =>
	found.find((d) => d.code === code) ?? expect.fail(`no ${code} in ${JSON.stringify(found)}`);

describe('in the folder of a pack', () => {
	test.each<readonly [says: string, code: string, file: string, prepare: Prepare]>([
		['a link to the folder around it', 'DISK-LINK-LOOP', 'hut/more', link('.', 'hut/more')],
		[
			'a link to the folder around that',
			'DISK-LINK-LOOP',
			'hut/inner/up',
			(f) => {
				mkdirSync(join(f, 'hut/inner'));
				link('..', 'hut/inner/up')(f);
			},
		],
		[
			'a link to a file of somebody else',
			'DISK-LINK-LEAVES',
			'hut/mine.yaml',
			(f) => {
				put(f, 'secret.yaml', 'format: 1\ntexts: { secret: A diary. }\n');
				link('../secret.yaml', 'hut/mine.yaml')(f);
			},
		],
		[
			'a link to the folder of somebody else',
			'DISK-LINK-LEAVES',
			'hut/theirs',
			(f) => {
				put(f, 'other/secret.yaml', 'format: 1\ntexts: { secret: A diary. }\n');
				link('../other', 'hut/theirs')(f);
			},
		],
		[
			'a link to a device that never ends',
			'DISK-LINK-LEAVES',
			'hut/zero.yaml',
			link('/dev/zero', 'hut/zero.yaml'),
		],
		[
			'a link to nothing',
			'DISK-LINK-BROKEN',
			'hut/gone.yaml',
			link('nowhere.yaml', 'hut/gone.yaml'),
		],
		[
			'two links to each other',
			'DISK-LINK-BROKEN',
			'hut/a.yaml',
			(f) => {
				link('b.yaml', 'hut/a.yaml')(f);
				link('a.yaml', 'hut/b.yaml')(f);
			},
		],
		['a pipe that nobody writes to', 'DISK-SPECIAL', 'hut/pipe.yaml', pipe('hut/pipe.yaml')],
	])('%s: %s', async (_, code, file, prepare) => {
		await inFolder(async (folder) => {
			putPack(folder);
			prepare(folder);
			const { exit, found, json } = await findings(folder, ['check', 'hut']);
			expect({ exit, ...one(found, code) }).toMatchObject({ exit: 1, file, severity: 'error' });
			expect(JSON.stringify(json)).not.toContain('diary');
		});
	});

	test(`more than ${limits.packFiles} files`, () =>
		inFolder(async (folder) => {
			putPack(folder);
			for (let i = 0; i <= limits.packFiles; i++) put(folder, `hut/t${i}.yaml`, 'format: 1\n');
			const { exit, found } = await findings(folder, ['check', 'hut']);
			expect({ exit, ...one(found, 'CLI-FILES-MANY') }).toMatchObject({ exit: 1, file: 'hut' });
		}));

	test(`more than ${limits.packBytes} bytes`, () =>
		inFolder(async (folder) => {
			putPack(folder);
			const line = `#${' '.repeat(limits.fileBytes - 12)}\n`;
			for (let i = 0; i < 17; i++) put(folder, `hut/t${i}.yaml`, `format: 1\n${line}`);
			const { exit, found } = await findings(folder, ['check', 'hut']);
			expect(one(found, 'CLI-BYTES-MANY').message).toContain(String(limits.packBytes));
			expect(exit).toBe(1);
		}));
});

describe('beside one another', () => {
	test('two packs with one id', () =>
		inFolder(async (folder) => {
			putPack(folder);
			for (const [name, text] of Object.entries(pack)) put(folder, `again/${name}`, text);
			const { exit, found } = await findings(folder, ['check', '.']);
			const { file, line, column, message } = one(found, 'LINK-PACK-TWICE');
			expect({ exit, file, line, column }).toEqual({
				exit: 1,
				file: './hut/pack.yaml',
				line: 1,
				column: 7,
			});
			expect(message).toContain('again/pack.yaml');
		}));

	test('packs that use one another', () =>
		inFolder(async (folder) => {
			putPack(folder, { 'pack.yaml': ['use: [common]', 'use: [common, yard]'] });
			put(
				folder,
				'yard/pack.yaml',
				pack['pack.yaml']!.replace('pack: hut', 'pack: yard')
					.replace('[common]', '[hut]')
					.replace('role: game', 'role: expansion'),
			);
			const { exit, found } = await findings(folder, ['check', '.']);
			expect(exit).toBe(1);
			expect(one(found, 'LINK-USE-CYCLE').message).toMatch(/hut → yard → hut|yard → hut → yard/);
		}));

	test('a pack that needs one that is not chosen', () =>
		inFolder(async (folder) => {
			putPack(folder);
			const yard = pack['pack.yaml']!.replace('pack: hut', 'pack: yard').replace(
				'role: game',
				'role: expansion',
			);
			put(folder, 'yard/pack.yaml', `${yard}requires: { shed: it stands there }\n`);
			put(folder, 'shed/pack.yaml', yard.replace('pack: yard', 'pack: shed'));
			const { exit, found } = await findings(folder, ['check', '.']);
			expect({ exit, ...one(found, 'LINK-REQUIRES') }).toMatchObject({
				exit: 1,
				file: './yard/pack.yaml',
				line: 10,
				column: 19,
			});
		}));

	test(`more than ${limits.packs} packs`, () =>
		inFolder(async (folder) => {
			for (let i = 0; i <= limits.packs; i++)
				put(folder, `p${i}/pack.yaml`, pack['pack.yaml']!.replace('pack: hut', `pack: p${i}`));
			const { exit, found } = await findings(folder, ['check', '.']);
			expect(found.map((d) => d.code)).toEqual(['CLI-PACKS-MANY']);
			expect(exit).toBe(1);
		}));
});

describe('named on the command line', () => {
	test.each<readonly [says: string, code: string, path: string, prepare: Prepare]>([
		['an empty folder', 'CLI-PATH-EMPTY', 'empty', (f) => mkdirSync(join(f, 'empty'))],
		['a folder without data', 'CLI-PATH-EMPTY', 'empty', (f) => put(f, 'empty/readme.md', '')],
		['a folder that is not there', 'CLI-PATH-MISSING', 'nowhere', () => {}],
		['something below a file', 'CLI-PATH-MISSING', 'file/below', (f) => put(f, 'file', '')],
		['a pipe', 'CLI-PATH-SPECIAL', 'pipe', pipe('pipe')],
		['a device', 'CLI-PATH-SPECIAL', '/dev/zero', () => {}],
		['a link to itself', 'CLI-PATH-UNREADABLE', 'loop', link('loop', 'loop')],
		['a name of 10 000 letters', 'CLI-PATH-UNREADABLE', 'x'.repeat(10_000), () => {}],
	])('%s: %s', async (_, code, path, prepare) => {
		await inFolder(async (folder) => {
			prepare(folder);
			const { exit, found } = await findings(folder, ['check', path]);
			expect({ exit, codes: found.map((d) => d.code) }).toEqual({ exit: 2, codes: [code] });
		});
	});

	test('text for people is as calm as that for programs', () =>
		inFolder(async (folder) => {
			putPack(folder, { 'tiles.yaml': ['lane: N-S', 'lane: [N-S'] });
			const { exit, out, err } = await call(['check', 'hut'], { cwd: folder });
			expect({ exit, err }).toEqual({ exit: 1, err: '' });
			expect(out).toContain('hut/tiles.yaml:4:');
			expect(out).toContain('^');
			expect(out).not.toMatch(/^\s+at /m);
		}));
});
