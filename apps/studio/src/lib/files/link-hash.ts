const HASH = '#share=';

/** The part of an address that carries files. */
export function linkHash(text: string): string {
	return HASH + text;
}

/** The text that an address carries; undefined where it carries none. */
export function carriedBy(hash: string): string | undefined {
	return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}
