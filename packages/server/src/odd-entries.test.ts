import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Disk, nodeDisk } from '@tilewright/disk';
import { limits } from '@tilewright/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddEntries } from '../../disk/src/testing.ts';
import { Folders, type Change } from './folders.ts';
import type { Root } from './roots.ts';
import { save } from './save.ts';

const entries = fc.uniqueArray(
	fc.record({
		kind: fc.constantFrom(...Object.keys(oddEntries)),
		name: fc
			.tuple(fc.nat(30), fc.constantFrom('', '.yaml', '.svg'))
			.map(([n, end]) => `e${n}${end}`),
		at: fc.constantFrom('', 'pack'),
	}),
	{ maxLength: 8, selector: (e) => e.name },
);

const texts = (change: Change): Record<string, string> =>
	Object.fromEntries(change.files.map((f) => [f.path, Buffer.from(f.base64, 'base64').toString()]));

async function inRoot(work: (root: Root) => Promise<void> | void): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'odd-'));
	const root: Root = { folder: join(folder, 'own'), name: 'own' };
	try {
		mkdirSync(join(root.folder, 'pack'), { recursive: true });
		writeFileSync(join(root.folder, 'pack', 'pack.yaml'), 'pack: a\n');
		await work(root);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

test('whatever odd entries lie in a folder, readable files are served and saves succeed', async () => {
	await fc.assert(
		fc.asyncProperty(entries, fc.boolean(), (made, before) =>
			inRoot(async (root) => {
				const folders = new Folders([root]);
				if (!before) folders.all();
				let change: Change | undefined;
				const stop = folders.follow((next) => (change = next));
				const reported = made.filter(({ kind, name, at }) => {
					const { make, code, onlyData } = oddEntries[kind]!;
					make(join(root.folder, at), name);
					return code && (!onlyData || name.includes('.'));
				});
				const { findings, files } = folders.all();
				stop();
				expect(files).toHaveLength(1);
				expect(findings).toHaveLength(reported.length);
				if (reported.length > 0) expect(change?.findings).toEqual(findings);
				const request = { path: 'own/pack/new.yaml', text: 'a: 1\n', base: null };
				expect(await save(request, [root])).toMatchObject({ status: 200 });
				expect(texts(folders.all())).toEqual({
					'own/pack/pack.yaml': 'pack: a\n',
					'own/pack/new.yaml': 'a: 1\n',
				});
			}),
		),
		{ numRuns: 60 },
	);
});

const errors = ['EACCES', 'ELOOP', 'ENAMETOOLONG', 'EIO', 'ENOENT', 'ESTALE', 'ENOTDIR', 'EMFILE'];

function unreliable(turns: readonly number[], code: string): Disk {
	let n = 0;
	const or =
		<A extends unknown[], T>(work: (...args: A) => T) =>
		(...args: A): T => {
			if (turns[n++ % turns.length] === 0) throw Object.assign(new Error(code), { code });
			return work(...args);
		};
	return {
		names: or(nodeDisk.names),
		entry: or(nodeDisk.entry),
		realPath: or(nodeDisk.realPath),
		read: or(nodeDisk.read),
	};
}

test('a disk that fails at any moment is survived, and read again when it works', async () => {
	await inRoot((root) => {
		for (let i = 0; i < 5; i++) writeFileSync(join(root.folder, `${i}.yaml`), `n: ${i}\n`);
		fc.assert(
			fc.property(
				fc.array(fc.nat(6), { minLength: 5, maxLength: 40 }),
				fc.constantFrom(...errors),
				(turns, code) => {
					let disk: Disk = unreliable(turns, code);
					const folders = new Folders([root], {
						names: (folder) => disk.names(folder),
						entry: (path) => disk.entry(path),
						realPath: (path) => disk.realPath(path),
						read: (path, max) => disk.read(path, max),
					});
					const seen = new Map<string, string>();
					const stop = folders.follow(({ files, gone }) => {
						for (const { path, base64 } of files) seen.set(path, base64);
						for (const path of gone) seen.delete(path);
					});
					for (let i = 0; i < 4; i++) folders.now();
					disk = nodeDisk;
					const { files, findings } = folders.all();
					stop();
					expect(findings).toEqual([]);
					expect(files).toHaveLength(6);
					expect(seen).toEqual(new Map(files.map((f) => [f.path, f.base64])));
				},
			),
			{ numRuns: 200 },
		);
	});
});

test('more bytes than are followed are reported, and the rest is left out', async () => {
	await inRoot(({ folder, name }) => {
		const size = limits.fileBytes;
		for (let i = 0; i < limits.packBytes / size + 2; i++)
			writeFileSync(join(folder, `${10 + i}.yaml`), Buffer.alloc(size, ' '));
		const { files, findings } = new Folders([{ folder, name }]).all();
		expect(findings.map((d) => d.code)).toEqual(['DISK-BYTES-MANY']);
		expect(files.length).toBe(limits.packBytes / size);
	});
});

test('more files than are followed are reported, and the rest is left out', () => {
	const many: Disk = {
		names: () => Array.from({ length: limits.folderFiles + 3 }, (_, i) => `${i}.yaml`),
		entry: (path) => ({ is: path.endsWith('.yaml') ? 'file' : 'folder', stamp: '' }),
		realPath: (path) => path,
		read: () => new Uint8Array(),
	};
	const { files, findings } = new Folders([{ folder: '/many', name: 'many' }], many).all();
	expect(files).toHaveLength(limits.folderFiles);
	expect(findings.map((d) => d.code)).toEqual(['DISK-FILES-MANY']);
});
