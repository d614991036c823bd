import { spawn } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Attempt, LOCK, lockFile, withFolderLock } from './lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function locked(attempt: Attempt): () => void {
	if (attempt.is !== 'held') throw new Error(JSON.stringify(attempt));
	return attempt.release;
}

test('one holds the lock at a time, and an empty file stays', async () => {
	const file = join(folder, LOCK);
	const release = locked(lockFile(file));
	expect(lockFile(file)).toEqual({ is: 'busy' });
	expect(await withFolderLock(folder, () => 1, lockFile, 0)).toEqual({ is: 'busy' });
	const waiting = withFolderLock(folder, () => 2);
	release();
	expect(await waiting).toEqual({ is: 'done', value: 2 });
	expect(readdirSync(folder)).toEqual([LOCK]);
	expect(statSync(file).size).toBe(0);
});

test('work that fails lets go of the lock', async () => {
	const failing = withFolderLock(folder, () => {
		throw new Error('no');
	});
	await expect(failing).rejects.toThrow('no');
	locked(lockFile(join(folder, LOCK)))();
});

test('the lock of a process that was killed is free at once', async () => {
	const script = `import { lockFile } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
		const attempt = lockFile(${JSON.stringify(join(folder, LOCK))});
		console.log(attempt.is);
		// a lock that nothing refers to any more is let go of with the next collection of garbage
		setInterval(() => attempt, 1000);`;
	const child = spawn(
		process.execPath,
		['--conditions=@tilewright/source', '--input-type=module', '-e', script],
		{ stdio: ['ignore', 'pipe', 'inherit'], env: {} },
	);
	onTestFinished(() => void child.kill('SIGKILL'));
	const first = await new Promise((resolve) => child.stdout.once('data', resolve));
	expect(String(first)).toBe('held\n');
	expect(lockFile(join(folder, LOCK))).toEqual({ is: 'busy' });
	child.kill('SIGKILL');
	await new Promise((resolve) => child.once('close', resolve));
	locked(lockFile(join(folder, LOCK)))();
});

test.each<[string, (file: string) => void]>([
	['a link', (file) => symlinkSync(join(folder, 'elsewhere'), file)],
	['a folder', (file) => mkdirSync(file)],
	['a file with content', (file) => writeFileSync(file, 'SQLite format 3\0')],
])('%s under the name of the lock is not opened, and holds nobody up', async (_, make) => {
	make(join(folder, LOCK));
	expect(await withFolderLock(folder, () => 1)).toEqual({
		is: 'done',
		value: 1,
		unlocked: `${LOCK} is not an empty file`,
	});
	expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});

test('a disk that refuses every lock holds nobody up', async () => {
	const busy = (): Attempt => ({ is: 'busy' });
	expect(await withFolderLock(folder, () => 1, busy)).toEqual({
		is: 'done',
		value: 1,
		unlocked: 'the disk knows no locks',
	});
	expect(readdirSync(folder)).toEqual([]);
});

test('a folder in which no file can be made is worked on without a lock', async () => {
	rmSync(folder, { recursive: true });
	writeFileSync(folder, '');
	expect(await withFolderLock(folder, () => 1)).toMatchObject({ value: 1, unlocked: /./ });
});
