import { bin, max, min, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { sumsOfCounts } from '../../run/value-counts.ts';
import type { Span } from '../../run/span.ts';
import { type Html, html } from '../html.ts';
import { at, bottomAxis, inner, leftAxis, plot } from './frame.ts';
import { frame as t } from '../../texts/report.ts';

export interface Histogram {
	readonly label: string;
	readonly unit: string;
	readonly counts: ReadonlyMap<number, number>;
	readonly mean: Span;
	/** The values that the axis reaches from and to; those of other plots beside it. */
	readonly from: number;
	readonly to: number;
	readonly series: number;
}

const wantedBins = 24;

export function histogram({ label, unit, counts, mean, from, to, series }: Histogram): Html {
	const x = scaleLinear([from, Math.max(to, from + 1)], [inner.left, inner.right]).nice();
	const [low, high] = x.domain() as [number, number];
	const bins = bin<readonly [number, number], number>()
		.value(([value]) => value)
		.domain([low, high])
		.thresholds(x.ticks(wantedBins))([...counts]);
	const { n } = sumsOfCounts(counts);
	const share = (pairs: readonly (readonly [number, number])[]): number =>
		(100 * sum(pairs, ([, times]) => times)) / Math.max(1, n);
	const highest = max(bins, share) ?? 0;
	const y = scaleLinear([0, Math.max(1, highest)], [inner.bottom, inner.top]);
	const bars = bins
		.filter((b) => b.length > 0 && b.x1! > b.x0!)
		.map((b) => {
			const [left, right, top] = [x(b.x0!), x(b.x1!), y(share(b))];
			return html`<rect
				x="${at(left + 0.5)}"
				y="${at(top)}"
				width="${at(Math.max(0.5, right - left - 1))}"
				height="${at(inner.bottom - top)}"
				><title>${t.bar({ from: b.x0!, to: b.x1!, unit, share: at(share(b)) })}</title></rect
			>`;
		});
	return plot(label, [
		leftAxis(y),
		html`<g class="s${series}">${bars}</g>`,
		bandOf(mean, x),
		bottomAxis(x, t.ofGames(unit)),
	]);
}

function bandOf({ mean, low, high }: Span, x: (value: number) => number): Html {
	const line = html`<path class="mean" d="M${at(x(mean))} ${inner.top}V${inner.bottom}" />`;
	if (low === undefined || high === undefined) return line;
	const width = Math.max(0.5, x(high) - x(low));
	return html`<rect
			class="band"
			x="${at(x(low))}"
			y="${inner.top}"
			width="${at(width)}"
			height="${inner.bottom - inner.top}"
		/>${line}`;
}

export function rangeOf(all: readonly ReadonlyMap<number, number>[]): { from: number; to: number } {
	return {
		from: min(all, (counts) => min(counts.keys())) ?? 0,
		to: max(all, (counts) => max(counts.keys())) ?? 1,
	};
}
