import type { Range, SourceFile } from './source.ts';

/** The way to a value from the root of a document: keys of mappings and indices of lists. */
export type DataPath = readonly (string | number)[];

export type Style =
	'empty' | 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'flow' | 'block';

export interface NodeInfo {
	readonly kind: 'map' | 'list' | 'scalar';
	readonly style: Style;
	readonly start: number;
	readonly end: number;
	readonly key: Range | undefined;
	readonly inFlow: boolean;
	readonly children: ReadonlyMap<string, NodeInfo>;
}

export function nodeAt(root: NodeInfo | undefined, path: DataPath): NodeInfo | undefined {
	let node = root;
	for (const step of path) node = node?.children.get(String(step));
	return node;
}

/** The range of the value at a path; of the nearest ancestor that exists, where it does not. */
export function rangeOf(root: NodeInfo | undefined, path: DataPath): Range {
	let node = root;
	for (const step of path) {
		const next = node?.children.get(String(step));
		if (next === undefined) break;
		node = next;
	}
	return node === undefined ? { start: 0, end: 0 } : { start: node.start, end: node.end };
}

export function keyRangeOf(root: NodeInfo | undefined, path: DataPath): Range {
	return nodeAt(root, path)?.key ?? rangeOf(root, path);
}

export function pathAt(
	root: NodeInfo | undefined,
	offset: number,
): { path: DataPath; onKey: boolean } {
	const path: (string | number)[] = [];
	let node = root;
	while (node !== undefined) {
		let next: NodeInfo | undefined;
		for (const [name, child] of node.children) {
			const start = child.key?.start ?? child.start;
			if (offset < start || offset > child.end) continue;
			path.push(node.kind === 'list' ? Number(name) : name);
			if (child.key !== undefined && offset <= child.key.end) return { path, onKey: true };
			next = child;
			break;
		}
		node = next;
	}
	return { path, onKey: false };
}

/** The comment on the line of a plain scalar, from its `#` to the end of the line. */
export function commentAfter(file: SourceFile, node: NodeInfo): Range | undefined {
	const space = /[ \t]+(?=#)/y;
	space.lastIndex = node.end;
	const found = space.exec(file.text);
	if (found === null) return undefined;
	const start = node.end + found[0].length;
	const stop = file.text.indexOf('\n', start);
	const raw = file.text.slice(start, stop === -1 ? undefined : stop).trimEnd();
	return { start, end: start + raw.length };
}
