import { limits } from '@tilewright/schema';
import { EngineFault } from './fault.ts';
import { faults } from './texts/faults.ts';

/** Words of state one game may use (256 MB). */
const MAX_ARENA_WORDS: number = limits.arenaWords;
const MAX_JOURNAL_WORDS: number = limits.journalWords;
const FIRST_JOURNAL_WORDS = 1 << 15;

export class Layout {
	readonly columns: { name: string; base: number; size: number; init: number | 'index' }[] = [];
	size = 0;

	/**
	 * Reserves `size` words that begin as `init`, or as 0, 1, 2 … for `index`; returns the offset of the first. Throws RUN-MEMORY
	 * when the state would become too large; `register` is the id of the register that the column is for.
	 */
	column(
		name: string,
		size: number,
		init: number | 'index' = 0,
		register: string | undefined = undefined,
	): number {
		const base = this.size;
		if (!(size >= 0) || base + size > MAX_ARENA_WORDS)
			throw new EngineFault(
				'RUN-MEMORY',
				faults.stateTooLarge({ words: MAX_ARENA_WORDS, column: name, size }),
				register,
			);
		this.columns.push({ name, base, size, init });
		this.size = base + size;
		return base;
	}
}

/** Where the journal lies in the memory of generated code. */
export interface JournalWords {
	/** Pairs of index and old value. */
	readonly entries: Int32Array;
	/** One word: the words of the entries that are in use. */
	readonly height: Int32Array;
	/** Places of entries about watched words. */
	readonly watched: Int32Array;
	/** One word: the places that are in use. */
	readonly watchedCount: Int32Array;
}

/** All state of a game in one array of words, which `words` makes where it does not lie in memory of its own. With `journaling` on, every `set` can be undone. */
export class Arena {
	declare readonly m: Int32Array;
	readonly columns: Layout['columns'];
	/** The journal: pairs of index and old value. */
	entries: Int32Array = new Int32Array(0);
	/** One word: the words of the journal that are in use. */
	private height: Int32Array = new Int32Array(1);
	/** By word: 1 where a reader of the journal wants to know of changes. */
	private isWatched: Uint8Array | undefined = undefined;
	/** Places in the journal of entries about such words, `watchedCount` of them. Generated code may list others, too. */
	watched: Int32Array = new Int32Array(0);
	private watchedHeight: Int32Array = new Int32Array(1);
	private noting = false;
	/** The least height of the journal since its reader last set this. */
	lowest = 0;
	/** Increases whenever the journal no longer holds everything that was written since. */
	breaks = 0;

	/** Generated code that takes back what was noted above a height, once there is some. */
	takeBack: ((mark: number) => void) | undefined = undefined;

	constructor(layout: Layout, words: (size: number) => Int32Array = newWords) {
		this.columns = layout.columns;
		this.m = words(layout.size);
		for (const { base, size, init } of layout.columns)
			if (init === 'index') for (let i = 0; i < size; i++) this.m[base + i] = i;
			else if (init !== 0) this.m.fill(init, base, base + size);
	}

	/** Keeps the journal where generated code can write to it. */
	journalIn({ entries, height, watched, watchedCount }: JournalWords): void {
		this.entries = entries;
		this.height = height;
		this.watched = watched;
		this.watchedHeight = watchedCount;
		this.forget();
	}

	/** Entries about these words (1) are listed from now on. */
	watch(words: ArrayLike<number>): void {
		this.isWatched = Uint8Array.from(words);
		if (this.watched.length === 0) this.watched = new Int32Array(FIRST_JOURNAL_WORDS);
	}

	get journaling(): boolean {
		return this.noting;
	}

	set journaling(on: boolean) {
		if (on && this.entries.length === 0) this.entries = new Int32Array(FIRST_JOURNAL_WORDS);
		if (on && !this.noting) this.breaks++;
		this.noting = on;
	}

	/** Writes one word. Small enough to be inlined everywhere: the note is a call of its own. */
	set(i: number, v: number): void {
		if (this.noting) this.note(i);
		this.m[i] = v;
	}

	private note(i: number): void {
		const { height } = this;
		const h = height[0]!;
		if (h === this.entries.length) this.entries = longer(this.entries);
		const { entries } = this;
		entries[h] = i;
		entries[h + 1] = this.m[i]!;
		height[0] = h + 2;
		if (this.isWatched?.[i] === 1) this.list(h);
	}

	private list(h: number): void {
		const count = this.watchedHeight[0]!;
		if (count === this.watched.length) this.watched = longer(this.watched);
		this.watched[count] = h;
		this.watchedHeight[0] = count + 1;
	}

	mark(): number {
		return this.height[0]!;
	}

	undoTo(mark: number): void {
		if (mark < this.lowest) this.lowest = mark;
		if (this.takeBack) {
			this.takeBack(mark);
			return;
		}
		const { m, entries, height } = this;
		let h = height[0]!;
		while (h > mark) {
			h -= 2;
			m[entries[h]!] = entries[h + 1]!;
		}
		height[0] = h;
		const { watched, watchedHeight } = this;
		let count = watchedHeight[0]!;
		while (count > 0 && watched[count - 1]! >= mark) count--;
		watchedHeight[0] = count;
	}

	/** The entries about watched words. */
	get watchedCount(): number {
		return this.watchedHeight[0]!;
	}

	forEachWritten(mark: number, visit: (place: number) => void): void {
		const { entries } = this;
		const noted = this.mark();
		for (let h = mark; h < noted; h += 2) visit(entries[h]!);
	}

	forget(): void {
		this.height[0] = this.watchedHeight[0] = 0;
		this.breaks++;
	}

	snapshot(): Int32Array {
		return this.m.slice();
	}

	restore(s: Int32Array): void {
		this.m.set(s);
		this.forget();
	}
}

const newWords = (size: number): Int32Array => new Int32Array(size);

function longer(journal: Int32Array): Int32Array {
	const size = journal.length * 2;
	if (size > MAX_JOURNAL_WORDS) throw new EngineFault('RUN-MEMORY', faults.journalFull);
	const next = new Int32Array(size);
	next.set(journal);
	return next;
}
