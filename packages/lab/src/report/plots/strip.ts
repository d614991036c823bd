import { type Html, html } from '../html.ts';
import type { Span } from '../../run/span.ts';
import { at } from './frame.ts';

const width = 140;
const height = 16;

/** A mean and its interval on an axis that the strips of a table share; a line marks zero. */
export function strip({ mean, low, high }: Span, from: number, to: number): Html {
	const x = (value: number): string =>
		at(4 + ((width - 8) * (Math.min(to, Math.max(from, value)) - from)) / (to - from || 1));
	const zero =
		from < 0 && to > 0 ? html`<path class="zero" d="M${x(0)} 0V${height}" />` : undefined;
	const whisker =
		low === undefined || high === undefined
			? undefined
			: html`<path class="whisker" d="M${x(low)} ${height / 2}H${x(high)}" />`;
	return html`<svg class="strip" viewBox="0 0 ${width} ${height}" aria-hidden="true">
		<path class="rail" d="M4 ${height / 2}H${width - 4}" />
		${zero}${whisker}
		<circle cx="${x(mean)}" cy="${height / 2}" r="3.5" />
	</svg>`;
}

/** The least and the greatest value that strips of these show, zero with them. */
export function reachOf(spans: readonly Span[]): { from: number; to: number } {
	let [from, to] = [0, 0];
	for (const { mean, low, high } of spans) {
		from = Math.min(from, mean, low ?? mean);
		to = Math.max(to, mean, high ?? mean);
	}
	return { from, to };
}
