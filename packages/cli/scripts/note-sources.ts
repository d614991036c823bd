import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** File systems note times of changes by coarse clocks. */
const slackMs = 2000;

/**
 * Writes `sources.json` beside the bundle: when it was begun, the digest of each own file that it was made from, and which folder
 * each link to a package led to. `bin/up-to-date.mjs` compares this with what is there when the command starts.
 */
export function noteSources(root: string, settings: readonly string[]): Plugin {
	const files = new Map<string, string>();
	const links = new Map<string, string>();
	let begun = 0;
	const nameOf = (path: string): string => relative(root, path).split(sep).join('/');
	const note = (path: string): string => {
		const text = readFileSync(path, 'utf8');
		files.set(nameOf(path), createHash('sha256').update(text).digest('base64'));
		return text;
	};
	return {
		name: 'note-sources',
		enforce: 'pre',
		buildStart() {
			begun = Date.now() - slackMs;
			for (const path of settings) note(path);
		},
		load(id) {
			if (!isOwn(id)) return undefined;
			note(ownerOf(id).manifest);
			return note(id);
		},
		generateBundle() {
			for (const importer of this.getModuleIds()) {
				const { importedIds = [], dynamicallyImportedIds = [] } =
					this.getModuleInfo(importer) ?? {};
				for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
					const link = linkBetween(importer, imported);
					if (link !== undefined) links.set(nameOf(link), nameOf(realpathSync(link)));
				}
			}
			const source = JSON.stringify({
				begun,
				files: Object.fromEntries([...files].sort()),
				links: Object.fromEntries([...links].sort()),
			});
			this.emitFile({ type: 'asset', fileName: 'sources.json', source });
		},
	};
}

const isFile = (id: string): boolean => !id.startsWith('\0') && existsSync(id);
const isOwn = (id: string): boolean => isFile(id) && !id.includes('/node_modules/');

interface Owner {
	readonly manifest: string;
	readonly name: string;
}

/** The package that a file belongs to. A manifest without a name only says how files below it are read. */
function ownerOf(path: string): Owner {
	const folder = dirname(path);
	const manifest = join(folder, 'package.json');
	if (!existsSync(manifest)) return ownerOf(folder);
	const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
	return name === undefined ? ownerOf(folder) : { manifest, name };
}

/** The link by which a module finds one of another package. */
function linkBetween(importer: string, imported: string): string | undefined {
	if (!isFile(importer) || !isFile(imported)) return undefined;
	const { manifest, name } = ownerOf(imported);
	if (manifest === ownerOf(importer).manifest) return undefined;
	for (let folder = dirname(importer); folder !== dirname(folder); folder = dirname(folder)) {
		const link = join(folder, 'node_modules', name);
		if (existsSync(link)) return link;
	}
	return undefined;
}
