import { ownValue } from '@tilewright/schema';
import { type ActionEntry, type Names, UnknownName } from './names.ts';
import { placeOf } from './place.ts';

export interface OurAnswer {
	readonly key: string;
	readonly action: string | undefined;
}

export interface TheirOption {
	readonly text: string;
	/** Our key; undefined for messages that decide nothing. */
	readonly key: string | undefined;
	/** Our action that it belongs to; `pass` for passing. */
	readonly action: string | undefined;
	/** Our further decisions that the same message answers. */
	readonly then: readonly OurAnswer[];
	/** The key is the beginning of our key; the next message gives the rest. */
	readonly begins: boolean;
}

export interface LyingTile {
	readonly tile: string;
	readonly turn: number;
	readonly turned: (place: string) => string;
	readonly segments: readonly string[];
}

export interface Around {
	/** The phase the option belongs to: an action of a mapping may begin with it. */
	readonly phase?: string;
	readonly shows?: (cell: string, kind: string) => boolean;
	/** The cell of the tile just laid; our keys leave it out. */
	readonly placed?: string | undefined;
	readonly openActions?: ReadonlySet<string>;
	/** The seat whose turn it is, from 0. */
	readonly active?: number;
	readonly tileAt?: (cell: string) => LyingTile | undefined;
	readonly pieceOf?: (
		figure: string,
	) => { readonly kind: string; readonly key: string; readonly holder: number } | undefined;
	/** The tile at a place of a zone, from 0. */
	readonly listed?: (zone: string, index: number) => string | undefined;
}

type Blanks = Readonly<Record<string, string>>;

/**
 * Translates `ACTION 0.figure.3 1,0 Kind NW`: the words of the action choose an entry of the mapping, and the words after
 * them fill the blanks of its key. Where a word of theirs may mean several kinds, the tile at the cell decides; where several
 * entries hold, the first whose action is asked.
 */
export function readOption(text: string, names: Names, around: Around = {}): TheirOption {
	const meanings = meaningsOf(text, names, around);
	const { openActions } = around;
	return (
		meanings.find(({ action }) => action !== undefined && openActions?.has(action)) ?? meanings[0]!
	);
}

/** All that an option may mean: one meaning at least, the likeliest first. */
export function meaningsOf(text: string, names: Names, around: Around = {}): TheirOption[] {
	const words = text.split(' ');
	for (const { name, length } of namesOf(words, around.phase)) {
		const entries = holding(names.actionsCalled(name), words, names, around);
		if (entries.length === 0) continue;
		return entries.map((entry): TheirOption => {
			const plain = { text, then: [], begins: false };
			if (entry.pass) return { ...plain, key: 'pass', action: 'pass' };
			if (entry.key === undefined) return { ...plain, key: undefined, action: undefined };
			const blanks = blanksOf(words.slice(length), names, around);
			return {
				text,
				key: filled(entry.key, blanks, around),
				action: entry.action,
				then: (entry.then ?? []).map(({ action, key }) => ({
					action,
					key: filled(key, blanks, around),
				})),
				begins: entry.begins === true,
			};
		});
	}
	const known = [...names.allActions()].map(([name]) => name);
	throw new UnknownName('action', words.slice(0, 2).join(' '), known);
}

/** The names an option may be found under, the most special first. `length` counts the words that the name stands for. */
function namesOf(
	words: readonly string[],
	phase: string | undefined,
): { readonly name: string; readonly length: number }[] {
	const [type = '', next] = words;
	const found = next === undefined ? [] : [{ name: `${type} ${next}`, length: 2 }];
	const figure = next === undefined ? undefined : figureIn(next);
	if (figure !== undefined) found.push({ name: `${type} ${figure.class}`, length: 1 });
	found.push({ name: type, length: 1 });
	return found.flatMap((f) =>
		phase === undefined || phase === '' ? [f] : [{ ...f, name: `${phase} ${f.name}` }, f],
	);
}

function holding(
	entries: readonly ActionEntry[],
	words: readonly string[],
	names: Names,
	around: Around,
): readonly ActionEntry[] {
	if (entries.every(({ when }) => when === undefined)) return entries;
	const { piece = '', kind = '' } = blanksOf(words.slice(1), names, around);
	return entries.filter(
		({ when }) => (when?.piece?.includes(piece) ?? true) && (when?.kind?.includes(kind) ?? true),
	);
}

function filled(pattern: string, blanks: Blanks, { listed }: Around): string {
	return pattern
		.replace(/\{(\w+)(?: in ([\w.-]+))?\}/g, (all: string, blank: string, zone?: string) => {
			const value = ownValue(blanks, blank);
			if (value === undefined) return all;
			return zone === undefined ? value : (listed?.(zone, Number(value)) ?? all);
		})
		.trim();
}

/** The class and the seat of a figure, and the cell it stands on, in `0.small.3@1,-2`, or in a part of it. */
function figureIn(word: string): { class: string; seat: string; id: string } | undefined {
	const found = /^(\d+)\.([^.@]+)\.\d+(?=@|$)/.exec(word);
	return found ? { seat: found[1]!, class: found[2]!, id: found[0] } : undefined;
}

function blanksOf(words: readonly string[], names: Names, around: Around): Blanks {
	const { shows = () => true, placed, active } = around;
	const out: Record<string, string> = {};
	let figure: { class: string; seat: string; id: string } | undefined;
	let numbers = 0;
	for (let i = 0; i < words.length; i++) {
		const word = words[i]!;
		const next = words[i + 1];
		const turned = /^R(0|90|180|270)$/.exec(word);
		const cell = /^(?:.*@)?(-?\d+),(-?\d+)$/.exec(word);
		const kinds = names.kindsOf(word);
		const named = figureIn(word);
		if (kinds.length > 0 && next !== undefined) {
			const { cell: at } = out;
			const shown = kinds.length > 1 && at !== undefined && kinds.find((k) => shows(at, k));
			const kind = shown || kinds[0]!;
			const lying = at === undefined ? undefined : around.tileAt?.(at);
			const place = placeOf(word, next, kind, names, lying);
			out['kind'] = kind;
			out['place'] = place;
			out['segment'] = place === '' ? kind : `${kind} ${place}`;
			const [side] = place.split('-');
			if (at !== undefined && side !== undefined) out['side'] = `${at} ${side.slice(0, 1)}`;
			out['spot'] = at === undefined || at === placed ? out['segment'] : `${out['segment']} ${at}`;
			i++;
		} else if (turned)
			out['turn'] = `r${(Number(turned[1]) / 90 + Number(out['turnBy'] ?? 0)) & 3}`;
		else if (named !== undefined || cell) {
			if (named !== undefined) {
				figure = named;
				out['seat'] = named.seat;
				out['owner'] = String(Number(named.seat) + 1);
			}
			if (cell) out['cell'] = `${cell[1]!}/${cell[2]!}`;
		} else if (/^\d+$/.test(word)) out[`number${++numbers === 1 ? '' : numbers}`] = word;
		else {
			const { tile, turn } = names.tile(word);
			out['tile'] = tile;
			out['turnBy'] = String(turn);
		}
	}
	if (figure !== undefined) {
		const { kind, cell, segment, owner } = out;
		const piece = names.get('pieces', figure.class);
		const own = around.pieceOf?.(figure.id);
		out['piece'] =
			typeof piece === 'string'
				? piece
				: (ownValue(piece, kind ?? '') ?? own?.kind ?? figure.class);
		const whose = Number(figure.seat) === active ? '' : ` of ${owner!}`;
		const standing = segment === undefined || cell === undefined ? undefined : `${segment} ${cell}`;
		if (standing !== undefined) out['figure'] = `${out['piece']}${whose} ${standing}`;
		else if (own !== undefined) out['figure'] = own.key;
		if (own !== undefined && own.holder >= 0) out['holder'] = String(own.holder + 1);
	}
	return out;
}
