import { limits } from '@tilewright/schema';
import type { WasmMemory, WebAssemblyApi } from './web-assembly.ts';

export const PAGE = 65_536;
const LINE = 64;

export class MemoryFull extends Error {}

/**
 * The memory of generated code: the words of the state first, then tables that it reads, then room for what it notes while it runs.
 * Its size is fixed before the tables are known: views on it would break if it grew.
 */
export class CodeMemory {
	readonly memory: WasmMemory;
	readonly state: Int32Array;
	/** The first word of the journal, and that of the list of its entries. */
	readonly journal: number;
	readonly watched: number;
	private top: number;
	private readonly end: number;
	private readonly placed = new Map<ArrayLike<number>, number>();

	/**
	 * A memory for a state of so many words, and for a journal of so many at its very end with a list of its entries before it; a
	 * RangeError where there is none so large. Pages that nothing writes to cost nothing.
	 */
	constructor({ Memory }: Pick<WebAssemblyApi, 'Memory'>, words: number, journal: number = 0) {
		const pages = Math.ceil((words * 8 + limits.generatedTableBytes + journal * 6) / PAGE);
		this.journal = (pages * PAGE - journal * 4) >> 2;
		this.watched = this.journal - (journal >> 1);
		this.end = this.watched * 4;
		this.memory = new Memory({ initial: pages, maximum: pages });
		this.top = words * 4;
		this.state = new Int32Array(this.memory.buffer, 0, words);
	}

	get pages(): number {
		return this.memory.buffer.byteLength / PAGE;
	}

	private place(bytes: number): number {
		const at = Math.ceil(this.top / LINE) * LINE;
		if (at + bytes > this.end) throw new MemoryFull();
		this.top = at + bytes;
		return at;
	}

	/** Puts words into the memory; returns the number of the first. */
	words(values: ArrayLike<number>): number {
		const known = this.placed.get(values);
		if (known !== undefined) return known;
		const base = this.room(values.length);
		this.placed.set(values, base);
		new Int32Array(this.memory.buffer).set(values, base);
		return base;
	}

	/** Puts bytes into the memory; returns the place of the first. */
	bytes(values: Uint8Array): number {
		const at = this.place(values.length);
		new Uint8Array(this.memory.buffer).set(values, at);
		return at;
	}

	room(words: number): number {
		return this.place(words * 4) >> 2;
	}
}
