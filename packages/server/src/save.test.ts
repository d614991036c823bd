import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@tilewright/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Root } from './roots.ts';
import { LOCK, lockFile } from './lock.ts';
import { requestOf, save } from './save.ts';

let folder: string;
let roots: readonly Root[];
const data = (...parts: string[]): string => join(folder, 'data', ...parts);
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'save-'));
	mkdirSync(data('pack'), { recursive: true });
	writeFileSync(data('pack', 'pack.yaml'), 'pack: a\n');
	roots = [
		{ folder: data(), name: 'data' },
		{ folder: join(folder, 'own'), name: 'own' },
	];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = 'data/pack/pack.yaml';
const write = async (
	at: string,
	text: string | null,
	base: string | null,
): Promise<{ status: number; code: string | undefined; disk?: string | null | undefined }> => {
	const { status, finding, disk } = await save({ path: at, text, base }, roots);
	return { status, code: finding?.code, ...(disk === undefined ? {} : { disk }) };
};
const good = { status: 200, code: undefined };

describe('writing', () => {
	test('a text takes the place of the one it was made from, and nothing is left beside it', async () => {
		expect(await write(path, 'pack: b\n', 'pack: a\n')).toEqual(good);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: b\n');
		expect(readdirSync(data('pack'))).toEqual(['pack.yaml']);
	});
	test('somebody else’s change stays, and the save is refused', async () => {
		expect(await write(path, 'pack: b\n', 'pack: old\n')).toEqual({
			status: 409,
			code: 'SAVE-CHANGED',
			disk: 'pack: a\n',
		});
		expect(await write(path, 'pack: b\n', null)).toMatchObject({ status: 409 });
		expect(await write('data/pack/x.yaml', 'a: 1\n', 'gone\n')).toMatchObject({
			status: 409,
			disk: null,
		});
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: a\n');
		expect(existsSync(data('pack', 'x.yaml'))).toBe(false);
	});
	test('what the disk says already is no conflict', async () =>
		expect(await write(path, 'pack: a\n', 'whatever')).toEqual(good));
	test('a folder of one’s own is made when something is written', async () => {
		expect(await write('own/mine/pack.yaml', 'pack: mine\n', null)).toEqual(good);
		expect(readFileSync(join(folder, 'own', 'mine', 'pack.yaml'), 'utf8')).toBe('pack: mine\n');
	});
	test('line ends and the mark of the file stay', async () => {
		writeFileSync(data('pack', 'pack.yaml'), '\ufeffa: 1\r\nb: 2\r\n');
		expect(await write(path, 'a: 1\nb: 3\n', 'a: 1\nb: 2\n')).toEqual(good);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('\ufeffa: 1\r\nb: 3\r\n');
	});
	test('a file is removed under the same condition, with the folders that are empty then', async () => {
		await write('own/mine/deep/pack.yaml', 'pack: mine\n', null);
		expect(await write('own/mine/deep/pack.yaml', null, 'other')).toMatchObject({ status: 409 });
		expect(await write('own/mine/deep/pack.yaml', null, 'pack: mine\n')).toEqual(good);
		expect(existsSync(join(folder, 'own'))).toBe(true);
		expect(existsSync(join(folder, 'own', 'mine'))).toBe(false);
	});
});

describe('links, protection and others who write', () => {
	test('deleting a link removes the link, never the file behind it', async () => {
		symlinkSync('pack.yaml', data('pack', 'alias.yaml'));
		expect(await write('data/pack/alias.yaml', null, 'other')).toMatchObject({ status: 409 });
		expect(await write('data/pack/alias.yaml', null, 'pack: a\n')).toEqual(good);
		expect(readdirSync(data('pack'))).toEqual(['pack.yaml']);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: a\n');
	});
	test('writing through a link writes the file behind it, and the link stays', async () => {
		symlinkSync('pack.yaml', data('pack', 'alias.yaml'));
		expect(await write('data/pack/alias.yaml', 'pack: b\n', 'pack: a\n')).toEqual(good);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: b\n');
		expect(lstatSync(data('pack', 'alias.yaml')).isSymbolicLink()).toBe(true);
	});
	test('nothing is deleted through a folder that is a link', async () => {
		symlinkSync('pack', data('linked'));
		expect(await write('data/linked/pack.yaml', null, 'pack: a\n')).toEqual({
			status: 400,
			code: 'SAVE-BEHIND-LINK',
		});
		expect(existsSync(data('pack', 'pack.yaml'))).toBe(true);
	});
	test('a file that is marked as read-only is neither replaced nor deleted', async () => {
		chmodSync(data('pack', 'pack.yaml'), 0o444);
		for (const text of ['pack: b\n', null])
			expect(await write(path, text, 'pack: a\n')).toEqual({ status: 400, code: 'SAVE-PROTECTED' });
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: a\n');
		expect(await write(path, 'pack: a\n', 'whatever')).toEqual(good);
	});
	test('permissions of a file stay as they are', async () => {
		chmodSync(data('pack', 'pack.yaml'), 0o664);
		expect(await write(path, 'pack: b\n', 'pack: a\n')).toEqual(good);
		expect(statSync(data('pack', 'pack.yaml')).mode & 0o777).toBe(0o664);
	});
	test('of all that make one file at the same moment, one save succeeds', async () => {
		const texts = Array.from({ length: 20 }, (_, i) => `n: ${i}\n`);
		const all = await Promise.all(texts.map((text) => write('own/new.yaml', text, null)));
		const saved = texts.filter((_, i) => all[i]!.status === 200);
		expect(saved).toHaveLength(1);
		expect(all.filter((a) => a.status === 409)).toHaveLength(texts.length - 1);
		expect(readFileSync(join(folder, 'own', 'new.yaml'), 'utf8')).toBe(saved[0]);
	});
	test('a disk without locks is written all the same, and that is noted', async () => {
		mkdirSync(data(LOCK));
		const { status, note } = await save({ path, text: 'pack: b\n', base: 'pack: a\n' }, roots);
		expect({ status, code: note?.code }).toEqual({ status: 200, code: 'DISK-UNLOCKED' });
	});
	test('a lock that does not become free is reported, and nothing is written', async () => {
		const lock = lockFile(data(LOCK));
		vi.spyOn(performance, 'now').mockReturnValueOnce(-limits.saveWait * 2);
		expect(await write(path, 'pack: b\n', 'pack: a\n')).toEqual({ status: 503, code: 'SAVE-BUSY' });
		vi.restoreAllMocks();
		if (lock.is === 'held') lock.release();
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: a\n');
	});
});

test('a picture is written by its bytes, and read as them', async () => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const [first, other] = [svg.toString('base64'), Buffer.from('<svg/>').toString('base64')];
	expect(await write('data/pack/art/a.svg', first, null)).toEqual(good);
	expect(readFileSync(data('pack', 'art', 'a.svg')).equals(svg)).toBe(true);
	expect(await write('data/pack/art/a.svg', other, null)).toMatchObject({
		status: 409,
		disk: first,
	});
	expect(await write('data/pack/art/a.svg', other, first)).toEqual(good);
	expect(await write('data/pack/art/a.svg', null, other)).toEqual(good);
	expect(existsSync(data('pack', 'art'))).toBe(false);
	const page = Buffer.from('<script>alert(1)</script>').toString('base64');
	expect(await write('data/pack/a.svg', page, null)).toEqual({
		status: 400,
		code: 'TILE-PICTURE-BYTES',
	});
	const large = Buffer.alloc(limits.pictureBytes + 1).toString('base64');
	expect(await write('data/pack/a.png', large, null)).toEqual({
		status: 413,
		code: 'TILE-PICTURE-LARGE',
	});
});

describe('what is refused', () => {
	test.each([
		['../x.yaml', 'PATH-ESCAPES'],
		['data/../../x.yaml', 'PATH-ESCAPES'],
		['data/pack/../../../x.yaml', 'PATH-ESCAPES'],
		['data\\..\\..\\x.yaml', 'PATH-ESCAPES'],
		['/elsewhere/x.yaml', 'PATH-ABSOLUTE'],
		['C:\\x.yaml', 'PATH-ABSOLUTE'],
		['data/pack/x.mjs', 'PATH-KIND'],
		['data/pack/package.json', 'PATH-KIND'],
		['data/.git/x.yaml', 'PATH-NAME'],
		['data/pack/x\0.yaml', 'PATH-NAME'],
		['data/con.yaml', 'PATH-NAME'],
		['elsewhere/x.yaml', 'SAVE-ROOT'],
		['data.yaml', 'SAVE-ROOT'],
		['Data/x.yaml', 'SAVE-ROOT'],
		['data/pack/PACK.yaml', 'PATH-CLASH'],
		['data/pack/pack.yaml/x.yaml', 'PATH-NAME'],
	])('%j with %s', async (at, code) => {
		expect(await write(at, 'x: 1\n', null)).toEqual({ status: 400, code });
		expect(existsSync(join(folder, 'x.yaml'))).toBe(false);
	});
	test('links that lead out, that lead nowhere, and what is no plain file', async () => {
		mkdirSync(join(folder, 'outside'));
		writeFileSync(join(folder, 'outside', 'x.yaml'), 'theirs: 1\n');
		symlinkSync(join(folder, 'outside'), data('pack', 'out'));
		symlinkSync(join(folder, 'outside', 'x.yaml'), data('pack', 'file.yaml'));
		symlinkSync(join(folder, 'nowhere.yaml'), data('pack', 'gone.yaml'));
		execFileSync('mkfifo', [data('pack', 'pipe.yaml')]);
		mkdirSync(data('pack', 'folder.yaml'));
		writeFileSync(data('pack', 'notes'), '');
		for (const name of [
			'notes/x.yaml',
			'out/x.yaml',
			'out/new.yaml',
			'file.yaml',
			'gone.yaml',
			'pipe.yaml',
			'folder.yaml',
		])
			for (const base of [null, 'theirs: 1\n'])
				expect([name, await write(`data/pack/${name}`, 'mine: 1\n', base)]).toEqual([
					name,
					{ status: 400, code: 'SAVE-LINK' },
				]);
		expect(readFileSync(join(folder, 'outside', 'x.yaml'), 'utf8')).toBe('theirs: 1\n');
		expect(existsSync(join(folder, 'nowhere.yaml'))).toBe(false);
		expect(existsSync(join(folder, 'outside', 'new.yaml'))).toBe(false);
	});
	test('what is larger than a file may be, and what is no text', async () => {
		expect(await write(path, 'x'.repeat(limits.fileBytes + 1), 'pack: a\n')).toEqual({
			status: 413,
			code: 'FILE-TOO-LARGE',
		});
		writeFileSync(data('pack', 'pack.yaml'), Buffer.from([0xff, 0xfe, 0x41]));
		expect(await write(path, 'pack: b\n', '\ufffd\ufffdA')).toEqual({
			status: 400,
			code: 'SAVE-NOT-TEXT',
		});
	});
	test.each([
		['pack: \ud83d\n', 1],
		['pack: a\nb: \ude00\ud83d\n', 2],
	])('half of a character, in %j', async (text, line) => {
		const { status, finding } = await save({ path, text, base: 'pack: a\n' }, roots);
		expect({ status, code: finding?.code }).toEqual({ status: 400, code: 'SAVE-SURROGATE' });
		expect(finding?.message).toContain(`line ${line},`);
		expect(await write(path, 'pack: \ud83d\ude00\n', 'pack: a\n')).toEqual(good);
	});
	test('a folder that cannot be written', async () => {
		writeFileSync(join(folder, 'own'), 'a file');
		const { status, finding } = await save(
			{ path: 'own/a.yaml', text: 'a: 1\n', base: null },
			roots,
		);
		expect({ status, code: finding?.code }).toEqual({ status: 500, code: 'SAVE-FAILED' });
		expect(finding?.message).toContain('a file stands where a folder should');
		expect(readFileSync(join(folder, 'own'), 'utf8')).toBe('a file');
	});
	test('more files than are followed', async () => {
		for (let i = 0; i < limits.folderFiles; i++) writeFileSync(data(`${i}.yaml`), '');
		expect(await write('data/new.yaml', 'a: 1\n', null)).toEqual({
			status: 400,
			code: 'SAVE-FILES',
		});
	});
	test.each([
		null,
		[],
		'text',
		{},
		{ path: 1, text: '', base: '' },
		{ path: 'a', text: 1, base: '' },
		{ path: 'a', text: '' },
	])('a request like %j', (body) =>
		expect(requestOf(body)).toMatchObject({ finding: { code: 'SAVE-REQUEST' } }),
	);
});
