import { type QuantityRow, type Row, figure, formatFigure, titleOf } from '@tilewright/lab';
import type { Study } from './studies.ts';

export interface StudyResult {
	readonly games: number;
	readonly rows?: readonly (Row & { readonly says: string })[];
	readonly points?: readonly {
		readonly values: Readonly<Record<string, string>>;
		readonly quantities: readonly QuantityRow[];
	}[];
}

export interface Origin {
	readonly rules: readonly string[];
	readonly firstGames: readonly string[];
}

const begin = '<!-- made by test/studies: begin -->';
const end = '<!-- end -->';

export function renewedPage(page: string, made: string): string {
	const from = page.indexOf(begin);
	const to = page.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error('the page lacks the marks of its figures');
	return `${page.slice(0, from)}${begin}\n\n${made}\n\n${page.slice(to)}`;
}

export function figuresOf(study: Study, result: StudyResult, origin: Origin): string {
	const body = result.rows
		? comparisonFigures(study, result.rows)
		: sweepFigures(study, result.points ?? []);
	return ['```sh by-hand\n' + commandOf(study) + '\n```', ...body, originLine(origin)].join('\n\n');
}

export function originLine({ rules, firstGames }: Origin): string {
	return `Rules ${words(rules)}; first games ${words(firstGames)}.`;
}

const words = (hashes: readonly string[]): string =>
	hashes.map((h) => `\`${h.slice(0, 16)}\``).join(' ');

export function commandOf({ words: all }: Study): string {
	const quoted = all.map((word) => (word.includes(' ') ? `"${word}"` : word));
	return `npx --no tilewright ${quoted.join(' ')}`;
}

function comparisonFigures(
	study: Study,
	rows: readonly (Row & { readonly says: string })[],
): string[] {
	const shown = study.rows.map((id) => {
		const row = rows.find((r) => r.id === id);
		if (row === undefined) throw new Error(`${study.page} has no row ${id}`);
		return row;
	});
	const cells = shown.map((row) => {
		const { estimate, same, a, b } = row;
		const range = estimate
			? `${formatFigure(row, estimate.low)} to ${formatFigure(row, estimate.high)}`
			: same
				? 'never differs'
				: 'more games';
		const difference = estimate ? formatFigure(row, estimate.difference) : '0';
		return [titleOf(row), formatFigure(row, a), formatFigure(row, b), difference, range];
	});
	return [
		tableOf(['', 'A', 'B', 'A − B', 'range (95 %)'], cells),
		shown.map((row) => `- ${row.says}`).join('\n'),
	];
}

function sweepFigures(study: Study, points: NonNullable<StudyResult['points']>): string[] {
	return study.rows.map((title) => {
		const cells = points.map(({ values, quantities }) => {
			const row = quantities.find((q) => q.title === title);
			if (row === undefined) throw new Error(`${study.page} has no row ${title}`);
			const { mean, low, high } = row;
			const range = low === undefined ? 'more games' : `${figure(low)} to ${figure(high!)}`;
			return [Object.values(values).join(', '), figure(mean), range];
		});
		return `${title}:\n\n${tableOf(['set-up', 'mean', 'range (95 %, all together)'], cells)}`;
	});
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [head, head.map(() => '-'), ...rows];
	const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
	return `<!-- prettier-ignore -->\n${table}`;
}
