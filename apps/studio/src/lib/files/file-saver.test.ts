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

/** A page before a disk; what the disk says is heard of when `hear` is called. */
function desk(text: string) {
	const disk: Record<string, string> = { [at]: text };
	let heard = { ...disk };
	const edits = new Edits(() => Promise.resolve());
	const write = vi.fn<Save>(async ({ path, text, base }) => {
		const now = disk[path] ?? null;
		if (text !== now && base !== now) return { is: 'changed', disk: now };
		disk[path] = text!;
		return { is: 'saved' };
	});
	const studio = {
		edits,
		notices: new Notices(),
		acts: { history: { inTurn: (run: () => unknown) => Promise.resolve(run()) } },
		request: async (_: string, paths: readonly string[]) =>
			paths.map((path) => ({ path, disk: heard[path], text: edits.kept[path]?.text })),
	};
	const home = new FileSaver(studio as unknown as Studio, write);
	const hear = (): Promise<void> => ((heard = { ...disk }), home.look());
	return { disk, edits, home, hear, write };
}

test('two saves in a row, the second before the first is heard of: both are written', async () => {
	const { disk, edits, home, hear } = desk('0\n');
	edits.set(at, '1\n', '0\n');
	await home.save([at]);
	edits.set(at, '2\n', '0\n');
	await home.save([at]);
	expect(disk[at]).toBe('2\n');
	expect(edits.stateOf(at)).toBe('edited');
	await hear();
	expect(edits.paths).toEqual([]);
});

test('what is kept before its news have come is written, and news of the past change nothing', async () => {
	const { disk, edits, home, hear } = desk('0\n');
	edits.set(at, 'mine\n', '0\n');
	disk[at] = 'theirs\n';
	// nothing is heard of it: the write is refused, and what it found counts
	await home.save([at]);
	expect([edits.stateOf(at), edits.diskOf(at)]).toEqual(['conflict', 'theirs\n']);
	await home.look();
	expect(edits.diskOf(at)).toBe('theirs\n');
	home.choosing = { path: at, save: true };
	await home.keepMine(at);
	expect(disk[at]).toBe('mine\n');
	await hear();
	expect(edits.paths).toEqual([]);
});

test('mine is kept while another save runs: it is written after it', async () => {
	const { disk, edits, home, hear, write } = desk('0\n');
	edits.set(at, 'mine\n', '0\n');
	disk[at] = 'theirs\n';
	await hear();
	let go = (): void => {};
	write.mockImplementationOnce(async ({ path, text }) => {
		await new Promise<void>((resolve) => (go = resolve));
		disk[path] = text!;
		return { is: 'saved' };
	});
	edits.set('own/b.yaml', 'other\n', '');
	const other = home.save(['own/b.yaml']);
	await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
	home.choosing = { path: at, save: true };
	const kept = home.keepMine(at);
	await vi.waitFor(() => expect(edits.kept[at]?.base).toBe('theirs\n'));
	await new Promise((resolve) => setTimeout(resolve));
	go();
	await Promise.all([other, kept]);
	expect(disk).toEqual({ [at]: 'mine\n', 'own/b.yaml': 'other\n' });
});

test('a storage of versions that never answers holds no save up', async () => {
	const { disk, edits, home } = desk('0\n');
	edits.set(at, '1\n', '0\n');
	stalled.is = true;
	vi.useFakeTimers();
	const saved = home.save([at]);
	await vi.advanceTimersByTimeAsync(5000);
	await saved;
	expect(disk[at]).toBe('1\n');
});
