/**
 * Gives the words of another language for one entry: the area of the catalogue, the name of the entry, and the English text,
 * function of values, or group of these. The result has the same shape.
 */
export type Translation = (area: string, entry: string, english: unknown) => unknown;

let current: Translation | undefined;

/** Puts another language in place of English in every catalogue of this thread; without one English returns. */
export function useTranslation(translation: Translation | undefined): void {
	current = translation;
}

/** The translation in use in this thread; undefined for English. */
export function translationInUse(): Translation | undefined {
	return current;
}

export function translated<T>(area: string, entry: string, english: T): T {
	return current === undefined ? english : (current(area, entry, english) as T);
}

/**
 * A catalogue of English texts, read in the language in use. An entry is looked up whenever it is read, so a module may keep the
 * catalogue, but no entry of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textsOf<T extends object>(area: string, english: T): T {
	return new Proxy(english, {
		get(texts, key): unknown {
			const entry: unknown = Reflect.get(texts, key);
			return typeof key === 'string' ? translated(area, key, entry) : entry;
		},
	});
}
