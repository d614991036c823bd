import { existsSync, realpathSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isLeftover, walkFolder } from '@tilewright/disk';
import { withFolderLock } from './lock.ts';
import type { Root } from './roots.ts';

/**
 * Removes the files that saves below a folder left half written when their process was killed. Nothing else is touched: their names
 * tell that we made them, on this machine, in a process that is gone, and nobody saves there meanwhile.
 */
export async function removeLeftovers({ folder, name }: Root): Promise<void> {
	try {
		if (!existsSync(folder) || leftoversIn(folder, name).length === 0) return;
		await withFolderLock(realpathSync(folder), () => {
			for (const file of leftoversIn(folder, name)) rmSync(file, { force: true });
		});
	} catch {
		// a folder that cannot be written keeps them; they are hidden and never read
	}
}

function leftoversIn(folder: string, name: string): string[] {
	return walkFolder(folder, name).temporary.filter((file) => isLeftover(basename(file)));
}
