import { zipSync } from 'fflate';
import {
	type WorkspaceFile,
	bytesOfFile,
	pathClashes,
	pictureFinding,
	pictureType,
	readDocument,
	textOfFile,
	unsafePath,
} from '@tilewright/lang';
import { type Diagnostic, decodeSource, diagnose, limits, appendAll } from '@tilewright/schema';
import { isZip, unzip } from './zip.ts';
import { unreadableReasons as reasons } from '../texts/sharing.ts';

/** Packs that came in one file: texts by path below some folder, pictures as base64; nothing where anything was refused. */
export interface Bundle {
	readonly files: Readonly<Record<string, string>>;
	readonly diagnostics: readonly Diagnostic[];
}

const PACKED = /\.(zip|gz|tgz|bz2|xz|7z|rar|zst|tar|jcz)$/i;
/** Files that operating systems and archivers add beside the real ones. */
const BESIDE = /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/**
 * Reads packs from one file, a ZIP or a single YAML file, and checks all of it before any of it counts: names, kinds, sizes, that
 * texts are texts and pictures pictures, and that no name clashes with another or with one that is there.
 */
export function readBundle(
	name: string,
	bytes: Uint8Array,
	there: readonly string[] = [],
	below = '',
): Bundle {
	const files = new Map<string, string>();
	const found: Diagnostic[] = [];
	const refuse = (...all: readonly Diagnostic[]): Bundle => ({
		files: {},
		diagnostics: all.slice(0, limits.diagnosticsPerFile),
	});
	let entries: readonly { name: string; bytes: Uint8Array }[] = [{ name: nameOf(name), bytes }];
	if (isZip(bytes)) {
		const unzipped = unzip(name, bytes);
		if (!unzipped.ok) return refuse(unzipped.diagnostic);
		entries = unzipped.entries.filter((e) => !BESIDE.test(e.name));
	}
	for (const entry of entries) {
		const path = entry.name;
		const unsafe = unsafePath(path);
		if (unsafe?.code === 'PATH-KIND' && (isZip(entry.bytes) || PACKED.test(path)))
			found.push(diagnose(path, undefined, 'BUNDLE-NESTED', { path }));
		else if (unsafe) found.push(unsafe);
		else if (pictureType(path) !== undefined) {
			const wrong = pictureFinding(path, entry.bytes);
			if (wrong) found.push(wrong);
			else files.set(path, textOfFile(path, entry.bytes));
		} else {
			const { file, diagnostics } = decodeSource(path, entry.bytes);
			if (file) files.set(path, file.text);
			appendAll(
				found,
				diagnostics.filter((d) => d.severity === 'error'),
			);
		}
	}
	if (new Set(entries.map((e) => e.name)).size < entries.length)
		found.push(diagnose(name, undefined, 'BUNDLE-READ', { why: reasons.nameTwice }));
	const placed = [...files].map(([path, text]) => [`${below}${path}`, text] as const);
	for (const [path] of placed) {
		const unsafe = unsafePath(path);
		if (unsafe && found.length === 0) found.push(unsafe);
	}
	appendAll(
		found,
		pathClashes(
			placed.map(([path]) => path),
			there,
		),
	);
	if (found.length > 0) return refuse(...found);
	if (files.size === 0) return refuse(diagnose(name, undefined, 'BUNDLE-EMPTY', {}));
	return { files: Object.fromEntries(placed), diagnostics: [] };
}

function nameOf(name: string): string {
	return name.replace(/^.*[/\\]/, '');
}

/** Packs as one file: the texts and pictures as they are, in the order of their paths, without times. */
export function writeBundle(files: Readonly<Record<string, string>>): Uint8Array {
	const at = new Date(1980, 0, 1);
	const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
	return zipSync(
		Object.fromEntries(
			entries.map(([path, text]) => [path, [bytesOfFile(path, text), { mtime: at }]]),
		),
		{ level: 9 },
	);
}

export function kindsOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(files).map(([path, text]) => {
			if (pictureType(path) !== undefined) return [path, 'picture'];
			const file: WorkspaceFile = { path, bytes: bytesOfFile(path, text) };
			return [path, readDocument(file).document?.kind ?? ''];
		}),
	);
}
