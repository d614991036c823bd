import type { PlayedFiles } from '@tilewright/workbench';
import { database } from '../store/database.ts';

/** Keeps the files that a finished game was played under; those of rules that no kept game has are forgotten. */
export async function keepPlayedFiles(
	files: PlayedFiles,
	rulesOfGames: readonly string[],
): Promise<void> {
	try {
		const store = (await database()).transaction('played', 'readwrite').store;
		await store.put(files);
		for (const rules of await store.getAllKeys())
			if (rules !== files.rules && !rulesOfGames.includes(rules)) await store.delete(rules);
	} catch {
		// without them the game is played again under the rules of its day
	}
}

/** The files that a game with some rules was played under. Other pages of this origin can write anything. */
export async function readPlayedFiles(rules: string): Promise<PlayedFiles | undefined> {
	try {
		const row: unknown = await (await database()).get('played', rules);
		return isPlayedFiles(row) ? row : undefined;
	} catch {
		return undefined;
	}
}

function isPlayedFiles(row: unknown): row is PlayedFiles {
	if (typeof row !== 'object' || row === null) return false;
	const { rules, files } = row as Partial<Record<keyof PlayedFiles, unknown>>;
	return typeof rules === 'string' && Array.isArray(files) && files.every(isFile);
}

function isFile(file: unknown): boolean {
	if (typeof file !== 'object' || file === null) return false;
	const { path, bytes } = file as { path?: unknown; bytes?: unknown };
	return typeof path === 'string' && bytes instanceof Uint8Array;
}
