import { max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { figure } from '../../run/figure.ts';
import { type Html, html } from '../html.ts';
import { at, plot, size } from './frame.ts';

export interface PairOfBars {
	readonly name: string;
	readonly values: readonly [a: number, b: number];
}

const rowHeight = 42;
/** A number beside its bar needs this much, so that those of a pair do not touch. */
const barHeight = 12;
const numberWidth = 34;
const longest = 46;

export function pairBars(label: string, rows: readonly PairOfBars[]): Html {
	const values = rows.flatMap((row) => row.values);
	const x = scaleLinear(
		[Math.min(0, min(values) ?? 0), Math.max(1, max(values) ?? 1)],
		[2, size.width - numberWidth],
	);
	const drawn = rows.map(({ name, values: own }, i) => {
		const top = i * rowHeight;
		const bars = own.map((value, series) => {
			const [from, to] = [x(Math.min(0, value)), x(Math.max(0, value))];
			const y = top + 14 + series * barHeight;
			return html`<g class="s${series}"
				><rect x="${at(from)}" y="${y}" width="${at(Math.max(0.5, to - from))}" height="9" /><text
					x="${at(to + 3)}"
					y="${y + 8.5}"
					>${figure(value)}</text
				></g
			>`;
		});
		const short = name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
		return html`<text x="2" y="${top + 10}">${short}</text>${bars}`;
	});
	return plot(label, drawn, rows.length * rowHeight + 4);
}
