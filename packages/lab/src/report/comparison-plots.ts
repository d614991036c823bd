import type { Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/pictures.ts';
import { identifierWords } from '@tilewright/schema';
import { figure } from '../run/figure.ts';
import { type Html, html } from './html.ts';
import { type Curve, curves, legend } from './plots/curves.ts';
import { histogram, axesOf } from './plots/histogram.ts';
import { type PairOfBars, pairBars } from './plots/pair-bars.ts';
import type { Span } from '../run/span.ts';
import { quantileOf } from '../run/value-counts.ts';
import { comparisonReport as t, frame } from '../texts/report.ts';

const sides = ['A', 'B'] as const;

export function comparisonPlots(report: Report, pictures: ComparisonPictures | undefined): Html[] {
	const drawn = pictures === undefined || report.games === 0 ? [] : fromGames(pictures);
	const sources = report.rows.filter((row) => row.quantity === 'payer').slice(0, maxSources);
	return sources.length === 0 ? drawn : [...drawn, sourcesFigure(sources)];
}

/** Sources of points that are drawn; they are in order of their points. */
const maxSources = 8;

function fromGames({ scores, means, courses }: ComparisonPictures): Html[] {
	const axes = axesOf(scores);
	const spread = sides.map((name, side) => {
		const label = spreadSentence(name, scores[side as 0 | 1], means[side as 0 | 1]);
		const counts = scores[side as 0 | 1];
		const mean = means[side as 0 | 1];
		return pictureWith(
			histogram({ label, unit: t.pointsOfSeat, counts, mean, axes, series: side }),
			label,
		);
	});
	if (courses === undefined) return spread;
	const all = courses.map((points, side): Curve => ({
		name: sides[side]!,
		series: side,
		points,
	}));
	const half = all
		.map(({ name, points }) =>
			t.halfTime({ side: name, half: withRange(points[4]), end: withRange(points.at(-1)) }),
		)
		.join(' ');
	return [
		...spread,
		pictureWith(html`${curves(half, frame.turnsAxis, all)}${legend(all)}`, `${half} ${t.lastStep}`),
	];
}

function spreadSentence(name: string, counts: ReadonlyMap<number, number>, mean: Span): string {
	const at = (share: number): string => figure(quantileOf(counts, share));
	return t.spread({
		...{ side: name, low: at(0.25), high: at(0.75), tenth: at(0.1), topTenth: at(0.9) },
		mean: withRange(mean),
	});
}

function withRange(span: Span | undefined): string {
	if (span === undefined) return '0';
	const { mean, low, high } = span;
	return low === undefined || high === undefined
		? figure(mean)
		: t.withRange({ mean: figure(mean), low: figure(low), high: figure(high) });
}

function sourcesFigure(rows: readonly Row[]): Html {
	const nameOf = (row: Row | undefined): string => identifierWords(row?.name ?? '');
	const bars = rows.map((row): PairOfBars => ({ name: nameOf(row), values: [row.a, row.b] }));
	const [first] = rows;
	const both = { name: nameOf(first), a: figure(first?.a ?? 0), b: figure(first?.b ?? 0) };
	const range = first?.estimate;
	const label =
		range === undefined
			? t.sources(both)
			: t.sourcesWithRange({ ...both, low: figure(range.low), high: figure(range.high) });
	const names = sides.map((name, series) => ({ name, series }));
	return pictureWith(html`${pairBars(label, bars)}${legend(names)}`, label);
}

function pictureWith(picture: Html, caption: string): Html {
	return html`<figure>
		${picture}
		<figcaption>${caption}</figcaption>
	</figure>`;
}
