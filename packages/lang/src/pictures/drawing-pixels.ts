import { imageDimensionsFromData } from 'image-dimensions';
import { bytesOfBase64 } from './text.ts';

// every host has these; the types of none are taken
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

const maxDepth = 2;

/**
 * The number of pixels that showing a drawing (SVG) takes: its own width and height, or those of the pictures that it holds as
 * `data:` addresses where they are more together. Infinity where drawings lie too deep inside one another, or are packed.
 */
export function pixelsInDrawing(bytes: Uint8Array, depth = 0): number {
	const text = withoutReferences(new TextDecoder('utf-8').decode(bytes));
	const elements = text.match(/<svg\b(?:[^>"']|"[^"]*"|'[^']*')*/gi);
	if (elements === null) return 0;
	if (depth > maxDepth) return Number.POSITIVE_INFINITY;
	let pixels = 0;
	for (const picture of picturesIn(text)) pixels += pixelsOf(picture, depth + 1);
	for (const element of elements) pixels = Math.max(pixels, areaOf(element));
	return pixels;
}

function pixelsOf(picture: Uint8Array, depth: number): number {
	// gzip: it could unpack to anything
	if (picture[0] === 0x1f && picture[1] === 0x8b) return Number.POSITIVE_INFINITY;
	const size = imageDimensionsFromData(picture);
	return size === undefined ? pixelsInDrawing(picture, depth) : size.width * size.height;
}

/** The width times the height that the start tag of an element gives, where it gives both in pixels; else 0. */
function areaOf(element: string): number {
	const side = (name: string): number => {
		const pattern = new RegExp(
			`\\s${name}\\s*=\\s*["']\\s*([0-9.]+(?:e[0-9]+)?)(?:px)?\\s*["']`,
			'i',
		);
		return Number(pattern.exec(element)?.[1] ?? 0);
	};
	return side('width') * side('height') || 0;
}

function* picturesIn(text: string): Generator<Uint8Array> {
	for (const [, head = '', body = ''] of text.matchAll(/data:([^,"'<>]{0,200}),([^"'<>)]*)/gi)) {
		const plain = body.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
			String.fromCharCode(Number.parseInt(code, 16)),
		);
		if (!/;\s*base64\s*$/i.test(head)) {
			yield Uint8Array.from(plain, (c) => c.charCodeAt(0));
			continue;
		}
		const letters = plain.replace(/[^A-Za-z0-9+/]/g, '');
		yield bytesOfBase64(letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0)));
	}
}

const named: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

function withoutReferences(text: string): string {
	return text.replace(
		/&(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
		(whole, decimal?: string, hex?: string, name?: string) => {
			if (name !== undefined) return named[name.toLowerCase()] ?? whole;
			const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
			return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		},
	);
}
