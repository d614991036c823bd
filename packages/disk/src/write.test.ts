import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLeftover, isTemporary, temporaryName } from './temporary.ts';
import { writeAtomically } from './write.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Buffer.from('new');
const at = (name: string): string => join(folder, name);

test('a file appears whole, and keeps the permissions and the owner of the one it replaces', () => {
	const isAdministrator = process.getuid?.() === 0;
	writeFileSync(at('a'), 'old');
	chmodSync(at('a'), 0o666);
	if (isAdministrator) chownSync(at('a'), 65_534, 65_534);
	const like = statSync(at('a'));
	writeAtomically(at('a'), bytes, { like });
	expect(readFileSync(at('a'), 'utf8')).toBe('new');
	const { mode, uid, gid, ino } = statSync(at('a'));
	expect([mode, uid, gid]).toEqual([like.mode, like.uid, like.gid]);
	expect(ino).not.toBe(like.ino);
	expect(readdirSync(folder)).toEqual(['a']);
});

test('a fresh file takes no other’s place, however late that one came', () => {
	const late = (): void => writeFileSync(at('a'), 'theirs');
	expect(() => writeAtomically(at('a'), bytes, { fresh: true, check: late })).toThrow(
		expect.objectContaining({ code: 'EEXIST' }),
	);
	expect(readFileSync(at('a'), 'utf8')).toBe('theirs');
	expect(readdirSync(folder)).toEqual(['a']);
	writeAtomically(at('b'), bytes, { fresh: true });
	expect(readFileSync(at('b'), 'utf8')).toBe('new');
	expect(statSync(at('b')).nlink).toBe(1);
	expect(readdirSync(folder)).toEqual(['a', 'b']);
});

test('nothing is left behind where writing fails', () => {
	mkdirSync(at('folder'));
	expect(() => writeAtomically(at('folder'), bytes)).toThrow();
	expect(() =>
		writeAtomically(at('a'), bytes, {
			check: () => {
				throw new Error('stop');
			},
		}),
	).toThrow('stop');
	expect(() => writeAtomically(at('none/a'), bytes)).toThrow();
	expect(readdirSync(folder)).toEqual(['folder']);
	expect(existsSync(at('none'))).toBe(false);
});

test('names of files being written tell whether their process is gone', () => {
	const mine = temporaryName();
	expect(isTemporary(mine)).toBe(true);
	expect(isLeftover(mine)).toBe(false);
	const theirs = temporaryName(4711);
	expect(isLeftover(theirs, (pid) => pid === 4711)).toBe(false);
	expect(isLeftover(theirs, () => false)).toBe(true);
	const elsewhere = theirs.replace(/-[0-9a-f]{8}-/, '-00000000-');
	expect(isTemporary(elsewhere)).toBe(true);
	expect(isLeftover(elsewhere, () => false)).toBe(false);
	for (const name of ['.a.yaml.12.part', '.tilewright.lock', 'tilewright-1-2-3.part', `${mine}~`])
		expect([isTemporary(name), isLeftover(name, () => false)]).toEqual([false, false]);
	expect(temporaryName()).not.toBe(mine);
});
