import { limits } from '@tilewright/schema';
import { looksLike } from './form.ts';
import { announcedPixels } from './pixels.ts';

export type PictureFault =
	| { readonly is: 'large' }
	/** Its first bytes are not those of its form. */
	| { readonly is: 'bytes'; readonly type: string }
	| { readonly is: 'size' }
	| { readonly is: 'pixels'; readonly pixels: number };

const known = new WeakMap<Uint8Array, { readonly type: string; readonly fault?: PictureFault }>();

/**
 * The reason not to decode a picture of a form; undefined where it may be decoded. Reads its beginning only, and remembers the result: bytes
 * must not change afterwards.
 */
export function pictureFault(type: string, bytes: Uint8Array): PictureFault | undefined {
	const before = known.get(bytes);
	if (before?.type === type) return before.fault;
	const fault = faultOf(type, bytes);
	known.set(bytes, { type, ...(fault && { fault }) });
	return fault;
}

function faultOf(type: string, bytes: Uint8Array): PictureFault | undefined {
	if (bytes.length > limits.pictureBytes) return { is: 'large' };
	if (!looksLike(type, bytes)) return { is: 'bytes', type };
	const pixels = announcedPixels(type, bytes);
	if (pixels === undefined) return { is: 'size' };
	return pixels > limits.picturePixels ? { is: 'pixels', pixels } : undefined;
}
