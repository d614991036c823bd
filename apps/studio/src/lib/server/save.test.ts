import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@tilewright/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Root } from './folders.ts';
import { askOf, save } from './save.ts';

let home: string;
let roots: readonly Root[];
const data = (...parts: string[]): string => join(home, 'data', ...parts);
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), 'save-'));
	mkdirSync(data('pack'), { recursive: true });
	writeFileSync(data('pack', 'pack.yaml'), 'pack: a\n');
	roots = [
		{ folder: data(), name: 'data' },
		{ folder: join(home, 'own'), name: 'own' },
	];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const path = 'data/pack/pack.yaml';
const write = (
	at: string,
	text: string | null,
	base: string | null,
): { status: number; code: string | undefined; disk?: string | null | undefined } => {
	const { status, finding, disk } = save({ path: at, text, base }, roots);
	return { status, code: finding?.code, ...(disk === undefined ? {} : { disk }) };
};
const good = { status: 200, code: undefined };

describe('writing', () => {
	test('a text takes the place of the one it was made from, and nothing is left beside it', () => {
		expect(write(path, 'pack: b\n', 'pack: a\n')).toEqual(good);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: b\n');
		expect(readdirSync(data('pack'))).toEqual(['pack.yaml']);
	});
	test('somebody else’s change stays, and is told', () => {
		expect(write(path, 'pack: b\n', 'pack: old\n')).toEqual({
			status: 409,
			code: 'SAVE-CHANGED',
			disk: 'pack: a\n',
		});
		expect(write(path, 'pack: b\n', null)).toMatchObject({ status: 409 });
		expect(write('data/pack/x.yaml', 'a: 1\n', 'gone\n')).toMatchObject({
			status: 409,
			disk: null,
		});
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('pack: a\n');
		expect(existsSync(data('pack', 'x.yaml'))).toBe(false);
	});
	test('what the disk says already is no conflict', () =>
		expect(write(path, 'pack: a\n', 'whatever')).toEqual(good));
	test('a folder of one’s own is made when something is written', () => {
		expect(write('own/mine/pack.yaml', 'pack: mine\n', null)).toEqual(good);
		expect(readFileSync(join(home, 'own', 'mine', 'pack.yaml'), 'utf8')).toBe('pack: mine\n');
	});
	test('line ends and the mark of the file stay', () => {
		writeFileSync(data('pack', 'pack.yaml'), '\ufeffa: 1\r\nb: 2\r\n');
		expect(write(path, 'a: 1\nb: 3\n', 'a: 1\nb: 2\n')).toEqual(good);
		expect(readFileSync(data('pack', 'pack.yaml'), 'utf8')).toBe('\ufeffa: 1\r\nb: 3\r\n');
	});
	test('a file is removed under the same condition, with the folders that are empty then', () => {
		write('own/mine/deep/pack.yaml', 'pack: mine\n', null);
		expect(write('own/mine/deep/pack.yaml', null, 'other')).toMatchObject({ status: 409 });
		expect(write('own/mine/deep/pack.yaml', null, 'pack: mine\n')).toEqual(good);
		expect(existsSync(join(home, 'own'))).toBe(true);
		expect(existsSync(join(home, 'own', 'mine'))).toBe(false);
	});
});

test('a picture is written by its bytes, and told as them', () => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const [first, other] = [svg.toString('base64'), Buffer.from('<svg/>').toString('base64')];
	expect(write('data/pack/art/a.svg', first, null)).toEqual(good);
	expect(readFileSync(data('pack', 'art', 'a.svg')).equals(svg)).toBe(true);
	expect(write('data/pack/art/a.svg', other, null)).toMatchObject({ status: 409, disk: first });
	expect(write('data/pack/art/a.svg', other, first)).toEqual(good);
	expect(write('data/pack/art/a.svg', null, other)).toEqual(good);
	expect(existsSync(data('pack', 'art'))).toBe(false);
	const page = Buffer.from('<script>alert(1)</script>').toString('base64');
	expect(write('data/pack/a.svg', page, null)).toEqual({ status: 400, code: 'TILE-PICTURE-BYTES' });
	const large = Buffer.alloc(limits.pictureBytes + 1).toString('base64');
	expect(write('data/pack/a.png', large, null)).toEqual({
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
		['data/pack/pack.yaml/x.yaml', 'SAVE-LINK'],
	])('%j with %s', (at, code) => {
		expect(write(at, 'x: 1\n', null)).toEqual({ status: 400, code });
		expect(existsSync(join(home, 'x.yaml'))).toBe(false);
	});
	test('links that lead out, that lead nowhere, and what is no plain file', () => {
		mkdirSync(join(home, 'outside'));
		writeFileSync(join(home, 'outside', 'x.yaml'), 'theirs: 1\n');
		symlinkSync(join(home, 'outside'), data('pack', 'out'));
		symlinkSync(join(home, 'outside', 'x.yaml'), data('pack', 'file.yaml'));
		symlinkSync(join(home, 'nowhere.yaml'), data('pack', 'gone.yaml'));
		execFileSync('mkfifo', [data('pack', 'pipe.yaml')]);
		mkdirSync(data('pack', 'folder.yaml'));
		for (const name of [
			'out/x.yaml',
			'out/new.yaml',
			'file.yaml',
			'gone.yaml',
			'pipe.yaml',
			'folder.yaml',
		])
			for (const base of [null, 'theirs: 1\n'])
				expect([name, write(`data/pack/${name}`, 'mine: 1\n', base)]).toEqual([
					name,
					{ status: 400, code: 'SAVE-LINK' },
				]);
		expect(readFileSync(join(home, 'outside', 'x.yaml'), 'utf8')).toBe('theirs: 1\n');
		expect(existsSync(join(home, 'nowhere.yaml'))).toBe(false);
		expect(existsSync(join(home, 'outside', 'new.yaml'))).toBe(false);
	});
	test('what is larger than a file may be, and what is no text', () => {
		expect(write(path, 'x'.repeat(limits.fileBytes + 1), 'pack: a\n')).toEqual({
			status: 413,
			code: 'FILE-TOO-LARGE',
		});
		writeFileSync(data('pack', 'pack.yaml'), Buffer.from([0xff, 0xfe, 0x41]));
		expect(write(path, 'pack: b\n', '\ufffd\ufffdA')).toEqual({
			status: 400,
			code: 'SAVE-NOT-TEXT',
		});
	});
	test('a folder that cannot be written', () => {
		writeFileSync(join(home, 'own'), 'a file');
		expect(write('own/a.yaml', 'a: 1\n', null)).toEqual({ status: 500, code: 'SAVE-FAILED' });
		expect(readFileSync(join(home, 'own'), 'utf8')).toBe('a file');
	});
	test('more files than are followed', () => {
		for (let i = 0; i < limits.folderFiles; i++) writeFileSync(data(`${i}.yaml`), '');
		expect(write('data/new.yaml', 'a: 1\n', null)).toEqual({ status: 400, code: 'SAVE-FILES' });
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
		expect(askOf(body)).toMatchObject({ finding: { code: 'SAVE-REQUEST' } }),
	);
});
