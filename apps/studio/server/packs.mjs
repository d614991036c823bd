import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeDisk, walkFolder } from '@tilewright/disk';
import { pictureType, textOfFile } from '@tilewright/lang';
import { formatDiagnostic, limits } from '@tilewright/schema';

/**
 * Leaves out files that cannot be read, and reports them on the terminal.
 * @param {string} folder @param {string} to
 */
export function writePacks(folder, to) {
	const { files, diagnostics } = walkFolder(folder, 'data');
	for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
	const texts = Object.fromEntries(
		files.map(({ path, real }) => {
			const maxBytes = pictureType(path) === undefined ? limits.fileBytes : limits.pictureBytes;
			return [path, textOfFile(path, nodeDisk.read(real, maxBytes))];
		}),
	);
	mkdirSync(dirname(to), { recursive: true });
	writeFileSync(to, gzipSync(JSON.stringify(texts), { level: 9 }));
}
