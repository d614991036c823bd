import { parseJson } from '@tilewright/schema';
import type { Edited, Edits } from '@tilewright/workbench';
import { editor as t } from '#texts/editor.ts';

export const STORAGE_KEY = 'tilewright.edits.1';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredEdits {
	readonly edits: Edits;
	readonly trouble: string;
}

export function readStoredEdits(store: () => Store): StoredEdits {
	try {
		return parseStoredEdits(store().getItem(STORAGE_KEY));
	} catch {
		return {
			edits: {},
			trouble: t.notStored,
		};
	}
}

export function parseStoredEdits(raw: string | null): StoredEdits {
	if (raw === null) return { edits: {}, trouble: '' };
	const read = parseJson(raw);
	const value: unknown = 'value' in read ? read.value : undefined;
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return { edits: {}, trouble: t.damaged };
	const entries = Object.entries(value as Record<string, unknown>);
	const whole = entries.filter((e): e is [string, Edited] => isEdited(e[1]));
	return {
		edits: Object.fromEntries(whole),
		trouble:
			whole.length === entries.length
				? ''
				: t.someDamaged({ bad: entries.length - whole.length, all: entries.length }),
	};
}

export function writeStoredEdits(store: () => Store, edits: Edits): string {
	try {
		if (Object.keys(edits).length === 0) store().removeItem(STORAGE_KEY);
		else store().setItem(STORAGE_KEY, JSON.stringify(edits));
		return '';
	} catch (error) {
		return error instanceof Error && /quota/i.test(error.name) ? t.full : t.notStored;
	}
}

function isEdited(value: unknown): value is Edited {
	const { text, base } = (value ?? {}) as Partial<Edited>;
	return typeof text === 'string' && typeof base === 'string';
}
