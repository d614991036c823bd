import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeDisk } from './disk.ts';
import { reasonOf } from './reason.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'disk-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const whyNot = (work: () => unknown): string => {
	try {
		work();
	} catch (error) {
		return reasonOf(error);
	}
	return 'nothing is wrong';
};

test.each([0, 1, 9, 10, 11, 100_000])(
	'of a file of %i bytes, at most ten and one more are read',
	(size) => {
		const bytes = Buffer.alloc(size, 'x');
		writeFileSync(join(folder, 'a'), bytes);
		expect(Buffer.from(nodeDisk.read(join(folder, 'a'), 10))).toEqual(bytes.subarray(0, 11));
		expect(nodeDisk.read(join(folder, 'a'), 1_000_000).length).toBe(size);
	},
);

test('nothing but plain files is read, and nobody waits for the writer of a pipe', () => {
	execFileSync('mkfifo', [join(folder, 'pipe')]);
	symlinkSync('/dev/zero', join(folder, 'zero'));
	expect(whyNot(() => nodeDisk.read(join(folder, 'pipe'), 10))).toBe('the device does not answer');
	expect(whyNot(() => nodeDisk.read(join(folder, 'zero'), 10))).toBe('the device does not answer');
	expect(whyNot(() => nodeDisk.read(folder, 10))).toBe('it is a folder');
	expect(whyNot(() => nodeDisk.read(join(folder, 'none'), 10))).toBe(
		'there is no such file or folder',
	);
});

test('the stamp of a file changes with its content', () => {
	writeFileSync(join(folder, 'a'), '1');
	const before = nodeDisk.entry(join(folder, 'a'));
	expect(nodeDisk.entry(join(folder, 'a'))).toEqual(before);
	rmSync(join(folder, 'a'));
	writeFileSync(join(folder, 'a'), '2');
	expect(nodeDisk.entry(join(folder, 'a')).stamp).not.toBe(before.stamp);
});

test('errors without words show the code of the system', () => {
	expect(reasonOf(Object.assign(new Error(), { code: 'EWEIRD' }))).toBe(
		'the system answers EWEIRD',
	);
	expect(reasonOf(Object.assign(new Error(), { code: 'constructor' }))).toBe(
		'the system answers constructor',
	);
	expect(reasonOf('nothing')).toBe('the system refuses');
});
