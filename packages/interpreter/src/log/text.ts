import {
	type Data,
	type DataPath,
	type Diagnostic,
	type Range,
	type YamlDocument,
	decodeSource,
	diagnose,
	hasErrors,
	parseYaml,
} from '@tilewright/schema';
import { unpack } from './unpack.ts';

/** A file of data that was read, as YAML or JSON. */
export interface ReadText {
	readonly doc?: YamlDocument;
	readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a packed or plain file of YAML or JSON.
 *
 *   unpack → decode → JSON when it begins with a bracket, else YAML
 */
export async function readText(path: string, bytes: Uint8Array): Promise<ReadText> {
	const plain = await unpack(path, bytes);
	if (plain.bytes === undefined) return plain;
	if (!beginsWithBracket(plain.bytes)) {
		const decoded = decodeSource(path, plain.bytes);
		if (decoded.file === undefined) return { diagnostics: decoded.diagnostics };
		const doc = parseYaml(decoded.file);
		const diagnostics = [...decoded.diagnostics, ...doc.diagnostics];
		return hasErrors(diagnostics) ? { diagnostics } : { doc, diagnostics };
	}
	return readJson(path, plain.bytes);
}

function beginsWithBracket(bytes: Uint8Array): boolean {
	let i = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
	while (bytes[i] === 0x20 || bytes[i] === 0x0a || bytes[i] === 0x0d || bytes[i] === 0x09) i++;
	return bytes[i] === 0x7b || bytes[i] === 0x5b;
}

declare const TextDecoder: new (
	label: string,
	options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

function readJson(path: string, bytes: Uint8Array): ReadText {
	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return {
			diagnostics: [diagnose(path, undefined, 'LOG-JSON', { why: 'its bytes are not UTF-8' })],
		};
	}
	try {
		return { doc: jsonDocument(path, JSON.parse(text) as Data), diagnostics: [] };
	} catch (error) {
		const why = error instanceof Error ? error.message : '';
		if (isUnfinished(text))
			return { diagnostics: [diagnose(path, undefined, 'LOG-TRUNCATED', {})] };
		return { diagnostics: [diagnose(path, undefined, 'LOG-JSON', { why: firstWords(why) })] };
	}
}

/** Whether a quote or a bracket of JSON lacks its partner at the end. */
function isUnfinished(text: string): boolean {
	let depth = 0;
	let quoted = false;
	for (let i = 0; i < text.length; i++) {
		const c = text[i];
		if (quoted) {
			if (c === '\\') i++;
			else if (c === '"') quoted = false;
		} else if (c === '"') quoted = true;
		else if (c === '{' || c === '[') depth++;
		else if (c === '}' || c === ']') depth--;
	}
	return quoted || depth > 0;
}

function firstWords(text: string): string {
	return text.split('\n')[0]!.slice(0, 100).replace(/\.$/, '');
}

/** Data without places: findings point at the file as a whole. */
function jsonDocument(path: string, value: Data): YamlDocument {
	const file = { path, text: '', lineStarts: [0] };
	const nowhere: Range = { start: 0, end: 0 };
	return {
		file,
		value,
		diagnostics: [],
		root: undefined,
		rangeOf: () => nowhere,
		keyRangeOf: () => nowhere,
		nodeAt: () => undefined,
		pathAt: () => ({ path: [] as DataPath, onKey: false }),
		offsetIn: () => 0,
	};
}
