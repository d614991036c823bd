import { largest } from '@tilewright/schema';
import type { TileIR } from '@tilewright/lang';
import { frameOf } from '../geometry/frame.ts';
import type { KindShape } from '../geometry/shapes.ts';
import { paint, type Theme } from '../looks/theme.ts';
import { picture } from './board.ts';
import { element, escape } from './svg.ts';
import { tileSvg } from './tile.ts';

export function sheetSvg(
	tiles: readonly TileIR[],
	kinds: readonly KindShape[],
	theme: Theme,
	columns = 8,
): string {
	const gap = 14;
	const frames = tiles.map(frameOf);
	const w = largest(
		frames.map((f) => f.width),
		100,
	);
	const h =
		largest(
			frames.map((f) => f.height),
			100,
		) + 20;
	const cells = tiles.map((tile, i) => {
		const f = frames[i]!;
		const x = gap + (i % columns) * (w + gap) - f.left;
		const y = gap + Math.floor(i / columns) * (h + gap) - f.top;
		const label = element(
			'text',
			{
				x: f.left + f.width / 2,
				y: f.top + f.height + 15,
				'text-anchor': 'middle',
				'font-family': 'DejaVu Sans, sans-serif',
				'font-size': 12,
				fill: theme.scheme === 'light' ? paint(theme, 'ink') : paint(theme, 'paper'),
			},
			escape(`${tile.id} ${copiesText(tile.copies)}`.trim()),
		);
		return element('g', { transform: `translate(${x} ${y})` }, tileSvg(tile, kinds, theme) + label);
	});
	const rows = Math.ceil(tiles.length / columns);
	const across = Math.min(columns, Math.max(1, tiles.length));
	return picture(0, 0, across * (w + gap) + gap, rows * (h + gap) + gap, theme, cells.join(''));
}

function copiesText(copies: TileIR['copies']): string {
	return typeof copies === 'number' ? `×${copies}` : `×${Object.values(copies).join('/')}`;
}
