/** The severity of a finding; only an `error` keeps data from being used. */
export type Severity = 'error' | 'warning' | 'info';

/** A replacement of the text between two UTF-16 offsets. */
export interface Edit {
	readonly file: string;
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** A mechanical fix: applying all edits removes the finding. */
export interface Fix {
	readonly title: string;
	readonly edits: readonly Edit[];
}

export interface Related {
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
}

/** One finding about a text. Offsets count UTF-16 units from 0, lines and columns from 1. */
export interface Diagnostic {
	readonly code: string;
	readonly severity: Severity;
	readonly message: string;
	readonly file: string;
	readonly start: number;
	readonly end: number;
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
	/** The line with carets under the range; empty where there is no text to show. */
	readonly excerpt: string;
	readonly hint?: string;
	readonly fix?: Fix;
	readonly related?: readonly Related[];
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
	return diagnostics.some((d) => d.severity === 'error');
}

/** By file, place, then code, so that output never depends on the order of discovery. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return [...diagnostics].sort(
		(a, b) =>
			compare(a.file, b.file) || a.start - b.start || a.end - b.end || compare(a.code, b.code),
	);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export function formatDiagnostic(d: Diagnostic): string {
	const lines = [`${d.file}:${d.line}:${d.column} ${d.severity} ${d.code}: ${d.message}`];
	if (d.excerpt !== '') for (const line of d.excerpt.split('\n')) lines.push(`  ${line}`);
	if (d.hint !== undefined) lines.push(`  hint: ${d.hint}`);
	if (d.fix !== undefined) lines.push(`  fix: ${d.fix.title}`);
	for (const r of d.related ?? []) lines.push(`  see ${r.file}:${r.line}:${r.column} ${r.message}`);
	return lines.join('\n');
}

/** Applies a fix to one text. Edits of other files are left alone; overlapping edits are refused. */
export function applyFix(path: string, text: string, fix: Fix): string {
	const edits = fix.edits.filter((e) => e.file === path).sort((a, b) => b.start - a.start);
	let out = text;
	let limit = text.length;
	for (const e of edits) {
		if (e.end > limit) return text;
		out = out.slice(0, e.start) + e.text + out.slice(e.end);
		limit = e.start;
	}
	return out;
}
