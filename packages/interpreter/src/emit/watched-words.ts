import { GRID_STATE, GRID_WORDS } from '../board/layout.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { Word, worthWords } from '../run/worth-words.ts';
import type { Journal } from './journaled.ts';

/** Which changes code lists for those who keep worths: those of columns with a word that worths may read. */
export function watchesOf(machine: Machine): Journal['watches'] {
	const { arena, board } = machine.rt;
	const words = worthWords(machine);
	const isRead = (from: number, end: number, step: number): boolean => {
		for (let place = from; place < end; place += step) if (words[place] !== Word.apart) return true;
		return false;
	};
	return (first, isFixed) => {
		if (isFixed) return isRead(first, first + 1, 1) ? 'all' : 'none';
		// a place that is found in play may lie anywhere
		if (first < Header.words) return 'all';
		const column = arena.columns.findLast(({ base }) => base <= first)!;
		const end = column.base + column.size;
		if (column.base !== board.GRID) return isRead(column.base, end, 1) ? 'all' : 'none';
		const word = (first - board.GRID) % GRID_WORDS;
		if (word === GRID_STATE) return 'cover';
		return isRead(board.GRID + word, end, GRID_WORDS) ? 'all' : 'none';
	};
}
