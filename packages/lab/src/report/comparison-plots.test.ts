import { expect, test } from 'vitest';
import type { Report, Row } from '../compare/comparison.ts';
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
