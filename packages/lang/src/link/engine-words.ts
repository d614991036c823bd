import type { Sort } from './pack-words.ts';

/** Words that have a meaning before any pack says one. They are the same for all packs. */
const words: Readonly<Partial<Record<Sort, readonly string[]>>> = {
	query: ['owners', 'value'],
	zone: ['aside', 'box', 'deck', 'supply'],
	group: ['main'],
	slot: ['final', 'free', 'freeze', 'ledger', 'main', 'bonus', 'return'],
	cause: ['drawn', 'moved', 'payment', 'placed', 'returned', 'scored'],
	reason: ['collected', 'completed'],
	stream: ['deck', 'dice', 'draw', 'piles', 'shuffle'],
};

/** Tells whether a word of a sort has a meaning of its own in the language. */
export function isEngineWord(sort: Sort, word: string): boolean {
	return words[sort]?.includes(word) === true;
}
