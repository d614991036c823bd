import { suggest, ownValue } from '@tilewright/schema';
import { withSet, without } from '../edit/data.ts';
import { type Mapping, type Value, isMapping, mapping } from '../edit/value.ts';
import type { TileContext, TileProblem } from '../tiles/problems.ts';
import { TILE_KEYS } from '../tiles/words.ts';

/** A quick fix of a problem: another word in the place of one, or the word left out; and the tile it makes. */
export interface QuickFix {
	readonly word: string;
	/** Undefined when the word is left out. */
	readonly by: string | undefined;
	readonly decl: Mapping;
}

export function quickFixesOf(
	decl: Mapping,
	context: TileContext,
	problem: TileProblem,
): QuickFix[] {
	const { code, path, span, args } = problem;
	if (code === 'TILE-KEY' && path.length === 1) {
		const key = String(args['key']);
		const known = [...Object.keys(context.kinds), ...context.marks, ...TILE_KEYS];
		const [near] = suggest(
			key,
			known.filter((k) => decl[k] === undefined),
		);
		const out = [...leftOut(decl, path, key)];
		if (near === undefined) return out;
		const renamed = Object.entries(decl).map(([k, v]) => [k === key ? near : k, v] as const);
		return [{ word: key, by: near, decl: mapping(renamed) }, ...out];
	}
	const text = path.reduce<Value | undefined>(
		(v, step) => (Array.isArray(v) ? v[Number(step)] : isMapping(v) ? v[String(step)] : undefined),
		decl,
	);
	if (typeof text !== 'string') return leftOut(decl, path, String(path.at(-1)));
	if (span === undefined) return leftOut(decl, path, text);
	const word = text.slice(...span);
	if (code === 'TILE-MARK-UNKNOWN') {
		const [near] = suggest(word, ownValue(context.kinds, String(path[0]))?.marks ?? []);
		const other =
			near === undefined ? [] : rewritten(decl, path, word, replaced(text, span, near), near);
		return [...other, ...rewritten(decl, path, word, replaced(text, span, ''))];
	}
	if (code === 'TILE-MARK-COUNT') return rewritten(decl, path, word, replaced(text, span, ''));
	if (code === 'TILE-WALL') {
		return rewritten(decl, path, `>${word}`, replaced(text, [span[0] - 1, span[1]], ''));
	}
	return leftOut(decl, path, text);
}

function replaced(text: string, [from, to]: readonly [number, number], by: string): string {
	return `${text.slice(0, from)}${by}${text.slice(to)}`.replace(/\s+/g, ' ').trim();
}

function rewritten(
	decl: Mapping,
	path: TileProblem['path'],
	word: string,
	text: string,
	by?: string,
): QuickFix[] {
	const next = text === '' ? without(decl, path, true) : withSet(decl, path, text);
	return isMapping(next) ? [{ word, by, decl: next }] : [];
}

function leftOut(decl: Mapping, path: TileProblem['path'], word: string): QuickFix[] {
	const next = without(decl, path, true);
	return isMapping(next) ? [{ word, by: undefined, decl: next }] : [];
}
