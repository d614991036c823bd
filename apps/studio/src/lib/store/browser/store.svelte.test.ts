import { type Diagnostic, limits } from '@tilewright/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { words as t } from '#words';
import type { FilesChange } from '@tilewright/lang';
import { database } from '../database.ts';
import { store } from './store.ts';

const fetched = new Map([
	['data/a.yaml', 'a: 1\n'],
	['data/b.yaml', 'b: 1\n'],
]);
vi.mock('./shipped.ts', () => ({
	shipped: () => Promise.resolve({ texts: fetched, findings: [] }),
}));

beforeEach(async () => (await database()).clear('files'));

function follower() {
	const texts: Record<string, string> = {};
	const onChange = vi.fn<(change: FilesChange, findings: readonly Diagnostic[]) => void>(
		(change) => {
			const { files, gone } = change;
			for (const { path, bytes } of files) texts[path] = new TextDecoder().decode(bytes);
			for (const path of gone) delete texts[path];
		},
	);
	store.follow(onChange, () => {});
	return { texts, onChange };
}
const rows = async () => (await database()).getAllKeys('files');

test('a saved file reaches every tab, beside those that came with the page', async () => {
	const { texts, onChange } = follower();
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
	expect(texts).toEqual(Object.fromEntries(fetched));
	expect(await store.save({ path: 'data/a.yaml', text: 'a: 2\n', base: 'a: 1\n' })).toEqual({
		is: 'saved',
	});
	await store.save({ path: 'own/x/c.yaml', text: 'c: 1\n', base: null });
	await vi.waitFor(() =>
		expect(texts).toEqual({
			'data/a.yaml': 'a: 2\n',
			'data/b.yaml': 'b: 1\n',
			'own/x/c.yaml': 'c: 1\n',
		}),
	);
	const later = follower();
	await vi.waitFor(() => expect(later.texts).toEqual(texts));
	expect(await store.changed()).toEqual(['data/a.yaml']);
});

test('what came with the page takes no room; it can be taken away and brought back', async () => {
	const { texts } = follower();
	await store.save({ path: 'data/a.yaml', text: 'a: 2\n', base: 'a: 1\n' });
	await store.save({
		path: 'data/a.yaml',
		text: (await store.shipped('data/a.yaml'))!,
		base: 'a: 2\n',
	});
	expect(await rows()).toEqual([]);
	await store.save({ path: 'data/b.yaml', text: null, base: 'b: 1\n' });
	await vi.waitFor(() => expect(Object.keys(texts)).toEqual(['data/a.yaml']));
	await store.save({ path: 'data/b.yaml', text: 'b: 1\n', base: null });
	await store.save({ path: 'own/c.yaml', text: 'c: 1\n', base: null });
	await store.save({ path: 'own/c.yaml', text: null, base: 'c: 1\n' });
	expect(await rows()).toEqual([]);
});

test('another change stays, and the save is refused', async () => {
	await store.save({ path: 'data/a.yaml', text: 'theirs\n', base: 'a: 1\n' });
	expect(await store.save({ path: 'data/a.yaml', text: 'mine\n', base: 'a: 1\n' })).toEqual({
		is: 'changed',
		disk: 'theirs\n',
	});
	expect(await store.save({ path: 'own/gone.yaml', text: 'mine\n', base: 'was\n' })).toEqual({
		is: 'changed',
		disk: null,
	});
	expect(await rows()).toEqual(['data/a.yaml']);
});

test('two at one moment: one is written, the other is refused', async () => {
	const both = await Promise.all(
		['one\n', 'two\n'].map((text) => store.save({ path: 'data/a.yaml', text, base: 'a: 1\n' })),
	);
	expect(both).toEqual([{ is: 'saved' }, { is: 'changed', disk: 'one\n' }]);
});

test.each([
	['data/../x.yaml', 'x: 1\n', 'PATH-ESCAPES'],
	['elsewhere/x.yaml', 'x: 1\n', 'SAVE-ROOT'],
	['data/A.yaml', 'x: 1\n', 'PATH-CLASH'],
	['own/x.mjs', 'x: 1\n', 'PATH-KIND'],
	['own/x.yaml', 'x'.repeat(limits.fileBytes + 1), 'FILE-TOO-LARGE'],
])('%s is refused', async (path, text, code) => {
	expect(await store.save({ path, text, base: null })).toMatchObject({ is: 'refused', code });
	expect(await rows()).toEqual([]);
});

const oddRows: readonly (readonly [key: IDBValidKey, row: unknown])[] = [
	[12, 'a: 1\n'],
	[new Date(0), 'a: 1\n'],
	[['own', 'x.yaml'], 'a: 1\n'],
	[new Uint8Array([1, 2]), 'a: 1\n'],
	['own/number.yaml', 5],
	['own/object.yaml', { text: 'a: 1\n' }],
	['own/bytes.yaml', new Uint8Array([65])],
	['own/nothing.yaml', undefined],
	['data/a.yaml', false],
];

test.each(oddRows)(
	'a row %o with %o is left out and reported; everything else works',
	async (key, row) => {
		await (await database()).put('files', row as string, key as string);
		const { texts, onChange } = follower();
		await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
		expect(texts).toEqual(Object.fromEntries(fetched));
		expect(onChange.mock.lastCall?.[1]).toMatchObject([{ code: 'STORE-ROWS' }]);
		const request = { path: 'own/x.yaml', text: 'x: 1\n', base: null };
		expect(await store.save(request)).toEqual({ is: 'saved' });
		await vi.waitFor(() => expect(texts['own/x.yaml']).toBe('x: 1\n'));
		expect(await store.changed()).toEqual([]);
	},
);

test('what other pages send over the channel is survived', async () => {
	const { texts, onChange } = follower();
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
	const channel = new BroadcastChannel('tilewright.files');
	for (const message of [null, 5, 'data/a.yaml', [5, null], { 0: 'a' }])
		channel.postMessage(message);
	await store.save({ path: 'own/x.yaml', text: 'x: 1\n', base: null });
	await vi.waitFor(() => expect(texts['own/x.yaml']).toBe('x: 1\n'));
	channel.close();
});

test('a full storage is reported, and one that is shut', async () => {
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const request = { path: 'own/x.yaml', text: 'x: 1\n', base: null };
	expect(await store.save(request)).toMatchObject({
		is: 'refused',
		message: t.full,
	});
	put.mockImplementation(() => {
		throw new DOMException('shut', 'SecurityError');
	});
	expect(await store.save(request)).toMatchObject({
		is: 'refused',
		message: t.shut,
	});
	put.mockRestore();
});
