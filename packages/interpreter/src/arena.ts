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

/** All state of a game in one array of words, which `words` makes where it does not lie in memory of its own. With `journaling` on, every `set` can be undone. */
export class Arena {
	declare readonly m: Int32Array;
	readonly columns: Layout['columns'];
	/** Pairs of index and old value. */
	private journal: Int32Array = new Int32Array(0);
	private noted = 0;
	private noting = false;
	/** The least height of the journal since its reader last set this. */
	lowest = 0;
	/** Increases whenever the journal no longer holds everything that was written since. */
	breaks = 0;

	constructor(layout: Layout, words: (size: number) => Int32Array = newWords) {
		this.columns = layout.columns;
		this.m = words(layout.size);
		for (const { base, size, init } of layout.columns)
			if (init === 'index') for (let i = 0; i < size; i++) this.m[base + i] = i;
			else if (init !== 0) this.m.fill(init, base, base + size);
	}

	get journaling(): boolean {
		return this.noting;
	}

	set journaling(on: boolean) {
		if (on && this.journal.length === 0) this.journal = new Int32Array(FIRST_JOURNAL_WORDS);
		if (on && !this.noting) this.breaks++;
		this.noting = on;
	}

	/** Writes one word. Small enough to be inlined everywhere: the note is a call of its own. */
	set(i: number, v: number): void {
		if (this.noting) this.note(i);
		this.m[i] = v;
	}

	private note(i: number): void {
		const h = this.noted;
		if (h === this.journal.length) this.journal = longer(this.journal);
		this.journal[h] = i;
		this.journal[h + 1] = this.m[i]!;
		this.noted = h + 2;
	}

	mark(): number {
		return this.noted;
	}

	undoTo(mark: number): void {
		const { m, journal } = this;
		let h = this.noted;
		while (h > mark) {
			h -= 2;
			m[journal[h]!] = journal[h + 1]!;
		}
		this.noted = h;
		if (h < this.lowest) this.lowest = h;
	}

	placeAt(height: number): number {
		return this.journal[height]!;
	}

	valueBefore(height: number): number {
		return this.journal[height + 1]!;
	}

	forEachWritten(mark: number, visit: (place: number) => void): void {
		const { journal, noted } = this;
		for (let h = mark; h < noted; h += 2) visit(journal[h]!);
	}

	forget(): void {
		this.noted = 0;
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
