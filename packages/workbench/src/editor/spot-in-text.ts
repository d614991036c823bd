import {
	type Data,
	type DataPath,
	type Kind,
	type YamlDocument,
	parseYaml,
	sourceFile,
} from '@tilewright/schema';

/** Stands where something is about to be written, so that the text around it can be read. */
const GAP = 'zzGap';

export interface Spot {
	readonly path: DataPath;
	readonly onKey: boolean;
	readonly text: string;
	readonly at: number;
	readonly from: number;
	/** The document without the word that is being written; it shows which form the document has. */
	readonly around: Data | undefined;
	readonly document: YamlDocument;
}

/**
 * Reads a text with a caret in it.
 *
 *   the line up to the caret → key, value or neither yet → a word put in the gap → path of that word
 */
export function spotAt(path: string, text: string, offset: number): Spot | undefined {
	const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
	const lineEnd = text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset);
	const head = text.slice(lineStart, offset);
	const tail = text.slice(offset, lineEnd);
	if (/(^|\s)#/.test(head.replaceAll(/"[^"]*"|'[^']*'/g, ''))) return undefined;
	const startsKey = /^\s*(- +)*[\w-]*$/.test(head) && !/^[\w-]*\s*:/.test(tail);
	const tries: string[] = [];
	if (startsKey && tail.trim() === '') tries.push(`${GAP}: 1`);
	tries.push(GAP);
	for (const gap of tries) {
		const filled = text.slice(0, offset) + gap + text.slice(offset);
		const document = parseYaml(sourceFile(path, filled));
		const found = document.pathAt(offset + 1);
		const node = document.nodeAt(found.path);
		const key = String(found.path.at(-1) ?? '');
		if (!node) continue;
		if (found.onKey) {
			if (!key.includes(GAP) || node.key === undefined) continue;
			return {
				path: found.path,
				onKey: true,
				text: key.replace(GAP, ''),
				at: offset - node.key.start,
				from: node.key.start,
				around: without(document.value, found.path),
				document,
			};
		}
		const value = valueOf(document.value, found.path);
		if (typeof value !== 'string' || !value.includes(GAP)) continue;
		const at = value.indexOf(GAP);
		return {
			path: found.path,
			onKey: false,
			text: value.replace(GAP, ''),
			at,
			from: document.offsetIn(found.path, 0),
			around: without(document.value, found.path),
			document,
		};
	}
	return undefined;
}

export function kindOf(kind: string | undefined, kinds: readonly Kind[]): Kind | undefined {
	return kinds.find((k) => k === kind);
}

function valueOf(data: Data | undefined, path: DataPath): Data | undefined {
	let here: Data | undefined = data;
	for (const step of path) {
		if (typeof here !== 'object' || here === null) return undefined;
		here = Array.isArray(here) ? here[Number(step)] : here[String(step)];
	}
	return here;
}

/** A copy of data in which the value at a path is missing; items of lists stay as nothing. */
function without(data: Data | undefined, path: DataPath): Data | undefined {
	const [step, ...rest] = path;
	if (step === undefined || typeof data !== 'object' || data === null) return undefined;
	if (Array.isArray(data))
		return data.map((item, i) => (i === step ? (without(item, rest) ?? null) : item));
	const out: { [key: string]: Data } = {};
	for (const [key, item] of Object.entries(data)) {
		if (key !== step) out[key] = item;
		else if (rest.length > 0) {
			const inner = without(item, rest);
			if (inner !== undefined) out[key] = inner;
		}
	}
	return out;
}
