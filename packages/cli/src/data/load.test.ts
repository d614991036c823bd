import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeDisk } from '@tilewright/disk';
import { limits } from '@tilewright/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../frame/refusal.ts';
import { loadPaths, loadShipped } from './load.ts';

let root: string;
beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-walk-')))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text = 'a: 1\n'): void {
	mkdirSync(join(root, path, '..'), { recursive: true });
	writeFileSync(join(root, path), text);
}

function load(...paths: string[]): { files: string[]; codes: string[] } {
	const { files, diagnostics } = loadPaths(root, paths);
	return { files: files.map((f) => f.path), codes: diagnostics.map((d) => `${d.code} ${d.file}`) };
}

test('data files of all levels in a fixed order; nothing hidden, nothing else', () => {
	for (const path of [
		'd/b.yaml',
		'd/a.yml',
		'd/x/y/c.yaml',
		'd/.git/z.yaml',
		'd/node_modules/z.yaml',
		'd/n.md',
	])
		put(path);
	expect(load('d')).toEqual({ files: ['d/a.yml', 'd/b.yaml', 'd/x/y/c.yaml'], codes: [] });
	expect(load('d/x', 'd/b.yaml', 'd')).toEqual({
		files: ['d/x/y/c.yaml', 'd/b.yaml', 'd/a.yml'],
		codes: [],
	});
});

test('links: those that stay are followed, those that loop, leave or lead nowhere are not', () => {
	put('d/p/pack.yaml');
	put('d/q/pack.yaml');
	put('d/p/in/a.yaml');
	put('out/secret.yaml');
	const link = (target: string, path: string): void => symlinkSync(target, join(root, path));
	link('in', 'd/p/same');
	link('..', 'd/p/in/up');
	link('.', 'd/p/in/here');
	link('../../out', 'd/p/away');
	link('../../out/secret.yaml', 'd/p/away.yaml');
	link('../q/pack.yaml', 'd/p/other.yaml');
	link('nowhere', 'd/p/gone.yaml');
	link('ring.yaml', 'd/p/ring.yaml');
	const { files, codes } = load('d');
	expect(files).toEqual(['d/p/in/a.yaml', 'd/p/pack.yaml', 'd/q/pack.yaml']);
	expect(codes.sort()).toEqual([
		'DISK-LINK-BROKEN d/p/gone.yaml',
		'DISK-LINK-BROKEN d/p/ring.yaml',
		'DISK-LINK-LEAVES d/p/away',
		'DISK-LINK-LEAVES d/p/away.yaml',
		'DISK-LINK-LEAVES d/p/other.yaml',
		'DISK-LINK-LOOP d/p/in/here',
		'DISK-LINK-LOOP d/p/in/up',
	]);
});

test('pipes are not read', () => {
	put('d/a.yaml');
	execFileSync('mkfifo', [join(root, 'd/p.yaml')]);
	expect(load('d')).toEqual({ files: ['d/a.yaml'], codes: ['DISK-SPECIAL d/p.yaml'] });
	expect(() => load('d/p.yaml')).toThrow(Refusal);
});

test('huge files are read up to the bound only, folders with too many are told', () => {
	put('d/big.yaml', 'x'.repeat(limits.fileBytes + 5000));
	expect(nodeDisk.read(join(root, 'd/big.yaml'), limits.fileBytes).length).toBe(
		limits.fileBytes + 1,
	);
	put('p/pack.yaml');
	for (let i = 0; i < limits.packFiles; i++) put(`p/${i}.yaml`);
	expect(load('p').codes).toEqual(['CLI-FILES-MANY p']);
});

test.each([
	['nothing', 'CLI-PATH-MISSING'],
	['empty', 'CLI-PATH-EMPTY'],
])('%s is refused', (path, code) => {
	mkdirSync(join(root, 'empty/deep'), { recursive: true });
	try {
		load(path);
		expect.unreachable();
	} catch (error) {
		expect((error as Refusal).diagnostics.map((d) => d.code)).toEqual([code]);
	}
});

test('what cannot be opened is refused', () => {
	symlinkSync('b', join(root, 'a'));
	symlinkSync('a', join(root, 'b'));
	expect(codeOf(() => load('a'))).toBe('CLI-PATH-UNREADABLE');
	expect(codeOf(() => loadShipped(root, join(root, 'gone')))).toBe('CLI-DATA-MISSING');
});

test('too many packs and too many bytes are told, and reading stops', () => {
	for (let i = 0; i < 18; i++) put(`bytes/${i}.yaml`, 'x'.repeat(limits.fileBytes));
	const { files, codes } = load('bytes');
	expect(codes).toEqual(['CLI-BYTES-MANY ']);
	expect(files.length).toBeLessThan(18);
	for (let i = 0; i <= limits.packs; i++) put(`packs/${i}/pack.yaml`);
	expect(load('packs')).toEqual({ files: [], codes: ['CLI-PACKS-MANY '] });
});

function codeOf(work: () => unknown): string {
	try {
		work();
	} catch (error) {
		return (error as Refusal).diagnostics[0]!.code;
	}
	return 'none';
}
