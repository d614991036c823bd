import { largest } from '@tilewright/schema';
import { cellTile } from '../board/grid.ts';
import { tileCellCount, tileSegmentEnd, tileSegmentStart } from '../board/tiles.ts';
import type { Machine } from './machine.ts';
import { type WorthReads, worthReads } from './worth-reads.ts';
import { SORT_BITS, Word, sortOf, worthWords } from './worth-words.ts';

/** Words of a change: the root, and what was known of it before. */
const CHANGE_WORDS = 4;

/** Words of a state on the way to the present one. */
const State = {
	/** The height of the journal in it. */
	height: 0,
	/** `changed` as it began. */
	changed: 1,
	/** The words among those written that worths may read. */
	watched: 2,
	/** A number; states with the same number have the same sums. Below 0 where no sum was made. */
	sum: 3,
	/** The number of `readers` as it began. */
	readers: 4,
} as const;
const STATE_WORDS = 5;

/**
 * Owners and worths of features, kept from one state of a game to the next while the journal is on. Of what was written since, only
 * features are valued anew that it can concern: those it was written at, those that share a tile with them, those that a covered cell
 * lies around, as far as the worth of their kind reads it. Undoing brings back what was known before.
 */
export class KeptWorths {
	declare private readonly machine: Machine;
	/** By root: 1 where the values below hold. */
	declare private readonly known: Uint8Array;
	declare private readonly ownersOf: Int32Array;
	declare private readonly worthOf: Int32Array;
	/** By root, of kinds that are valued anew after any write: the update since when the values hold. */
	declare private readonly valuedAt: Int32Array;
	/** By root: the update after which `isFirst` was asked last. */
	declare private readonly askedAt: Int32Array;
	/** By root: the update that touched it last. */
	declare private readonly touchedAt: Int32Array;
	declare private readonly words: Int32Array;
	declare private readonly reads: readonly WorthReads[];
	/** By kind: 1 where worths of features on the same tiles read it. */
	declare private readonly isReadOnTiles: Uint8Array;
	/** By kind: 1 where its worth reads features on its tiles, or whether cells around them are covered. */
	declare private readonly readsTiles: Uint8Array;
	declare private readonly readsAround: Uint8Array;
	/** By tile kind: 1 where it may have segments whose worths read cells around them. */
	declare private readonly hasReaders: Uint8Array;
	private updates = 0;
	/** The update that valued a feature of a kind that is valued anew after any write. */
	private anywhereAt = -1;
	/** False once the present update met a word that sums may depend on. */
	private isSettled = true;
	/** Records of values before they were dropped or found, to be brought back. */
	private changes: Int32Array = new Int32Array(CHANGE_WORDS << 8);
	private changed = 0;
	/** States on the way to the present one, and the end of the last one. */
	private states: Int32Array = new Int32Array(STATE_WORDS << 6);
	private top = 0;
	/** Features whose worths read cells around them and were found. */
	private readers: Int32Array = new Int32Array(1 << 8);
	private readerCount = 0;
	/** By offset of a cell, from the least on: 1 for a cell itself and those around it. */
	declare private readonly isNear: Uint8Array;
	declare private readonly farthest: number;
	private breaks = -1;

	constructor(machine: Machine) {
		const { segmentCapacity } = machine.rt.board.plan;
		this.machine = machine;
		this.known = new Uint8Array(segmentCapacity);
		this.ownersOf = new Int32Array(segmentCapacity);
		this.worthOf = new Int32Array(segmentCapacity);
		this.valuedAt = new Int32Array(segmentCapacity);
		this.askedAt = new Int32Array(segmentCapacity);
		this.touchedAt = new Int32Array(segmentCapacity);
		this.words = worthWords(machine);
		machine.rt.arena.watch(this.words.map((word) => (word === Word.apart ? 0 : 1)));
		this.reads = worthReads(machine.program);
		const kept = this.reads.filter((r) => !r.anywhere);
		this.isReadOnTiles = Uint8Array.from(this.reads, (_, kind) =>
			kept.some((r) => r.tiles.has(kind)) ? 1 : 0,
		);
		this.readsTiles = Uint8Array.from(this.reads, (r) => (r.tiles.size > 0 ? 1 : 0));
		this.readsAround = Uint8Array.from(this.reads, (r) => (r.around ? 1 : 0));
		const { kinds, tiles } = machine.program;
		const around = new Set(kinds.filter((_, k) => this.readsAround[k] === 1).map(({ id }) => id));
		const { converts } = machine.rt.board.plan;
		const { ring } = machine.rt.board;
		this.farthest = largest(ring);
		this.isNear = new Uint8Array(this.farthest * 2 + 1);
		for (const offset of [0, ...ring]) this.isNear[offset + this.farthest] = 1;
		this.hasReaders = Uint8Array.from(tiles, ({ segments }) =>
			converts || segments.some(({ kind }) => around.has(kind)) ? 1 : 0,
		);
	}

	owners(f: number): number {
		if (this.known[f] === 0) this.find(f);
		return this.ownersOf[f]!;
	}

	worth(f: number): number {
		if (this.known[f] === 0) this.find(f);
		return this.worthOf[f]!;
	}

	isFirst(f: number): boolean {
		if (this.askedAt[f] === this.updates) return false;
		this.askedAt[f] = this.updates;
		return true;
	}

	/**
	 * To be called after a sum over all pieces, in which `owners` and `worth` of each feature with a piece were asked for. Until something
	 * is written that such a sum depends on, `sum` stays the number returned. A sum may depend on points, on pieces in supplies and on the
	 * board, and on features with pieces: their kind, their open sides, their owners and their worth.
	 */
	summed(): number {
		const { states, top } = this;
		const at = top - STATE_WORDS + State.sum;
		if (states[at]! < 0 && this.anywhereAt !== this.updates) states[at] = this.updates;
		return states[at]!;
	}

	/** The number that `summed` gave for the same sum; below 0 where none is known. */
	get sum(): number {
		return this.states[this.top - STATE_WORDS + State.sum]!;
	}

	update(): void {
		const { arena } = this.machine.rt;
		const { lowest } = arena;
		const height = arena.mark();
		this.updates++;
		arena.lowest = height;
		if (arena.breaks !== this.breaks || !arena.journaling) this.top = 0;
		while (this.top > 0 && this.states[this.top - STATE_WORDS + State.height]! > lowest)
			this.leave();
		if (this.top === 0) {
			this.known.fill(0);
			this.changed = this.readerCount = 0;
			this.breaks = arena.breaks;
			this.enter(height);
			return;
		}
		const last = this.top - STATE_WORDS;
		const { states } = this;
		if (states[last + State.height] === height) return;
		const before = states[last + State.sum]!;
		const watched = states[last + State.watched]!;
		this.enter(height);
		this.isSettled = true;
		this.follow(watched, arena.watchedCount);
		if (this.isSettled) this.states[this.top - STATE_WORDS + State.sum] = before;
	}

	private enter(height: number): void {
		const { top } = this;
		if (top === this.states.length) this.states = longer(this.states);
		const { states } = this;
		states[top + State.height] = height;
		states[top + State.changed] = this.changed;
		states[top + State.watched] = this.machine.rt.arena.watchedCount;
		states[top + State.sum] = -1;
		states[top + State.readers] = this.readerCount;
		this.top = top + STATE_WORDS;
	}

	private leave(): void {
		const { changes, known, ownersOf, states, worthOf } = this;
		const last = (this.top -= STATE_WORDS);
		this.readerCount = states[last + State.readers]!;
		const begin = states[last + State.changed]!;
		for (let at = this.changed - CHANGE_WORDS; at >= begin; at -= CHANGE_WORDS) {
			const f = changes[at]!;
			known[f] = changes[at + 1]!;
			ownersOf[f] = changes[at + 2]!;
			worthOf[f] = changes[at + 3]!;
		}
		this.changed = begin;
	}

	private find(f: number): void {
		const { rt, trial } = this.machine;
		const scoring = trial ?? this.machine.scoring;
		const kind = rt.m[rt.board.KIND + f]!;
		const { anywhere } = this.reads[kind]!;
		if (anywhere) {
			this.anywhereAt = this.updates;
			if (this.valuedAt[f] === this.updates) return;
		}
		const owners = scoring.owners(f);
		const worth = owners === 0 ? 0 : scoring.worth(f);
		if (anywhere) this.valuedAt[f] = this.updates;
		else {
			this.note(f);
			this.known[f] = 1;
			if (this.readsAround[kind] === 1) this.addReader(f);
		}
		this.ownersOf[f] = owners;
		this.worthOf[f] = worth;
	}

	private addReader(f: number): void {
		if (this.readerCount === this.readers.length) this.readers = longer(this.readers);
		this.readers[this.readerCount++] = f;
	}

	private note(f: number): void {
		const at = this.changed;
		if (at === this.changes.length) this.changes = longer(this.changes);
		const { changes } = this;
		changes[at] = f;
		changes[at + 1] = this.known[f]!;
		changes[at + 2] = this.ownersOf[f]!;
		changes[at + 3] = this.worthOf[f]!;
		this.changed = at + CHANGE_WORDS;
	}

	private drop(f: number): void {
		if (this.known[f] === 0) return;
		this.note(f);
		this.known[f] = 0;
		this.isSettled = false;
	}

	private dropAll(): void {
		const { known } = this;
		for (let f = known.indexOf(1); f >= 0; f = known.indexOf(1, f + 1)) this.drop(f);
	}

	private follow(from: number, to: number): void {
		const { known, words, touchedAt, updates } = this;
		const { arena, m, board } = this.machine.rt;
		const { PIECE_SEGMENT, ROOT, GRID } = board;
		const { entries, watched } = arena;
		for (let i = from; i < to; i++) {
			const h = watched[i]!;
			const word = words[entries[h]!]!;
			let segment = word >> SORT_BITS;
			switch (sortOf(word)) {
				case Word.segment:
					break;
				case Word.root: {
					const before = entries[h + 1]!;
					if (m[ROOT + before] !== before) {
						if (known[before] === 1) this.isSettled = false;
					} else if (touchedAt[before] !== updates) this.touch(before);
					break;
				}
				case Word.points:
					this.isSettled = false;
					continue;
				case Word.cell:
					if (this.readerCount > 0 && entries[h + 1]! > 0 !== m[GRID + segment * 4]! > 0)
						this.dropAround(segment);
					continue;
				case Word.standing: {
					this.isSettled = false;
					const before = entries[h + 1]!;
					if (before >= 0) this.touch(m[ROOT + before]!);
					segment = m[PIECE_SEGMENT + segment]!;
					break;
				}
				case Word.piece:
					this.isSettled = false;
					segment = m[PIECE_SEGMENT + segment]!;
					break;
				case Word.apart:
					continue;
				default:
					this.dropAll();
					return;
			}
			if (segment < 0) continue;
			const root = m[ROOT + segment]!;
			if (touchedAt[root] !== updates) this.touch(root);
		}
	}

	private touch(root: number): void {
		const { m, board } = this.machine.rt;
		this.touchedAt[root] = this.updates;
		this.drop(root);
		if (this.isReadOnTiles[m[board.KIND + root]!] === 1) this.dropOnTilesOf(root);
	}

	private dropOnTilesOf(root: number): void {
		const { m, board } = this.machine.rt;
		const { NEXT, SEGMENT_TILE } = board;
		let s = root;
		do {
			this.dropReaders(m[SEGMENT_TILE + s]!, this.readsTiles);
			s = m[NEXT + s]!;
		} while (s !== root);
	}

	private dropAround(cell: number): void {
		const { readers, readerCount, known, isNear, farthest } = this;
		const { m, board } = this.machine.rt;
		for (let i = 0; i < readerCount; i++) {
			const f = readers[i]!;
			if (known[f] === 0) continue;
			const tile = m[board.SEGMENT_TILE + f]!;
			if (m[board.NEXT + f] !== f || tileCellCount(board, tile) > 1)
				return this.dropAllAround(cell);
			const offset = cell - m[board.TILE_CELL + tile]! + farthest;
			if (offset >= 0 && offset < isNear.length && isNear[offset] === 1) this.drop(f);
		}
	}

	private dropAllAround(cell: number): void {
		const { ring } = this.machine.rt.board;
		this.dropAt(cell);
		for (let i = 0; i < ring.length; i++) this.dropAt(cell + ring[i]!);
	}

	private dropAt(cell: number): void {
		const tile = cellTile(this.machine.rt.board, cell);
		if (tile < 0) return;
		const { m, board } = this.machine.rt;
		if (this.hasReaders[m[board.TILE_KIND + tile]!] === 1 || m[board.TILE_ADDED + tile]! > 0)
			this.dropReaders(tile, this.readsAround);
	}

	/** Drops features on a tile whose worths read what the table says. No call for each segment: bots come here at every option. */
	private dropReaders(tile: number, reads: Uint8Array): void {
		const { m, board } = this.machine.rt;
		const { KIND, ROOT, SEGMENT_NEXT_ADDED } = board;
		const end = tileSegmentEnd(board, tile);
		for (let s = tileSegmentStart(board, tile); s < end; s++)
			if (reads[m[KIND + s]!] === 1) this.drop(m[ROOT + s]!);
		for (let s = m[board.TILE_ADDED + tile]! - 1; s >= 0; s = m[SEGMENT_NEXT_ADDED + s]! - 1)
			if (reads[m[KIND + s]!] === 1) this.drop(m[ROOT + s]!);
	}
}

function longer(words: Int32Array): Int32Array {
	const twice = new Int32Array(words.length * 2);
	twice.set(words);
	return twice;
}

const kept = new WeakMap<Machine, KeptWorths>();

/** The kept worths of a machine. Each machine has one of these, since it follows what is undone. */
export function keptWorths(machine: Machine): KeptWorths {
	let worths = kept.get(machine);
	if (worths === undefined) kept.set(machine, (worths = new KeptWorths(machine)));
	return worths;
}
