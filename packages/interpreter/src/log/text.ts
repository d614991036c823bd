import {
	type Data,
	type DataPath,
	type Diagnostic,
	type JsonFault,
	type Range,
	type YamlDocument,
	decodeSource,
	diagnose,
	hasErrors,
	parseJson,
	parseYaml,
} from '@tilewright/schema';
import { unpack } from './unpack.ts';
import { logWords } from '../texts/logs.ts';

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
			diagnostics: [diagnose(path, undefined, 'LOG-JSON', { why: logWords.notUtf8 })],
		};
	}
	const read = parseJson(text);
	if ('value' in read) return { doc: jsonDocument(path, read.value), diagnostics: [] };
	return { diagnostics: [jsonFinding(path, read)] };
}

function jsonFinding(path: string, fault: JsonFault): Diagnostic {
	switch (fault.fault) {
		case 'nesting':
			return diagnose(path, undefined, 'JSON-NESTING', { max: fault.max });
		case 'values':
			return diagnose(path, undefined, 'JSON-VALUES', { max: fault.max });
		case 'cut':
			return diagnose(path, undefined, 'LOG-TRUNCATED', {});
		case 'syntax':
			return diagnose(path, undefined, 'LOG-JSON', { why: firstWords(fault.why) });
	}
}

function firstWords(text: string): string {
	return text.split('\n')[0]!.slice(0, 100).replace(/\.$/, '');
}

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
