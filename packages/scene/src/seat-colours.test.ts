import { seatTones } from '@tilewright/art';
import { expect, test } from 'vitest';
import { colourIds, seatColours, tonesOf } from './seat-colours.ts';

test('without a choice the place at the table gives the colour', () => {
	expect(tonesOf([{}, {}, {}])).toEqual(seatTones.slice(0, 3));
});

test('a chosen colour counts, and no two seats have the same', () => {
	expect(colourIds([{ colour: 'green' }, {}, { colour: 'green' }, { colour: 'nothing' }])).toEqual([
		'green',
		'red',
		'blue',
		'yellow',
	]);
	expect(colourIds([{}, { colour: 'red' }])).toEqual(['blue', 'red']);
});

test('there are more colours than seats, all different', () => {
	const tones = seatColours.flatMap((c) => [c.tone.light]);
	expect(new Set(tones).size).toBe(tones.length);
	expect(tones.length).toBeGreaterThan(6);
});

/** Linear light as eyes without one sort of cones see it (Machado, Oliveira and Fernandes, 2009, severity 1). */
const sights: Readonly<Record<string, readonly number[]>> = {
	'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
	protanopia: [
		0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
	],
	deuteranopia: [
		0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
	],
	tritanopia: [
		1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
	],
};

function linear(hex: string): number[] {
	return [1, 3, 5].map((at) => {
		const c = parseInt(hex.slice(at, at + 2), 16) / 255;
		return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
	});
}

/** A colour as it is seen, in OKLab. */
function seen(hex: string, sight: readonly number[]): number[] {
	const light = linear(hex);
	const [r, g, b] = [0, 3, 6].map((row) =>
		Math.min(
			1,
			Math.max(
				0,
				light.reduce((sum, c, i) => sum + c * sight[row + i]!, 0),
			),
		),
	) as [number, number, number];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/** The two colours nearest to each other, and their distance: 2 is just seen, 10 is distinguished at a glance. */
function nearest(hexes: readonly string[], sight: readonly number[]): number {
	const all = hexes.map((h) => seen(h, sight));
	const gaps = all.flatMap((a, i) =>
		all.slice(i + 1).map((b) => 100 * Math.hypot(...a.map((v, k) => v - b[k]!))),
	);
	return Math.min(...gaps);
}

test.each(Object.entries(sights))('seats are distinguished with %s', (_, sight) => {
	for (const scheme of ['light', 'dark'] as const) {
		const all = seatColours.map((c) => c.tone[scheme]);
		expect(nearest(all.slice(0, 6), sight), `${scheme}, of places`).toBeGreaterThan(12);
		expect(nearest(all, sight), `${scheme}, all`).toBeGreaterThan(11);
	}
	// red and green of the same lightness would not be
	expect(nearest(['#c8372d', '#2f8f5b'], sights['deuteranopia']!)).toBeLessThan(8);
});
