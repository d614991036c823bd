import { type NodeInfo } from '@tilewright/schema';
import { type Opened, noPlace } from './document.ts';
import { colonEnd, columnOf, dashes, stepOf } from './places.ts';
import type { Path } from './value.ts';
import type { Setting } from './write.ts';

export function nodeAt(opened: Opened, path: Path): NodeInfo | undefined {
	let node = opened.root;
	for (const step of path) node = node?.children.get(String(step));
	return node;
}

export function styleOf(text: string): Pick<Setting, 'step' | 'line' | 'airy'> {
	const tight = (text.match(/\{[^\s}]/g) ?? []).length;
	const airy = (text.match(/\{ /g) ?? []).length >= tight;
	return { step: stepOf(text), line: text.includes('\r\n') ? '\r\n' : '\n', airy };
}

export interface Slot {
	readonly head: number;
	readonly dash: boolean;
	readonly setting: Setting;
}

export function slotOf(opened: Opened, path: Path): Slot | undefined {
	const { text } = opened;
	const parent = nodeAt(opened, path.slice(0, -1));
	const node = nodeAt(opened, path);
	if (parent === undefined || node === undefined || parent.style === 'flow') return undefined;
	const spread =
		node.style === 'block' || (node.style !== 'flow' && spreads(parent, indexIn(parent, path)));
	const shared = { ...styleOf(text), flow: false, spread };
	if (parent.kind === 'list') {
		const dash = dashes(text, parent)[Number(path.at(-1))] ?? 0;
		const indent = columnOf(text, dash);
		return { head: dash + 1, dash: true, setting: { ...shared, indent, before: indent + 2 } };
	}
	const head = colonEnd(text, node);
	if (head === undefined || node.key === undefined) throw noPlace(opened, path);
	const indent = columnOf(text, node.key.start);
	const before = columnOf(text, head) + 1;
	return { head, dash: false, setting: { ...shared, indent, before } };
}

export function indexIn(parent: NodeInfo, path: Path): number {
	return [...parent.children.keys()].indexOf(String(path.at(-1)));
}

export function spreads(parent: NodeInfo, index: number): boolean {
	const children = [...parent.children.values()];
	const near = [...children.slice(0, Math.max(0, index)).reverse(), ...children.slice(index + 1)];
	const found = near.find((c) => c.kind !== 'scalar' && c.children.size > 0);
	return found?.style === 'block';
}
