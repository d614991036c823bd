import type { NodeInfo } from '@tilewright/schema';
import { type Opened, noPlace, splice } from './document.ts';
import { overwrite } from './overwrite.ts';
import {
	blanksAbove,
	colonEnd,
	columnOf,
	commentsAbove,
	contentEnd,
	dashes,
	lineEnd,
	lineStart,
} from './places.ts';
import { indexIn, nodeAt } from './setting.ts';
import type { Path } from './value.ts';

export function removeAt(opened: Opened, path: Path, drop: boolean): string {
	const above = path.slice(0, -1);
	const parent = nodeAt(opened, above);
	const node = nodeAt(opened, path);
	if (parent === undefined || node === undefined) throw noPlace(opened, path);
	if (parent.children.size === 1) {
		if (drop && above.length > 0) return removeAt(opened, above, drop);
		return overwrite(opened, above, parent.kind === 'list' ? [] : {});
	}
	const index = indexIn(parent, path);
	if (parent.style === 'flow') return takeFlow(opened.text, parent, index);
	return takeBlock(opened.text, parent, index, above.length === 0);
}

function startOf(node: NodeInfo | undefined): number {
	return node?.key?.start ?? node?.start ?? 0;
}

function endOf(text: string, node: NodeInfo): number {
	return Math.max(contentEnd(text, node), node.key?.end ?? 0, colonEnd(text, node) ?? 0);
}

function takeFlow(text: string, parent: NodeInfo, index: number): string {
	const children = [...parent.children.values()];
	const node = children[index] as NodeInfo;
	const next = children[index + 1];
	if (next !== undefined) return splice(text, startOf(node), startOf(next), '');
	const before = children[index - 1] as NodeInfo;
	const from = endOf(text, before);
	const to = endOf(text, node);
	const gap = text.slice(from, startOf(node));
	if (!gap.includes('\n')) return splice(text, from, to, '');
	// on lines of their own: the comment of the neighbour stays, that of the item goes
	const line = lineEnd(text, from);
	const rest = text.slice(to, lineEnd(text, to));
	const note = gap.slice(0, line - from).replace(/^[ \t]*,/, '');
	const trailing = /^[ \t]*,/.test(rest) ? ',' : '';
	const stop = /^[ \t]*,?[ \t]*(?:#.*)?$/.test(rest) ? lineEnd(text, to) : to;
	return splice(text, from, stop, trailing + note);
}

function takeBlock(text: string, parent: NodeInfo, index: number, isRoot: boolean): string {
	const children = [...parent.children.values()];
	const starts = parent.kind === 'list' ? dashes(text, parent) : children.map(startOf);
	const start = starts[index] ?? 0;
	const column = columnOf(text, start);
	const line = lineStart(text, start);
	if (text.slice(line, start).trim() !== '') {
		// the first of a collection that starts behind a dash
		const next = starts[index + 1] ?? start;
		const to = commentsAbove(text, lineStart(text, next), column) + column;
		return splice(text, start, to, '');
	}
	let from = isRoot && index === 0 ? line : commentsAbove(text, line, column);
	const end = lineEnd(text, Math.max(endOf(text, children[index] as NodeInfo), start + 1));
	let to = end === text.length ? end : text.indexOf('\n', end) + 1;
	const blank = blanksAbove(text, from);
	const followed = index + 1 < children.length;
	const blankBelow = to < text.length && text.slice(to, lineEnd(text, to)).trim() === '';
	if (blank < from && (!followed || blankBelow)) from = blank;
	else if (index === 0 && blankBelow) {
		while (to < text.length && text.slice(to, lineEnd(text, to)).trim() === '') {
			const next = text.indexOf('\n', to);
			if (next === -1) break;
			to = next + 1;
		}
	}
	if (to === text.length && !text.endsWith('\n') && from > 0) {
		from -= text.slice(0, from).endsWith('\r\n') ? 2 : 1;
	}
	return splice(text, from, to, '');
}
