import { parseJson } from '@tilewright/schema';
import { type NamedRules, readSetupQuery, setupQuery } from '@tilewright/session';

const KEY = 'tilewright.set-ups';

export interface KeptStore {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
}

export function readKept(text: string | null): readonly NamedRules[] {
	const read = parseJson(text ?? '[]');
	if (!('value' in read) || !Array.isArray(read.value)) return [];
	return read.value.flatMap((query: unknown) => {
		const named = typeof query === 'string' ? readSetupQuery(query) : undefined;
		return named && named.name !== '' ? [named] : [];
	});
}

export function loadKept(store: () => KeptStore): readonly NamedRules[] {
	try {
		return readKept(store().getItem(KEY));
	} catch {
		return [];
	}
}

export function storeKept(store: () => KeptStore, kept: readonly NamedRules[]): boolean {
	try {
		store().setItem(KEY, JSON.stringify(kept.map(setupQuery)));
		return true;
	} catch {
		return false;
	}
}

/** Set-ups with another one; it takes the place of the one with its name. */
export function withKept(kept: readonly NamedRules[], one: NamedRules): readonly NamedRules[] {
	const at = kept.findIndex((k) => k.name === one.name);
	return at < 0 ? [...kept, one] : kept.with(at, one);
}
