import { limits } from '@tilewright/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { kept as t } from '#words';
import type { LayerChange } from '../../editor/layers.ts';
import { database } from '../database.ts';
import { store } from './store.ts';

const came = new Map([
	['data/a.yaml', 'a: 1\n'],
	['data/b.yaml', 'b: 1\n'],
]);
vi.mock('./shipped.ts', () => ({ shipped: () => Promise.resolve(came) }));

beforeEach(async () => (await database()).clear('files'));

/** What a follower knows, as texts by their paths. */
function follower() {
	const texts: Record<string, string> = {};
	const hear = vi.fn(({ files, gone }: LayerChange) => {
		for (const { path, bytes } of files) texts[path] = new TextDecoder().decode(bytes);
		for (const path of gone) delete texts[path];
	});
	store.follow(hear, () => {});
	return { texts, hear };
}
const rows = async () => (await database()).getAllKeys('files');

test('what is saved is heard in every tab, beside what came with the page', async () => {
	const { texts, hear } = follower();
	await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
	expect(texts).toEqual(Object.fromEntries(came));
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

test('another change stays, and is told', async () => {
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

test('two at one moment: one is written, the other is told', async () => {
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

test('a full storage is said, and one that is shut', async () => {
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const ask = { path: 'own/x.yaml', text: 'x: 1\n', base: null };
	expect(await store.save(ask)).toMatchObject({
		is: 'refused',
		message: t.full,
	});
	put.mockImplementation(() => {
		throw new DOMException('shut', 'SecurityError');
	});
	expect(await store.save(ask)).toMatchObject({
		is: 'refused',
		message: t.shut,
	});
	put.mockRestore();
});
