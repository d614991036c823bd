import { max, min } from 'd3-array';
import { type Html, html } from '../html.ts';
import { at, plot, size } from './frame.ts';

export interface CellValue {
	readonly x: number;
	readonly y: number;
	readonly value: number;
	readonly says: string;
}

export function heatMap(label: string, cells: readonly CellValue[], series: number): Html {
	const [left, right] = [min(cells, (c) => c.x) ?? 0, max(cells, (c) => c.x) ?? 0];
	const [top, bottom] = [min(cells, (c) => c.y) ?? 0, max(cells, (c) => c.y) ?? 0];
	const highest = max(cells, (c) => c.value) ?? 1;
	const side = size.width / Math.max(right - left + 1, bottom - top + 1);
	const indent = (size.width - side * (right - left + 1)) / 2;
	const height = side * (bottom - top + 1);
	const rects = cells.map(({ x, y, value, says }) => {
		const opacity = Math.round((100 * value) / (highest || 1)) / 100;
		return html`<rect
			x="${at(indent + (x - left) * side)}"
			y="${at((y - top) * side)}"
			width="${at(side)}"
			height="${at(side)}"
			fill-opacity="${opacity}"
			><title>${says}</title></rect
		>`;
	});
	const middle = html`<rect
		class="middle"
		x="${at(indent - left * side)}"
		y="${at(-top * side)}"
		width="${at(side)}"
		height="${at(side)}"
	/>`;
	return plot(label, [html`<g class="s${series}">${rects}</g>`, middle], Math.ceil(height));
}
