import {
	closeSync,
	existsSync,
	fsyncSync,
	lstatSync,
	mkdirSync,
	openSync,
	readFileSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmSync,
	rmdirSync,
	statSync,
	writeSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { bytesOfFile, pictureType, textOfFile } from '@tilewright/lang';
import { type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { plainText } from '../editor/layers.ts';
import type { SaveAsk } from '../store/store.ts';
import { refusalOf, verdictOn } from '../store/verdict.ts';
import { isDataName, type Root } from './folders.ts';

/** What came of writing a file. Where the disk says something else than expected, what it says; null for no file. */
export interface Written {
	readonly status: number;
	readonly finding: Diagnostic | undefined;
	readonly disk?: string | null;
}

const GOOD: Written = { status: 200, finding: undefined };
const tooLarge: ReadonlySet<string> = new Set([
	'FILE-TOO-LARGE',
	'TILE-PICTURE-LARGE',
	'TILE-PICTURE-PIXELS',
]);
const BOM = '\ufeff';

/**
 * Writes one file below a folder that is followed, or removes it; a picture's text is its bytes in base64. Only while the disk says what the text was made from, and as a
 * whole or not at all. Line ends and a byte order mark stay as they are on disk.
 */
export function save(ask: SaveAsk, roots: readonly Root[]): Written {
	const refused = (status: number, finding: Diagnostic): Written => ({ status, finding });
	const { path, text } = ask;
	const finding = refusalOf(
		ask,
		roots.map((r) => r.name),
	);
	if (finding) return refused(tooLarge.has(finding.code) ? 413 : 400, finding);
	const [name, ...rest] = path.split('/');
	const root = roots.find((r) => r.name === name)!;
	const link = diagnose(path, undefined, 'SAVE-LINK', { path });
	const changed = (disk: string | null): Written => ({
		status: 409,
		finding: diagnose(path, undefined, 'SAVE-CHANGED', { path }),
		disk,
	});
	try {
		const target = placeOf(root.folder, rest);
		if (target === undefined) return refused(400, link);
		const there = readNow(target);
		if (there.is === 'special') return refused(400, link);
		if (there.is === 'no text')
			return refused(400, diagnose(path, undefined, 'SAVE-NOT-TEXT', { path }));
		const now = there.text;
		const verdict = verdictOn(ask, now, () => [...filesBelow(root.folder, root.name)]);
		if (verdict.is === 'same') return GOOD;
		if (verdict.is === 'changed') return changed(verdict.disk);
		if (verdict.is === 'refused') return refused(400, verdict.finding);
		if (text === null) remove(target, root.folder);
		else write(target, asOnDisk(text, now), () => readNow(target).text === now);
		return GOOD;
	} catch (error) {
		if (error === MOVED) return changed(diskAfter(root.folder, rest));
		const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
		return refused(500, diagnose(path, undefined, 'SAVE-FAILED', { path, why }));
	}
}

/** The file behind a path, links followed; undefined where one leads out of the folder. */
function placeOf(folder: string, parts: readonly string[]): string | undefined {
	if (!existsSync(folder)) return join(folder, ...parts);
	const root = realpathSync(folder);
	let at = root;
	for (const [i, part] of parts.entries()) {
		const next = join(at, part);
		const there = lstatSync(next, { throwIfNoEntry: false });
		if (there === undefined) return join(at, ...parts.slice(i));
		if (there.isSymbolicLink() && !existsSync(next)) return undefined;
		at = realpathSync(next);
		if (!at.startsWith(root + sep)) return undefined;
		if (i < parts.length - 1 && !statSync(at).isDirectory()) return undefined;
	}
	return at;
}

/** What a path holds; no text where there is no file. */
type Held =
	| { readonly is: 'file'; readonly text: string | undefined }
	| { readonly is: 'special' | 'no text'; readonly text?: undefined };

function readNow(file: string): Held {
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

/** The text with the line ends and the mark of the file it replaces. */
function asOnDisk(text: string, now: string | undefined): string {
	if (now === undefined) return text;
	const plain = plainText(text);
	const ended = /^[^\r\n]*\r\n/.test(now) ? plain.replaceAll('\n', '\r\n') : plain;
	return now.startsWith(BOM) ? BOM + ended : ended;
}

const MOVED = new Error('changed meanwhile');

/** Writes beside the file, then puts it in its place. */
function write(file: string, text: string, holds: () => boolean): void {
	const folder = dirname(file);
	mkdirSync(folder, { recursive: true });
	// names that begin with a point are followed by nobody
	const beside = join(
		folder,
		`.${basename(file)}.${process.pid}.${Math.random().toString(36).slice(2)}`,
	);
	const handle = openSync(beside, 'wx', statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644);
	try {
		try {
			const bytes = bytesOfFile(file, text);
			for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		if (!holds()) throw MOVED;
		renameSync(beside, file);
	} catch (error) {
		rmSync(beside, { force: true });
		throw error;
	}
	sync(folder);
}

/** Removes a file, and the folders that are empty then. */
function remove(file: string, folder: string): void {
	if (!existsSync(file)) return;
	rmSync(file);
	const root = realpathSync(folder);
	let at = dirname(file);
	sync(at);
	while (at !== root && at.startsWith(root + sep) && readdirSync(at).length === 0) {
		rmdirSync(at);
		at = dirname(at);
	}
}

/** Makes the system write down what a folder holds, where it can. */
function sync(folder: string): void {
	try {
		const handle = openSync(folder, 'r');
		try {
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
	} catch {
		// some systems open no folders
	}
}

function diskAfter(folder: string, rest: readonly string[]): string | null {
	const target = placeOf(folder, rest);
	const now = target === undefined ? undefined : readNow(target).text;
	return now === undefined ? null : plainText(now);
}

/** The data files below a folder, as they are shown; links are not followed. */
function* filesBelow(folder: string, shown: string): Generator<string> {
	if (!existsSync(folder)) return;
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
		const name = `${shown}/${entry.name}`;
		if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), name);
		else if (isDataName(entry.name)) yield name;
	}
}

/** A request as it may be sent, or what is wrong with it. */
export function askOf(body: unknown): SaveAsk | { readonly finding: Diagnostic } {
	const refuse = (why: string): { finding: Diagnostic } => ({ finding: badRequest(why) });
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return refuse('it is no object');
	const { path, text, base } = body as Record<string, unknown>;
	if (typeof path !== 'string') return refuse('path is no text');
	if (text !== null && typeof text !== 'string') return refuse('text is neither a text nor null');
	if (base !== null && typeof base !== 'string') return refuse('base is neither a text nor null');
	return { path, text, base };
}

export function badRequest(why: string): Diagnostic {
	return diagnose('', undefined, 'SAVE-REQUEST', { why });
}
