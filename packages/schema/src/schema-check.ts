import { appendAll } from './append-all.ts';
import type { Args } from './catalogue/index.ts';
import { diagnose, replaceFix } from './diagnose.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import type { Kind } from './generated/kinds.ts';
import { schemaFiles } from './generated/schemas.ts';
import { validators } from './generated/validators.ts';
import type { Expr } from './json-schema.ts';
import { limits } from './generated/limits.ts';
import { rootSchema } from './schema-at.ts';
import { schemaPlaces } from './schema-places.ts';
import { type Complaint, Explainer } from './schema-explain.ts';
import type { Range } from './source.ts';
import { type YamlDocument, valueAt } from './yaml.ts';
import { type DataPath, commentAfter } from './yaml-tree.ts';
import { quoteYaml } from './yaml-quote.ts';

/**
 * Checks a document against its schema, and the texts at expression positions against the traps of
 * YAML. Places of which reading the YAML spoke already are left alone.
 */
export function validate(kind: Kind, doc: YamlDocument): Diagnostic[] {
	if (doc.value === undefined) return [];
	const out = explain(kind, doc).map((c) => place(doc, c));
	for (const expression of expressionsOf(kind, doc)) appendAll(out, traps(doc, expression));
	return sortDiagnostics(out.filter((d) => !isReportedByYaml(doc, d)));
}

function explain(kind: Kind, doc: YamlDocument): readonly Complaint[] {
	const value = doc.value;
	const fits = validators[kind];
	if (value === undefined || fits(value)) return [];
	const found = new Explainer(schemaFiles).check(rootSchema(kind), value, []);
	if (found.length > 0) return found;
	return [{ path: [], code: 'SCHEMA-NOT-ALLOWED', args: { says: '' }, onKey: false, weight: 0 }];
}

function place(doc: YamlDocument, c: Complaint): Diagnostic {
	const range = c.onKey ? anchor(doc, c) : doc.rangeOf(c.path);
	const code = c.code as 'SCHEMA-TYPE';
	const args = c.args as Args['SCHEMA-TYPE'];
	if (c.replace === undefined) return diagnose(doc.file, firstLine(doc, range), code, args);
	const fix = replaceFix(doc.file, range, plainOrQuoted(c.replace), `write ${c.replace}`);
	return diagnose(doc.file, range, code, args, { fix });
}

function anchor(doc: YamlDocument, c: Complaint): Range {
	const range = doc.keyRangeOf(c.path);
	if (doc.nodeAt(c.path)?.key !== undefined) return range;
	return { start: range.start, end: range.start + 1 };
}

function firstLine(doc: YamlDocument, range: Range): Range {
	const stop = doc.file.text.indexOf('\n', range.start);
	return { start: range.start, end: stop === -1 ? range.end : Math.min(range.end, stop) };
}

function plainOrQuoted(word: string): string {
	return /^[A-Za-z][\w-]*$/.test(word) ? word : quoteYaml(word);
}

function isReportedByYaml(doc: YamlDocument, d: Diagnostic): boolean {
	return doc.diagnostics.some(
		(y) => y.severity === 'error' && y.start <= d.start && d.start <= y.end && y.line === d.line,
	);
}

export interface ExpressionText {
	readonly path: DataPath;
	readonly text: string;
	readonly expr: Expr;
}

/** Every expression of a document; numbers and truth values are given as they would be written. */
export function expressionsOf(kind: Kind, doc: YamlDocument): ExpressionText[] {
	const out: ExpressionText[] = [];
	if (doc.value === undefined) return out;
	for (const { place: at, value } of schemaPlaces(kind, doc.value)) {
		if (at.expr === undefined || value === null || typeof value === 'object') continue;
		out.push({ path: at.path, text: String(value), expr: at.expr });
	}
	return out;
}

/** Finds an expression that is too long or empty, or that YAML cut at a comment because it is not quoted. */
function traps(doc: YamlDocument, expression: ExpressionText): Diagnostic[] {
	const { path, text } = expression;
	const range = doc.rangeOf(path);
	if (text.length > limits.expressionLength) {
		const args = { length: text.length, limit: limits.expressionLength };
		return [diagnose(doc.file, firstLine(doc, range), 'EXPRESSION-LONG', args)];
	}
	if (text.trim() === '') {
		const key = String(path.findLast((step) => typeof step === 'string') ?? '');
		return [diagnose(doc.file, range, 'EXPRESSION-EMPTY', { key })];
	}
	const cut = cutByComment(doc, path);
	if (cut === undefined) return [];
	const written = quoteYaml(text);
	const lost = doc.file.text.slice(cut.start, cut.end);
	const fix = replaceFix(doc.file, range, written, `write ${written}`);
	const whole = { start: range.start, end: cut.end };
	return [diagnose(doc.file, whole, 'EXPRESSION-COMMENT', { kept: text, lost }, { fix })];
}

/**
 * The comment that may have cut an expression: it follows an unquoted word on the same line. A
 * number or truth value cannot have been cut unnoticed.
 */
export function cutByComment(doc: YamlDocument, path: DataPath): Range | undefined {
	const node = doc.nodeAt(path);
	if (node?.style !== 'plain' || typeof valueAt(doc.value, path) !== 'string') return undefined;
	return commentAfter(doc.file, node);
}
