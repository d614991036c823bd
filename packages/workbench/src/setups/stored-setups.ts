import { parseJson } from '@tilewright/schema';
import { type NamedRules, readSetupQuery, setupQuery } from '@tilewright/session';

const KEY = 'tilewright.set-ups';

export interface SetUpStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
}

export function readStoredSetUps(text: string | null): readonly NamedRules[] {
	const read = parseJson(text ?? '[]');
	if (!('value' in read) || !Array.isArray(read.value)) return [];
	return read.value.flatMap((query: unknown) => {
		const named = typeof query === 'string' ? readSetupQuery(query) : undefined;
		return named && named.name !== '' ? [named] : [];
	});
}

export function loadStoredSetUps(store: () => SetUpStorage): readonly NamedRules[] {
	try {
		return readStoredSetUps(store().getItem(KEY));
	} catch {
		return [];
	}
}

export function storeSetUps(store: () => SetUpStorage, kept: readonly NamedRules[]): boolean {
	try {
		store().setItem(KEY, JSON.stringify(kept.map(setupQuery)));
		return true;
	} catch {
		return false;
	}
}

/** Set-ups with another one; it takes the place of the one with its name. */
export function withStoredSetUp(
	kept: readonly NamedRules[],
	one: NamedRules,
): readonly NamedRules[] {
	const at = kept.findIndex((k) => k.name === one.name);
	return at < 0 ? [...kept, one] : kept.with(at, one);
}
