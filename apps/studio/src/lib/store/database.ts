import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PlayedFiles } from '@tilewright/workbench';
import type { Fresh } from '../files/versions.ts';

interface Schema extends DBSchema {
	versions: { key: number; value: Fresh & { id?: number } };
	/** Files, where there is no folder for them; null for one that came with the page and was taken away. */
	files: { key: string; value: string | null };
	played: { key: string; value: PlayedFiles };
}
let opened: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
	opened ??= openDB<Schema>('tilewright', 2, {
		upgrade(db, from) {
			if (from < 1) {
				db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
				db.createObjectStore('files');
			}
			db.createObjectStore('played', { keyPath: 'rules' });
		},
		// another tab needs a newer one: it is opened again when it is requested
		blocking: () => void opened?.then((db) => (db.close(), (opened = undefined))),
		terminated: () => (opened = undefined),
	});
	opened.catch(() => (opened = undefined));
	return opened;
}
