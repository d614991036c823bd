import { XmlElement, type XmlNode, parseXml } from '@rgrove/parse-xml';
import { type Diagnostic, decodeSource, diagnose, limits } from '@tilewright/schema';
import { tileWords } from '../texts/tiles.ts';

export interface Element {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly text: string;
	readonly children: readonly Element[];
}

/** Reads XML within bounds: no document types (so no entities of its own), no deep nesting, no huge file. */
export function readXml(
	path: string,
	bytes: Uint8Array,
): { readonly root?: Element; readonly diagnostics: readonly Diagnostic[] } {
	const fail = (why: string): { diagnostics: Diagnostic[] } => ({
		diagnostics: [diagnose(path, undefined, 'XML-READ', { why })],
	});
	const { file, diagnostics } = decodeSource(path, bytes);
	if (file === undefined) return { diagnostics };
	const { text } = file;
	if (/<!(DOCTYPE|ENTITY)/i.test(text))
		return { diagnostics: [diagnose(path, undefined, 'XML-DOCTYPE', {})] };
	if (deepest(text) > limits.nesting) return fail(tileWords.tooDeep(limits.nesting));
	try {
		const { root } = parseXml(text);
		return root === null ? fail(tileWords.noElement) : { root: elementOf(root), diagnostics };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		return fail(error.message.split('\n')[0]!.slice(0, 120));
	}
}

const opaque = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<?', '?>'],
] as const;

/** The largest number of elements that are open at the same time. Reads the text once; XML that is not well-formed is left to the parser. */
function deepest(text: string): number {
	let depth = 0;
	let max = 0;
	for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
		const skipped = opaque.find(([open]) => text.startsWith(open, at));
		if (skipped !== undefined) {
			const end = text.indexOf(skipped[1], at + skipped[0].length);
			if (end < 0) return max;
			at = end + skipped[1].length;
			continue;
		}
		const end = endOfTag(text, at);
		if (text[at + 1] === '/') depth--;
		else if (text[end - 1] !== '/') max = Math.max(max, ++depth);
		at = end;
	}
	return max;
}

/** The index of the `>` of a tag, which can stand in the values of its attributes as well; the length of the text where there is none. */
function endOfTag(text: string, from: number): number {
	let quote = '';
	for (let at = from; at < text.length; at++) {
		const c = text[at]!;
		if (quote !== '') {
			if (c === quote) quote = '';
		} else if (c === '"' || c === "'") quote = c;
		else if (c === '>') return at;
	}
	return text.length;
}

function elementOf(node: XmlElement): Element {
	const isElement = (child: XmlNode): child is XmlElement => child instanceof XmlElement;
	return {
		name: node.name,
		attributes: node.attributes,
		text: node.text.trim(),
		children: (node.children as XmlNode[]).filter(isElement).map(elementOf),
	};
}
