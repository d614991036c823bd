import { Composer, Parser, isMap, isScalar, isSeq } from 'yaml';
import type { Document, Pair, ParsedNode, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { diagnose, relatedTo, replaceFix } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import { boundFindings } from './findings.ts';
import { limits } from './generated/limits.ts';
import { offsetIn } from './scalar-map.ts';
import { positionAt } from './source.ts';
import type { Range, SourceFile } from './source.ts';
import { valueWords } from './texts/values.ts';
import { syntaxFinding } from './yaml-errors.ts';
import { lexYaml } from './yaml-lex.ts';
import { unseenCharacter } from './characters.ts';
import { readPlain } from './yaml-scalar.ts';
import { type Piece, joinSplit } from './yaml-split.ts';
import { keyRangeOf, nodeAt, pathAt, rangeOf } from './yaml-tree.ts';
import type { DataPath, NodeInfo, Style } from './yaml-tree.ts';

/** Plain data; mappings have no prototype. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

export interface YamlDocument {
	readonly file: SourceFile;
	/** Best effort where there are errors; undefined where nothing could be read. */
	readonly value: Data | undefined;
	readonly diagnostics: readonly Diagnostic[];
	readonly root: NodeInfo | undefined;
	rangeOf(path: DataPath): Range;
	keyRangeOf(path: DataPath): Range;
	nodeAt(path: DataPath): NodeInfo | undefined;
	pathAt(offset: number): { path: DataPath; onKey: boolean };
	offsetIn(path: DataPath, index: number): number;
}

const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a text as YAML 1.2 with the core schema; never throws and takes bounded time.
 * Phases: characters → tokens (bounds, refusals) → grammar → data with places.
 */
export function parseYaml(file: SourceFile): YamlDocument {
	const findings: Diagnostic[] = [];
	let read: Read | undefined;
	try {
		read = readDocument(file, findings);
	} catch {
		findings.push(diagnose(file, { start: 0, end: 1 }, 'YAML-UNREADABLE', {}));
	}
	return documentOf(file, read, boundFindings(findings));
}

function documentOf(
	file: SourceFile,
	read: Read | undefined,
	diagnostics: readonly Diagnostic[],
): YamlDocument {
	const root = read?.node;
	return {
		file,
		value: read?.value,
		diagnostics,
		root,
		rangeOf: (path) => rangeOf(root, path),
		keyRangeOf: (path) => keyRangeOf(root, path),
		nodeAt: (path) => nodeAt(root, path),
		pathAt: (offset) => pathAt(root, offset),
		offsetIn: (path, index) => {
			const node = nodeAt(root, path);
			const value = valueAt(read?.value, path);
			if (node === undefined || typeof value !== 'string') return rangeOf(root, path).start;
			return offsetIn(file.text, node, value, index);
		},
	};
}

export function valueAt(value: Data | undefined, path: DataPath): Data | undefined {
	let at = value;
	for (const step of path) {
		if (typeof at !== 'object' || at === null) return undefined;
		at = Array.isArray(at) ? at[Number(step)] : at[String(step)];
	}
	return at;
}

interface Read {
	readonly value: Data;
	readonly node: NodeInfo;
}

function readDocument(file: SourceFile, findings: Diagnostic[]): Read | undefined {
	const bad = unseenCharacter(file.text);
	if (bad !== -1) {
		const codePoint = file.text.charCodeAt(bad);
		findings.push(diagnose(file, { start: bad, end: bad + 1 }, 'YAML-CHARACTER', { codePoint }));
		return undefined;
	}
	const lexed = lexYaml(file);
	for (const finding of lexed.diagnostics) findings.push(finding);
	if (lexed.stop) return undefined;
	const composer = new Composer({
		version: '1.2',
		schema: 'core',
		merge: false,
		uniqueKeys: false,
		prettyErrors: false,
		strict: true,
		logLevel: 'silent',
		keepSourceTokens: false,
	});
	const documents = [...composer.compose(parsed(lexed.lexemes), true, file.text.length)];
	const document = documents[0];
	if (document === undefined) return undefined;
	const reportedLines = new Set(lexed.diagnostics.map((d) => d.line));
	const errors = documents.flatMap((d) => [...d.errors, ...d.warnings]);
	const syntax = syntaxFinding(file, lexed.tokens, errors, reportedLines);
	const inside: Diagnostic[] = syntax === undefined ? findings : [syntax];
	const read = new Reader(file, inside).document(document);
	if (syntax === undefined) return read;
	// behind a fault of the grammar keys are made of whatever stands there
	for (const d of inside) {
		if (d.start <= syntax.start || !d.code.startsWith('YAML-KEY')) findings.push(d);
	}
	return read;
}

function* parsed(lexemes: readonly string[]): ReturnType<Parser['parse']> {
	const parser = new Parser();
	for (const lexeme of lexemes) yield* parser.next(lexeme);
	yield* parser.end();
}

class Reader {
	readonly #file: SourceFile;
	readonly #findings: Diagnostic[];

	constructor(file: SourceFile, findings: Diagnostic[]) {
		this.#file = file;
		this.#findings = findings;
	}

	document(document: Document.Parsed): Read | undefined {
		const contents = document.contents;
		const empty = contents === null || (isScalar(contents) && contents.source === '');
		if (empty && this.#findings.length === 0) {
			this.#findings.push(diagnose(this.#file, { start: 0, end: 0 }, 'YAML-EMPTY', {}));
		}
		return empty ? undefined : this.#node(contents, undefined, false);
	}

	#node(node: ParsedNode | null, key: Range | undefined, inFlow: boolean): Read {
		if (isMap(node)) return this.#map(node as YAMLMap.Parsed, key, inFlow);
		if (isSeq(node)) return this.#list(node as YAMLSeq.Parsed, key, inFlow);
		if (isScalar(node)) return this.#scalar(node as Scalar.Parsed, key, inFlow);
		// an alias, refused by the lexical pass, or no value at all
		const at = node === null ? (key?.end ?? 0) : node.range[0];
		const end = node === null ? at : node.range[1];
		return { value: null, node: leaf('empty', { start: at, end }, key, inFlow) };
	}

	#scalar(node: Scalar.Parsed, key: Range | undefined, inFlow: boolean): Read {
		const range = { start: node.range[0], end: node.range[1] };
		const style = styleOf(node);
		const info = leaf(style, range, key, inFlow);
		if (style === 'plain' || style === 'empty') {
			const source = node.source;
			this.#text(source, range);
			return { value: readPlain(this.#file, range, source, this.#findings), node: info };
		}
		const text = String(node.value);
		this.#text(text, range);
		return { value: text, node: info };
	}

	#text(text: string, range: Range): void {
		if (text.length > limits.stringLength) {
			const args = { length: text.length, limit: limits.stringLength };
			this.#findings.push(diagnose(this.#file, range, 'YAML-STRING-LONG', args));
		}
		// only an escape can bring such a character here: the file was searched before
		const bad = unseenCharacter(text);
		if (bad === -1) return;
		const codePoint = text.charCodeAt(bad);
		this.#findings.push(diagnose(this.#file, range, 'YAML-CHARACTER', { codePoint }));
	}

	#list(node: YAMLSeq.Parsed, key: Range | undefined, inFlow: boolean): Read {
		const flow = node.flow === true;
		const pieces = node.items.map((item): Piece => ({ node: item }));
		const joined = flow ? joinSplit(this.#file, pieces, this.#findings) : undefined;
		const children = new Map<string, NodeInfo>();
		const value: Data[] = [];
		node.items.forEach((item, index) => {
			if (joined?.dropped.has(index) === true) return;
			const whole = joined?.whole.get(index);
			const read =
				whole === undefined
					? this.#node(item as ParsedNode, undefined, flow || inFlow)
					: this.#joined(whole, undefined);
			children.set(String(value.length), read.node);
			value.push(read.value);
		});
		return { value, node: branch('list', node, flow, key, inFlow, children) };
	}

	#joined(range: Range, key: Range | undefined): Read {
		const value = this.#file.text.slice(range.start, range.end);
		return { value, node: leaf('plain', range, key, true) };
	}

	#map(node: YAMLMap.Parsed, key: Range | undefined, inFlow: boolean): Read {
		const flow = node.flow === true;
		const pieces = node.items.map((pair): Piece =>
			pair.value === null ? { node: pair.key } : { node: pair.value },
		);
		const joined = flow ? joinSplit(this.#file, pieces, this.#findings) : undefined;
		const children = new Map<string, NodeInfo>();
		const value = Object.create(null) as { [key: string]: Data };
		const folded = new Map<string, string>();
		node.items.forEach((pair, index) => {
			if (joined?.dropped.has(index) === true) return;
			const name = this.#key(pair, flow || inFlow);
			if (name === undefined) return;
			const range = { start: pair.key.range[0], end: pair.key.range[1] };
			const like = folded.get(name.normalize('NFKC'));
			if (like !== undefined) {
				this.#duplicate(name, range, like === name, children.get(like)?.key);
				return;
			}
			folded.set(name.normalize('NFKC'), name);
			const whole = pair.value === null ? undefined : joined?.whole.get(index);
			const read =
				whole === undefined
					? this.#node(pair.value, range, flow || inFlow)
					: this.#joined(whole, range);
			children.set(name, read.node);
			value[name] = read.value;
		});
		return { value, node: branch('map', node, flow, key, inFlow, children) };
	}

	#duplicate(key: string, range: Range, exact: boolean, first: Range | undefined): void {
		const related =
			first === undefined ? [] : [relatedTo(this.#file, first, valueWords.givenFirst)];
		const args = { key, exact };
		this.#findings.push(diagnose(this.#file, range, 'YAML-DUPLICATE-KEY', args, { related }));
	}

	#key(pair: Pair<ParsedNode, ParsedNode | null>, inFlow: boolean): string | undefined {
		const key = pair.key as ParsedNode | null;
		if (key === null) return undefined;
		const range = { start: key.range[0], end: key.range[1] };
		if (!isScalar(key)) {
			const found = isMap(key) ? 'a mapping' : isSeq(key) ? 'a list' : 'an alias';
			this.#findings.push(diagnose(this.#file, range, 'YAML-KEY-TYPE', { found }));
			return undefined;
		}
		const style = styleOf(key as Scalar.Parsed);
		const plain = style === 'plain' || style === 'empty';
		const source = plain ? (key as Scalar.Parsed).source : String(key.value);
		const keyValue = plain ? readPlain(this.#file, range, source, this.#findings) : source;
		if (keyValue === null || typeof keyValue === 'boolean') {
			if (!this.#findings.some((d) => d.start === range.start && d.end === range.end)) {
				const found = keyValue === null ? 'nothing' : String(keyValue);
				this.#findings.push(diagnose(this.#file, range, 'YAML-KEY-TYPE', { found }));
			}
			return undefined;
		}
		const name = String(keyValue);
		const code = this.#keyFault(name, plain, pair.value === null && inFlow);
		if (code === undefined) return name;
		const at = oneLineRange(this.#file, range);
		if (code === 'YAML-MISSING-SPACE') {
			const text = source.replace(':', ': ');
			const fix = replaceFix(this.#file, range, text, `write ${text}`);
			this.#findings.push(diagnose(this.#file, at, code, { key: name }, { fix }));
		} else if (code === 'YAML-KEY-LONG') {
			const args = { length: name.length, limit: limits.keyLength };
			this.#findings.push(diagnose(this.#file, at, code, args));
		} else if (code === 'YAML-MERGE-KEY') {
			this.#findings.push(diagnose(this.#file, at, code, {}));
		} else if (code === 'YAML-CHARACTER') {
			const codePoint = name.charCodeAt(unseenCharacter(name));
			this.#findings.push(diagnose(this.#file, at, code, { codePoint }));
		} else this.#findings.push(diagnose(this.#file, at, code, { key: name }));
		return undefined;
	}

	#keyFault(name: string, plain: boolean, bare: boolean): KeyFault | undefined {
		const fault = nameFault(name);
		if (fault !== undefined) return fault;
		return plain && bare && /^[\w-]+:\S/.test(name) ? 'YAML-MISSING-SPACE' : undefined;
	}
}

function nameFault(name: string): KeyFault | undefined {
	if (name === '<<') return 'YAML-MERGE-KEY';
	if (reserved.has(name)) return 'YAML-KEY-RESERVED';
	if (name.length > limits.keyLength) return 'YAML-KEY-LONG';
	return unseenCharacter(name) === -1 ? undefined : 'YAML-CHARACTER';
}

export function canBeKey(text: string): boolean {
	return nameFault(text) === undefined;
}

type KeyFault =
	| 'YAML-MERGE-KEY'
	| 'YAML-KEY-RESERVED'
	| 'YAML-KEY-LONG'
	| 'YAML-CHARACTER'
	| 'YAML-MISSING-SPACE';

function oneLineRange(file: SourceFile, range: Range): Range {
	const line = positionAt(file, range.start).line;
	const next = file.lineStarts[line] ?? file.text.length;
	return { start: range.start, end: Math.min(range.end, next) };
}

const noChildren: ReadonlyMap<string, NodeInfo> = new Map();

function leaf(style: Style, range: Range, key: Range | undefined, inFlow: boolean): NodeInfo {
	return { kind: 'scalar', style, ...range, key, inFlow, children: noChildren };
}

function branch(
	kind: 'map' | 'list',
	node: YAMLMap.Parsed | YAMLSeq.Parsed,
	flow: boolean,
	key: Range | undefined,
	inFlow: boolean,
	children: ReadonlyMap<string, NodeInfo>,
): NodeInfo {
	const [start, end] = node.range;
	return { kind, style: flow ? 'flow' : 'block', start, end, key, inFlow, children };
}

function styleOf(node: Scalar.Parsed): Style {
	switch (node.type) {
		case 'QUOTE_SINGLE':
			return 'single';
		case 'QUOTE_DOUBLE':
			return 'double';
		case 'BLOCK_LITERAL':
			return 'literal';
		case 'BLOCK_FOLDED':
			return 'folded';
		default:
			return node.source === '' ? 'empty' : 'plain';
	}
}
