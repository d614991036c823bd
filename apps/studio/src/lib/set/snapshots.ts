import { NO_LOOKS } from '@tilewright/art';
import { limits } from '@tilewright/schema';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SetView } from '@tilewright/workbench';

export interface Snapshot {
	readonly id: number;
	readonly game: string;
	readonly name: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly view: SetView;
	readonly counts: readonly number[];
}
type Fresh = Omit<Snapshot, 'id'>;

interface Schema extends DBSchema {
	sets: { key: number; value: Fresh & { id?: number } };
}
let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
	opened ??= openDB<Schema>('tilewright-sets', 1, {
		upgrade: (db) => void db.createObjectStore('sets', { keyPath: 'id', autoIncrement: true }),
		blocking: () => void opened?.then((db) => (db.close(), (opened = undefined))),
	});
	opened.catch(() => (opened = undefined));
	return opened;
}

/** Keeps a set; the oldest of the game make room. Answers undefined where nothing can be kept. */
export async function keepSnapshot(fresh: Fresh): Promise<Snapshot | undefined> {
	// figures need no pictures
	const { rules } = fresh.view;
	const value = { ...fresh, view: { ...fresh.view, rules: { ...rules, looks: NO_LOOKS } } };
	try {
		const db = await database();
		const store = db.transaction('sets', 'readwrite').store;
		const id = await store.add(value);
		for (const old of snapshotsToForget((await store.getAll()) as Snapshot[], fresh.game))
			await store.delete(old);
		return { ...value, id };
	} catch {
		return undefined;
	}
}

export function snapshotsToForget(
	all: readonly Pick<Snapshot, 'id' | 'game'>[],
	game: string,
): number[] {
	const own = all.filter((s) => s.game === game).map((s) => s.id);
	return own.sort((a, b) => b - a).slice(limits.setSnapshots);
}

export async function readSnapshots(game: string, format: number): Promise<Snapshot[]> {
	try {
		const all = (await (await database()).getAll('sets')) as Snapshot[];
		return all.filter((s) => s.game === game && s.view.program.format === format);
	} catch {
		return [];
	}
}

export async function nameSnapshot(id: number, name: string): Promise<void> {
	const db = await database();
	const old = await db.get('sets', id);
	if (old) await db.put('sets', { ...old, name });
}

export async function dropSnapshot(id: number): Promise<void> {
	await (await database()).delete('sets', id);
}
