import { type Names, UnknownName } from './names.ts';

/** An option of a recording in our words. */
export interface TheirOption {
	readonly text: string;
	/** Our key; undefined for messages that decide nothing. */
	readonly key: string | undefined;
	/** Our action that it belongs to; `pass` for passing. */
	readonly action: string | undefined;
}

/** What the same words may mean different things by. */
export interface Around {
	/** The phase the option belongs to: an action of a mapping may begin with it. */
	readonly phase?: string;
	/** Whether the tile at a cell, `1/-2`, has a segment of a kind. */
	readonly shows?: (cell: string, kind: string) => boolean;
	/** The cell of the tile just laid; our keys leave it out. */
	readonly placed?: string | undefined;
}

const sideOrder = 'NESW';
const halfOrder = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

/**
 * Translates `ACTION 0.figure.3 1,0 Kind NW`: the action's words choose a key pattern of the mapping, the words after
 * them fill its blanks `{tile} {cell} {turn} {piece} {segment} {place} {spot}`: a place is a segment without its kind, a spot
 * one with its cell. Where a word of theirs may mean several kinds, the tile at the cell tells which.
 */
export function readOption(text: string, names: Names, around: Around = {}): TheirOption {
	const words = text.split(' ');
	for (let n = Math.min(2, words.length); n > 0; n--) {
		const name = words.slice(0, n).join(' ');
		const action =
			names.find('actions', `${around.phase ?? ''} ${name}`) ?? names.find('actions', name);
		if (action === undefined) continue;
		if (action.pass) return { text, key: 'pass', action: 'pass' };
		const pattern = action.key;
		if (pattern === undefined) return { text, key: undefined, action: undefined };
		const blanks = fill(words.slice(n), names, around);
		const filled = pattern.replace(
			/\{(\w+)\}/g,
			(_all: string, blank: string) => blanks[blank] ?? `{${blank}}`,
		);
		return { text, key: filled.trim(), action: action.action };
	}
	throw new UnknownName('action', words.slice(0, 2).join(' '), names.all('actions').keys());
}

function fill(words: readonly string[], names: Names, around: Around): Record<string, string> {
	const { shows = () => true, placed } = around;
	const out: Record<string, string> = {};
	for (let i = 0; i < words.length; i++) {
		const word = words[i]!;
		const next = words[i + 1];
		const turned = /^R(0|90|180|270)$/.exec(word);
		const at = /^(?:(\d+)\.([^.@]+)\.\d+)?@?(?:(-?\d+),(-?\d+))?$/.exec(word);
		const kinds = names.kindsOf(word);
		if (kinds.length > 0 && next !== undefined) {
			const cell = out['cell'];
			const shown = kinds.length > 1 && cell !== undefined && kinds.find((k) => shows(cell, k));
			const kind = shown || kinds[0]!;
			const place = placeName(word, next, names);
			out['kind'] = kind;
			out['place'] = place;
			out['segment'] = place === '' ? kind : `${kind} ${place}`;
			out['spot'] =
				cell === undefined || cell === placed ? out['segment'] : `${out['segment']} ${cell}`;
			i++;
		} else if (turned)
			out['turn'] = `r${(Number(turned[1]) / 90 + Number(out['turnBy'] ?? 0)) & 3}`;
		else if (at && (at[2] !== undefined || at[3] !== undefined)) {
			if (at[2] !== undefined) {
				out['seat'] = at[1]!;
				out['class'] = at[2];
			}
			if (at[3] !== undefined) out['cell'] = `${at[3]}/${at[4]!}`;
		} else {
			const { tile, turn } = names.tile(word);
			out['tile'] = tile;
			out['turnBy'] = String(turn);
		}
	}
	const { class: figure, kind } = out;
	if (figure !== undefined) {
		const piece = names.get('pieces', figure);
		out['piece'] = typeof piece === 'string' ? piece : (piece[kind ?? ''] ?? figure);
	}
	return out;
}

/** The name of a place on a tile: `WE` is `E-W`, `_N` is `E-S-W`, half sides keep their order, inner places have none. */
function placeName(feature: string, word: string, names: Names): string {
	const own = names.find('locations', `${feature} ${word}`) ?? names.find('locations', word);
	if (own !== undefined) return own;
	if (/^I+V?$/.test(word)) return '';
	const halves = word.split('.');
	if (halves.every((h) => halfOrder.includes(h)))
		return halves.sort((a, b) => halfOrder.indexOf(a) - halfOrder.indexOf(b)).join('-');
	const missing = /^_([NESW])$/.exec(word)?.[1];
	const sides =
		missing === undefined ? word.split('') : [...sideOrder].filter((s) => s !== missing);
	if (!sides.every((s) => sideOrder.includes(s))) throw new UnknownName('location', word, []);
	return sides.sort((a, b) => sideOrder.indexOf(a) - sideOrder.indexOf(b)).join('-');
}
