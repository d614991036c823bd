import { choiceIn } from '@tilewright/workbench';
import { expect, test } from 'vitest';
import { choicePart, chosenPart, gamePart } from './rules/choice.ts';
import { pageWith } from './rules/testing.ts';
import { entryOf, type Part } from './undoable-commands.svelte.ts';
import { History } from './history.svelte.ts';
import { MAX_STORED, restoreUndo, storeUndo } from './stored-undo.ts';
import { editableTexts } from './editor/testing.ts';

function storage() {
	const items = new Map<string, string>();
	const store = {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
	return { items, store: () => store };
}

const choices = undefined as never;
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
	restoreUndo(store, history, { texts: reloads.access, choices, game: 1 });
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

test('wherever a row of undo and redo is broken off by a reload, the rest of it does the same', async () => {
	const ways = ['undo', 'undo', 'redo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const;
	for (let at = 0; at <= ways.length; at++) {
		const outcomes = await Promise.all(
			[false, true].map(async (reloads) => {
				const texts = editableTexts({ a: 'a0' });
				for (const text of ['a1', 'a2', 'a3', 'a4']) texts.change('a', text);
				let { history } = texts;
				const seen: unknown[] = [];
				for (const [i, way] of ways.entries()) {
					if (reloads && i === at) {
						const { store } = storage();
						storeUndo(store, history);
						history = new History();
						restoreUndo(store, history, { texts: texts.access, choices, game: undefined });
					}
					await history[way]();
					seen.push([texts.textOf('a'), history.past.length, history.future.length]);
				}
				return seen;
			}),
		);
		expect(outcomes[1], `reload before ${at}`).toEqual(outcomes[0]);
	}
});

test('in the game an edit that was taken back comes again after a reload, and what is done meanwhile bars it', async () => {
	const { history, change, access } = editableTexts({ a: '0' });
	change('a', '1');
	history.reachGame();
	await history.undo();
	const { store } = storage();
	storeUndo(store, history);
	const later = new History();
	later.keepGame(1);
	restoreUndo(store, later, { texts: access, choices, game: 1 });
	expect(later.next('redo', 'game')).toBe(later.future[0]);
	expect(later.future).toHaveLength(1);
	const busy = new History();
	busy.record(choice);
	restoreUndo(store, busy, { texts: access, choices, game: 1 });
	expect(busy.future).toEqual([]);
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
	restoreUndo(store, later, { texts: access, choices, game: 1 });
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
	restoreUndo(store, later, { texts: access, choices, game: 1 });
	expect(later.next('undo', 'game')).toBe(later.past[1]);
	later.forget(later.past[1]!);
	expect(later.next('undo', 'game')).toBeUndefined();
	expect(later.next('undo', 'edits')).toBe(later.past[0]);
});

test('what was typed a moment ago is kept, too', () => {
	const { history, change, access } = editableTexts({ a: '0' });
	history.flushBefore(() => change('a', '1'));
	const { store } = storage();
	storeUndo(store, history);
	const later = new History();
	restoreUndo(store, later, { texts: access, choices, game: 1 });
	expect(later.past).toHaveLength(1);
});

test('of more than a tab can keep, the newest edits stay', async () => {
	const { history, change, access, textOf } = editableTexts({ a: '0' });
	const size = MAX_STORED / 5;
	for (let i = 1; i <= 20; i++) change('a', `${i}`.padEnd(size, '.'));
	const { items, store } = storage();
	storeUndo(store, history);
	expect([...items.values()][0]!.length).toBeLessThan(MAX_STORED + 2 * size);
	const later = new History();
	restoreUndo(store, later, { texts: access, choices, game: 1 });
	const kept = later.past.length;
	expect(kept).toBeGreaterThan(2);
	expect(kept).toBeLessThan(8);
	while (later.past.length > 0) await later.undo();
	expect(textOf('a')).toBe(`${20 - kept}`.padEnd(size, '.'));
});

test('what is damaged or cannot be stored is no fault', async () => {
	const { history, change, access } = editableTexts({ a: '0' });
	change('a', '1');
	const shut = (): never => {
		throw new Error('shut');
	};
	storeUndo(shut, history);
	restoreUndo(shut, history, { texts: access, choices, game: 1 });
	const { items, store } = storage();
	storeUndo(store, history);
	const [[key, whole]] = [...items] as [[string, string]];
	const restored = (text: string): History => {
		items.set(key, text);
		const later = new History();
		restoreUndo(store, later, { texts: access, choices, game: 1 });
		return later;
	};
	expect(restored(whole).past).toHaveLength(1);
	for (let cut = 0; cut < whole.length; cut++) {
		const later = restored(whole.slice(0, cut) + '7' + whole.slice(cut + 1));
		for (const { says } of later.past) expect(typeof says).toBe('string');
		while (later.past.length > 0) expect(await later.undo()).toBeDefined();
	}
	for (const text of [
		'null',
		'[]',
		'[{}]',
		'[[1],{"says":2},"x"]',
		'[{"game":1,"entries":1},1]',
		'[{"game":1,"entries":2,"undone":1},1,[]]',
		whole.replace('texts', 'worlds'),
	])
		expect(restored(text).past).toEqual([]);
});

test.each<[string, (studio: ReturnType<typeof pageWith>) => Part]>([
	['a choice of house rules', (studio) => choicePart(studio, () => ({ overlays: ['mine'] }))],
	['a pack', (studio) => chosenPart(studio, ({ packs }) => ({ packs: [...packs, 'river'] }))],
	['an edition that goes', (studio) => chosenPart(studio, () => ({ preset: undefined }))],
	['another game', (studio) => gamePart(studio, 'other', { packs: ['mine'] })],
	['what changes nothing', (studio) => choicePart(studio, () => ({}))],
])('%s is taken back and done again after a reload as before it', async (_, make) => {
	const outcomes = await Promise.all(
		[false, true].map(async (reloads) => {
			const studio = pageWith({ preset: 'old', overlays: ['ours'] });
			const texts = editableTexts({ a: '0' });
			const part = make(studio);
			await part.go();
			let history = new History();
			history.keepGame(studio.game?.number);
			history.record(entryOf('first', [part]));
			texts.change('a', '1');
			history.record(texts.history.past[0]!);
			if (reloads) {
				const { store } = storage();
				storeUndo(store, history);
				history = new History();
				restoreUndo(store, history, {
					texts: texts.access,
					choices: studio,
					game: studio.game?.number,
				});
			}
			const seen: unknown[] = [];
			const look = (): void => {
				const { game, draft } = studio;
				seen.push(
					structuredClone([
						choiceIn(game!.setup),
						choiceIn(draft.setup(undefined)),
						draft.game,
						texts.textOf('a'),
					]),
				);
			};
			look();
			for (const way of ['undo', 'undo', 'redo', 'redo', 'undo'] as const) {
				expect(await history[way]()).toBeDefined();
				look();
			}
			return seen;
		}),
	);
	expect(outcomes[1]).toEqual(outcomes[0]);
});

test('a choice of an earlier game is not taken for one of the game that has its number after a reload', async () => {
	const studio = pageWith({ preset: 'old', overlays: [] });
	const part = choicePart(studio, () => ({ preset: 'new' }));
	await part.go();
	const history = new History();
	history.record(entryOf('chosen in game 1', [part]));
	// another game has begun, which gets the number of the first one when the page is loaded again
	history.keepGame(7);
	const { store } = storage();
	storeUndo(store, history);
	const later = new History();
	const played = choiceIn(studio.game!.setup);
	restoreUndo(store, later, { texts: undefined as never, choices: studio, game: 1 });
	await later.undo();
	expect(choiceIn(studio.game!.setup)).toEqual(played);
});
