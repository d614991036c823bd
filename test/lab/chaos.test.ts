import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderQueue } from '../../packages/lab-queue/src/folder-queue.ts';
import { partOf } from '../support/part.ts';
import { playedAlone, playedInChaos } from './chaos.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tilewright-lab-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cases = (['simulate', 'compare', 'sweep'] as const).flatMap((run) =>
	Array.from({ length: 3 }, (_, seed) => ({ run, seed })),
);

test.each(partOf(cases, cases.length, 3))(
	'messages are dropped, doubled and reordered, and the result is that of one thread, byte for byte: $run, seed $seed',
	async ({ run, seed }) => {
		let time = 0;
		const queue = folderQueue(folder, { now: () => time })!;
		try {
			// leases end soon, so that blocks are also played twice
			expect(await playedInChaos(run, queue, seed, () => (time += 2000))).toEqual(playedAlone(run));
		} finally {
			await queue.close();
		}
	},
);
