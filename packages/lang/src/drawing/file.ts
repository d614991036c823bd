import { hasErrors, parseYaml, sourceFile, valueAt } from '@tilewright/schema';
import { type Edited, removeIn, setIn } from '../edit/index.ts';
import { columnOf, commentsAbove, contentEnd, lineEnd, lineStart } from '../edit/places.ts';
import { type Mapping, type Value, isMapping, mapping, sameValue } from '../edit/value.ts';

/**
 * The declaration of a tile in a text: its own keys, and the same with those it inherits from another tile. Undefined where the
 * text has no such tile.
 */
export function tileIn(
	text: string,
	id: string,
	inherits?: Mapping,
): { readonly own: Mapping; readonly whole: Mapping } | undefined {
	const own = valueAt(parseYaml(sourceFile('', text.replace(/^\ufeff/, ''))).value, ['tiles', id]);
	if (!isMapping(own)) return undefined;
	return { own, whole: mapping([...Object.entries(inherits ?? {}), ...Object.entries(own)]) };
}

/**
 * Writes what a tile says into its file; nothing else there changes. What it takes over from another tile is not written again;
 * where it lacks something of that tile it is like it no longer.
 */
export function writeTile(text: string, id: string, whole: Mapping, inherits?: Mapping): Edited {
	const keys = inherits === undefined ? [] : Object.keys(tileIn(text, id)?.own ?? {});
	const ownPart = ownOf(whole, inherits);
	const order = [...new Set([...keys, ...Object.keys(ownPart)])].filter(
		(k) => ownPart[k] !== undefined,
	);
	return setIn(text, ['tiles', id], mapping(order.map((k) => [k, ownPart[k] as Value])));
}

function ownOf(whole: Mapping, inherits: Mapping | undefined): Mapping {
	if (inherits === undefined) return whole;
	const lacks = Object.keys(inherits).some((key) => whole[key] === undefined);
	if (lacks) return mapping(Object.entries(whole).filter(([key]) => key !== 'like'));
	const entries = Object.entries(whole);
	const differing = entries.filter(
		([key, value]) => inherits[key] === undefined || !sameValue(inherits[key], value),
	);
	return mapping(differing);
}

export function addTile(text: string, id: string, decl: Mapping, behind?: string): Edited {
	const tiles = valueAt(parseYaml(sourceFile('', text.replace(/^\ufeff/, ''))).value, ['tiles']);
	const held: [string, Value][] = isMapping(tiles) ? Object.entries(tiles) : [];
	const at = held.findIndex(([key]) => key === behind);
	if (at < 0 || held.some(([key]) => key === id)) return setIn(text, ['tiles', id], decl);
	const entries = [...held.slice(0, at + 1), [id, decl] as const, ...held.slice(at + 1)];
	return setIn(text, ['tiles'], mapping(entries));
}

export function removeTile(text: string, id: string): Edited {
	return removeIn(text, ['tiles', id]);
}

/** An id that is not taken: the same with the next number. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
	const stem = id.replace(/\d+$/, '');
	for (let n = 2; ; n++) {
		const next = `${stem}${n}`;
		if (!taken.has(next)) return next;
	}
}

/** The lines of a tile in a text, with the comments right above them. Undefined where they cannot be determined. */
export function tileSpan(
	text: string,
	id: string,
): { readonly from: number; readonly to: number } | undefined {
	const mark = text.startsWith('\ufeff') ? 1 : 0;
	const read = parseYaml(sourceFile('', text.slice(mark)));
	const node = read.nodeAt(['tiles', id]);
	if (node?.key === undefined || hasErrors(read.diagnostics)) return undefined;
	const body = text.slice(mark);
	const line = lineStart(body, node.key.start);
	const from = commentsAbove(body, line, columnOf(body, node.key.start));
	return { from: from + mark, to: lineEnd(body, contentEnd(body, node)) + mark };
}
