import { limits } from '@tilewright/schema';
import type { AlternativeIR, KeyPart, Type } from '@tilewright/lang';
import { cellAt } from '../board/grid.ts';
import { forEachTileCell, tileCount } from '../board/tiles.ts';
import { spellValue } from '../game/keys.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';

/** Bounds the combinations of values that one key may stand for; a key that is in use stands for one. */
const maxCombinations: number = limits.keyReadings;

/**
 * The values a key would stand for in an alternative, offered or not: places are looked up among all that exist,
 * so that a refused key can be explained.
 */
export function readKey(
	machine: Machine,
	alternative: AlternativeIR,
	key: string,
): ReadonlyMap<number, number>[] {
	const words = key.trim().split(/\s+/);
	let open: { at: number; values: Map<number, number> }[] = [{ at: 0, values: new Map() }];
	for (const part of alternative.key) {
		const next: typeof open = [];
		for (const { at, values } of open)
			for (const [length, value] of matches(machine, part, words.slice(at)))
				if (next.length < maxCombinations)
					next.push({
						at: at + length,
						values: 'word' in part ? values : new Map(values).set(part.slot, value),
					});
		open = next;
	}
	return open.filter((o) => o.at === words.length).map((o) => o.values);
}

/** The ways to read a part of a key: the number of words that it takes, and the value that they mean. */
function matches(machine: Machine, part: KeyPart, words: readonly string[]): [number, number][] {
	if ('word' in part) {
		const own = part.word.split(' ');
		return own.every((w, i) => words[i] === w) ? [[own.length, 0]] : [];
	}
	if (part.type === 'placement') {
		const value = placement(machine, words);
		return value === undefined ? [] : [[3, value]];
	}
	const out: [number, number][] = [];
	for (const value of candidates(machine, part.type)) {
		for (const text of spellings(machine, part.type, value)) {
			const own = text.split(' ');
			if (own.length <= words.length && own.every((w, i) => w === words[i] || within(w, words[i]!)))
				out.push([own.length, value]);
		}
	}
	return out.filter(([n, v], i) => out.findIndex(([m, w]) => n === m && v === w) === i);
}

/** `N` within `N-W`: part of a place. */
function within(full: string, short: string): boolean {
	if (!/^[NESWLR-]+$/.test(short)) return false;
	const ports = full.split('-');
	return short.split('-').every((p) => ports.includes(p));
}

/** A segment may be named with its cell or without. */
function spellings(machine: Machine, type: Type, value: number): string[] {
	const text = spellValue(machine, type, value);
	if (type !== 'segment' && type !== 'feature' && type !== 'piece') return [text];
	const bare = text.replace(/ -?\d+\/-?\d+$/, '');
	return bare === text ? [text] : [text, bare];
}

function placement(machine: Machine, words: readonly string[]): number | undefined {
	const { rt, program } = machine;
	const cell = /^(-?\d{1,4})\/(-?\d{1,4})$/.exec(words[1] ?? '');
	const turn = /^r([0-3])$/.exec(words[2] ?? '');
	const tile = rt.m[Header.drawn]!;
	if (!cell || !turn || tile < 0 || program.tiles[tile]!.id !== words[0]) return undefined;
	const [x, y] = [Number(cell[1]), Number(cell[2])];
	const half = rt.board.width >> 1;
	if (Math.abs(x) >= half - 1 || Math.abs(y) >= half - 1) return undefined;
	return cellAt(rt.board, x, y) * 4 + Number(turn[1]);
}

export function candidates(machine: Machine, type: Type): number[] {
	const { rt, program } = machine;
	const { m, board } = rt;
	const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
	switch (type) {
		case 'segment':
		case 'feature':
			return range(m[board.SEGMENT_COUNT]!);
		case 'tile':
			return range(tileCount(board));
		case 'piece':
			return range(rt.pieceKind.length);
		case 'piece-kind':
			return range(program.pieces.length);
		case 'kind':
			return range(program.kinds.length);
		case 'tile-kind':
			return range(program.tiles.length);
		case 'seat':
			return range(rt.seats);
		case 'space':
			return range(program.spaces.length);
		case 'cell': {
			const cells = new Set<number>();
			for (let t = 0; t < tileCount(board); t++)
				forEachTileCell(board, t, (cell) => {
					cells.add(cell);
					for (const d of board.ring) cells.add(cell + d);
					return false;
				});
			return [...cells];
		}
		default:
			return [];
	}
}
