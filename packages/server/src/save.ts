import { realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import {
	makeFolder,
	reasonOf,
	removeEmpty,
	syncFolder,
	walkFolder,
	writeAtomically,
} from '@tilewright/disk';
import {
	bytesOfFile,
	judgeSave,
	plainText,
	refusalOfSave,
	type SaveRequest,
} from '@tilewright/lang';
import { type Diagnostic, diagnose } from '@tilewright/schema';
import { withFolderLock } from './lock.ts';
import { type Place, isProtected, placeOf, readNow } from './place.ts';
import type { Root } from './roots.ts';
import { refusals } from './texts/refusals.ts';

/** The result of a request to write. Where the disk says something else than expected, its text; null for no file. */
export interface Written {
	readonly status: number;
	readonly finding: Diagnostic | undefined;
	readonly disk?: string | null;
	readonly note?: Diagnostic;
}

const GOOD: Written = { status: 200, finding: undefined };
const tooLarge: ReadonlySet<string> = new Set([
	'FILE-TOO-LARGE',
	'TILE-PICTURE-LARGE',
	'TILE-PICTURE-PIXELS',
]);
const BOM = '\ufeff';

const refused = (status: number, finding: Diagnostic): Written => ({ status, finding });

/**
 * Writes one file below a folder that is followed, or removes it; a picture's text is its bytes in base64. It writes only while the disk
 * holds the text that the new one was made from, and as a whole or not at all. Line ends and a byte order mark stay as they are on disk.
 * Other studios that save in the same folder wait meanwhile.
 */
export async function save(request: SaveRequest, roots: readonly Root[]): Promise<Written> {
	const { path } = request;
	const finding = refusalOfSave(
		request,
		roots.map((r) => r.name),
	);
	if (finding) return refused(tooLarge.has(finding.code) ? 413 : 400, finding);
	const root = roots.find((r) => r.name === path.slice(0, path.indexOf('/')))!;
	try {
		// most refusals need no lock
		const first = judge(request, root);
		if (first.is === 'answer') return first.written;
		makeFolder(root.folder);
		const locked = await withFolderLock(realpathSync(root.folder), () => saveNow(request, root));
		if (locked.is === 'busy') return refused(503, diagnose(path, undefined, 'SAVE-BUSY', { path }));
		const { value, unlocked } = locked;
		if (unlocked === undefined || value.status !== 200) return value;
		const { name } = root;
		const about = { folder: name, why: unlocked };
		return { ...value, note: diagnose(name, undefined, 'DISK-UNLOCKED', about) };
	} catch (error) {
		return failed(path, error);
	}
}

function failed(path: string, error: unknown): Written {
	const why = reasonOf(error);
	return refused(500, diagnose(path, undefined, 'SAVE-FAILED', { path, why }));
}

type Judged =
	| { readonly is: 'answer'; readonly written: Written }
	| { readonly is: 'write'; readonly place: Place; readonly now: string | undefined };

function judge(request: SaveRequest, root: Root): Judged {
	const { path, text } = request;
	const respond = (written: Written): Judged => ({ is: 'answer', written });
	const refuse = (finding: Diagnostic): Judged => respond(refused(400, finding));
	const place = placeOf(root.folder, path.split('/').slice(1));
	if (!place) return refuse(diagnose(path, undefined, 'SAVE-LINK', { path }));
	const there = readNow(place.file);
	if (there.is === 'special') return refuse(diagnose(path, undefined, 'SAVE-LINK', { path }));
	if (there.is === 'no text') return refuse(diagnose(path, undefined, 'SAVE-NOT-TEXT', { path }));
	const now = there.text;
	const verdict = judgeSave(request, now, () =>
		walkFolder(root.folder, root.name).files.map((f) => f.path),
	);
	if (verdict.is === 'same') return respond(GOOD);
	if (verdict.is === 'changed') return respond(changed(path, verdict.disk));
	if (verdict.is === 'refused') return refuse(verdict.finding);
	if (text === null && place.isBehindLink)
		return refuse(diagnose(path, undefined, 'SAVE-BEHIND-LINK', { path }));
	const isTouched = text !== null || place.entry === place.file;
	if (now !== undefined && isTouched && isProtected(place.file))
		return refuse(diagnose(path, undefined, 'SAVE-PROTECTED', { path }));
	return { is: 'write', place, now };
}

function changed(path: string, disk: string | null): Written {
	const finding = diagnose(path, undefined, 'SAVE-CHANGED', { path });
	return { status: 409, finding, disk };
}

const MOVED = new Error('changed meanwhile');

function saveNow(request: SaveRequest, root: Root): Written {
	const { path, text } = request;
	try {
		const judged = judge(request, root);
		if (judged.is === 'answer') return judged.written;
		const { place, now } = judged;
		if (text === null) remove(place.entry, root.folder);
		else write(place.file, asOnDisk(text, now), now);
		return GOOD;
	} catch (error) {
		const isMoved = error === MOVED || (error as NodeJS.ErrnoException).code === 'EEXIST';
		try {
			return isMoved ? changed(path, diskAfter(path, root)) : failed(path, error);
		} catch (later) {
			return failed(path, later);
		}
	}
}

function asOnDisk(text: string, now: string | undefined): string {
	if (now === undefined) return text;
	const plain = plainText(text);
	const ended = /^[^\r\n]*\r\n/.test(now) ? plain.replaceAll('\n', '\r\n') : plain;
	return now.startsWith(BOM) ? BOM + ended : ended;
}

function write(file: string, text: string, now: string | undefined): void {
	const folder = dirname(file);
	const made = makeFolder(folder);
	const check = (): void => {
		if (readNow(file).text !== now) throw MOVED;
	};
	try {
		const like = now === undefined ? undefined : statSync(file);
		writeAtomically(file, bytesOfFile(file, text), { check, fresh: now === undefined, like });
	} catch (error) {
		removeEmpty(made);
		throw error;
	}
}

/** Removes an entry, and the folders below the followed one that are empty then. */
function remove(entry: string, followed: string): void {
	const root = realpathSync(followed);
	rmSync(entry, { force: true });
	// from here on nothing may fail: the file is gone
	syncFolder(dirname(entry));
	const folders: string[] = [];
	for (let at = dirname(entry); at.startsWith(root + sep); at = dirname(at)) folders.unshift(at);
	removeEmpty(folders);
}

function diskAfter(path: string, root: Root): string | null {
	const place = placeOf(root.folder, path.split('/').slice(1));
	const now = place && readNow(place.file).text;
	return now === undefined ? null : plainText(now);
}

export function requestOf(body: unknown): SaveRequest | { readonly finding: Diagnostic } {
	const refuse = (why: string): { finding: Diagnostic } => ({ finding: badRequest(why) });
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return refuse(refusals.noObject);
	const { path, text, base } = body as Record<string, unknown>;
	if (typeof path !== 'string') return refuse(refusals.pathNoText);
	if (text !== null && typeof text !== 'string') return refuse(refusals.textNoText);
	if (base !== null && typeof base !== 'string') return refuse(refusals.baseNoText);
	return { path, text, base };
}

export function badRequest(why: string): Diagnostic {
	return diagnose('', undefined, 'SAVE-REQUEST', { why });
}
