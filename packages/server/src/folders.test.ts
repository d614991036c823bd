import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Folders as Followed, type Change } from './folders.ts';
import { rootsOf } from './roots.ts';

let folder: string;
beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), 'folders-')), 'data');
	mkdirSync(join(folder, 'pack'), { recursive: true });
	writeFileSync(join(folder, 'pack', 'pack.yaml'), 'pack: a\n');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

class Folders extends Followed {
	constructor(folders: readonly string[]) {
		super(folders.map((f) => ({ folder: f, name: basename(f) })));
	}
}

const text = (change: Change): Record<string, string> =>
	Object.fromEntries(change.files.map((f) => [f.path, Buffer.from(f.base64, 'base64').toString()]));

async function next(folders: Followed, change: () => void): Promise<Change> {
	folders.all();
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error('no change came')), 10_000);
		const stop = folders.follow((change) => {
			clearTimeout(timer);
			stop();
			resolve(change);
		});
		change();
	});
}

test('all data files are found by a path that begins with the name of the folder', () => {
	writeFileSync(join(folder, 'pack', 'notes.txt'), 'no data');
	writeFileSync(join(folder, 'pack', 'page.html'), 'no data');
	writeFileSync(join(folder, 'pack', 'a.svg'), '<svg/>');
	mkdirSync(join(folder, '.git'));
	writeFileSync(join(folder, '.git', 'x.yaml'), '');
	expect(text(new Folders([folder]).all())).toEqual({
		'data/pack/a.svg': '<svg/>',
		'data/pack/pack.yaml': 'pack: a\n',
	});
});

test('an edit becomes an event', async () => {
	const change = await next(new Folders([folder]), () =>
		writeFileSync(join(folder, 'pack', 'pack.yaml'), 'pack: b\n'),
	);
	expect(change.whole).toBe(false);
	expect(text(change)).toEqual({ 'data/pack/pack.yaml': 'pack: b\n' });
});

test('a new file, a removed one and one that was replaced become events', async () => {
	const path = join(folder, 'pack', 'rules.yaml');
	const folders = new Folders([folder]);
	expect(text(await next(folders, () => writeFileSync(path, 'a: 1\n')))).toEqual({
		'data/pack/rules.yaml': 'a: 1\n',
	});
	writeFileSync(join(folder, 'fresh.tmp'), 'a: 2\n');
	expect(text(await next(folders, () => renameSync(join(folder, 'fresh.tmp'), path)))).toEqual({
		'data/pack/rules.yaml': 'a: 2\n',
	});
	expect((await next(folders, () => rmSync(path))).gone).toEqual(['data/pack/rules.yaml']);
});

test('links that leave the folder are not followed', () => {
	const outside = join(folder, '..', 'outside');
	mkdirSync(outside);
	writeFileSync(join(outside, 'x.yaml'), 'secret: 1\n');
	symlinkSync(outside, join(folder, 'pack', 'link'));
	symlinkSync(folder, join(folder, 'pack', 'round'));
	symlinkSync(join(outside, 'x.yaml'), join(folder, 'pack', 'theirs.yaml'));
	symlinkSync('/dev/zero', join(folder, 'pack', 'zero.yaml'));
	symlinkSync('nowhere', join(folder, 'pack', 'gone.yaml'));
	execFileSync('mkfifo', [join(folder, 'pack', 'pipe.yaml')]);
	expect(Object.keys(text(new Folders([folder]).all()))).toEqual(['data/pack/pack.yaml']);
});

test('a folder that is not there is empty', () => {
	expect(new Folders([join(folder, 'nowhere')]).all().files).toEqual([]);
});

test('the folders come from the environment, one’s own is last, and names are distinguished', () => {
	const roots = (data: string): string[][] =>
		rootsOf({ TILEWRIGHT_DATA: data, TILEWRIGHT_OWN: '/h/mine' }).map((r) => [r.name, r.folder]);
	expect(roots('/x')).toEqual([
		['x', '/x'],
		['own', '/h/mine'],
	]);
	expect(roots('["/x","/y/x","/own"]')).toEqual([
		['x', '/x'],
		['x-2', '/y/x'],
		['own-2', '/own'],
		['own', '/h/mine'],
	]);
});

test('a folder that is made later is followed from then on', async () => {
	const own = join(folder, '..', 'own');
	const folders = new Followed([{ folder: own, name: 'own' }]);
	const change = next(folders, () => {
		mkdirSync(join(own, 'a'), { recursive: true });
		writeFileSync(join(own, 'a', 'pack.yaml'), 'pack: a\n');
		folders.now();
	});
	expect(text(await change)).toEqual({ 'own/a/pack.yaml': 'pack: a\n' });
});
