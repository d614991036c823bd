import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder, removeEmpty } from './folder.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (...parts: string[]): string => join(folder, ...parts);

test('the missing folders are made, and those alone are removed again', () => {
	mkdirSync(at('a'));
	const made = makeFolder(at('a/b/c'));
	expect(made).toEqual([at('a/b'), at('a/b/c')]);
	expect(makeFolder(at('a/b/c'))).toEqual([]);
	removeEmpty(made);
	expect([existsSync(at('a')), existsSync(at('a/b'))]).toEqual([true, false]);
});

test('a folder with something in it stays, with those around it', () => {
	const made = makeFolder(at('a/b/c'));
	writeFileSync(at('a/b/x'), '');
	removeEmpty(made);
	expect([existsSync(at('a/b')), existsSync(at('a/b/c'))]).toEqual([true, false]);
	removeEmpty(made);
	expect(existsSync(at('a/b/x'))).toBe(true);
});

test.each<[string, () => void, string]>([
	['a file on the way', () => writeFileSync(at('a'), ''), 'ENOTDIR'],
	['a link to nothing on the way', () => symlinkSync('nowhere', at('a')), 'EEXIST'],
	['a name that is too long', () => mkdirSync(at('a')), 'ENAMETOOLONG'],
])('%s is told as such, and nothing is left behind', (_, make, code) => {
	make();
	const wanted = code === 'ENAMETOOLONG' ? at('a/b', 'x'.repeat(300)) : at('a/b/c');
	expect(() => makeFolder(wanted)).toThrow(expect.objectContaining({ code }));
	expect(existsSync(at('a/b'))).toBe(false);
});
