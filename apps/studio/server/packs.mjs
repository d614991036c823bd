// Puts the packs of a folder into one compressed file, for a studio without a server.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pictureType, textOfFile } from '@tilewright/lang';

/**
 * The data files below a folder by the paths they are shown under.
 * @param {string} folder @param {string} shown @returns {[string, string][]}
 */
function textsBelow(folder, shown) {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const [at, name] = [join(folder, entry.name), `${shown}/${entry.name}`];
			if (entry.isDirectory()) return textsBelow(at, name);
			if (!/\.ya?ml$/i.test(name) && pictureType(name) === undefined) return [];
			return /** @type {[string, string][]} */ ([[name, textOfFile(name, readFileSync(at))]]);
		});
}

/** @param {string} folder @param {string} to */
export function writePacks(folder, to) {
	const texts = Object.fromEntries(textsBelow(folder, 'data'));
	mkdirSync(dirname(to), { recursive: true });
	writeFileSync(to, gzipSync(JSON.stringify(texts), { level: 9 }));
}
