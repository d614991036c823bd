import { figure } from '../run/figure.ts';
import { type Html, html, none } from './html.ts';
import { reachOf, strip } from './plots/strip.ts';
import type { Span } from '../run/span.ts';
import { excludedTexts, frame as t } from '../texts/report.ts';

export interface FigureRow extends Span {
	readonly says: string;
	readonly without?: string;
	/** The row cannot be put down to chance. */
	readonly stands?: boolean;
	/** The range with the excluded games; `stands` as far as it differs from that without. */
	readonly withExcluded?: {
		readonly low: number;
		readonly high: number;
		readonly stands?: boolean;
	};
	readonly games?: readonly { readonly seed: number; readonly is: string }[];
}

/** Figures with their ranges drawn on one axis. `linked` holds the seeds of games whose records are in the page. */
export function rowsTable(
	caption: string,
	rows: readonly FigureRow[],
	linked: ReadonlySet<number>,
): Html {
	if (rows.length === 0) return none;
	const { from, to } = reachOf(rows);
	const body = rows.map(
		(row) =>
			html`<tr>
				<th scope="row" ${row.stands === true ? html` class="stands"` : none}>${row.says}</th>
				<td class="range">${rangeWords(row)}${strip(row, from, to)}${rangeWithExcluded(row)}</td>
				<td>${gamesCell(row, linked)}</td>
			</tr>`,
	);
	return html`<table>
		<caption>
			${caption}
		</caption>
		<thead>
			<tr>
				<th scope="col">${t.onAverage}</th>
				<th scope="col">${t.range}</th>
				<th scope="col">${t.games}</th>
			</tr>
		</thead>
		<tbody>
			${body}
		</tbody>
	</table>`;
}

export function rangeWords({ low, high, without }: FigureRow): string {
	if (low === undefined || high === undefined) return without ?? t.noRange;
	return t.rangeOf({ low: figure(low), high: figure(high) });
}

function rangeWithExcluded({ withExcluded, stands }: FigureRow): Html {
	if (!withExcluded) return none;
	const { low, high } = withExcluded;
	const words = excludedTexts.withExcluded({ low: figure(low), high: figure(high) });
	const isLost = stands === true && withExcluded.stands === false;
	return html`<small>${words}${isLost ? ` (${excludedTexts.notCertain})` : ''}</small>`;
}

function gamesCell({ games = [] }: FigureRow, linked: ReadonlySet<number>): Html {
	const words = games.map(({ seed, is }, i) => {
		const link = linked.has(seed)
			? html`<a href="#game-${seed}">${t.seed(seed)}</a>`
			: html`${t.seed(seed)}`;
		return html`${i === 0 ? '' : '; '}${is}: ${link}`;
	});
	return html`<small>${words}</small>`;
}
