import { expect, test } from 'vitest';
import { History } from '../history.svelte.ts';
import { MAX_STORED, restoreUndo, storeUndo } from './stored-undo.ts';
import { editableTexts } from './testing.ts';

function storage() {
	const items = new Map<string, string>();
	const store = {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
	return { items, store: () => store };
}

const choice = { says: 'choice', undo: () => true, redo: () => true };

test('undo after a reload brings back what it would have brought back without one', async () => {
	const disk = { a: 'a0', b: 'b0' };
	const paths = ['a', 'b', 'c'];
	const stays = editableTexts(disk);
	const reloads = editableTexts(disk);
	for (let i = 0; i < 30; i++) {
		const path = paths[(i * i + 1) % 3]!;
		for (const { change } of [stays, reloads]) change(path, `${path}${i % 4}`);
	}
	const { store } = storage();
	storeUndo(store, reloads.history);
	const history = new History();
	restoreUndo(store, history, reloads.access);
	expect(history.past.map(({ says }) => says)).toEqual(stays.history.past.map(({ says }) => says));
	while (stays.history.past.length > 0) {
		await stays.history.undo();
		await history.undo();
		expect(paths.map(reloads.textOf)).toEqual(paths.map(stays.textOf));
		expect(Object.entries(reloads.edits).filter(([, edit]) => edit)).toEqual(
			Object.entries(stays.edits).filter(([, edit]) => edit),
		);
	}
	expect(paths.map(reloads.textOf)).toEqual(['a0', 'b0', undefined]);
});

test('steps of a game are no edits; edits before something that is more than an edit stay behind', () => {
	const { history, change, access } = editableTexts({ a: '0' });
	change('a', '1');
	history.record(choice);
	change('a', '2');
	history.record({ ...choice, game: 1 });
	change('a', '3');
	const { items, store } = storage();
	storeUndo(store, history);
	const later = new History();
	restoreUndo(store, later, access);
	expect(later.past).toHaveLength(2);
	history.record(choice);
	storeUndo(store, history);
	expect(items.size).toBe(0);
});

test('in the game the last thing done is taken back first, after a reload too', () => {
	const { history, change, access } = editableTexts({ a: '0' });
	history.reachGame();
	change('a', '1');
	history.reachGame();
	history.record({ ...choice, game: 1 });
	change('a', '2');
	history.reachGame();
	const { store } = storage();
	storeUndo(store, history);
	const later = new History();
	restoreUndo(store, later, access);
	expect(later.next('undo', 'game')).toBe(later.past[1]);
	later.forget(later.past[1]!);
	expect(later.next('undo', 'game')).toBeUndefined();
	expect(later.next('undo', 'edits')).toBe(later.past[0]);
});

test('of more than a tab can keep, the newest edits stay', async () => {
	const { history, change, access, textOf } = editableTexts({ a: '0' });
	const size = MAX_STORED / 5;
	for (let i = 1; i <= 20; i++) change('a', `${i}`.padEnd(size, '.'));
	const { items, store } = storage();
	storeUndo(store, history);
	expect([...items.values()][0]!.length).toBeLessThan(MAX_STORED + 2 * size);
	const later = new History();
	restoreUndo(store, later, access);
	const kept = later.past.length;
	expect(kept).toBeGreaterThan(2);
	expect(kept).toBeLessThan(8);
	while (later.past.length > 0) await later.undo();
	expect(textOf('a')).toBe(`${20 - kept}`.padEnd(size, '.'));
});

test('what is damaged or cannot be stored is no fault', () => {
	const { history, change, access } = editableTexts({ a: '0' });
	change('a', '1');
	const shut = (): never => {
		throw new Error('shut');
	};
	storeUndo(shut, history);
	restoreUndo(shut, history, access);
	const { items, store } = storage();
	storeUndo(store, history);
	const [[key, whole]] = [...items] as [[string, string]];
	for (let cut = 0; cut < whole.length; cut++) {
		items.set(key, whole.slice(0, cut) + '7' + whole.slice(cut + 1));
		const later = new History();
		restoreUndo(store, later, access);
		for (const { says } of later.past) expect(typeof says).toBe('string');
	}
	for (const text of ['null', '[]', '{"texts":[],"edits":[null]}', '{"texts":[1],"edits":[{}]}']) {
		items.set(key, text);
		const later = new History();
		restoreUndo(store, later, access);
		expect(later.past).toEqual([]);
	}
});
