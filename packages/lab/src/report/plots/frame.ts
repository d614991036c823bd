import { type Html, html } from '../html.ts';

/** The size of a plot in units of its own; it is shown as wide as its place, and its text stays readable at 340 pixels. */
export const size = { width: 360, height: 200, left: 34, right: 12, top: 10, bottom: 30 } as const;

const { width, height, left, right, top, bottom } = size;

export const inner: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> = {
	...{ left, right: width - right },
	...{ top, bottom: height - bottom },
};

/** A place on the page, to a tenth of a unit. */
export function at(n: number): string {
	return String(Math.round(n * 10) / 10);
}

export interface Axis {
	(value: number): number;
	ticks(count: number): number[];
	tickFormat(count: number): (value: number) => string;
}

export function plot(label: string, content: readonly Html[], tall: number = height): Html {
	return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${tall}">
		${content}
	</svg>`;
}

export function bottomAxis(axis: Axis, name: string, wanted = 6): Html {
	const text = axis.tickFormat(wanted);
	const y = inner.bottom;
	return html`<g class="axis"
		><path d="M${inner.left} ${y}H${inner.right}" />${axis
			.ticks(wanted)
			.map(
				(value) =>
					html`<text x="${at(axis(value))}" y="${y + 13}" text-anchor="middle"
						>${text(value)}</text
					>`,
			)}<text x="${inner.right}" y="${size.height - 3}" text-anchor="end">${name}</text></g
	>`;
}

export function leftAxis(axis: Axis, wanted = 4): Html {
	const text = axis.tickFormat(wanted);
	return html`<g class="axis"
		>${axis
			.ticks(wanted)
			.map(
				(value) =>
					html`<path class="grid" d="M${inner.left} ${at(axis(value))}H${inner.right}" /><text
							x="${inner.left - 4}"
							y="${at(axis(value) + 3.5)}"
							text-anchor="end"
							>${text(value)}</text
						>`,
			)}</g
	>`;
}
