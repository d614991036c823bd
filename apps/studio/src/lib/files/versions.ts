import { limits } from '@tilewright/schema';
import { database } from '../store/database.ts';

const causes = [
	...(['save', 'import', 'delete', 'revert', 'restore'] as const),
	...(['example', 'tour', 'tab', 'named'] as const),
] as const;
export type Cause = (typeof causes)[number];

export interface Version {
	readonly id: number;
	/** Milliseconds since 1970. */
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
		const all = (await store.getAll()).filter(isVersion);
		for (const id of versionsToForget(all)) await store.delete(id);
		return true;
	} catch {
		return false;
	}
}

/** The versions to forget: beyond the number and the room there is, those without a name first, then the oldest. */
export function versionsToForget(all: readonly Pick<Version, 'id' | 'name' | 'size'>[]): number[] {
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

/** All versions, newest first, and how many entries among them are damaged. */
export async function readVersions(): Promise<{ versions: Version[]; damaged: number }> {
	try {
		const db = await database();
		const rows: unknown[] = await db.getAll('versions');
		const versions = rows.filter(isVersion).reverse();
		return { versions, damaged: rows.length - versions.length };
	} catch {
		return { versions: [], damaged: 0 };
	}
}

/** True for a row that is a version. Other pages of this origin can write anything. */
export function isVersion(row: unknown): row is Version {
	if (typeof row !== 'object' || row === null) return false;
	const { id, at, cause, name, texts, size } = row as Partial<Record<keyof Version, unknown>>;
	return (
		[id, size].every(Number.isFinite) &&
		typeof at === 'number' &&
		!Number.isNaN(new Date(at).getTime()) &&
		causes.some((known) => known === cause) &&
		typeof name === 'string' &&
		typeof texts === 'object' &&
		texts !== null &&
		Object.values(texts).every((text) => text === null || typeof text === 'string')
	);
}

export async function forgetVersion(id: number): Promise<void> {
	const db = await database();
	await db.delete('versions', id);
}
