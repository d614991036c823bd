import type { Diagnostic } from './diagnostic.ts';
import { diagnose } from './diagnose.ts';
import { limits } from './generated/limits.ts';
import { type SourceFile, sourceFile } from './source.ts';

export interface Decoded {
	readonly file?: SourceFile;
	readonly diagnostics: Diagnostic[];
}

// The language level has no DOM types; every host (browsers, workers, Node) has this class.
declare const TextDecoder: new (
	label: string,
	options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

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
