import { spawn } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { aliasBomb, contents, inFolder, put, putPack } from './kit.ts';
import { calm } from './run.ts';

// starting the command from its source takes a while on a busy machine

const launcher = join(root, 'packages/cli/bin/tilewright.mjs');

interface Ending {
	readonly exit: number;
	readonly out: string;
	readonly err: string;
}

interface Wishes {
	readonly uid?: number;
	/** Megabytes the program may keep. */
	readonly heap?: number;
	readonly deaf?: boolean;
}

async function command(
	folder: string,
	words: readonly string[],
	wishes: Wishes = {},
): Promise<Ending> {
	const before = contents(folder);
	// the command does not inherit the Node options of the tests
	const NODE_OPTIONS = wishes.heap === undefined ? '' : `--max-old-space-size=${wishes.heap}`;
	const ending = await new Promise<Ending>((resolve) => {
		const child = spawn(process.execPath, [launcher, ...words], {
			cwd: folder,
			env: { ...process.env, NODE_OPTIONS },
			stdio: ['ignore', 'pipe', 'pipe'],
			...(wishes.uid === undefined ? {} : { uid: wishes.uid, gid: wishes.uid }),
		});
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => {
			out += chunk.toString();
			if (wishes.deaf === true) child.stdout.destroy();
		});
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ exit: code ?? -1, out, err }));
	});
	calm(ending);
	expect(contents(folder)).toEqual(before);
	return ending;
}

test('a broken file: the place, an excerpt with a caret, a hint', () =>
	inFolder(async (folder) => {
		putPack(folder, { 'tiles.yaml': ['  C: {', '\tC: {'] });
		const { exit, out, err } = await command(folder, ['check', 'hut']);
		expect({ exit, err }).toEqual({ exit: 1, err: '' });
		expect(out).toMatch(/^hut\/tiles\.yaml:5:1 error YAML-TAB: .*\n.*\n.*\^.*\n {2}hint: /m);
	}));

test('bombs of aliases, of brackets and of gzip, in little memory', () =>
	inFolder(async (folder) => {
		putPack(folder, {
			'bomb.yaml': aliasBomb(12),
			'deep.yaml': `a: ${'{a: '.repeat(100_000)}`,
			'large.yaml': new Uint8Array(50_000_000).fill(0x61),
		});
		put(folder, 'game.json.gz', gzipSync(new Uint8Array(300_000_000)));
		const checked = await command(folder, ['check', 'hut', '--json'], { heap: 256 });
		expect(checked.exit).toBe(1);
		for (const code of ['YAML-ANCHOR', 'YAML-NESTING', 'FILE-TOO-LARGE'])
			expect(checked.out).toContain(code);
		const replayed = await command(folder, ['replay', 'game.json.gz', '--json'], { heap: 256 });
		expect(replayed.exit).toBe(1);
		expect(replayed.out).toMatch(/LOG-GZIP-(RATIO|SIZE)/);
	}));

// a superuser can read everything, so the command then runs as nobody, where that user can reach the program
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

function isReachable(path: string): boolean {
	for (let at = dirname(path); ; at = dirname(at)) {
		if ((statSync(at).mode & 0o005) !== 0o005) return false;
		if (at === dirname(at)) return true;
	}
}

test('files and folders nobody may read', () =>
	inFolder(async (folder) => {
		putPack(folder, { 'secret.yaml': 'format: 1\n' });
		put(folder, 'hut/inner/more.yaml', 'format: 1\n');
		chmodSync(folder, 0o755);
		const wishes = isRoot && isReachable(launcher) ? { uid: nobody } : {};
		const closed = ['hut/secret.yaml', 'hut/inner'].map((name) => join(folder, name));
		const before = contents(folder);
		for (const path of closed) chmodSync(path, 0);
		const child = spawn(process.execPath, [launcher, 'check', 'hut', '--json'], {
			cwd: folder,
			stdio: ['ignore', 'pipe', 'pipe'],
			...(wishes.uid === undefined ? {} : { uid: nobody, gid: nobody }),
		});
		let out = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		const exit = await new Promise((resolve) => child.on('close', resolve));
		for (const path of closed) chmodSync(path, 0o755);
		expect(contents(folder)).toEqual(before);
		if (isRoot && wishes.uid === undefined) {
			expect(exit).toBe(0);
			return;
		}
		const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; file: string }[] };
		expect(exit).toBe(1);
		expect(diagnostics.filter((d) => d.code === 'DISK-UNREADABLE').map((d) => d.file)).toEqual([
			'hut/inner',
			'hut/secret.yaml',
		]);
	}));

test('a reader that stops listening ends it quietly', () =>
	inFolder(async (folder) => {
		putPack(folder, {
			'tiles.yaml': `format: 1\ntiles:\n${Array.from({ length: 100 }, (_, i) => `  T${i}: { lane: X }`).join('\n')}\n`,
		});
		const { err } = await command(folder, ['check', 'hut'], { deaf: true });
		expect(err).toBe('');
	}));

test('words that make no sense are misuse', () =>
	inFolder(async (folder) => {
		for (const words of [
			['chekc'],
			['check', '--jsn'],
			['simulate', '--games', '-5'],
			['replay'],
		]) {
			const { exit, err } = await command(folder, words);
			expect(exit).toBe(2);
			expect(err).toMatch(/CLI-[A-Z-]+/);
		}
	}));
