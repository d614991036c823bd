import { afterEach, expect, test, vi } from 'vitest';
import { Edits } from '../editor/edits.svelte.ts';
import { Notices } from '../ui/notices.svelte.ts';
import type { Save } from '../store/store.ts';
import type { Studio } from '../studio.svelte.ts';
import { FileSaver } from './file-saver.svelte.ts';

const stalled = vi.hoisted(() => ({ is: false }));
vi.mock('./versions.ts', () => ({
	keepVersion: () => (stalled.is ? new Promise(() => {}) : Promise.resolve(true)),
}));
afterEach(() => {
	stalled.is = false;
	vi.useRealTimers();
});

const at = 'own/a.yaml';

function setUp(text: string) {
	const disk: Record<string, string> = { [at]: text };
	let seen = { ...disk };
	const edits = new Edits(() => Promise.resolve());
	const write = vi.fn<Save>(async ({ path, text, base }) => {
		const now = disk[path] ?? null;
		if (text !== now && base !== now) return { is: 'changed', disk: now };
		disk[path] = text!;
		return { is: 'saved' };
	});
	const errors: object[] = [];
	const studio = {
		edits,
		fileFindings: { check: async () => {}, withThoseOfGame: errors },
		notices: new Notices(),
		commands: { history: { inTurn: (run: () => unknown) => Promise.resolve(run()) } },
		request: async (_: string, paths: readonly string[]) =>
			paths.map((path) => ({ path, disk: seen[path], text: edits.files[path]?.text })),
	};
	const saver = new FileSaver(studio as unknown as Studio, write);
	const readDisk = (): Promise<void> => ((seen = { ...disk }), saver.compareWithDisk());
	return { disk, edits, errors, saver, readDisk, write };
}

test('two saves in a row, the second before news of the first: both are written', async () => {
	const { disk, edits, saver, readDisk } = setUp('0\n');
	edits.set(at, '1\n', '0\n');
	await saver.save([at]);
	edits.set(at, '2\n', '0\n');
	await saver.save([at]);
	expect(disk[at]).toBe('2\n');
	expect(edits.stateOf(at)).toBe('edited');
	await readDisk();
	expect(edits.paths).toEqual([]);
});

test('what is kept before its news have come is written, and news of the past change nothing', async () => {
	const { disk, edits, saver, readDisk } = setUp('0\n');
	edits.set(at, 'mine\n', '0\n');
	disk[at] = 'theirs\n';
	// no news come: the write is refused, and what it found counts
	await saver.save([at]);
	expect([edits.stateOf(at), edits.diskOf(at)]).toEqual(['conflict', 'theirs\n']);
	await saver.compareWithDisk();
	expect(edits.diskOf(at)).toBe('theirs\n');
	saver.choosing = { path: at, save: true };
	await saver.keepMine(at);
	expect(disk[at]).toBe('mine\n');
	await readDisk();
	expect(edits.paths).toEqual([]);
});

test('mine is kept while another save runs: it is written after it', async () => {
	const { disk, edits, saver, readDisk, write } = setUp('0\n');
	edits.set(at, 'mine\n', '0\n');
	disk[at] = 'theirs\n';
	await readDisk();
	let go = (): void => {};
	write.mockImplementationOnce(async ({ path, text }) => {
		await new Promise<void>((resolve) => (go = resolve));
		disk[path] = text!;
		return { is: 'saved' };
	});
	edits.set('own/b.yaml', 'other\n', '');
	const other = saver.save(['own/b.yaml']);
	await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
	saver.choosing = { path: at, save: true };
	const stored = saver.keepMine(at);
	await vi.waitFor(() => expect(edits.files[at]?.base).toBe('theirs\n'));
	await new Promise((resolve) => setTimeout(resolve));
	go();
	await Promise.all([other, stored]);
	expect(disk).toEqual({ [at]: 'mine\n', 'own/b.yaml': 'other\n' });
});

test('somebody writes a file before news of its save come: nothing of it is left to save', async () => {
	const { disk, edits, saver, readDisk } = setUp('0\n');
	edits.set(at, 'mine\n', '0\n');
	await saver.save([at]);
	disk[at] = 'theirs\n';
	await readDisk();
	expect(edits.paths).toEqual([]);
});

test('an edit back to the text that was saved is an edit again, whoever writes the file', async () => {
	const { disk, edits, saver, readDisk } = setUp('0\n');
	edits.set(at, 'mine\n', '0\n');
	await saver.save([at]);
	const saved = edits.files[at];
	edits.set(at, 'more\n', '0\n');
	edits.setAll({ [at]: saved });
	disk[at] = 'theirs\n';
	await readDisk();
	expect([edits.paths, edits.stateOf(at)]).toEqual([[at], 'conflict']);
});

test('a storage of versions that never answers holds no save up', async () => {
	const { disk, edits, saver } = setUp('0\n');
	edits.set(at, '1\n', '0\n');
	stalled.is = true;
	vi.useFakeTimers();
	const saved = saver.save([at]);
	await vi.advanceTimersByTimeAsync(5000);
	await saved;
	expect(disk[at]).toBe('1\n');
});

test('a file that is saved with errors says so', async () => {
	const { edits, errors, saver } = setUp('0\n');
	errors.push({ file: at, severity: 'error' }, { file: 'own/b.yaml', severity: 'error' });
	edits.set(at, '{\n', '0\n');
	await saver.save([at]);
	expect(saver.status).toContain(`Saved ${at}.`);
	expect(saver.status).toContain('There is an error in it');
	errors.length = 0;
	edits.set(at, '1\n', '0\n');
	await saver.save([at]);
	expect(saver.status).toBe(`Saved ${at}.`);
});
