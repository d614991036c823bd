import { type Diagnostic, diagnose, limits, positionAt, sourceFile } from '@tilewright/schema';
import { bytesOfFile, utf8 } from '../pictures/text.ts';
import { pictureFinding } from '../pictures/check.ts';
import { plainText } from './layers.ts';
import { pathClashes, unsafePath } from './paths.ts';

/** A file to be written: its text, and the text it was made from; null for no file. Texts have `\n` between lines; that of a picture is its bytes in base64. */
export interface SaveRequest {
	readonly path: string;
	readonly text: string | null;
	readonly base: string | null;
}

export type SaveResult =
	| { readonly is: 'saved' }
	/** The store has another text than the one that this was made from; null for no file. */
	| { readonly is: 'changed'; readonly disk: string | null }
	| { readonly is: 'refused'; readonly code: string; readonly message: string };

export function refusalOfSave(
	{ path, text }: SaveRequest,
	roots: readonly string[],
): Diagnostic | undefined {
	const unsafe = unsafePath(path);
	if (unsafe) return unsafe;
	const [root = '', ...rest] = path.split('/');
	if (!roots.includes(root) || rest.length === 0)
		return diagnose(path, undefined, 'SAVE-ROOT', { path, roots });
	if (text === null) return undefined;
	const picture = pictureFinding(path, bytesOfFile(path, text));
	if (picture) return picture;
	const half = /\p{Cs}/u.exec(text);
	if (half) {
		const file = sourceFile(path, text);
		const range = { start: half.index, end: half.index + 1 };
		return diagnose(file, range, 'SAVE-SURROGATE', { path, ...positionAt(file, half.index) });
	}
	const bytes = utf8(text).length;
	return bytes > limits.fileBytes
		? diagnose(path, undefined, 'FILE-TOO-LARGE', { bytes, limit: limits.fileBytes })
		: undefined;
}

export type SaveVerdict =
	| { readonly is: 'same' }
	/** Something else stands there than the text was made from; null for no file. */
	| { readonly is: 'changed'; readonly disk: string | null }
	| { readonly is: 'refused'; readonly finding: Diagnostic }
	| { readonly is: 'write' };

/** A request beside what the file says now; `others` are the files beside it, asked for where one is to be made. */
export function judgeSave(
	{ path, text, base }: SaveRequest,
	now: string | undefined,
	others: readonly string[] | (() => readonly string[]),
): SaveVerdict {
	const disk = now === undefined ? null : plainText(now);
	if (text !== null && disk === plainText(text)) return { is: 'same' };
	if (disk !== (base === null ? null : plainText(base))) return { is: 'changed', disk };
	if (text === null || now !== undefined) return { is: 'write' };
	const there = typeof others === 'function' ? others() : others;
	if (there.length >= limits.folderFiles) {
		const max = limits.folderFiles;
		return { is: 'refused', finding: diagnose(path, undefined, 'SAVE-FILES', { max }) };
	}
	const [clash] = pathClashes([path], there);
	return clash ? { is: 'refused', finding: clash } : { is: 'write' };
}
