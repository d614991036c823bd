import type { NodeInfo } from '@tilewright/schema';
import { type Opened, noPlace, splice } from './document.ts';
import { colonEnd, columnOf, contentEnd, lineEnd } from './places.ts';
import { type Slot, styleOf, nodeAt, slotOf } from './setting.ts';
import { type Path, type Value, isList, isMapping } from './value.ts';
import { type Setting, compact, spellYaml, spellLike } from './write.ts';

export function overwrite(opened: Opened, path: Path, value: Value, spread = false): string {
	const node = nodeAt(opened, path);
	if (path.length === 0) return overwriteRoot(opened, node, value);
	if (node === undefined) throw noPlace(opened, path);
	const slot = slotOf(opened, path);
	if (slot === undefined) return overwriteFlow(opened, node, value);
	const target = spread ? { ...slot, setting: { ...slot.setting, spread } } : slot;
	return overwriteBlock(opened.text, node, target, value);
}

function overwriteRoot(opened: Opened, node: NodeInfo | undefined, value: Value): string {
	const { text } = opened;
	const shared = styleOf(text);
	const at = { ...shared, flow: false, indent: 0, before: 0, spread: true };
	const written =
		typeof value === 'object' && value !== null ? compact(value, 0, at) : spellYaml(value, at).text;
	const put = written === '' ? '{}' : written;
	if (node !== undefined) return splice(text, node.start, contentEnd(text, node), put);
	const joint = text === '' || text.endsWith('\n') ? '' : shared.line;
	return text + joint + put + shared.line;
}

function overwriteFlow(opened: Opened, node: NodeInfo, value: Value): string {
	const { text } = opened;
	const at: Setting = { ...styleOf(text), flow: true, indent: 0, before: 0, spread: false };
	const put = restyled(text, node, value, at) ?? spellYaml(value, at).text;
	if (node.style !== 'empty') return splice(text, node.start, node.end, put);
	const colon = colonEnd(text, node);
	if (colon !== undefined) return splice(text, colon, colon, ` ${put}`);
	const end = node.key?.end ?? node.start;
	return splice(text, end, end, `: ${put}`);
}

function restyled(text: string, node: NodeInfo, value: Value, at: Setting): string | undefined {
	if (typeof value !== 'string') return undefined;
	const head = text.slice(node.start, lineEnd(text, node.start)).trimEnd();
	return spellLike(value, node.style, head, at);
}

function overwriteBlock(text: string, node: NodeInfo, slot: Slot, value: Value): string {
	const { head, setting } = slot;
	const empty = node.style === 'empty';
	const start = empty ? head : node.start;
	const end = empty ? head : contentEnd(text, node);
	const sameLine = lineEnd(text, head) >= start;
	const behind = text.slice(end, lineEnd(text, end)).trimEnd();
	const written = spellYaml(value, setting);
	if (written.below) {
		if (slot.dash && behind === '' && sameLine) {
			const column = empty ? setting.indent + 2 : columnOf(text, start);
			return splice(text, start, end, (empty ? ' ' : '') + compact(value, column, setting));
		}
		if (sameLine && node.style !== 'block') {
			const note = behind === '' ? '' : ` ${behind.trimStart()}`;
			return splice(text, head, lineEnd(text, end), note + written.text);
		}
		// a comment behind the last line of a text of several lines would become a part of it
		const last = lastIn(value);
		if (behind !== '' && typeof last === 'string' && last.includes('\n'))
			return splice(text, start, end, spellYaml(value, { ...setting, flow: true }).text);
		const from = sameLine ? head : lineEnd(text, head);
		return splice(text, from, end, written.text);
	}
	let put = restyled(text, node, value, setting) ?? written.text;
	if (behind !== '' && put.includes('\n')) put = spellYaml(value, { ...setting, flow: true }).text;
	if (empty) return splice(text, head, head, ` ${put}`);
	if (sameLine || node.style !== 'block') return splice(text, start, end, put);
	const line = lineEnd(text, head);
	return splice(splice(text, line, end, ''), head, head, ` ${put}`);
}

/** The value that is written last. */
function lastIn(value: Value | undefined): Value | undefined {
	if (isList(value)) return value.length === 0 ? value : lastIn(value.at(-1));
	if (!isMapping(value)) return value;
	const items = Object.values(value);
	return items.length === 0 ? value : lastIn(items.at(-1));
}
