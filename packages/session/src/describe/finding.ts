import type { Diagnostic } from '@tilewright/schema';
import type { Finding } from './source.ts';

export function findingOf(d: Diagnostic): Finding {
	return {
		code: d.code,
		severity: d.severity,
		message: d.message,
		file: d.file,
		line: d.line,
		column: d.column,
		excerpt: d.excerpt,
		hint: d.hint,
		start: d.start,
		endLine: d.endLine,
		endColumn: d.endColumn,
		fix: d.fix,
	};
}

export function findingOfFault({ code, message }: { code: string; message: string }): Finding {
	return {
		code,
		severity: 'error',
		message,
		file: '',
		line: 0,
		column: 0,
		excerpt: '',
		hint: undefined,
	};
}
