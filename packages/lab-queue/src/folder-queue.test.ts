import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderQueue } from './folder-queue.ts';
import { queueLaws } from './testing.ts';

queueLaws(
	'a queue in a folder',
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'tilewright-lab-'));
		let time = 0;
		return {
			open: async (options) => folderQueue(folder, { ...options, now: () => time })!,
			endLeases: async () => void (time += 60_000),
			remove: async () => rmSync(folder, { recursive: true, force: true }),
		};
	},
	40,
);
