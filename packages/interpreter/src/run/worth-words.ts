import { COLUMNS, type Column } from '../board/layout.ts';
import type { Machine } from './machine.ts';

/** Sorts of words of the arena, by what a change of one touches. */
export const Word = {
	/** No worth that is kept reads it. */
	apart: 0,
	/** A value of a segment, at its root one of a feature. */
	segment: 1,
	piece: 2,
	standing: 3,
	cell: 4,
	/** Anything may follow from it. */
	all: 5,
	/** The root of a segment. */
	root: 6,
	/** The points of a seat. */
	points: 7,
} as const;
/** A word's sort lies in its low bits, the number of its segment, piece or cell above them. */
export const SORT_BITS = 3;

export function sortOf(word: number): number {
	return word & ((1 << SORT_BITS) - 1);
}

/** Columns of segments that change only together with another one of the feature, or that no kept worth reads. */
const apartOfSegments: ReadonlySet<string> = new Set([
	'SIZE',
	'NEXT',
	'FIRST_SEGMENT',
	'SEGMENT_SCORED',
	'IDENTITY',
]);
const madeAnew: ReadonlySet<string> = new Set([
	'KIND',
	'SEGMENT_TILE',
	'SEGMENT_INDEX',
	'SEGMENT_NEXT_ADDED',
]);
/** Groups of columns that only say what comes next: where tiles fit, what completes, which events are reported. */
const apartGroups: ReadonlySet<string> = new Set([
	'frontier',
	'dirty',
	'watchers',
	'eventWords',
	'kindLists',
	'listedSegments',
]);
/** Counts that grow with the tiles that are laid, or that belong to such a group. */
const apartCounts: ReadonlySet<string> = new Set([
	'TILE_COUNT',
	'SEGMENT_COUNT',
	'FRONTIER_COUNT',
	'DIRTY_COUNT',
	'WATCHER_COUNT',
	'EVENT_COUNT',
	'FIRST_UNCHECKED',
]);

/**
 * The sort and the number of every word of the arena. Words outside of the board are read only by worths that are not kept, but for
 * points, places of pieces and registers of things on the board.
 */
export function worthWords({ rt, program }: Machine): Int32Array {
	const { board } = rt;
	const { sizes, markColumns } = board.plan;
	const words = new Int32Array(rt.m.length);
	const column = (base: number, size: number, sort: number): void => {
		for (let i = 0; i < size; i++) words[base + i] = (i << SORT_BITS) | sort;
	};
	for (const [name, { per }] of Object.entries<Column>(COLUMNS)) {
		const base = board[name as keyof typeof COLUMNS];
		const size = sizes[per];
		if (per === 'gridWords') {
			for (let cell = 0; cell < size >> 2; cell++) {
				words[base + cell * 4] = (cell << SORT_BITS) | Word.cell;
				words[base + cell * 4 + 1] = words[base + cell * 4 + 2] = Word.all;
			}
		} else if (per === 'segments') {
			if (madeAnew.has(name)) column(base, size, Word.all);
			else if (name === 'ROOT') column(base, size, Word.root);
			else if (!apartOfSegments.has(name)) column(base, size, Word.segment);
		} else if (per === 'pieces') {
			column(base, size, name === 'PIECE_SEGMENT' ? Word.standing : Word.piece);
		} else if (!apartGroups.has(per) && !apartCounts.has(name)) column(base, size, Word.all);
	}
	for (const base of markColumns) column(base, sizes.segments, Word.segment);
	column(rt.SCORE, rt.seats, Word.points);
	for (const base of [rt.WHERE, rt.REF]) column(base, rt.pieceKind.length, Word.piece);
	program.registers.forEach(({ per }, i) => {
		const size = rt.registerSize[i]!;
		if (per === 'feature' || per === 'segment') column(rt.REGISTER[i]!, size, Word.segment);
		if (per === 'piece') column(rt.REGISTER[i]!, size, Word.piece);
	});
	return words;
}
