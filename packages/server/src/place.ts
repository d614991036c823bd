import {
	accessSync,
	constants,
	existsSync,
	lstatSync,
	readFileSync,
	realpathSync,
	statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { pictureType, textOfFile } from '@tilewright/lang';
import { limits } from '@tilewright/schema';

export interface Place {
	/** The file itself, all links followed. */
	readonly file: string;
	readonly entry: string;
	readonly isBehindLink: boolean;
}

/** Finds a path below a folder; undefined where a link leads out of the folder, or nowhere. Throws errors of the system. */
export function placeOf(folder: string, parts: readonly string[]): Place | undefined {
	if (!existsSync(folder)) return plain(join(folder, ...parts));
	const root = realpathSync(folder);
	let at = root;
	let isBehindLink = false;
	for (const [i, part] of parts.entries()) {
		const isLast = i === parts.length - 1;
		const entry = join(at, part);
		const there = lstatSync(entry, { throwIfNoEntry: false });
		if (there === undefined) {
			const file = join(at, ...parts.slice(i));
			return { file, entry: file, isBehindLink };
		}
		if (there.isSymbolicLink() && !existsSync(entry)) return undefined;
		at = realpathSync(entry);
		if (!at.startsWith(root + sep)) return undefined;
		if (isLast) return { file: at, entry, isBehindLink };
		if (!statSync(at).isDirectory()) return undefined;
		isBehindLink ||= there.isSymbolicLink();
	}
	return plain(at);
}

const plain = (file: string): Place => ({ file, entry: file, isBehindLink: false });

export type FileContent =
	| { readonly is: 'file'; readonly text: string | undefined }
	| { readonly is: 'special' | 'no text'; readonly text?: undefined };

/** Reads a file as it is now. Throws errors of the system. */
export function readNow(file: string): FileContent {
	const there = statSync(file, { throwIfNoEntry: false });
	if (there === undefined) return { is: 'file', text: undefined };
	if (!there.isFile()) return { is: 'special' };
	if (there.size > limits.fileBytes) return { is: 'no text' };
	const bytes = readFileSync(file);
	if (pictureType(file) !== undefined) return { is: 'file', text: textOfFile(file, bytes) };
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
		return { is: 'file', text };
	} catch {
		return { is: 'no text' };
	}
}

export function isProtected(file: string): boolean {
	// the administrator may write everything; what was marked as read-only stays as it is
	if ((statSync(file).mode & 0o222) === 0) return true;
	try {
		accessSync(file, constants.W_OK);
		return false;
	} catch (error) {
		return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
	}
}
