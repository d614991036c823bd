import type { Arena } from '../arena.ts';
import { GRID_ROW } from './columns.ts';
import { Features } from './features.ts';
import type { BoardPlan } from './plan.ts';
import { CELL_WORDS } from './tile-tables.ts';

/** Looks at one member; true ends the walk. */
export type Visit = (id: number) => boolean;

/** How segments of one tile can be neighbours: they border, or one ends at the other. */
export type Via = 'touch' | 'end';

/**
 * Walks in canonical order: tiles as they were laid, segments by index, features by their first segment. What is walked over is
 * gathered first, so a visit may start other walks; it must not change the board. Each returns whether a visit ended it.
 */
export class Walks extends Features {
	/** A stack of gathered ids; no state. */
	declare private gathered: Int32Array;
	private top = 0;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		this.gathered = new Int32Array(256);
	}

	private gather(id: number): void {
		if (this.top === this.gathered.length) {
			const wider = new Int32Array(this.gathered.length * 2);
			wider.set(this.gathered);
			this.gathered = wider;
		}
		this.gathered[this.top++] = id;
	}

	private sort(from: number): void {
		const list = this.gathered;
		const end = this.top;
		if (end - from > 32) {
			list.subarray(from, end).sort();
			return;
		}
		for (let i = from + 1; i < end; i++) {
			const id = list[i]!;
			let j = i - 1;
			while (j >= from && list[j]! > id) {
				list[j + 1] = list[j]!;
				j--;
			}
			list[j + 1] = id;
		}
	}

	private visitFrom(from: number, visit: Visit): boolean {
		const end = this.top;
		let ended = false;
		for (let i = from; i < end && !ended; i++) ended = visit(this.gathered[i]!);
		this.top = from;
		return ended;
	}

	/** Visits the roots of features gathered by their first segments. */
	private visitFeatures(from: number, visit: (root: number, kind: number) => boolean): boolean {
		const { m, PARENT, KIND } = this;
		const end = this.top;
		let ended = false;
		for (let i = from; i < end && !ended; i++) {
			const root = m[PARENT + this.gathered[i]!]!;
			ended = visit(root, m[KIND + root]!);
		}
		this.top = from;
		return ended;
	}

	protected resetWalks(): void {
		this.top = 0;
	}

	/** All features (roots), or those of one kind. */
	forEachFeature(visit: Visit, kind: number = -1): boolean {
		const { m, MINSEG, PARENT, KIND } = this;
		const n = this.segmentCount();
		for (let s = 0; s < n; s++) {
			if (kind >= 0 && m[KIND + s] !== kind) continue;
			const root = m[PARENT + s]!;
			if (m[MINSEG + root] === s && visit(root)) return true;
		}
		return false;
	}

	/** The segments of a feature. */
	forEachMember(seg: number, visit: Visit): boolean {
		const { m, NEXT } = this;
		const from = this.top;
		let s = seg;
		do {
			this.gather(s);
			s = m[NEXT + s]!;
		} while (s !== seg);
		this.sort(from);
		return this.visitFrom(from, visit);
	}

	/** The tiles of a feature, each once. */
	forEachTileOf(seg: number, visit: Visit): boolean {
		const { m, NEXT, SEG_TILE, stamps } = this;
		const from = this.top;
		const stamp = this.nextStamp();
		let s = seg;
		do {
			const tile = m[SEG_TILE + s]!;
			if (stamps[tile] !== stamp) {
				stamps[tile] = stamp;
				this.gather(tile);
			}
			s = m[NEXT + s]!;
		} while (s !== seg);
		this.sort(from);
		return this.visitFrom(from, visit);
	}

	/** How many tiles a feature has. */
	countTilesOf(seg: number): number {
		const { m, NEXT, SEG_TILE, stamps } = this;
		const stamp = this.nextStamp();
		let count = 0;
		let s = seg;
		do {
			const tile = m[SEG_TILE + s]!;
			if (stamps[tile] !== stamp) {
				stamps[tile] = stamp;
				count++;
			}
			s = m[NEXT + s]!;
		} while (s !== seg);
		return count;
	}

	/** Features (roots) that some member borders, or ends at. */
	forEachTouchingFeature(
		seg: number,
		visit: (root: number, kind: number) => boolean,
		via: Via = 'touch',
		kind: number = -1,
	): boolean {
		const from = this.top;
		this.gatherTouching(seg, via, kind);
		this.sort(from);
		return this.visitFeatures(from, visit);
	}

	/** How many features some member borders or ends at. */
	countTouchingFeatures(seg: number, via: Via = 'touch', kind: number = -1): number {
		const from = this.top;
		this.gatherTouching(seg, via, kind);
		const count = this.top - from;
		this.top = from;
		return count;
	}

	private gatherTouching(seg: number, via: Via, kind: number): void {
		const { m, NEXT, SEG_TILE, TILE_SEG0, PARENT, MINSEG, KIND, stamps, protos } = this;
		const at = via === 'touch' ? protos.touchAt : protos.endAt;
		const to = via === 'touch' ? protos.touchTo : protos.endTo;
		const stamp = this.nextStamp();
		let s = seg;
		do {
			const tile = m[SEG_TILE + s]!;
			const seg0 = m[TILE_SEG0 + tile]!;
			const tileKind = m[this.TILE_KIND + tile]!;
			if (s - seg0 < protos.segCount[tileKind]!) {
				const row = protos.segBase[tileKind]! + s - seg0;
				for (let i = at[row]!, end = at[row + 1]!; i < end; i++) {
					const other = seg0 + to[i]!;
					if (kind >= 0 && m[KIND + other] !== kind) continue;
					const first = m[MINSEG + m[PARENT + other]!]!;
					if (stamps[first] === stamp) continue;
					stamps[first] = stamp;
					this.gather(first);
				}
			}
			s = m[NEXT + s]!;
		} while (s !== seg);
	}

	/** Segments of the same tile that a segment borders or ends at. */
	forEachTouching(seg: number, visit: Visit, via: Via = 'touch'): boolean {
		const { m, protos } = this;
		const tile = m[this.SEG_TILE + seg]!;
		const seg0 = m[this.TILE_SEG0 + tile]!;
		const tileKind = m[this.TILE_KIND + tile]!;
		if (seg - seg0 >= protos.segCount[tileKind]!) return false;
		const row = protos.segBase[tileKind]! + seg - seg0;
		const at = via === 'touch' ? protos.touchAt : protos.endAt;
		const to = via === 'touch' ? protos.touchTo : protos.endTo;
		for (let i = at[row]!, end = at[row + 1]!; i < end; i++) if (visit(seg0 + to[i]!)) return true;
		return false;
	}

	/** The pieces on a feature, by number. */
	forEachPiece(seg: number, visit: Visit): boolean {
		const { m, P_NEXT } = this;
		const head = m[this.PIECES + m[this.PARENT + seg]!]!;
		if (head < 0) return false;
		const from = this.top;
		let p = head;
		do {
			this.gather(p);
			p = m[P_NEXT + p]!;
		} while (p !== head);
		this.sort(from);
		return this.visitFrom(from, visit);
	}

	/** The segments a tile came with: from `tileSegmentStart` to before `tileSegmentEnd`. */
	tileSegmentStart(tile: number): number {
		return this.m[this.TILE_SEG0 + tile]!;
	}

	tileSegmentEnd(tile: number): number {
		return this.m[this.TILE_SEG0 + tile]! + this.protos.segCount[this.m[this.TILE_KIND + tile]!]!;
	}

	/** What one segment carries of a mark of the program, as printed. */
	segmentMark(seg: number, mark: number): number {
		const { m, protos, plan } = this;
		const tile = m[this.SEG_TILE + seg]!;
		const tileKind = m[this.TILE_KIND + tile]!;
		const offset = seg - m[this.TILE_SEG0 + tile]!;
		const column = plan.markIndex[mark]!;
		if (column < 0 || offset >= protos.segCount[tileKind]!) return 0;
		return protos.segMarks[
			(protos.segBase[tileKind]! + offset) * plan.markColumns.length + column
		]!;
	}

	/** The segments of a tile: its own, then added ones. */
	forEachTileSegment(tile: number, visit: Visit): boolean {
		const { m } = this;
		const seg0 = m[this.TILE_SEG0 + tile]!;
		const end = seg0 + this.protos.segCount[m[this.TILE_KIND + tile]!]!;
		for (let s = seg0; s < end; s++) if (visit(s)) return true;
		for (let s = m[this.TILE_EXTRA + tile]! - 1; s >= 0; s = m[this.SEG_EXTRA + s]! - 1)
			if (visit(s)) return true;
		return false;
	}

	/** How many cells a tile covers. */
	tileCellCount(tile: number): number {
		return this.protos.cellCount[this.m[this.TILE_KIND + tile]!]!;
	}

	/** Cell i of a tile on the board. */
	tileCellAt(tile: number, i: number): number {
		const { m } = this;
		const cell = m[this.TILE_CELL + tile]!;
		return this.cellOf(m[this.TILE_KIND + tile]!, cell * 4 + m[this.TILE_ROT + tile]!, i);
	}

	/** The cells of a tile. */
	forEachTileCell(tile: number, visit: Visit): boolean {
		const n = this.tileCellCount(tile);
		for (let i = 0; i < n; i++) if (visit(this.tileCellAt(tile, i))) return true;
		return false;
	}

	/** The cells a tile kind would cover at a placement. */
	cellsOf(tileKind: number, placement: number): number[] {
		return Array.from({ length: this.protos.cellCount[tileKind]! }, (_, i) =>
			this.cellOf(tileKind, placement, i),
		);
	}

	/** Cells some steps away from those that a tile kind would cover at a placement, each once and none of its own. */
	forEachCellBeyond(
		tileKind: number,
		placement: number,
		steps: readonly number[],
		visit: Visit,
	): boolean {
		if (this.protos.cellCount[tileKind] === 1) {
			const cell = placement >> 2;
			for (let i = 0; i < steps.length; i++) if (visit(cell + steps[i]!)) return true;
			return false;
		}
		const own = this.cellsOf(tileKind, placement);
		const seen = new Set(own);
		for (const cell of own)
			for (const step of steps) {
				if (seen.has(cell + step)) continue;
				seen.add(cell + step);
				if (visit(cell + step)) return true;
			}
		return false;
	}

	/** The cell that cell i of a tile kind would cover at a placement. */
	cellOf(tileKind: number, placement: number, i: number): number {
		const { protos } = this;
		const at = (protos.cellBase[tileKind]! + i) * 4 + (placement & 3);
		return (placement >> 2) + protos.cellY[at]! * this.width + protos.cellX[at]!;
	}

	/** Tiles at a corner, each once. */
	forEachCornerTile(corner: number, visit: Visit): boolean {
		const from = this.top;
		for (let i = 0; i < 4; i++) {
			const tile = this.cellTile(this.cornerCell(corner, i));
			if (tile < 0) continue;
			let known = false;
			for (let j = from; j < this.top; j++) known ||= this.gathered[j] === tile;
			if (!known) this.gather(tile);
		}
		this.sort(from);
		return this.visitFrom(from, visit);
	}

	/** Segments that reach a corner. */
	forEachCornerSegment(corner: number, visit: Visit): boolean {
		const { protos, m } = this;
		const from = this.top;
		const stamp = this.nextStamp();
		for (let i = 0; i < 4; i++) {
			const cell = this.cornerCell(corner, i);
			const tile = this.cellTile(cell);
			if (tile < 0) continue;
			const row = this.printedRow(cell) / CELL_WORDS;
			// seen from the cell in the north-west the corner is its SE, and so on clockwise
			const at = (row >> 2) * 4 + ((i + 1 - (row & 3)) & 3);
			for (let j = protos.cornerAt[at]!, end = protos.cornerAt[at + 1]!; j < end; j++) {
				const seg = m[this.TILE_SEG0 + tile]! + protos.cornerTo[j]!;
				if (this.stamps[seg] === stamp) continue;
				this.stamps[seg] = stamp;
				this.gather(seg);
			}
		}
		this.sort(from);
		return this.visitFrom(from, visit);
	}

	/** The cells that meet at a corner, clockwise from the north-west one. */
	private cornerCell(corner: number, i: number): number {
		const { width } = this;
		if (i === 0) return corner - width - 1;
		if (i === 1) return corner - width;
		return i === 2 ? corner : corner - 1;
	}

	/** The row of a covered cell in `protos.sides` as printed on its tile. */
	protected printedRow(cell: number): number {
		const row = this.m[this.GRID + cell * 4 + GRID_ROW]!;
		return row >= 0 ? row : this.m[this.changedRow(row) + 6]!;
	}

	/** Where the record of a changed cell lies in the arena; `row` is what its cell holds. */
	protected changedRow(row: number): number {
		return this.plan.base.CHANGED + (-row - 1) * CELL_WORDS;
	}
}
