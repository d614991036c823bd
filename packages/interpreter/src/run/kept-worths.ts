import { cellTile } from '../board/grid.ts';
import { COLUMNS, type Column } from '../board/layout.ts';
import { forEachTileSegment } from '../board/tiles.ts';
import type { Machine } from './machine.ts';
import { type WorthReads, worthReads } from './worth-reads.ts';

/** Sorts of words of the arena, by what a change of one touches. */
const Word = {
	/** No worth that is kept reads it. */
	apart: 0,
	/** A value of a segment, at its root one of a feature. */
	segment: 1,
	piece: 2,
	standing: 3,
	cell: 4,
	/** Anything may follow from it. */
	all: 5,
} as const;
/** A word's sort lies in its low bits, the number of its segment, piece or cell above them. */
const SORT_BITS = 3;

/** Words of a change: the root, and what was known of it before. */
const CHANGE_WORDS = 4;

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
	declare private readonly watchesCells: boolean;
	private updates = 0;
	/** Records of values before they were dropped or found, to be brought back. */
	private changes: Int32Array = new Int32Array(CHANGE_WORDS << 8);
	private changed = 0;
	/** States on the way to the present one: the height of the journal in each, and `changed` as it began. */
	private readonly heights: number[] = [];
	private readonly begins: number[] = [];
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
		this.words = sortedWords(machine);
		this.reads = worthReads(machine.program);
		const kept = this.reads.filter((r) => !r.anywhere);
		this.isReadOnTiles = Uint8Array.from(this.reads, (_, kind) =>
			kept.some((r) => r.tiles.has(kind)) ? 1 : 0,
		);
		this.readsTiles = Uint8Array.from(this.reads, (r) => (r.tiles.size > 0 ? 1 : 0));
		this.readsAround = Uint8Array.from(this.reads, (r) => (r.around ? 1 : 0));
		this.watchesCells = kept.some((r) => r.around);
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

	update(): void {
		const { arena } = this.machine.rt;
		const { lowest } = arena;
		const height = arena.mark();
		this.updates++;
		arena.lowest = height;
		const { heights } = this;
		if (arena.breaks !== this.breaks || !arena.journaling) this.forget();
		while (heights.length > 0 && heights[heights.length - 1]! > lowest) this.leave();
		if (heights.length === 0) {
			this.known.fill(0);
			this.changed = 0;
			this.breaks = arena.breaks;
			this.enter(height);
			return;
		}
		const from = heights[heights.length - 1]!;
		if (from === height) return;
		this.enter(height);
		this.follow(from, height);
	}

	private forget(): void {
		if (this.heights.length > 0) this.heights.length = this.begins.length = 0;
	}

	private enter(height: number): void {
		this.heights.push(height);
		this.begins.push(this.changed);
	}

	private leave(): void {
		const { changes, known, ownersOf, worthOf } = this;
		this.heights.pop();
		const begin = this.begins.pop()!;
		for (let at = this.changed - CHANGE_WORDS; at >= begin; at -= CHANGE_WORDS) {
			const f = changes[at]!;
			known[f] = changes[at + 1]!;
			ownersOf[f] = changes[at + 2]!;
			worthOf[f] = changes[at + 3]!;
		}
		this.changed = begin;
	}

	private find(f: number): void {
		const { rt, scoring } = this.machine;
		const { anywhere } = this.reads[rt.m[rt.board.KIND + f]!]!;
		if (anywhere && this.valuedAt[f] === this.updates) return;
		const owners = scoring.owners(f);
		const worth = owners === 0 ? 0 : scoring.worth(f);
		if (anywhere) this.valuedAt[f] = this.updates;
		else {
			this.note(f);
			this.known[f] = 1;
		}
		this.ownersOf[f] = owners;
		this.worthOf[f] = worth;
	}

	private note(f: number): void {
		const at = this.changed;
		if (at === this.changes.length) {
			const longer = new Int32Array(at * 2);
			longer.set(this.changes);
			this.changes = longer;
		}
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
	}

	private dropAll(): void {
		const { known } = this;
		for (let f = known.indexOf(1); f >= 0; f = known.indexOf(1, f + 1)) this.drop(f);
	}

	private follow(from: number, to: number): void {
		const { words, touchedAt, updates, watchesCells } = this;
		const { arena, m, board } = this.machine.rt;
		const { PIECE_SEGMENT, ROOT, GRID } = board;
		for (let h = from; h < to; h += 2) {
			const word = words[arena.placeAt(h)]!;
			if (word === 0) continue;
			let segment = word >> SORT_BITS;
			switch (word & ((1 << SORT_BITS) - 1)) {
				case Word.segment:
					break;
				case Word.cell:
					if (watchesCells && arena.valueBefore(h) > 0 !== m[GRID + segment * 4]! > 0)
						this.dropAround(segment);
					continue;
				case Word.standing: {
					const before = arena.valueBefore(h);
					if (before >= 0) this.touch(m[ROOT + before]!);
					segment = m[PIECE_SEGMENT + segment]!;
					break;
				}
				case Word.piece:
					segment = m[PIECE_SEGMENT + segment]!;
					break;
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
			forEachTileSegment(board, m[SEGMENT_TILE + s]!, this.dropReaderOfTiles);
			s = m[NEXT + s]!;
		} while (s !== root);
	}

	private readonly dropReaderOfTiles = (s: number): boolean => {
		const { m, board } = this.machine.rt;
		if (this.readsTiles[m[board.KIND + s]!] === 1) this.drop(m[board.ROOT + s]!);
		return false;
	};

	private dropAround(cell: number): void {
		const { board } = this.machine.rt;
		this.dropAt(cell);
		for (const step of board.ring) this.dropAt(cell + step);
	}

	private dropAt(cell: number): void {
		const { board } = this.machine.rt;
		const tile = cellTile(board, cell);
		if (tile >= 0) forEachTileSegment(board, tile, this.dropReaderOfCells);
	}

	private readonly dropReaderOfCells = (s: number): boolean => {
		const { m, board } = this.machine.rt;
		if (this.readsAround[m[board.KIND + s]!] === 1) this.drop(m[board.ROOT + s]!);
		return false;
	};
}

/** Columns of segments that change only together with another one of the feature, or that no kept worth reads. */
const apartOfSegments: ReadonlySet<string> = new Set([
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
 * places of pieces and registers of things on the board.
 */
function sortedWords({ rt, program }: Machine): Int32Array {
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
			else if (!apartOfSegments.has(name)) column(base, size, Word.segment);
		} else if (per === 'pieces') {
			column(base, size, name === 'PIECE_SEGMENT' ? Word.standing : Word.piece);
		} else if (!apartGroups.has(per) && !apartCounts.has(name)) column(base, size, Word.all);
	}
	for (const base of markColumns) column(base, sizes.segments, Word.segment);
	for (const base of [rt.WHERE, rt.REF]) column(base, rt.pieceKind.length, Word.piece);
	program.registers.forEach(({ per }, i) => {
		const size = rt.registerSize[i]!;
		if (per === 'feature' || per === 'segment') column(rt.REGISTER[i]!, size, Word.segment);
		if (per === 'piece') column(rt.REGISTER[i]!, size, Word.piece);
	});
	return words;
}

const kept = new WeakMap<Machine, KeptWorths>();

/** The kept worths of a machine. Each machine has one of these, since it follows what is undone. */
export function keptWorths(machine: Machine): KeptWorths {
	let worths = kept.get(machine);
	if (worths === undefined) kept.set(machine, (worths = new KeptWorths(machine)));
	return worths;
}
