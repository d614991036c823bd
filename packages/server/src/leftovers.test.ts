import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryName } from '@tilewright/disk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCK, lockFile } from './lock.ts';
import { removeLeftovers } from './leftovers.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tidy-'));
	mkdirSync(join(folder, 'pack'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const goneProcess = (): number =>
	Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
const left = (): string[] => readdirSync(join(folder, 'pack')).sort();

test('files that a killed save left are removed, and nothing else', async () => {
	const expected = ['.a.yaml.1.part', '.hidden', 'a.yaml', temporaryName()].sort();
	for (const name of [...expected, temporaryName(goneProcess())])
		writeFileSync(join(folder, 'pack', name), '');
	await removeLeftovers({ folder, name: 'own' });
	expect(left()).toEqual(expected);
	expect(readdirSync(folder).sort()).toEqual([LOCK, 'pack']);
});

test('a folder without leftovers is not touched, and one that is missing is not made', async () => {
	await removeLeftovers({ folder, name: 'own' });
	expect(readdirSync(folder)).toEqual(['pack']);
	await removeLeftovers({ folder: join(folder, 'none'), name: 'own' });
	expect(readdirSync(folder)).toEqual(['pack']);
});

test('while somebody saves, leftovers stay until that is done', async () => {
	const name = temporaryName(goneProcess());
	writeFileSync(join(folder, 'pack', name), '');
	const lock = lockFile(join(folder, LOCK));
	const tidied = removeLeftovers({ folder, name: 'own' });
	expect(left()).toEqual([name]);
	if (lock.is === 'held') lock.release();
	await tidied;
	expect(left()).toEqual([]);
});
