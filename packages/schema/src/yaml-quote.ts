import { escapeUnseen, unseenCharacter } from './characters.ts';

/**
 * Spells a text as a quoted YAML scalar on one line. Double quotes are preferred; single quotes save escapes of quotes and
 * backslashes. Line breaks, tabs and characters that cannot stand in a file are escaped.
 */
export function quoteYaml(text: string): string {
	if (/[\t\n\r]/.test(text) || unseenCharacter(text) !== -1)
		return escapeUnseen(JSON.stringify(text));
	if (!/["\\]/.test(text)) return `"${text}"`;
	return `'${text.replaceAll("'", "''")}'`;
}

/**
 * The end of the value that an author meant: the end of the line or ` #`; inside braces and brackets the comma or closing bracket
 * that is not part of the value itself.
 */
export function intendedEnd(text: string, start: number, inFlow: boolean): number {
	let depth = 0;
	let end = start;
	for (let i = start; i < text.length; i++) {
		const c = text[i] ?? '';
		if (c === '\n' || c === '\r') break;
		if (c === '#' && i > start && /\s/.test(text[i - 1] ?? '')) break;
		if (inFlow && depth === 0 && (c === ',' || c === '}' || c === ']')) break;
		if (c === '(' || c === '[' || c === '{') depth++;
		if (c === ')' || c === ']' || c === '}') depth--;
		if (c !== ' ' && c !== '\t') end = i + 1;
	}
	return end;
}
