import { bytesOfFile, type WorkspaceFile } from '@tilewright/lang';
import { kept as t } from '#words';
import { database } from '../database.ts';
import type { SaveAsk, Saved, Store } from '../store.ts';
import { refusalOf, verdictOn } from '../verdict.ts';
import { shipped } from './shipped.ts';

/** Where changes are told to all tabs, by their paths. */
const CHANNEL = 'tilewright.files';
const ROOTS = ['data', 'own'];
/** When what could not be fetched is asked for again, in milliseconds. */
const AGAIN = 3000;

const fileOf = (path: string, text: string): WorkspaceFile => ({
	path,
	bytes: bytesOfFile(path, text),
});

let channel: BroadcastChannel | undefined;
/** Tells the workers of all tabs, this one's too, what was written. */
function tell(path: string): void {
	channel ??= new BroadcastChannel(CHANNEL);
	channel.postMessage([path]);
}

/** What this browser keeps beside what was shipped; null for a file that was taken away. */
async function keptHere(): Promise<ReadonlyMap<string, string | null>> {
	try {
		const { store } = (await database()).transaction('files');
		const [paths, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
		return new Map(paths.map((path, i) => [path, texts[i]!]));
	} catch {
		// nothing can be kept here; whoever saves is told
		return new Map();
	}
}

/** The packs that came with the page, under what this browser keeps of its own. */
export const store: Store = {
	follow(hear, lost) {
		let known: ReadonlyMap<string, string> = new Map();
		let turn: Promise<void> = Promise.resolve();
		const all = async (): Promise<void> => {
			try {
				known = await shipped();
			} catch {
				lost();
				setTimeout(() => (turn = turn.then(all)), AGAIN);
				return;
			}
			const texts = new Map<string, string | null>([...known, ...(await keptHere())]);
			const files = [...texts].flatMap(([path, text]) => (text === null ? [] : fileOf(path, text)));
			hear({ files, gone: [], whole: true });
		};
		const some = async (paths: readonly string[]): Promise<void> => {
			const db = await database();
			const texts = await Promise.all(paths.map((path) => db.get('files', path)));
			const now = paths.map((path, i) => {
				const text = texts[i];
				return { path, text: text === undefined ? known.get(path) : (text ?? undefined) };
			});
			hear({
				files: now.flatMap(({ path, text }) => (text === undefined ? [] : fileOf(path, text))),
				gone: now.filter((f) => f.text === undefined).map((f) => f.path),
				whole: false,
			});
		};
		new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<readonly string[]>) =>
			void (turn = turn.then(() => some(data)).catch(lost));
		turn = all();
	},

	async save(ask: SaveAsk): Promise<Saved> {
		const { path, text } = ask;
		const finding = refusalOf(ask, ROOTS);
		if (finding) return { is: 'refused', code: finding.code, message: finding.message };
		try {
			const originals = await shipped();
			const original = originals.get(path);
			const transaction = (await database()).transaction('files', 'readwrite');
			const { store } = transaction;
			const [row, paths] = await Promise.all([store.get(path), store.getAllKeys()]);
			const verdict = verdictOn(
				ask,
				row === undefined ? original : (row ?? undefined),
				[...new Set([...originals.keys(), ...paths])].filter((p) => p !== path),
			);
			if (verdict.is === 'changed') return verdict;
			if (verdict.is === 'refused')
				return { is: 'refused', code: verdict.finding.code, message: verdict.finding.message };
			if (verdict.is === 'write') {
				// what says what was shipped takes no room
				if (text === (original ?? null)) await store.delete(path);
				else await store.put(text, path);
			}
			await transaction.done;
			tell(path);
			void navigator.storage?.persist?.().catch(() => {});
			return { is: 'saved' };
		} catch (error) {
			const full = error instanceof DOMException && error.name === 'QuotaExceededError';
			return { is: 'refused', code: '', message: full ? t.full : t.shut };
		}
	},

	async changed(): Promise<readonly string[]> {
		const [originals, kept] = await Promise.all([shipped(), keptHere()]);
		return [...kept.keys()].filter((path) => originals.has(path));
	},
	shipped: async (path) => (await shipped()).get(path),
};
