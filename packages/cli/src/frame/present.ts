import { type Diagnostic, formatDiagnostic } from '@tilewright/schema';

export interface DiagnosticJson {
	readonly code: string;
	readonly severity: string;
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
	readonly hint?: string;
	readonly fix?: Diagnostic['fix'];
	readonly related?: Diagnostic['related'];
}

export function diagnosticJson(d: Diagnostic): DiagnosticJson {
	const { code, severity, message, file, line, column, endLine, endColumn, hint, fix, related } = d;
	return {
		code,
		severity,
		message,
		file,
		line,
		column,
		endLine,
		endColumn,
		...(hint === undefined ? {} : { hint }),
		...(fix === undefined ? {} : { fix }),
		...(related === undefined ? {} : { related }),
	};
}

/** A finding as text; one about no file begins with the name of the command. */
export function diagnosticText(d: Diagnostic): string {
	if (d.file !== '') return formatDiagnostic(d);
	const hint = d.hint === undefined ? '' : `\n  hint: ${d.hint}`;
	return `tilewright: ${d.severity} ${d.code}: ${d.message}${hint}`;
}

/** Columns of text, the first flush left, the others flush right. */
export function table(rows: readonly (readonly string[])[]): string {
	const widths: number[] = [];
	for (const row of rows)
		row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
	return rows
		.map((row) =>
			row
				.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

/** `1 game`, `2 games`. */
export function count(n: number, one: string, many: string = `${one}s`): string {
	return `${n} ${n === 1 ? one : many}`;
}
