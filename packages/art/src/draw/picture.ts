import type { TileIR } from '@tilewright/lang';
import { frameOf } from '../geometry/frame.ts';
import type { PictureLook } from '../looks/looks.ts';
import { element } from './svg.ts';

export function pictureOf(tile: TileIR, { href }: PictureLook): string {
	const { left, top, width, height } = frameOf(tile);
	const image = (x: number, y: number): string =>
		element('image', { href, x, y, width, height, preserveAspectRatio: 'xMidYMid slice' });
	if (tile.cells.length * 100 * 100 === width * height) return image(left, top);
	// the parts of the picture beside the cells are cut off
	return tile.cells
		.map(([x, y]) =>
			element(
				'svg',
				{ x: x * 100, y: y * 100, width: 100, height: 100, overflow: 'hidden' },
				image(left - x * 100, top - y * 100),
			),
		)
		.join('');
}
