import { limits } from '@tilewright/schema';
import { database } from '../store/database.ts';

/** Why a version was kept. */
export type Cause = 'save' | 'import' | 'delete' | 'revert' | 'tab' | 'named';

/** Texts of some files at one time; null where there was no file. */
export interface Version {
	readonly id: number;
	/** When, in milliseconds. */
	readonly at: number;
	readonly cause: Cause;
	readonly name: string;
	readonly texts: Readonly<Record<string, string | null>>;
	/** Characters of all texts. */
	readonly size: number;
}
export type Fresh = Omit<Version, 'id'>;

/** Keeps texts as they are now; the oldest make room. Answers false where nothing can be kept. */
export async function keepVersion(
	texts: Readonly<Record<string, string | null>>,
	cause: Cause,
	name = '',
): Promise<boolean> {
	if (Object.keys(texts).length === 0) return true;
	const size = Object.values(texts).reduce((n, text) => n + (text?.length ?? 0), 0);
	try {
		const db = await database();
		const store = db.transaction('versions', 'readwrite').store;
		await store.add({ at: Date.now(), cause, name, texts, size });
		const all = (await store.getAll()) as Version[];
		for (const id of tooMany(all)) await store.delete(id);
		return true;
	} catch {
		return false;
	}
}

/** The versions to forget: beyond the number and the room there is, those without a name first, then the oldest. */
export function tooMany(all: readonly Pick<Version, 'id' | 'name' | 'size'>[]): number[] {
	const order = [...all].sort(
		(a, b) => Number(a.name !== '') - Number(b.name !== '') || a.id - b.id,
	);
	let left = all.length;
	let size = all.reduce((n, v) => n + v.size, 0);
	const gone: number[] = [];
	for (const version of order) {
		if (left <= 1 || (left <= limits.versions && size <= limits.versionBytes)) break;
		gone.push(version.id);
		left--;
		size -= version.size;
	}
	return gone;
}

/** All versions, newest first. */
export async function readVersions(): Promise<Version[]> {
	try {
		const db = await database();
		return ((await db.getAll('versions')) as Version[]).reverse();
	} catch {
		return [];
	}
}

export async function forgetVersion(id: number): Promise<void> {
	const db = await database();
	await db.delete('versions', id);
}
