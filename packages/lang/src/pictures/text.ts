import { pictureType } from './form.ts';

// every host has these; the types of none are taken
declare const TextDecoder: new (
	encoding: string,
	options: { ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function utf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

const CHUNK = 8192;

/** The content of a file as a text that can be kept, compared and sent: of a picture its bytes as base64. */
export function textOfFile(path: string, bytes: Uint8Array): string {
	if (pictureType(path) !== undefined) return base64Of(bytes);
	return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The reverse of `textOfFile`; no bytes for a picture whose text is no base64. */
export function bytesOfFile(path: string, text: string): Uint8Array {
	if (pictureType(path) === undefined) return utf8(text);
	try {
		return bytesOfBase64(text);
	} catch {
		return new Uint8Array();
	}
}

export function base64Of(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += CHUNK)
		text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
	return btoa(text);
}

/** Throws where the text is no base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
	const letters = atob(text);
	const bytes = new Uint8Array(letters.length);
	for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
	return bytes;
}
