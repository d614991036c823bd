import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isDataName } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Disk, nodeDisk } from './disk.ts';
import { oddEntries } from './testing.ts';
import { type Walked, walkFolder } from './walk.ts';

function inFolder<T>(work: (folder: string) => T): T {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'walk-')));
	try {
		return work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
function put(folder: string, path: string, text = 'a: 1\n'): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}
const paths = (walked: Walked): string[] => walked.files.map((f) => f.path).sort();
const codes = (walked: Walked): string[] =>
	walked.diagnostics.map((d) => `${d.code} ${d.file}`).sort();

const kinds = ['file', ...Object.keys(oddEntries)];
const entries = fc.uniqueArray(
	fc.record({
		kind: fc.constantFrom(...kinds),
		name: fc
			.tuple(fc.nat(40), fc.constantFrom('', '.yaml', '.yml', '.svg', '.txt'))
			.map(([n, end]) => `e${n}${end}`),
		at: fc.constantFrom('', 'a', 'a/b', 'pack', 'pack/c'),
	}),
	{ maxLength: 12, selector: (e) => `${e.at}/${e.name}` },
);

test('of any entries, every readable data file is found, and every other one is reported', () => {
	fc.assert(
		fc.property(entries, (made) =>
			inFolder((folder) => {
				for (const at of ['a/b', 'pack/c']) mkdirSync(join(folder, at), { recursive: true });
				put(folder, 'pack/pack.yaml');
				const found = ['d/pack/pack.yaml'];
				const reported: string[] = [];
				for (const { kind, name, at } of made) {
					const path = ['d', at, name].filter((part) => part !== '').join('/');
					const odd = oddEntries[kind];
					if (!odd) {
						put(folder, join(at, name));
						if (isDataName(name)) found.push(path);
						continue;
					}
					odd.make(join(folder, at), name);
					const shown = odd.code === 'DISK-NAME' ? `${path}\ufffd` : path;
					if (odd.code && (!odd.onlyData || isDataName(name)))
						reported.push(`${odd.code} ${shown}`);
				}
				const walked = walkFolder(folder, 'd');
				expect(paths(walked)).toEqual(found.sort());
				expect(codes(walked)).toEqual(reported.sort());
			}),
		),
		{ numRuns: 150 },
	);
});

const functions = ['names', 'entry', 'realPath'] as const;
const errors = ['EACCES', 'ELOOP', 'ENAMETOOLONG', 'EIO', 'ENOENT', 'ESTALE', 'ENOTDIR', 'EMFILE'];

function failing(fault: (typeof functions)[number], code: string, at: ReadonlySet<string>): Disk {
	const guard =
		<T>(work: (path: string) => T) =>
		(path: string): T => {
			if (at.has(path)) throw Object.assign(new Error(code), { code });
			return work(path);
		};
	return { ...nodeDisk, [fault]: guard(nodeDisk[fault] as (path: string) => unknown) };
}

test('whatever the system refuses, the rest is found as before', () => {
	inFolder((folder) => {
		const places = [
			'a',
			'a/1.yaml',
			'a/b',
			'a/b/2.yaml',
			'pack',
			'pack/3.yaml',
			'pack/alias',
			'4.yaml',
		];
		for (const path of [
			'a/1.yaml',
			'a/b/2.yaml',
			'pack/pack.yaml',
			'pack/3.yaml',
			'pack/.h/5.yaml',
			'4.yaml',
		])
			put(folder, path);
		symlinkSync('.h', join(folder, 'pack/alias'));
		const before = paths(walkFolder(folder, 'd'));
		expect(before).toHaveLength(6);
		fc.assert(
			fc.property(
				fc.constantFrom(...functions),
				fc.constantFrom(...errors),
				fc.subarray(['', ...places]),
				(fault, code, at) => {
					const refused = new Set(at.map((path) => join(folder, path)));
					const walked = walkFolder(folder, 'd', failing(fault, code, refused));
					const isHit = (path: string): boolean =>
						at.some((a) => a === '' || path === `d/${a}` || path.startsWith(`d/${a}/`));
					expect(paths(walked)).toEqual(expect.arrayContaining(before.filter((p) => !isHit(p))));
					for (const path of before)
						if (!paths(walked).includes(path))
							expect(
								walked.diagnostics.some((d) => path === d.file || path.startsWith(`${d.file}/`)),
							).toBe(true);
				},
			),
			{ numRuns: 300 },
		);
	});
});

test('an entry that goes away while the folder is looked at is no finding', () => {
	inFolder((folder) => {
		for (const path of ['a.yaml', 'b.yaml']) put(folder, path);
		const disk: Disk = {
			...nodeDisk,
			entry: (path) => {
				rmSync(join(folder, 'b.yaml'), { force: true });
				return nodeDisk.entry(path);
			},
		};
		const walked = walkFolder(folder, 'd', disk);
		expect({ paths: paths(walked), codes: codes(walked) }).toEqual({
			paths: ['d/a.yaml'],
			codes: [],
		});
	});
});

test('a folder that becomes a file while it is looked at is reported', () => {
	inFolder((folder) => {
		put(folder, 'a/1.yaml');
		put(folder, 'b.yaml');
		const disk: Disk = {
			...nodeDisk,
			names: (path) => {
				if (basename(path) === 'a') {
					renameSync(path, join(folder, '.gone'));
					writeFileSync(path, '');
				}
				return nodeDisk.names(path);
			},
		};
		const walked = walkFolder(folder, 'd', disk);
		expect({ paths: paths(walked), codes: codes(walked) }).toEqual({
			paths: ['d/b.yaml'],
			codes: ['DISK-UNREADABLE d/a'],
		});
	});
});

test('the folder itself may be missing, a file, or a link to itself', () => {
	inFolder((folder) => {
		put(folder, 'file');
		symlinkSync('round', join(folder, 'round'));
		for (const name of ['missing', 'file', 'round'])
			expect(codes(walkFolder(join(folder, name), 'd'))).toEqual(['DISK-UNREADABLE d']);
	});
});

function asOther<T>(work: () => T): T {
	if (process.geteuid?.() !== 0) return work();
	process.seteuid!(65_534);
	try {
		return work();
	} finally {
		process.seteuid!(0);
	}
}

test('permission that is denied is reported', () => {
	inFolder((folder) => {
		for (const path of ['open.yaml', 'shut/1.yaml']) put(folder, path);
		chmodSync(folder, 0o755);
		chmodSync(join(folder, 'shut'), 0);
		const walked = asOther(() => walkFolder(folder, 'd'));
		chmodSync(join(folder, 'shut'), 0o755);
		expect({ paths: paths(walked), codes: codes(walked) }).toEqual({
			paths: ['d/open.yaml'],
			codes: ['DISK-UNREADABLE d/shut'],
		});
	});
});

test('what lies behind a link is found once, under its own name', () => {
	inFolder((folder) => {
		for (const path of ['pack/pack.yaml', 'pack/real/1.yaml', 'pack/.hidden/2.yaml'])
			put(folder, path);
		symlinkSync('real', join(folder, 'pack/a-link'));
		symlinkSync('real/1.yaml', join(folder, 'pack/1.yaml'));
		symlinkSync('.hidden', join(folder, 'pack/shown'));
		symlinkSync('.hidden', join(folder, 'pack/again'));
		expect(paths(walkFolder(folder, 'd'))).toEqual([
			'd/pack/again/2.yaml',
			'd/pack/pack.yaml',
			'd/pack/real/1.yaml',
		]);
	});
});

test('links between many folders cost no more than their number', () => {
	inFolder((folder) => {
		const names = Array.from({ length: 12 }, (_, i) => `f${i}`);
		put(folder, 'pack/pack.yaml');
		for (const name of names) put(folder, `pack/${name}/1.yaml`);
		for (const from of names)
			for (const to of names) symlinkSync(`../${to}`, join(folder, 'pack', from, `to-${to}`));
		let calls = 0;
		const walked = walkFolder(folder, 'd', {
			...nodeDisk,
			entry: (path) => (calls++, nodeDisk.entry(path)),
		});
		expect(walked.files).toHaveLength(13);
		expect(calls).toBeLessThan(4 * 12 * 14);
	});
});

test('findings are bounded, and so are entries', () => {
	inFolder((folder) => {
		for (let i = 0; i < limits.diagnosticsPerFile + 20; i++)
			symlinkSync('x', join(folder, `l${i}`));
		const { diagnostics } = walkFolder(folder, 'd');
		expect(diagnostics).toHaveLength(limits.diagnosticsPerFile + 1);
		expect(diagnostics.at(-1)!.code).toBe('DISK-MORE');
	});
	const names = Array.from({ length: limits.folderEntries + 5 }, (_, i) => `${i}.yaml`);
	const endless: Disk = {
		...nodeDisk,
		realPath: (path) => path,
		names: () => [...names],
		entry: () => ({ is: 'file', stamp: '' }),
	};
	const walked = walkFolder('/endless', 'd', endless);
	expect(walked.files).toHaveLength(limits.folderEntries);
	expect(codes(walked)).toEqual(['DISK-ENTRIES-MANY d']);
});
