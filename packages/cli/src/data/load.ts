import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { nodeDisk, reasonOf, walkFolder } from '@tilewright/disk';
import { type WorkspaceFile, pictureType } from '@tilewright/lang';
import { type Diagnostic, diagnose, limits, appendAll } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal, misuse } from '../frame/refusal.ts';

interface FoundFile {
	readonly path: string;
	readonly real: string;
}

export interface Loaded {
	readonly files: readonly WorkspaceFile[];
	readonly diagnostics: readonly Diagnostic[];
}

export function shippedData(): string {
	return dirname(createRequire(import.meta.url).resolve('@tilewright/games/package.json'));
}

/** A path as it is shown: from the working directory when it lies inside, else whole; always with `/`. */
export function shownPath(cwd: string, path: string): string {
	const from = relative(cwd, path);
	const inside = from !== '' && !from.startsWith('..') && !isAbsolute(from);
	return (inside ? from : from === '' ? '.' : path).split(sep).join('/');
}

export function loadShipped(cwd: string, path: string = shippedData()): Loaded {
	if (!existsSync(path)) {
		const found = diagnose('', undefined, 'CLI-DATA-MISSING', { path: shownPath(cwd, path) });
		throw new Refusal([found], Exit.lacking);
	}
	return loadPaths(cwd, [path]);
}

export function loadPaths(cwd: string, paths: readonly string[]): Loaded {
	const found: FoundFile[] = [];
	const diagnostics: Diagnostic[] = [];
	for (const path of paths) {
		const absolute = resolve(cwd, path);
		const real = realOf(absolute, path);
		const shown = shownPath(cwd, absolute);
		const kind = statSync(real);
		if (kind.isFile()) found.push({ path: shown, real });
		else if (kind.isDirectory()) {
			const walked = walkFolder(real, shown);
			if (walked.files.length === 0 && walked.diagnostics.length === 0)
				throw misuse('CLI-PATH-EMPTY', { path });
			appendAll(found, walked.files);
			appendAll(diagnostics, walked.diagnostics);
		} else throw misuse('CLI-PATH-SPECIAL', { path });
	}
	return read(found, diagnostics);
}

function realOf(absolute: string, path: string): string {
	try {
		return realpathSync(absolute);
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') throw misuse('CLI-PATH-MISSING', { path });
		throw misuse('CLI-PATH-UNREADABLE', { path, why: reasonOf(error) });
	}
}

function read(found: readonly FoundFile[], diagnostics: Diagnostic[]): Loaded {
	const files: WorkspaceFile[] = [];
	const seen = new Set<string>();
	let bytes = 0;
	const packs = found.filter((f) => /(^|\/)pack\.ya?ml$/.test(f.path));
	if (packs.length > limits.packs) {
		diagnostics.push(diagnose('', undefined, 'CLI-PACKS-MANY', { max: limits.packs }));
		return { files, diagnostics };
	}
	for (const { folder, size } of sizesOf(found, packs))
		if (size > limits.packFiles)
			diagnostics.push(
				diagnose(folder, undefined, 'CLI-FILES-MANY', { folder, max: limits.packFiles }),
			);
	for (const { path, real } of found) {
		if (seen.has(real)) continue;
		seen.add(real);
		try {
			const maxBytes = pictureType(path) === undefined ? limits.fileBytes : limits.pictureBytes;
			const content = nodeDisk.read(real, maxBytes);
			bytes += content.length;
			files.push({ path, bytes: content });
		} catch (error) {
			diagnostics.push(
				diagnose(path, undefined, 'DISK-UNREADABLE', { path, why: reasonOf(error) }),
			);
		}
		if (bytes > limits.packBytes) {
			diagnostics.push(diagnose('', undefined, 'CLI-BYTES-MANY', { max: limits.packBytes }));
			break;
		}
	}
	return { files, diagnostics };
}

function sizesOf(
	found: readonly FoundFile[],
	packs: readonly FoundFile[],
): { folder: string; size: number }[] {
	return packs.map((p) => {
		const folder = p.path.slice(0, Math.max(0, p.path.lastIndexOf('/')));
		return { folder, size: found.filter((f) => f.path.startsWith(`${folder}/`)).length };
	});
}
