import { max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type Html, html, raw } from '../html.ts';
import type { Span } from '../../run/span.ts';
import { at, bottomAxis, inner, leftAxis, plot } from './frame.ts';

export interface Curve {
	readonly name: string;
	readonly series: number;
	readonly points: readonly (Span & { readonly x: number })[];
}

export function curves(label: string, axisName: string, all: readonly Curve[]): Html {
	const points = all.flatMap((c) => c.points);
	const lows = points.map((p) => p.low ?? p.mean);
	const highs = points.map((p) => p.high ?? p.mean);
	const [lowest, highest] = [min(lows) ?? 0, max(highs) ?? 1];
	const x = scaleLinear(
		[min(points, (p) => p.x) ?? 0, max(points, (p) => p.x) ?? 1],
		[inner.left, inner.right],
	);
	const y = scaleLinear(
		[Math.min(0, lowest), Math.max(highest, lowest + 1)],
		[inner.bottom, inner.top],
	).nice();
	const drawn = all.map(({ name, series, points: own }) => {
		const band = area<Curve['points'][number]>()
			.x((p) => x(p.x))
			.y0((p) => y(p.low ?? p.mean))
			.y1((p) => y(p.high ?? p.mean))
			.digits(1)(own);
		const path = line<Curve['points'][number]>()
			.x((p) => x(p.x))
			.y((p) => y(p.mean))
			.digits(1)(own);
		return html`<g class="s${series}"
			><title>${name}</title><path class="area" d="${raw(band ?? '')}" /><path
				class="curve"
				d="${raw(path ?? '')}"
			/>${own.map((p) => html`<circle cx="${at(x(p.x))}" cy="${at(y(p.mean))}" r="2" />`)}</g
		>`;
	});
	return plot(label, [leftAxis(y), ...drawn, bottomAxis(x, axisName)]);
}

export function legend(all: readonly Pick<Curve, 'name' | 'series'>[]): Html {
	return html`<p class="legend">
		${all.map(
			({ name, series }) =>
				html`<span
					><svg class="s${series}" viewBox="0 0 24 8" aria-hidden="true">
						<path class="curve" d="M0 4H24" /></svg
					>${name}</span
				>`,
		)}
	</p>`;
}
