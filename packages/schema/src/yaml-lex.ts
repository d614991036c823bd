import { CST, Lexer } from 'yaml';
import { diagnose, replaceFix } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import type { Range, SourceFile } from './source.ts';
import { intendedEnd, quoteYaml } from './yaml-quote.ts';

/** One lexical token with its place; `flow` tells how many braces and brackets are open. */
export interface Token {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly flow: number;
}

export interface Lexed {
	/** The words of the lexer, marks among them: a parser goes on from these. */
	readonly lexemes: readonly string[];
	readonly tokens: readonly Token[];
	readonly diagnostics: Diagnostic[];
	/** True when parsing would not be safe: nested too deep, too large or hopeless. */
	readonly stop: boolean;
}

const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

const between: ReadonlySet<string> = new Set([
	'space',
	'newline',
	'comment',
	'directive-line',
	'doc-end',
]);

/**
 * Reads the tokens once, without recursion: places them, bounds nesting and size, and reports tabs,
 * anchors, aliases, tags, directives and second documents.
 */
export function lexYaml(file: SourceFile): Lexed {
	const lexemes: string[] = [];
	const tokens: Token[] = [];
	const diagnostics: Diagnostic[] = [];
	const depth = new BlockDepth();
	let offset = 0;
	let flow = 0;
	let nodes = 0;
	let content = false;
	let document: 'before' | 'in' | 'after' = 'before';
	let tagged = -1;
	const stopped = (): Lexed => ({ lexemes, tokens, diagnostics, stop: true });
	for (const lexeme of new Lexer().lex(file.text)) {
		lexemes.push(lexeme);
		if (marks.has(lexeme)) {
			content = lexeme === '\u001f';
			continue;
		}
		const type = content ? 'scalar' : (CST.tokenType(lexeme) ?? 'scalar');
		content = false;
		const token = { type, start: offset, end: offset + lexeme.length, flow };
		offset = token.end;
		tokens.push(token);
		if (type === 'flow-map-start' || type === 'flow-seq-start') flow++;
		if ((type === 'flow-map-end' || type === 'flow-seq-end') && flow > 0) flow--;
		if (type === 'scalar' || type.endsWith('quoted-scalar') || type.endsWith('-start')) nodes++;
		if (nodes > limits.nodes) {
			const args = { limit: limits.nodes };
			diagnostics.push(diagnose(file, token, 'YAML-TOO-MANY-NODES', args));
			return stopped();
		}
		if (depth.after(file, token) + flow > limits.nesting) {
			diagnostics.push(diagnose(file, token, 'YAML-NESTING', { limit: limits.nesting }));
			return stopped();
		}
		if (document === 'in' && type === 'doc-end') document = 'after';
		else if (!between.has(type)) {
			const again = document === 'after' || (document === 'in' && type === 'doc-start');
			document = 'in';
			if (again) diagnostics.push(diagnose(file, token, 'YAML-DOCUMENTS', {}));
		}
		// `!x && y` is a tag followed by an anchor: one finding is enough
		if (token.start < tagged) continue;
		const finding = refuse(file, token, lexeme);
		if (finding === undefined) continue;
		diagnostics.push(finding);
		if (diagnostics.length > limits.diagnosticsPerFile) return stopped();
		if (finding.code === 'EXPRESSION-TAG') {
			tagged = intendedEnd(file.text, token.start, flow > 0);
		}
	}
	return { lexemes, tokens, diagnostics, stop: false };
}

function refuse(file: SourceFile, token: Token, lexeme: string): Diagnostic | undefined {
	switch (token.type) {
		case 'space':
			return lexeme.includes('\t') ? tab(file, token, lexeme) : undefined;
		case 'anchor':
			return diagnose(file, token, 'YAML-ANCHOR', { name: lexeme.slice(1) });
		case 'alias':
			return diagnose(file, token, 'YAML-ALIAS', { name: lexeme.slice(1) });
		case 'tag':
			return tag(file, token, lexeme);
		case 'directive-line':
			return diagnose(file, token, 'YAML-DIRECTIVE', { text: lexeme.trimEnd() });
		default:
			return undefined;
	}
}

function tab(file: SourceFile, token: Token, lexeme: string): Diagnostic | undefined {
	const indent = token.start === 0 || file.text[token.start - 1] === '\n';
	const after = file.text[token.end] ?? '\n';
	if (/[\r\n#]/.test(after)) return undefined;
	const start = token.start + lexeme.indexOf('\t');
	const end = token.start + lexeme.lastIndexOf('\t') + 1;
	const text = indent ? lexeme.replaceAll('\t', '  ') : ' ';
	const fix = replaceFix(file, token, text, 'use spaces');
	return diagnose(file, { start, end }, 'YAML-TAB', { indent }, { fix });
}

function tag(file: SourceFile, token: Token, lexeme: string): Diagnostic {
	if (!/^!(?:[A-Za-z_(]|$)/.test(lexeme)) {
		return diagnose(file, token, 'YAML-TAG', { tag: lexeme });
	}
	const end = intendedEnd(file.text, token.start, token.flow > 0);
	const text = quoteYaml(file.text.slice(token.start, end));
	const range: Range = { start: token.start, end };
	const fix = replaceFix(file, range, text, `write ${text}`);
	return diagnose(file, range, 'EXPRESSION-TAG', { tag: lexeme }, { fix });
}

/** Follows the columns of open block collections: an upper bound of their nesting. */
class BlockDepth {
	// columns of open collections; lists are stored as column + 0.5, so that they lie inside a
	// mapping of the same column
	readonly #open: number[] = [];
	#lineStart = 0;
	#itemColumn = -1;

	after(file: SourceFile, token: Token): number {
		const { type } = token;
		if (type === 'newline') {
			this.#lineStart = token.end;
			this.#itemColumn = -1;
		} else if (type === 'scalar' || type.endsWith('quoted-scalar')) {
			if (this.#itemColumn < 0) this.#itemColumn = token.start - this.#lineStart;
			const lastBreak = file.text.slice(token.start, token.end).lastIndexOf('\n');
			if (lastBreak !== -1) {
				this.#lineStart = token.start + lastBreak + 1;
				if (token.end === this.#lineStart) this.#itemColumn = -1;
			}
		} else if (token.flow > 0 || type === 'space' || type === 'comment') {
			return this.#open.length;
		} else if (type === 'seq-item-ind' || type === 'explicit-key-ind') {
			const column = token.start - this.#lineStart;
			this.#enter(type === 'seq-item-ind' ? column + 0.5 : column);
			this.#itemColumn = -1;
		} else if (type === 'map-value-ind') {
			this.#enter(this.#itemColumn < 0 ? token.start - this.#lineStart : this.#itemColumn);
			this.#itemColumn = -1;
		} else if (this.#itemColumn < 0) {
			this.#itemColumn = token.start - this.#lineStart;
		}
		return this.#open.length;
	}

	#enter(column: number): void {
		while ((this.#open.at(-1) ?? -1) > column) this.#open.pop();
		if (this.#open.at(-1) !== column) this.#open.push(column);
	}
}
