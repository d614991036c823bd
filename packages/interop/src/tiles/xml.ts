import { XmlElement, type XmlNode, parseXml } from '@rgrove/parse-xml';
import { type Diagnostic, decodeSource, diagnose, limits } from '@tilewright/schema';

/** An element of XML with what is in it. */
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
	if (deepest(text) > limits.nesting)
		return fail(`more than ${limits.nesting} elements lie in one another`);
	try {
		const { root } = parseXml(text);
		return root === null ? fail('it holds no element') : { root: elementOf(root), diagnostics };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		return fail(error.message.split('\n')[0]!.slice(0, 120));
	}
}

/** How many elements are open at a time, at most. */
function deepest(text: string): number {
	let depth = 0;
	let most = 0;
	for (const [tag] of text.matchAll(/<\/?[A-Za-z_][^<>]*>/g)) {
		if (tag.startsWith('</')) depth--;
		else if (!tag.endsWith('/>')) most = Math.max(most, ++depth);
	}
	return most;
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
