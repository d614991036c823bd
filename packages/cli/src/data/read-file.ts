import { closeSync, openSync, readSync } from 'node:fs';

/** The bytes of a file, at most `most` and one more, so that a caller sees when there are too many. */
export function readBounded(path: string, most: number): Uint8Array {
	const file = openSync(path, 'r');
	try {
		let bytes = new Uint8Array(Math.min(most + 1, 65_536));
		let length = 0;
		for (;;) {
			if (length === bytes.length) {
				if (length > most) break;
				const wider = new Uint8Array(Math.min(most + 1, bytes.length * 4));
				wider.set(bytes);
				bytes = wider;
			}
			const n = readSync(file, bytes, length, bytes.length - length, null);
			if (n === 0) break;
			length += n;
		}
		return bytes.subarray(0, length);
	} finally {
		closeSync(file);
	}
}
