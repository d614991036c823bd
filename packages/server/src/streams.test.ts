import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@tilewright/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Change, Folders } from './folders.ts';
import { Streams } from './streams.ts';

let folder: string;
let folders: Folders;
let streams: Streams;
const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'streams-'));
	mkdirSync(join(folder, 'data'));
	put('a', 'a: 1\n');
	folders = new Folders([{ folder: join(folder, 'data'), name: 'data' }]);
	streams = new Streams(folders);
});
afterEach(async () => {
	for (const reader of open.splice(0)) await reader.cancel().catch(() => {});
	rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, text: string): void =>
	writeFileSync(join(folder, 'data', `${name}.yaml`), text);

function reader(): ReadableStreamDefaultReader<Uint8Array> {
	const stream = streams.open();
	if ('code' in stream) throw new Error(stream.message);
	const made = stream.getReader();
	open.push(made);
	return made;
}
async function next(from: ReadableStreamDefaultReader<Uint8Array>): Promise<Change> {
	const { value } = await from.read();
	return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, '')) as Change;
}

test('a reader gets everything, then every change', async () => {
	const first = reader();
	expect(await next(first)).toMatchObject({ whole: true, files: [{ path: 'data/a.yaml' }] });
	put('b', 'b: 1\n');
	folders.now();
	expect(await next(first)).toMatchObject({ whole: false, files: [{ path: 'data/b.yaml' }] });
	const second = await next(reader());
	expect(second.files.map((f) => f.path)).toEqual(['data/a.yaml', 'data/b.yaml']);
});

test('readers are bounded, and one that leaves makes room', async () => {
	const all = Array.from({ length: limits.streamReaders }, reader);
	expect(streams.open()).toMatchObject({ code: 'SERVER-READERS' });
	await all[0]!.cancel();
	expect(await next(reader())).toMatchObject({ whole: true });
});

test('readers share the bytes of a message', async () => {
	const [one, two] = [await reader().read(), await reader().read()];
	expect(one.value).toBe(two.value);
});

test('however slowly a reader reads, a bounded number of bytes waits for it; the others get everything', async () => {
	const slow = reader();
	const quick = reader();
	await next(quick);
	const size = limits.fileBytes - 1;
	const times = Math.ceil((3 * limits.streamBytes) / size);
	for (let i = 0; i < times; i++) {
		put('b', `${i}${'x'.repeat(size - 10)}`);
		folders.now();
		expect((await next(quick)).files).toHaveLength(1);
	}
	await expect(slow.read()).rejects.toThrow('too slowly');
	expect(await next(reader())).toMatchObject({ whole: true });
});
