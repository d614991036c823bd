import type { Report } from './comparison.ts';
import { sentenceOf, titleOf } from './sentence.ts';

const NAMES = ['A', 'B'] as const;

export function csvOf(report: Report): string {
	const cell = (value: string | number | undefined): string => {
		const text = String(value ?? '');
		return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	};
	const head = ['id', 'title', 'a', 'b', 'difference', 'low', 'high', 'stands', 'says'];
	const rows = report.rows.map((row) => [
		row.id.replace('\t', '/'),
		titleOf(row),
		row.a,
		row.b,
		row.estimate?.difference,
		row.estimate?.low,
		row.estimate?.high,
		row.stands ? 1 : 0,
		sentenceOf(row, report, NAMES),
	]);
	return `${[head, ...rows].map((r) => r.map(cell).join(',')).join('\n')}\n`;
}

export function jsonOf(
	report: Report,
	setups: { readonly a: unknown; readonly b: unknown },
): string {
	const rows = report.rows.map((row) => ({ ...row, says: sentenceOf(row, report, NAMES) }));
	return `${JSON.stringify({ ...setups, ...report, rows }, undefined, 2)}\n`;
}
