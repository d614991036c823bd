import type { NodeInfo } from '@tilewright/schema';
import { type Opened, noPlace, splice } from './document.ts';
import { overwrite } from './overwrite.ts';
import { columnOf, contentEnd, colonEnd, dashes, lineEnd, lineStart } from './places.ts';
import { styleOf, nodeAt, spreads } from './setting.ts';
import { type Path, type Value, mapping } from './value.ts';
import { type Setting, compact, spellYaml, spellKey } from './write.ts';

/** The thing to add: an entry of a mapping has a key, an item of a list has none. */
export interface Addition {
	readonly key: string | undefined;
	readonly value: Value;
}

export function add(opened: Opened, path: Path, index: number, added: Addition): string {
	const node = nodeAt(opened, path);
	const alone: Value =
		added.key === undefined ? [added.value] : mapping([[added.key, added.value]]);
	if (node === undefined || node.kind === 'scalar') return overwrite(opened, path, alone);
	if (node.children.size === 0 && !node.inFlow && path.length > 0) {
		const inside = opened.text.slice(node.start + 1, node.end - 1).trim();
		const collection = typeof added.value === 'object' && added.value !== null;
		if (inside === '') return overwrite(opened, path, alone, collection);
	}
	if (node.style === 'flow') return addFlow(opened, node, index, added);
	return addBlock(opened, path, node, index, added);
}

function startOf(node: NodeInfo): number {
	return node.key?.start ?? node.start;
}

function endOf(text: string, node: NodeInfo): number {
	return Math.max(contentEnd(text, node), node.key?.end ?? 0, colonEnd(text, node) ?? 0);
}

function addFlow(opened: Opened, node: NodeInfo, index: number, added: Addition): string {
	const { text } = opened;
	const at: Setting = { ...styleOf(text), flow: true, indent: 0, before: 0, spread: false };
	const name = added.key === undefined ? '' : `${spellKey(added.key, true)}: `;
	const put = name + spellYaml(added.value, at).text;
	const children = [...node.children.values()];
	if (children.length === 0) {
		const inside = text.slice(node.start + 1, node.end - 1);
		if (inside.trim() !== '') return splice(text, node.end - 1, node.end - 1, `${put} `);
		const airy = added.key !== undefined && at.airy ? ' ' : '';
		return splice(text, node.start + 1, node.end - 1, airy + put + airy);
	}
	const before = children[index - 1];
	const next = children[index];
	if (before === undefined) {
		const start = startOf(next as NodeInfo);
		const own = text.slice(node.start, start).includes('\n');
		const joint = own ? `,${at.line}${' '.repeat(columnOf(text, start))}` : ', ';
		return splice(text, start, start, put + joint);
	}
	const end = endOf(text, before);
	const stop = lineEnd(text, end);
	const rest = text.slice(end, stop);
	const own = /^[ \t]*,?[ \t]*(?:#.*)?$/.test(rest) && opensLine(text, startOf(before));
	if (!own) return splice(text, end, end, `, ${put}`);
	const comma = /^[ \t]*,/.exec(rest)?.[0];
	const note = comma === undefined ? rest : rest.slice(comma.length);
	const pad = ' '.repeat(columnOf(text, startOf(before)));
	return splice(text, end, stop, `,${note}${at.line}${pad}${put}${comma === undefined ? '' : ','}`);
}

function opensLine(text: string, at: number): boolean {
	return text.slice(lineStart(text, at), at).trim() === '';
}

function addBlock(
	opened: Opened,
	path: Path,
	node: NodeInfo,
	index: number,
	added: Addition,
): string {
	const { text } = opened;
	const children = [...node.children.values()];
	const starts = node.kind === 'list' ? dashes(text, node) : children.map(startOf);
	const first = starts[0];
	if (first === undefined) throw noPlace(opened, path);
	const column = columnOf(text, first);
	const shared = styleOf(text);
	const head = added.key === undefined ? '-' : `${spellKey(added.key, false)}:`;
	const before = column + head.length + 1;
	const spread = spreads({ ...node, children: childrenAround(node, index) }, index);
	const at: Setting = { ...shared, flow: false, indent: column, before, spread };
	const written = spellYaml(added.value, at);
	let put = `${head} ${written.text}`;
	if (written.below) {
		put =
			added.key === undefined ? `- ${compact(added.value, column + 2, at)}` : head + written.text;
	} else if (added.value === null && added.key !== undefined) put = head;
	const pad = shared.line + ' '.repeat(column);
	const gap = isAiry(text, children, starts, index) ? shared.line : '';
	const previous = children[index - 1];
	if (previous === undefined) return splice(text, first, first, put + gap + pad);
	const dash = node.kind === 'list' ? (starts[index - 1] ?? 0) + 1 : 0;
	const end = lineEnd(text, Math.max(endOf(text, previous), dash));
	return splice(text, end, end, gap + pad + put);
}

function childrenAround(node: NodeInfo, index: number): ReadonlyMap<string, NodeInfo> {
	const entries = [...node.children];
	const gap: [string, NodeInfo] = ['', { ...node, kind: 'scalar', children: new Map() }];
	return new Map([...entries.slice(0, index), gap, ...entries.slice(index)]);
}

function isAiry(
	text: string,
	children: readonly NodeInfo[],
	starts: readonly number[],
	index: number,
): boolean {
	const second = Math.min(Math.max(index, 1), children.length - 1);
	const one = children[second - 1];
	const start = starts[second];
	if (one === undefined || start === undefined || second < 1) return false;
	return /\n[ \t]*\r?\n/.test(text.slice(endOf(text, one), start));
}
