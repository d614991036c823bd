import { Inflate } from 'fflate';
import { textOf } from '../text.ts';
import { type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { unreadableReasons as reasons } from '../texts/sharing.ts';

export interface Entry {
	readonly name: string;
	readonly bytes: Uint8Array;
}
interface Listed {
	readonly name: string;
	readonly method: number;
	readonly crc: number;
	readonly packed: number;
	readonly size: number;
	readonly at: number;
}
export type Unzipped =
	| { readonly ok: true; readonly entries: readonly Entry[] }
	| { readonly ok: false; readonly diagnostic: Diagnostic };

class Refused extends Error {
	readonly diagnostic: Diagnostic;
	constructor(diagnostic: Diagnostic) {
		super(diagnostic.message);
		this.diagnostic = diagnostic;
	}
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes that are unpacked from at a time: none of them can become more than a thousand. */
const CHUNK = 4096;

export function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * Reads a ZIP within bounds: its list of contents is judged before anything is unpacked, and unpacked bytes are counted on the way.
 * Folders are left out; links, devices, passwords and parts are refused.
 */
export function unzip(path: string, zip: Uint8Array): Unzipped {
	try {
		if (zip.length > limits.bundleBytes)
			throw new Refused(diagnose(path, undefined, 'BUNDLE-SIZE', { max: limits.bundleBytes }));
		const listed = list(path, zip);
		const total = listed.reduce((n, e) => n + e.size, 0);
		if (total > limits.bundleBytes)
			throw new Refused(diagnose(path, undefined, 'BUNDLE-SIZE', { max: limits.bundleBytes }));
		if (total > zip.length * limits.bundleRatio)
			throw new Refused(diagnose(path, undefined, 'BUNDLE-RATIO', { max: limits.bundleRatio }));
		return {
			ok: true,
			entries: listed.map((e) => ({ name: e.name, bytes: bytesOf(path, zip, e) })),
		};
	} catch (error) {
		if (error instanceof Refused) return { ok: false, diagnostic: error.diagnostic };
		// reading beyond the end
		if (error instanceof RangeError)
			return { ok: false, diagnostic: unreadable(path, reasons.cutOff).diagnostic };
		throw error;
	}
}

const unreadable = (path: string, why: string): Refused =>
	new Refused(diagnose(path, undefined, 'BUNDLE-READ', { why }));

function list(path: string, zip: Uint8Array): Listed[] {
	const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
	let end = zip.length - 22;
	while (end >= Math.max(0, zip.length - 22 - 65_535) && view.getUint32(end, true) !== END) end--;
	if (end < 0 || view.getUint32(end, true) !== END) throw unreadable(path, reasons.endMissing);
	const count = view.getUint16(end + 10, true);
	if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count)
		throw unreadable(path, reasons.severalParts);
	if (count > limits.bundleFiles)
		throw new Refused(diagnose(path, undefined, 'BUNDLE-FILES', { max: limits.bundleFiles }));
	const out: Listed[] = [];
	let at = view.getUint32(end + 16, true);
	if (at === 0xffffffff) throw unreadable(path, reasons.tooLarge);
	for (let i = 0; i < count; i++) {
		if (view.getUint32(at, true) !== CENTRAL) throw unreadable(path, reasons.listDamaged);
		const flags = view.getUint16(at + 8, true);
		const lengths = [28, 30, 32].map((k) => view.getUint16(at + k, true));
		const [nameLength = 0, extra = 0, comment = 0] = lengths;
		const raw = zip.subarray(at + 46, at + 46 + nameLength);
		if (raw.length < nameLength) throw unreadable(path, reasons.cutOff);
		const name = nameOf(path, raw);
		if (flags & 1) throw unreadable(path, reasons.password);
		const mode = view.getUint32(at + 38, true) >>> 16;
		const kind = mode & 0o170000;
		const isFolder = name.endsWith('/') || kind === 0o040000;
		if (kind !== 0 && kind !== 0o100000 && kind !== 0o040000)
			throw new Refused(diagnose(path, undefined, 'BUNDLE-LINK', { path: name }));
		const entry = {
			name,
			method: view.getUint16(at + 10, true),
			crc: view.getUint32(at + 16, true),
			packed: view.getUint32(at + 20, true),
			size: view.getUint32(at + 24, true),
			at: view.getUint32(at + 42, true),
		};
		if (isFolder && entry.size > 0) throw unreadable(path, reasons.folderWithContent);
		if (!isFolder) out.push(entry);
		at += 46 + nameLength + extra + comment;
	}
	return out;
}

function nameOf(path: string, raw: Uint8Array): string {
	try {
		return textOf(raw);
	} catch {
		throw unreadable(path, reasons.nameNotUtf8);
	}
}

function bytesOf(
	path: string,
	zip: Uint8Array,
	{ at, method, packed, size, crc }: Listed,
): Uint8Array {
	const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
	if (view.getUint32(at, true) !== LOCAL) throw unreadable(path, reasons.fileDamaged);
	const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
	const data = zip.subarray(begin, begin + packed);
	if (data.length < packed) throw unreadable(path, reasons.cutOff);
	if (method !== 0 && method !== 8) throw unreadable(path, reasons.packing);
	const bytes = method === 0 ? data.slice() : inflated(path, data, size);
	if (bytes.length !== size || crcOf(bytes) !== crc) throw unreadable(path, reasons.fileDamaged);
	return bytes;
}

function inflated(path: string, data: Uint8Array, size: number): Uint8Array {
	const out = new Uint8Array(size);
	let length = 0;
	const stream = new Inflate((chunk) => {
		if (length + chunk.length > size)
			throw new Refused(diagnose(path, undefined, 'BUNDLE-RATIO', { max: limits.bundleRatio }));
		out.set(chunk, length);
		length += chunk.length;
	});
	try {
		for (let i = 0; i < data.length; i += CHUNK)
			stream.push(data.subarray(i, i + CHUNK), i + CHUNK >= data.length);
	} catch (error) {
		if (error instanceof Refused) throw error;
		throw unreadable(path, reasons.fileDamaged);
	}
	return out.subarray(0, length);
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
	let c = n;
	for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
	return c;
});

function crcOf(bytes: Uint8Array): number {
	let c = 0xffffffff;
	for (const byte of bytes) c = table[(c ^ byte) & 0xff]! ^ (c >>> 8);
	return (c ^ 0xffffffff) >>> 0;
}
