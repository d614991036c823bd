import { quantities } from './table.ts';
import { axes, meanings, quantityColumns as t } from '../texts/quantities.ts';

export const marks: readonly [string, string] = [
	'<!-- made by packages/lab/scripts/quantities.ts: begin -->',
	'<!-- end -->',
];

export function quantityTable(): string {
	const rows = quantities.map(({ name, per, unit }) => [
		`\`${name}\``,
		axes[per],
		unit,
		meanings[name]!,
	]);
	const lines = [[t.name, t.per, t.unit, t.meaning], ['-', '-', '-', '-'], ...rows];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function renewedList(page: string): string {
	const [begin, end] = marks;
	const from = page.indexOf(begin);
	const to = page.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error('the page lacks the marks of its list');
	return `${page.slice(0, from)}${begin}\n\n${quantityTable()}\n\n${page.slice(to)}`;
}
