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
