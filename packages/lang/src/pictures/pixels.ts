import { imageDimensionsFromData } from 'image-dimensions';
import { pixelsInDrawing } from './drawing-pixels.ts';

/**
 * The number of pixels that decoding a picture takes, as it announces it itself. Nothing is decoded. Undefined for a picture that
 * says no width and height; drawings need none.
 */
export function announcedPixels(type: string, bytes: Uint8Array): number | undefined {
	if (type === 'image/svg+xml') return pixelsInDrawing(bytes);
	const size = imageDimensionsFromData(bytes);
	if (size === undefined || `image/${size.type}` !== type) return undefined;
	return size.width * size.height || undefined;
}
