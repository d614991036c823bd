import { base64Of, type TilePicture } from '@tilewright/lang';
import type { Looks, PictureLook } from './looks.ts';

const addresses = new WeakMap<Uint8Array, string>();

/**
 * Looks with the own pictures of tiles. A picture is embedded as data: whatever it holds, it is only ever decoded as an image, which
 * runs no script and fetches nothing.
 */
export function withPictures(looks: Looks, pictures: ReadonlyMap<string, TilePicture>): Looks {
	if (pictures.size === 0) return looks;
	const own = [...pictures].map(([id, picture]): [string, PictureLook] => [
		id,
		{ href: addressOf(picture), under: picture.under },
	]);
	return { ...looks, pictures: new Map(own) };
}

function addressOf({ type, bytes }: Pick<TilePicture, 'type' | 'bytes'>): string {
	let address = addresses.get(bytes);
	if (address === undefined) addresses.set(bytes, (address = base64Of(bytes)));
	return `data:${type};base64,${address}`;
}
