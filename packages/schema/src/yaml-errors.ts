import type { YAMLParseError, YAMLWarning } from 'yaml';
import { diagnose, replaceFix } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import { positionAt } from './source.ts';
import type { Range, SourceFile } from './source.ts';
import type { Token } from './yaml-lex.ts';
import { intendedEnd, quoteYaml } from './yaml-quote.ts';

type LibraryError = YAMLParseError | YAMLWarning;

/**
 * Words the first fault of the YAML grammar; the others usually follow from it. Faults on lines of
 * which the lexical pass spoke already are left out.
 */
export function syntaxFinding(
	file: SourceFile,
	tokens: readonly Token[],
	errors: readonly LibraryError[],
	reportedLines: ReadonlySet<number>,
): Diagnostic | undefined {
	const first = [...errors]
		.sort((a, b) => a.pos[0] - b.pos[0])
		.find((e) => e.code !== 'TAG_RESOLVE_FAILED' && !reportedLines.has(lineOf(file, e.pos[0])));
	return first === undefined ? undefined : word(file, tokens, first);
}

function lineOf(file: SourceFile, offset: number): number {
	return positionAt(file, offset).line;
}

function word(file: SourceFile, tokens: readonly Token[], error: LibraryError): Diagnostic {
	const range: Range = { start: error.pos[0], end: error.pos[1] };
	const index = tokens.findIndex((t) => t.start <= range.start && range.start < t.end);
	const token = tokens[index];
	switch (error.code) {
		case 'TAB_AS_INDENT':
			return diagnose(file, range, 'YAML-TAB', { indent: true });
		case 'BAD_DQ_ESCAPE': {
			const escape = file.text.slice(range.start, range.start + 2);
			return diagnose(file, { ...range, end: range.start + 2 }, 'YAML-ESCAPE', { escape });
		}
		case 'BAD_SCALAR_START':
			return quoting(file, range.start, token, 'YAML-RESERVED-START');
		case 'MISSING_CHAR':
			return missing(file, tokens, range, token, error.message);
		case 'BLOCK_IN_FLOW':
		case 'BLOCK_AS_IMPLICIT_KEY':
			return nested(file, range, token);
		case 'BAD_INDENT':
			return unclosed(file, tokens) ?? diagnose(file, oneLine(file, range), 'YAML-INDENT', {});
		case 'MULTILINE_IMPLICIT_KEY':
			return twoLines(file, range);
		case 'KEY_OVER_1024_CHARS': {
			const args = { length: 1024, limit: limits.keyLength };
			return diagnose(file, oneLine(file, range), 'YAML-KEY-LONG', args);
		}
		case 'RESOURCE_EXHAUSTION':
			return diagnose(file, range, 'YAML-NESTING', { limit: limits.nesting });
		case 'UNEXPECTED_TOKEN':
			return unexpected(file, tokens, index, range);
		default:
			return diagnose(file, oneLine(file, range), 'YAML-UNEXPECTED', { text: textOf(file, range) });
	}
}

function oneLine(file: SourceFile, range: Range): Range {
	const stop = file.text.indexOf('\n', range.start);
	const lineEnd = stop === -1 ? file.text.length : stop;
	const blank = /[ \t]*/y;
	blank.lastIndex = range.start;
	const start = range.start + (blank.exec(file.text)?.[0].length ?? 0);
	return { start, end: Math.max(start + 1, Math.min(range.end, lineEnd)) };
}

function textOf(file: SourceFile, range: Range): string {
	const { start, end } = oneLine(file, range);
	return file.text.slice(start, end).trim();
}

function quoting(
	file: SourceFile,
	start: number,
	token: Token | undefined,
	code: 'YAML-RESERVED-START' | 'YAML-COLON' | 'EXPRESSION-SPLIT' | 'YAML-AFTER-QUOTE',
	shown?: string,
): Diagnostic {
	const end = Math.max(start + 1, intendedEnd(file.text, start, (token?.flow ?? 0) > 0));
	const text = file.text.slice(start, end);
	const written = quoteYaml(code === 'YAML-AFTER-QUOTE' ? unquoted(text) : text);
	const range = { start, end };
	const fix = replaceFix(file, range, written, `write ${written}`);
	if (code === 'YAML-RESERVED-START') {
		return diagnose(file, range, code, { character: text[0] ?? '' }, { fix });
	}
	return diagnose(file, range, code, { text: shown ?? text }, { fix });
}

/** 'it's' was meant as it's: quotes that begin and end a text go, unless more of them stand inside. */
function unquoted(text: string): string {
	const inner = text.slice(1, -1);
	const apostrophe = text.length > 2 && text.endsWith("'") && /^[^']*\w'\w[^']*$/.test(inner);
	return text.startsWith("'") && apostrophe ? inner : text;
}

function missing(
	file: SourceFile,
	tokens: readonly Token[],
	range: Range,
	token: Token | undefined,
	message: string,
): Diagnostic {
	if (message.includes('quote')) {
		const opener =
			token ?? tokens.findLast((t) => t.start < range.start && t.type.endsWith('quoted-scalar'));
		const start = opener?.start ?? range.start;
		return diagnose(file, { start, end: start + 1 }, 'YAML-UNCLOSED', { opened: 'quote' });
	}
	const open = unclosed(file, tokens);
	if (open !== undefined) return open;
	if (message.includes('Implicit')) {
		return diagnose(file, oneLine(file, range), 'YAML-MISSING-COLON', {
			word: textOf(file, range),
		});
	}
	return diagnose(file, oneLine(file, range), 'YAML-UNEXPECTED', { text: textOf(file, range) });
}

function unclosed(file: SourceFile, tokens: readonly Token[]): Diagnostic | undefined {
	const open: Token[] = [];
	for (const token of tokens) {
		if (token.type === 'flow-map-start' || token.type === 'flow-seq-start') open.push(token);
		if (token.type !== 'flow-map-end' && token.type !== 'flow-seq-end') continue;
		if (open.at(-1)?.type.replace('start', 'end') !== token.type) break;
		open.pop();
	}
	const last = open.at(-1);
	if (last === undefined) return undefined;
	const opened = last.type === 'flow-map-start' ? 'brace' : 'bracket';
	return diagnose(file, last, 'YAML-UNCLOSED', { opened });
}

/** A mapping inside a value: a colon that was not meant, or a line indented too far. */
function nested(file: SourceFile, range: Range, token: Token | undefined): Diagnostic {
	const end = intendedEnd(file.text, range.start, (token?.flow ?? 0) > 0);
	if (/:(\s|$)/.test(file.text.slice(range.start, end))) {
		return quoting(file, range.start, token, 'YAML-COLON');
	}
	return diagnose(file, nextLine(file, range), 'YAML-INDENT', {});
}

/** A key over two lines: a word without its colon, or a line below it that is indented too far. */
function twoLines(file: SourceFile, range: Range): Diagnostic {
	const word = oneLine(file, range);
	const below = nextLine(file, range);
	const column = (offset: number): number => positionAt(file, offset).column;
	return column(below.start) === column(word.start)
		? diagnose(file, word, 'YAML-MISSING-COLON', { word: textOf(file, word) })
		: diagnose(file, below, 'YAML-INDENT', {});
}

function nextLine(file: SourceFile, range: Range): Range {
	const below = /\n[ \t]*([^\s#][^\r\n]*)/g;
	below.lastIndex = range.start;
	const found = below.exec(file.text);
	if (found === null) return oneLine(file, range);
	const end = found.index + found[0].length;
	return { start: end - (found[1]?.length ?? 0), end };
}

function unexpected(
	file: SourceFile,
	tokens: readonly Token[],
	index: number,
	range: Range,
): Diagnostic {
	const token = tokens[index];
	const plain = diagnose(file, oneLine(file, range), 'YAML-UNEXPECTED', {
		text: textOf(file, range),
	});
	if (token === undefined) return plain;
	let back = index - 1;
	while (tokens[back]?.type === 'space') back--;
	const before = tokens[back];
	if (before === undefined) return plain;
	if (before.type.endsWith('quoted-scalar')) {
		return quoting(file, before.start, before, 'YAML-AFTER-QUOTE', textOf(file, range));
	}
	const bracket = token.type === 'flow-seq-start' || token.type === 'flow-map-start';
	if (before.type === 'scalar' && bracket && before.flow > 0) {
		return quoting(file, before.start, before, 'EXPRESSION-SPLIT');
	}
	return plain;
}
