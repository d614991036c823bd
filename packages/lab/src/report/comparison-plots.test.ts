import { expect, test } from 'vitest';
import type { Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/pictures.ts';
import { comparisonPlots } from './comparison-plots.ts';

const payer = (name: string, a: number, b: number): Row => ({
	...{ id: `rule ${name}`, quantity: 'payer', name, a, b },
	...{ same: false, estimate: undefined, stands: false },
});

const report: Report = {
	...{ games: 10, paired: true, intervals: 'fixed' },
	rows: [payer('payForThings', 12.3, 12.3), payer('payAgain', 12.3, 0), payer('other', -1, -1)],
};

function sourcesPicture(): string {
	return comparisonPlots(report, undefined).at(-1)!.html;
}

test('a source is named in words', () => {
	expect(sourcesPicture()).toContain('pay for things');
	expect(sourcesPicture().replace(/<[^>]*>/g, '')).not.toMatch(/[a-z][A-Z]/);
});

test('no two texts of a picture of bars stand closer than a line of text is high', () => {
	const lineHeight = 11;
	const lines = [...sourcesPicture().matchAll(/<text\b[^>]*?\by="([\d.]+)"/g)].map(([, y]) =>
		Number(y),
	);
	expect(lines.length).toBe(3 * report.rows.length);
	const sorted = lines.sort((x, y) => x - y);
	for (const [i, y] of sorted.slice(1).entries())
		expect(y - sorted[i]!).toBeGreaterThanOrEqual(lineHeight);
});

test('a bar as high as another stands for the same share of games, whichever side it is of', () => {
	const mean = { mean: 5, low: undefined, high: undefined };
	const sides = {
		scores: [
			new Map([5, 6, 7, 8].map((value) => [value, 5])),
			new Map([
				[5, 2],
				[8, 18],
			]),
		],
		means: [mean, mean],
		courses: undefined,
	} as unknown as ComparisonPictures;
	const plots = comparisonPlots({ ...report, rows: [] }, sides).map(({ html }) =>
		[...html.matchAll(/height="([\d.]+)"\s*><title>[^<]*?([\d.]+) %/g)].map(
			([, height, share]) => ({
				height: Number(height),
				share: Number(share),
			}),
		),
	);
	// every game is in a bar, the one with most points too
	for (const bars of plots)
		expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
	const bars = plots.flat();
	expect(plots.map((one) => one.length)).toEqual([4, 2]);
	const perShare = bars.map(({ height, share }) => height / share);
	for (const one of perShare) expect(one).toBeCloseTo(perShare[0]!, 1);
});
