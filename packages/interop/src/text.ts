// every host has these; the types of none are taken
declare const TextDecoder: new (
	encoding: string,
	options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

/** The text in bytes; throws where they are not UTF-8. */
export function textOf(bytes: Uint8Array): string {
	return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

export function bytesOf(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

/** Bytes, each as one character, in letters that an address may hold. */
export function toAddress(bytes: string): string {
	return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes that `toAddress` wrote as letters, each as one character. Throws where the letters are invalid. */
export function fromAddress(letters: string): string {
	return atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
}
