import type { Diagnostic } from './diagnostic.ts';
import { diagnose } from './diagnose.ts';
import { limits } from './limits.ts';

/** A text as the author wrote it, with the offsets at which its lines start. */
export interface SourceFile {
	readonly path: string;
	readonly text: string;
	readonly lineStarts: readonly number[];
}

/** Half-open range of UTF-16 offsets. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** 1-based line and column. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** What decoding gave: a file unless the bytes are not a text at all. */
export interface Decoded {
	readonly file?: SourceFile;
	readonly diagnostics: Diagnostic[];
}

// The language level has no DOM types; every host (browsers, workers, Node) has this class.
declare const TextDecoder: new (
	label: string,
	options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** Wraps a text that is already decoded. */
export function sourceFile(path: string, text: string): SourceFile {
	const lineStarts = [0];
	for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) lineStarts.push(i + 1);
	return { path, text, lineStarts };
}

/** Bytes to text: refuses what is too large or not UTF-8, strips a byte order mark. */
export function decodeSource(
	path: string,
	bytes: Uint8Array,
	maxBytes: number = limits.fileBytes,
): Decoded {
	if (bytes.length > maxBytes) {
		const args = { bytes: bytes.length, limit: maxBytes };
		return { diagnostics: [diagnose(path, undefined, 'FILE-TOO-LARGE', args)] };
	}
	const utf16 =
		(bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		const at = utf16 ? 0 : firstInvalid(bytes);
		const before = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
		const file = sourceFile(path, before.decode(bytes.subarray(0, at)));
		const end = file.text.length;
		const args = { byte: at, utf16 };
		return { diagnostics: [diagnose(file, { start: end, end }, 'FILE-NOT-UTF8', args)] };
	}
	if (text.charCodeAt(0) !== 0xfeff) return { file: sourceFile(path, text), diagnostics: [] };
	const file = sourceFile(path, text.slice(1));
	return { file, diagnostics: [diagnose(file, { start: 0, end: 0 }, 'FILE-BOM', {})] };
}

/** Index of the first byte that no UTF-8 sequence explains. */
function firstInvalid(bytes: Uint8Array): number {
	let i = 0;
	while (i < bytes.length) {
		const length = sequenceLength(bytes, i);
		if (length === 0) return i;
		i += length;
	}
	return i;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
	const lead = bytes[at] ?? 0;
	if (lead < 0x80) return 1;
	const length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
	if (lead < 0xc2 || length === 0 || at + length > bytes.length) return 0;
	for (let k = 1; k < length; k++) if (((bytes[at + k] ?? 0) & 0xc0) !== 0x80) return 0;
	const second = bytes[at + 1] ?? 0;
	if (lead === 0xe0 && second < 0xa0) return 0;
	if (lead === 0xed && second > 0x9f) return 0;
	if (lead === 0xf0 && second < 0x90) return 0;
	if (lead === 0xf4 && second > 0x8f) return 0;
	return length;
}

/** Where an offset lies, counted from 1. Offsets outside the text are drawn to its ends. */
export function positionAt(file: SourceFile, offset: number): Position {
	const at = Math.max(0, Math.min(offset, file.text.length));
	let low = 0;
	let high = file.lineStarts.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((file.lineStarts[middle] ?? 0) <= at) low = middle;
		else high = middle - 1;
	}
	return { line: low + 1, column: at - (file.lineStarts[low] ?? 0) + 1 };
}

/** Text of a 1-based line without its line break. */
export function lineText(file: SourceFile, line: number): string {
	const start = file.lineStarts[line - 1];
	if (start === undefined) return '';
	const end = file.lineStarts[line] ?? file.text.length;
	return file.text.slice(start, end).replace(/\r?\n$/, '');
}

/** The first line of the range with carets under it; long lines are cut around the caret. */
export function excerpt(file: SourceFile, range: Range): string {
	const from = positionAt(file, range.start);
	const whole = lineText(file, from.line);
	const width = limits.excerptColumns;
	const column = from.column - 1;
	const cut = whole.length <= width ? 0 : Math.max(0, Math.min(column - 20, whole.length - width));
	const shown = whole.slice(cut, cut + width).replace(/[^\t\P{C}]/gu, '\ufffd');
	const left = cut > 0 ? '…' : '';
	const right = cut + width < whole.length ? '…' : '';
	const length = Math.max(
		1,
		Math.min(range.end - range.start, cut + width - column, whole.length - column),
	);
	const pad = shown.slice(0, column - cut).replace(/[^\t]/g, ' ');
	const number = String(from.line);
	const gutter = ' '.repeat(number.length);
	return (
		`${number} | ${left}${shown}${right}\n` +
		`${gutter} | ${left === '' ? '' : ' '}${pad}${'^'.repeat(length)}`
	);
}
