const HASH = '#share=';

export function linkHash(text: string): string {
	return HASH + text;
}

export function carriedBy(hash: string): string | undefined {
	return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}

/** True where the page runs on the computer of the person: nobody else can open its address. */
export function isLocalPage(): boolean {
	return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
