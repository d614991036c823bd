import { expect, test } from 'vitest';
import { editableTexts } from './editor/testing.ts';
import { UndoableCommands } from './undoable-commands.svelte.ts';

test('who takes back a file that was saved meanwhile is told that it is still on disk', async () => {
	const { save, edits, access } = editableTexts({});
	const studio = {
		game: undefined,
		request: (_: string, paths: readonly string[]) => access.texts(paths),
		edits: { files: edits, setAll: access.put, isSaved: access.isSaved },
	};
	const commands = new UndoableCommands(
		studio as unknown as ConstructorParameters<typeof UndoableCommands>[0],
	);
	for (const path of ['own/one.yaml', 'own/two.yaml'])
		await commands.change({ [path]: 'format: 1\n' }, `New: ${path}`);
	save('own/one.yaml');
	await commands.undo();
	expect(commands.announcement?.says).toBe('Undone: New: own/two.yaml.');
	await commands.undo();
	expect(commands.announcement?.says).toMatch(/^Undone: New: own\/one\.yaml\. .* still on disk/);
	expect(edits['own/one.yaml']).toBeUndefined();
	await commands.redo();
	expect(commands.announcement?.says).toBe('Redone: New: own/one.yaml.');
});

test('a command that fails twice in a row is left out, and those behind it can be reached', async () => {
	const commands = new UndoableCommands({
		game: undefined,
	} as unknown as ConstructorParameters<typeof UndoableCommands>[0]);
	const done: string[] = [];
	const entry = (says: string, redoes: boolean) => ({
		says,
		undo: () => true,
		redo: () => redoes && done.push(says) > 0,
	});
	for (const [says, redoes] of [
		['first', false],
		['second', true],
	] as const)
		commands.history.record(entry(says, redoes));
	await commands.undo();
	await commands.undo();
	await commands.redo();
	expect(commands.announcement?.says).toMatch(/^“first” cannot be done again now\. Press Redo/);
	await commands.redo();
	expect(commands.announcement?.says).toMatch(/^“first” is left out\./);
	await commands.redo();
	expect(done).toEqual(['second']);
});
