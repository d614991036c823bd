import { formatNumber } from '../geometry/point.ts';
import type { Glyph } from '../looks/looks.ts';
import { paint, type Theme } from '../looks/theme.ts';

type Value = string | number | undefined;

export function element(
	name: string,
	attributes: Readonly<Record<string, Value>>,
	inner = '',
): string {
	let text = `<${name}`;
	for (const [key, value] of Object.entries(attributes))
		if (value !== undefined)
			text += ` ${key}="${typeof value === 'number' ? formatNumber(value) : escape(value)}"`;
	return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
}

export function escape(text: string): string {
	return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

export function layers(theme: Theme, glyph: Glyph, seat = -1): string {
	return glyph
		.map((layer) =>
			element('path', {
				d: layer.d,
				fill: paint(theme, layer.fill, seat),
				stroke: layer.line === undefined ? undefined : paint(theme, layer.line, seat),
				'stroke-width': layer.line === undefined ? undefined : (layer.width ?? 1),
				'stroke-linejoin': layer.line === undefined ? undefined : 'round',
				'stroke-linecap': layer.line === undefined ? undefined : 'round',
			}),
		)
		.join('');
}

export function glyphAt(
	theme: Theme,
	glyph: Glyph,
	x: number,
	y: number,
	size: number,
	options: { readonly turn?: number; readonly seat?: number; readonly flip?: boolean } = {},
): string {
	const scale = size / 24;
	const turned = options.turn ? `rotate(${formatNumber(options.turn)})` : '';
	const flipped = options.flip ? 'scale(-1 1)' : '';
	return element(
		'g',
		{
			transform: `translate(${formatNumber(x)} ${formatNumber(y)})${turned}${flipped}scale(${formatNumber(scale * 100) === '0' ? 0 : Math.round(scale * 1000) / 1000})translate(-12 -12)`,
		},
		layers(theme, glyph, options.seat),
	);
}
