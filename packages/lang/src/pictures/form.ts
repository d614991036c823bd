const types: Readonly<Record<string, string>> = {
	svg: 'image/svg+xml',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
};

export const pictureEndings: readonly string[] = Object.keys(types);

/** The form a file has by its name; undefined for what is no picture. */
export function pictureType(path: string): string | undefined {
	const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
	return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

export function looksLike(type: string, bytes: Uint8Array): boolean {
	const at = (from: number, text: string): boolean =>
		[...text].every((c, i) => bytes[from + i] === c.charCodeAt(0));
	switch (type) {
		case 'image/png':
			return at(0, '\x89PNG\r\n\x1a\n');
		case 'image/jpeg':
			return at(0, '\xff\xd8\xff');
		case 'image/webp':
			return at(0, 'RIFF') && at(8, 'WEBP');
		case 'image/svg+xml':
			return isDrawing(bytes);
		default:
			return false;
	}
}

const HEAD = 8192;

function isDrawing(bytes: Uint8Array): boolean {
	let head = '';
	for (const byte of bytes.subarray(0, HEAD)) head += String.fromCharCode(byte);
	let at = head.startsWith('\xef\xbb\xbf') ? 3 : 0;
	for (;;) {
		while (/\s/.test(head[at] ?? '')) at++;
		const [close] = [
			['<?', '?>'],
			['<!--', '-->'],
			['<!DOCTYPE', '>'],
		].flatMap(([open, end]) => (head.startsWith(open!, at) ? [end!] : []));
		if (close === undefined) break;
		const end = head.indexOf(close, at);
		// the entities of a document type could expand to more than fits into memory
		if (end < 0 || (close === '>' && head.slice(at, end).includes('['))) return false;
		at = end + close.length;
	}
	return /^<svg[\s>/]/.test(head.slice(at, at + 5));
}
