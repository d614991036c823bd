import { type Bin, bin, max, min, sum } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { sumsOfCounts } from '../../run/value-counts.ts';
import type { Span } from '../../run/span.ts';
import { type Html, html } from '../html.ts';
import { at, bottomAxis, inner, leftAxis, plot } from './frame.ts';
import { frame as t } from '../../texts/report.ts';

export interface Histogram {
	readonly label: string;
	readonly unit: string;
	readonly counts: Counts;
	readonly mean: Span;
	readonly axes: Axes;
	readonly series: number;
}

/** The reach of both axes, one for all plots that stand beside each other, so that the same bar means the same. */
export interface Axes {
	readonly from: number;
	readonly to: number;
	/** The highest bar of all plots, in percent. */
	readonly highest: number;
}

type Counts = ReadonlyMap<number, number>;
type Bar = Bin<readonly [number, number], number>;

const wantedBins = 24;

function scaleOfValues({ from, to }: Omit<Axes, 'highest'>): ScaleLinear<number, number> {
	return scaleLinear([from, Math.max(to, from + 1)], [inner.left, inner.right]).nice();
}

function barsOf(counts: Counts, x: ScaleLinear<number, number>): Bar[] {
	const [low, high] = x.domain() as [number, number];
	return (
		bin<readonly [number, number], number>()
			.value(([value]) => value)
			.domain([low, high])
			// a bar that began at the end would have no width
			.thresholds(x.ticks(wantedBins).filter((tick) => tick < high))([...counts])
	);
}

/** The percentage of all values that a bar stands for. */
function shareOf(bar: Bar, counts: Counts): number {
	return (100 * sum(bar, ([, times]) => times)) / Math.max(1, sumsOfCounts(counts).n);
}

export function histogram({ label, unit, counts, mean, axes, series }: Histogram): Html {
	const x = scaleOfValues(axes);
	const y = scaleLinear([0, Math.max(1, axes.highest)], [inner.bottom, inner.top]);
	const share = (bar: Bar): number => shareOf(bar, counts);
	const bars = barsOf(counts, x)
		.filter((b) => b.length > 0)
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

export function axesOf(all: readonly Counts[]): Axes {
	const from = min(all, (counts) => min(counts.keys())) ?? 0;
	const to = max(all, (counts) => max(counts.keys())) ?? 1;
	const x = scaleOfValues({ from, to });
	const highest = max(all, (counts) => max(barsOf(counts, x), (bar) => shareOf(bar, counts))) ?? 0;
	return { from, to, highest };
}
