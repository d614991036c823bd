import { type Args, type Code, catalogue } from './catalogue/index.ts';
import { type Entry, shortened } from './catalogue/entry.ts';
import type { Diagnostic, Fix, Related } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import { excerpt, positionAt } from './source.ts';
import type { Range, SourceFile } from './source.ts';
import { translated } from './texts/translation.ts';

export interface Extra {
	readonly hint?: string;
	readonly fix?: Fix;
	readonly related?: readonly Related[];
}

/**
 * Makes the diagnostic of a catalogue entry. `file` is a path where there is no text to point into;
 * without a range the whole file is meant.
 */
export function diagnose<C extends Code>(
	file: SourceFile | string,
	range: Range | undefined,
	code: C,
	args: Args[C],
	extra: Extra = {},
): Diagnostic {
	const { severity, ...english }: Entry<Args[C]> = catalogue[code];
	const entry = translated('findings', code, english);
	const hint = extra.hint ?? entry.hint?.(args);
	const { fix } = extra;
	return {
		code,
		severity,
		message: shortened(entry.message(args), limits.messageLength),
		...place(file, range),
		...(hint === undefined ? {} : { hint: shortened(hint, limits.messageLength) }),
		...(fix === undefined
			? {}
			: { fix: { ...fix, title: shortened(fix.title, limits.messageLength) } }),
		...(extra.related === undefined || extra.related.length === 0
			? {}
			: { related: extra.related }),
	};
}

export function relatedTo(file: SourceFile, range: Range, message: string): Related {
	return { message, file: file.path, ...positionAt(file, range.start) };
}

export function replaceFix(file: SourceFile, range: Range, text: string, title: string): Fix {
	return { title, edits: [{ file: file.path, start: range.start, end: range.end, text }] };
}

type Place = Pick<
	Diagnostic,
	'file' | 'start' | 'end' | 'line' | 'column' | 'endLine' | 'endColumn' | 'excerpt'
>;

function place(file: SourceFile | string, range: Range | undefined): Place {
	if (typeof file === 'string') {
		return { file, start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: '' };
	}
	const length = file.text.length;
	const start = Math.max(0, Math.min(range?.start ?? 0, length));
	const end = Math.max(start, Math.min(range?.end ?? start, length));
	const from = positionAt(file, start);
	const to = positionAt(file, end);
	return {
		file: file.path,
		start,
		end,
		line: from.line,
		column: from.column,
		endLine: to.line,
		endColumn: to.column,
		excerpt: range === undefined ? '' : excerpt(file, { start, end }),
	};
}
