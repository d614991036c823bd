import type { Arena, Layout } from '../arena.ts';
import { EngineFault } from '../fault.ts';
import { Changes } from './topology-edits.ts';
import { GRID_ROW, GRID_SEG0, OUT_OF_BOUNDS } from './columns.ts';
import { planBoard, type BoardOptions, type BoardPlan, type BoardProgram } from './plan.ts';
import { CELL_WORDS } from './tile-tables.ts';

/**
 * The board of a game: tiles, cells, features, frontier. All that can change lies in the arena.
 *
 * `layTile`: number the tile, make its segments, then per cell and direction either join the neighbour's segments, note the
 * side in the constraint of a frontier cell, or open a new one; at last wake what watches the cells.
 */
export class Board extends Changes {
	static plan(program: BoardProgram, layout: Layout, options?: BoardOptions): BoardPlan {
		return planBoard(program, layout, options);
	}

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		const { m, width, GRID } = this;
		for (let i = 0; i < width; i++) {
			m[GRID + i * 4] = OUT_OF_BOUNDS;
			m[GRID + (width * (width - 1) + i) * 4] = OUT_OF_BOUNDS;
			m[GRID + width * i * 4] = OUT_OF_BOUNDS;
			m[GRID + (width * i + width - 1) * 4] = OUT_OF_BOUNDS;
		}
		for (let s = 0; s < plan.sizes.segments; s++)
			m[this.PARENT + s] = m[this.NEXT + s] = m[this.MINSEG + s] = s;
	}

	/** Clears the board, past the journal: only what was touched, without allocating. */
	reset(): void {
		const { m, GRID, TILE_KIND, TILE_CELL, protos } = this;
		for (let t = this.tileCount() - 1; t >= 0; t--)
			if (protos.cellCount[m[TILE_KIND + t]!] === 1) m[GRID + m[TILE_CELL + t]! * 4] = 0;
			else
				for (let i = this.tileCellCount(t) - 1; i >= 0; i--)
					m[GRID + this.tileCellAt(t, i) * 4] = 0;
		for (let i = this.frontierCount() - 1; i >= 0; i--) m[GRID + m[this.FRONT_CELL + i]! * 4] = 0;
		this.resetFeatures();
		this.resetWalks();
		this.resetChanges();
		m[this.TILES] = 0;
		m[this.SEGMENTS] = 0;
		m[this.FRONTIER] = 0;
	}

	/** Lays a tile with its cell 0/0 on a cell; whether it fits is the caller's to know. Returns the tile. */
	layTile(tileKind: number, cell: number, rotation: number): number {
		const { arena, m, protos } = this;
		const tile = m[this.TILES]!;
		const seg0 = m[this.SEGMENTS]!;
		const count = protos.segCount[tileKind]!;
		if (tile === this.plan.sizes.tiles || seg0 + count > this.plan.sizes.segments)
			throw new EngineFault('RUN-MEMORY', `More than ${tile} tiles`);
		this.fresh = seg0;
		if (this.recording) this.formerOf(tileKind, cell * 4 + rotation);
		arena.set(this.TILES, tile + 1);
		arena.set(this.SEGMENTS, seg0 + count);
		// what lies beyond the counts is never read, so no undo has to bring it back
		m[this.TILE_KIND + tile] = tileKind;
		m[this.TILE_CELL + tile] = cell;
		m[this.TILE_ROT + tile] = rotation;
		m[this.TILE_SEG0 + tile] = seg0;
		this.makeSegments(tileKind, tile, seg0, count);
		const base = protos.cellBase[tileKind]!;
		const cells = protos.cellCount[tileKind]!;
		if (cells === 1) this.layCell(cell, (base * 4 + rotation) * CELL_WORDS, tile, seg0);
		else
			for (let c = 0; c < cells; c++)
				this.layCell(
					this.cellOf(tileKind, cell * 4 + rotation, c),
					((base + c) * 4 + rotation) * CELL_WORDS,
					tile,
					seg0,
				);
		if (this.recording) this.recordFormer();
		return tile;
	}

	private makeSegments(tileKind: number, tile: number, seg0: number, count: number): void {
		const { m, KIND, SEG_TILE, SEG_INDEX, OPEN } = this;
		const { segBase, segKind, segIndex, segPorts, segMarked } = this.protos;
		const shift = seg0 - segBase[tileKind]!;
		for (let seg = seg0, end = seg0 + count; seg < end; seg++) {
			const row = seg - shift;
			m[KIND + seg] = segKind[row]!;
			m[SEG_TILE + seg] = tile;
			m[SEG_INDEX + seg] = segIndex[row]!;
			m[OPEN + seg] = segPorts[row]!;
			if (segMarked[row] !== 0) this.printMarks(seg, row);
		}
	}

	private layCell(cell: number, row: number, tile: number, seg0: number): void {
		const { arena, m, width, GRID } = this;
		const at = GRID + cell * 4;
		const state = m[at]!;
		if (state > 0 || state === OUT_OF_BOUNDS)
			throw new EngineFault('RUN-STATE', 'A tile would lie on a cell that is not free');
		if (state < 0) this.leaveFrontier(-state - 2);
		arena.set(at, tile + 1);
		m[at + GRID_ROW] = row;
		m[at + GRID_SEG0] = seg0;
		this.laySide(row, 0, seg0, cell - width);
		this.laySide(row, 1, seg0, cell + 1);
		this.laySide(row, 2, seg0, cell + width);
		this.laySide(row, 3, seg0, cell - 1);
		if (this.attentive) this.layRest(cell);
		if (m[at + 3] !== 0) this.wake(cell);
	}
}

export type { BoardOptions, BoardPlan, BoardProgram } from './plan.ts';
export type { KindMatch } from './side-codes.ts';
export type { Via, Visit } from './queries.ts';
