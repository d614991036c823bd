import type { Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/growing.ts';
import { figure } from '../run/figure.ts';
import { type Html, html } from './html.ts';
import { type Curve, curves, legend } from './plots/curves.ts';
import { histogram, rangeOf } from './plots/histogram.ts';
import { type PairOfBars, pairBars } from './plots/pair-bars.ts';
import type { Span } from '../run/span.ts';

const sides = ['A', 'B'] as const;

/** Pictures of two rule sets: final points, points over the game, and where points come from. Each has a sentence with its numbers. */
export function comparisonPlots(report: Report, pictures: ComparisonPictures | undefined): Html[] {
	const drawn = pictures === undefined || report.games === 0 ? [] : fromGames(pictures);
	const sources = report.rows.filter((row) => row.quantity === 'payer').slice(0, mostSources);
	return sources.length === 0 ? drawn : [...drawn, sourcesFigure(sources)];
}

/** Sources of points that are drawn; they are in order of their points. */
const mostSources = 8;

function fromGames({ scores, means, courses }: ComparisonPictures): Html[] {
	const range = rangeOf(scores);
	const spread = sides.map((name, side) => {
		const label = spreadSentence(name, scores[side as 0 | 1], means[side as 0 | 1]);
		const values = scores[side as 0 | 1];
		const mean = means[side as 0 | 1];
		return pictureWith(
			histogram({ label, unit: 'points of a seat', values, mean, ...range, series: side }),
			label,
		);
	});
	const all = courses.map((points, side): Curve => ({
		name: sides[side]!,
		series: side,
		points,
	}));
	const half = all
		.map(
			({ name, points }) =>
				`Under ${name} a seat has ${withRange(points[4])} points at half time and ${withRange(points.at(-1))} at the end`,
		)
		.join('. ');
	return [
		...spread,
		pictureWith(
			html`${curves(`${half}.`, '% of the turns', all)}${legend(all)}`,
			`${half}. The last step holds what the end of the game pays.`,
		),
	];
}

function spreadSentence(name: string, values: readonly number[], mean: Span): string {
	const sorted = [...values].sort((a, b) => a - b);
	const at = (share: number): string =>
		figure(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
	return `${name}: half of all seats end between ${at(0.25)} and ${at(0.75)} points, one in ten below ${at(0.1)} and one in ten above ${at(0.9)}. On average it is ${withRange(mean)}.`;
}

/** A number with its range where it is known. */
function withRange(span: Span | undefined): string {
	if (span === undefined) return '0';
	const { mean, low, high } = span;
	return low === undefined || high === undefined
		? figure(mean)
		: `${figure(mean)} (range ${figure(low)} to ${figure(high)})`;
}

function sourcesFigure(rows: readonly Row[]): Html {
	const bars = rows.map((row): PairOfBars => ({ name: row.name ?? '', values: [row.a, row.b] }));
	const [first] = rows;
	const range =
		first?.estimate === undefined
			? ''
			: `; the difference lies between ${figure(first.estimate.low)} and ${figure(first.estimate.high)}`;
	const label = `Where the points of a seat come from. Most come from ${first?.name ?? ''}: ${figure(first?.a ?? 0)} under A and ${figure(first?.b ?? 0)} under B${range}. The table has the range of each.`;
	const names = sides.map((name, series) => ({ name, series }));
	return pictureWith(html`${pairBars(label, bars)}${legend(names)}`, label);
}

function pictureWith(picture: Html, caption: string): Html {
	return html`<figure>
		${picture}
		<figcaption>${caption}</figcaption>
	</figure>`;
}
