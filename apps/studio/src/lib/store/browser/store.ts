import {
	bytesOfFile,
	type SaveRequest,
	type SaveResult,
	type WorkspaceFile,
	refusalOfSave,
	judgeSave,
} from '@tilewright/lang';
import { type Diagnostic, diagnose } from '@tilewright/schema';
import { words as t } from '#words';
import { database } from '../database.ts';
import type { Store } from '../store.ts';
import { shipped } from './shipped.ts';

const CHANNEL = 'tilewright.files';
const ROOTS = ['data', 'own'];
const RETRY_MS = 3000;

const fileOf = (path: string, text: string): WorkspaceFile => ({
	path,
	bytes: bytesOfFile(path, text),
});

let channel: BroadcastChannel | undefined;
/** Tells the workers of all tabs, this one's too, what was written. */
function broadcast(path: string): void {
	channel ??= new BroadcastChannel(CHANNEL);
	channel.postMessage([path]);
}

/** The files that this browser keeps beside those that were shipped; null for a file that was taken away. */
interface StoredFiles {
	readonly texts: ReadonlyMap<string, string | null>;
	readonly findings: readonly Diagnostic[];
}

async function storedFiles(): Promise<StoredFiles> {
	try {
		const { store } = (await database()).transaction('files');
		const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
		return filesAmong(keys, rows);
	} catch {
		// nothing can be stored here; whoever saves gets a finding
		return { texts: new Map(), findings: [] };
	}
}

/** The rows that are files. Other pages of this origin can write anything. */
function filesAmong(keys: readonly unknown[], rows: readonly unknown[]): StoredFiles {
	const texts = new Map<string, string | null>();
	const others: unknown[] = [];
	for (const [i, key] of keys.entries()) {
		const row = rows[i];
		if (typeof key === 'string' && (typeof row === 'string' || row === null)) texts.set(key, row);
		else others.push(key);
	}
	if (others.length === 0) return { texts, findings: [] };
	const about = { count: others.length, first: String(others[0]) };
	return { texts, findings: [diagnose('', undefined, 'STORE-ROWS', about)] };
}

const textOf = (row: unknown): string | undefined => (typeof row === 'string' ? row : undefined);

export const store: Store = {
	follow(onChange, lost) {
		let known: ReadonlyMap<string, string> = new Map();
		let findings: readonly Diagnostic[] = [];
		let turn: Promise<void> = Promise.resolve();
		const later = (): void => void setTimeout(() => (turn = turn.then(all)), RETRY_MS);
		const all = async (): Promise<void> => {
			try {
				const shippedFiles = await shipped();
				const stored = await storedFiles();
				known = shippedFiles.texts;
				findings = [...shippedFiles.findings, ...stored.findings];
				const texts = new Map<string, string | null>([...known, ...stored.texts]);
				const files = [...texts].flatMap(([path, text]) =>
					text === null ? [] : fileOf(path, text),
				);
				onChange({ files, gone: [], whole: true }, findings);
			} catch {
				lost();
				later();
			}
		};
		const some = async (paths: readonly string[]): Promise<void> => {
			const db = await database();
			const rows: unknown[] = await Promise.all(paths.map((path) => db.get('files', path)));
			const now = paths.map((path, i) => {
				const row = rows[i];
				return { path, text: row === undefined ? known.get(path) : textOf(row) };
			});
			const change = {
				files: now.flatMap(({ path, text }) => (text === undefined ? [] : fileOf(path, text))),
				gone: now.filter((f) => f.text === undefined).map((f) => f.path),
				whole: false,
			};
			onChange(change, findings);
		};
		new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) => {
			const paths = Array.isArray(data) ? data.filter((path) => typeof path === 'string') : [];
			turn = turn.then(() => some(paths)).catch(lost);
		};
		turn = all();
	},

	async save(request: SaveRequest): Promise<SaveResult> {
		const { path, text } = request;
		const finding = refusalOfSave(request, ROOTS);
		if (finding) return { is: 'refused', code: finding.code, message: finding.message };
		try {
			const { texts: originals } = await shipped();
			const original = originals.get(path);
			const transaction = (await database()).transaction('files', 'readwrite');
			const { store } = transaction;
			const [row, keys]: [unknown, unknown[]] = await Promise.all([
				store.get(path),
				store.getAllKeys(),
			]);
			const paths = keys.filter((key) => typeof key === 'string');
			const verdict = judgeSave(
				request,
				row === undefined ? original : textOf(row),
				[...new Set([...originals.keys(), ...paths])].filter((p) => p !== path),
			);
			if (verdict.is === 'changed') return verdict;
			if (verdict.is === 'refused')
				return { is: 'refused', code: verdict.finding.code, message: verdict.finding.message };
			if (verdict.is === 'write') {
				// a text equal to the shipped one is not stored, so it takes no room
				if (text === (original ?? null)) await store.delete(path);
				else await store.put(text, path);
			}
			await transaction.done;
			broadcast(path);
			void navigator.storage?.persist?.().catch(() => {});
			return { is: 'saved' };
		} catch (error) {
			const full = error instanceof DOMException && error.name === 'QuotaExceededError';
			return { is: 'refused', code: '', message: full ? t.full : t.shut };
		}
	},

	async changed(): Promise<readonly string[]> {
		const [{ texts }, stored] = await Promise.all([shipped(), storedFiles()]);
		return [...stored.texts.keys()].filter((path) => texts.has(path));
	},
	shipped: async (path) => (await shipped()).texts.get(path),
};
