import { expect, test } from 'vitest';
import { editFor } from '@tilewright/workbench';
import { editableTexts } from './testing.ts';

test('random edits of some files: undo and redo bring back every text and every edit', async () => {
	for (let seed = 1; seed <= 40; seed++) {
		let state = seed;
		const next = (below: number): number =>
			(state = Math.imul(state, 48271) & 0x7fffffff || 1) % below;
		const { edits, history, change } = editableTexts({ a: 'a0', b: 'b0' });
		const seen: string[] = [JSON.stringify(edits)];
		for (let i = 0; i < 20; i++) {
			const path = ['a', 'b', 'c'][next(3)]!;
			change(path, next(4) === 0 ? `${path}0` : `${path}${i}`);
			if (history.past.length >= seen.length) seen.push(JSON.stringify(edits));
		}
		const n = history.past.length;
		for (let i = n; i > 0; i--) {
			expect(JSON.stringify(edits)).toBe(seen[i]);
			await history.undo();
		}
		expect(Object.values(edits).filter(Boolean)).toEqual([]);
		for (let i = 0; i < n; i++) await history.redo();
		expect(JSON.stringify(edits)).toBe(seen[n]);
	}
});

test('an edit of a file that somebody else changed on disk since is taken back to what stands on disk', async () => {
	const { disk, edits, history, change, textOf } = editableTexts({ a: '1' });
	change('a', '2');
	disk['a'] = 'theirs';
	await history.undo();
	expect([edits['a'], textOf('a')]).toEqual([undefined, 'theirs']);
	await history.redo();
	expect(edits['a']).toEqual({ text: '2', base: '1' });
});

test('edits are taken back over what was saved between them, without a conflict', async () => {
	for (let seed = 1; seed <= 40; seed++) {
		const { disk, edits, history, change, save, textOf } = editableTexts({ a: '0', b: '0' });
		const seen = [['0', '0']];
		for (let i = 1; i <= 12; i++) {
			change((i * seed) % 3 === 0 ? 'a' : 'b', `${i}`);
			seen.push([textOf('a')!, textOf('b')!]);
			if ((i * i + seed) % 4 === 0) save((i + seed) % 2 === 0 ? 'a' : 'b');
		}
		for (let i = 12; i > 0; i--) {
			expect([textOf('a'), textOf('b')]).toEqual(seen[i]);
			await history.undo();
			for (const [path, edit] of Object.entries(edits))
				expect(edit?.base ?? disk[path]).toBe(disk[path]);
		}
		expect([textOf('a'), textOf('b')]).toEqual(seen[0]);
	}
});

test('an edit that was saved meanwhile is taken back by another over the file', async () => {
	const { disk, edits, history, change } = editableTexts({ a: '1' });
	change('a', '2');
	disk['a'] = '2';
	edits['a'] = undefined;
	await history.undo();
	expect(edits['a']).toEqual({ text: '1', base: '2' });
	await history.redo();
	expect(edits['a']).toBeUndefined();
});

test('a file that was made is gone again; typing back and forth is nothing', async () => {
	const { history, change, textOf } = editableTexts({});
	change('new', 'x');
	await history.undo();
	expect(textOf('new')).toBeUndefined();
	await history.redo();
	expect(textOf('new')).toBe('x');
	change('new', 'y', 'typing');
	change('new', 'x', 'typing');
	expect(history.past).toHaveLength(1);
});

test('an edit that hid what is on disk hides it again', () => {
	const was = { text: 'mine', edit: { text: 'mine', base: 'old' } };
	expect(editFor(was, { text: 'next', edit: undefined }, 'theirs')).toBe(was.edit);
	expect(editFor(was, { text: 'next', edit: undefined }, 'mine')).toBeUndefined();
});
