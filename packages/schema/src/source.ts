import { limits } from './generated/limits.ts';

export interface SourceFile {
	readonly path: string;
	readonly text: string;
	readonly lineStarts: readonly number[];
}

/** Half-open range of UTF-16 offsets. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** 1-based line and column. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

export function sourceFile(path: string, text: string): SourceFile {
	const lineStarts = [0];
	for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) lineStarts.push(i + 1);
	return { path, text, lineStarts };
}

/** The line and column of an offset, counted from 1. Offsets outside the text are moved to its ends. */
export function positionAt(file: SourceFile, offset: number): Position {
	const at = Math.max(0, Math.min(offset, file.text.length));
	let low = 0;
	let high = file.lineStarts.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((file.lineStarts[middle] ?? 0) <= at) low = middle;
		else high = middle - 1;
	}
	return { line: low + 1, column: at - (file.lineStarts[low] ?? 0) + 1 };
}

export function lineText(file: SourceFile, line: number): string {
	const start = file.lineStarts[line - 1];
	if (start === undefined) return '';
	const end = file.lineStarts[line] ?? file.text.length;
	return file.text.slice(start, end).replace(/\r?\n$/, '');
}

/** The first line of the range with carets under it; long lines are cut around the caret. */
export function excerpt(file: SourceFile, range: Range): string {
	const from = positionAt(file, range.start);
	const whole = lineText(file, from.line);
	const width = limits.excerptColumns;
	const column = from.column - 1;
	const cut = whole.length <= width ? 0 : Math.max(0, Math.min(column - 20, whole.length - width));
	const shown = whole.slice(cut, cut + width).replace(/[^\t\P{C}]/gu, '\ufffd');
	const left = cut > 0 ? '…' : '';
	const right = cut + width < whole.length ? '…' : '';
	const length = Math.max(
		1,
		Math.min(range.end - range.start, cut + width - column, whole.length - column),
	);
	const pad = shown.slice(0, column - cut).replace(/[^\t]/g, ' ');
	const number = String(from.line);
	const gutter = ' '.repeat(number.length);
	return (
		`${number} | ${left}${shown}${right}\n` +
		`${gutter} | ${left === '' ? '' : ' '}${pad}${'^'.repeat(length)}`
	);
}
