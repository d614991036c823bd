import { glyph, paint, pieceLook, type Theme } from '../looks/theme.ts';
import { element, glyphAt, layers } from './svg.ts';

/** Draws a piece with its middle at 0/0: its glyph in the colour of its seat, with a pale rim. */
export function pieceSvg(
	kind: string,
	seat: number,
	theme: Theme,
	standsOn = '',
	face?: number,
): string {
	const look = pieceLook(theme, kind, face);
	const shape = glyph(theme, look.glyph);
	const turn = look.lies.includes(standsOn) ? -90 : 0;
	const rim = shape
		.filter((layer) => layer.fill === 'seat')
		.map((layer) =>
			element('path', {
				d: layer.d,
				fill: 'none',
				stroke: paint(theme, 'paper'),
				'stroke-width': 4,
				'stroke-linejoin': 'round',
				'stroke-opacity': 0.85,
			}),
		)
		.join('');
	const scale = Math.round((look.size / 24) * 1000) / 1000;
	const under = element(
		'g',
		{ transform: `${turn === 0 ? '' : `rotate(${turn})`}scale(${scale})translate(-12 -12)` },
		rim,
	);
	return under + glyphAt(theme, shape, 0, 0, look.size, { turn, seat });
}

/** A piece as a picture of its own, 24 units wide. */
export function pieceIcon(kind: string, seat: number, theme: Theme, face?: number): string {
	return layers(theme, glyph(theme, pieceLook(theme, kind, face).glyph), seat);
}

export function glyphSvg(name: string, theme: Theme): string {
	return layers(theme, glyph(theme, name));
}
