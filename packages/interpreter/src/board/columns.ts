import type { Arena } from '../arena.ts';
import { COUNT, type BoardPlan } from './plan.ts';
import type { Protos } from './tile-tables.ts';

/**
 * The columns of the board: offsets into the arena, so `arena.m[board.SIZE + root]` reads one. A segment's feature is its
 * PARENT, always the root itself; the columns from SIZE to SETTLED and the marks speak of the feature at its root.
 */
export class Columns {
	declare readonly plan: BoardPlan;
	declare readonly arena: Arena;
	declare readonly m: Int32Array;
	declare readonly protos: Protos;
	declare readonly width: number;
	/** Cell 0/0. */
	declare readonly centre: number;
	/** Steps to the neighbours N E S W, and to the eight around from N clockwise. */
	declare readonly steps: readonly number[];
	declare readonly ring: readonly number[];

	/** Per cell, four words: see `GRID_STATE`. */
	declare readonly GRID: number;
	declare readonly TILES: number;
	declare readonly SEGMENTS: number;
	declare readonly FRONTIER: number;
	declare readonly FRONT_CELL: number;
	declare readonly FRONT_CODE: number;

	declare readonly TILE_KIND: number;
	declare readonly TILE_CELL: number;
	declare readonly TILE_ROT: number;
	declare readonly TILE_SEG0: number;
	/** Head of the list of added segments + 1. */
	declare readonly TILE_EXTRA: number;

	declare readonly PARENT: number;
	/** Number of segments. */
	declare readonly SIZE: number;
	/** The next member of the feature, in a circle. */
	declare readonly NEXT: number;
	/** Ports that face an empty cell; edge kinds only. */
	declare readonly OPEN: number;
	/** The first segment. */
	declare readonly MINSEG: number;
	/** Right at every member. */
	declare readonly KIND: number;
	/** A piece on the feature, or -1; the others follow in a circle. */
	declare readonly PIECES: number;
	declare readonly SETTLED: number;
	/** By mark of the program: its column, or -1 when tiles carry it. */
	declare readonly MARK: readonly number[];

	declare readonly SEG_TILE: number;
	/** Index in the declaration of the tile kind, -1 for an added segment. */
	declare readonly SEG_INDEX: number;
	declare readonly SEG_EXTRA: number;

	/** The segment a piece stands on, or -1. */
	declare readonly P_SEG: number;
	declare readonly P_NEXT: number;

	constructor(plan: BoardPlan, arena: Arena) {
		const { base } = plan;
		this.plan = plan;
		this.arena = arena;
		this.m = arena.m;
		this.protos = plan.protos;
		this.width = plan.width;
		this.centre = (plan.width >> 1) * plan.width + (plan.width >> 1);
		const w = plan.width;
		this.steps = [-w, 1, w, -1];
		this.ring = [-w, 1 - w, 1, w + 1, w, w - 1, -1, -w - 1];
		this.GRID = base.GRID;
		this.TILES = base.COUNTS + COUNT.tiles;
		this.SEGMENTS = base.COUNTS + COUNT.segments;
		this.FRONTIER = base.COUNTS + COUNT.frontier;
		this.FRONT_CELL = base.FRONT_CELL;
		this.FRONT_CODE = base.FRONT_CODE;
		this.TILE_KIND = base.TILE_KIND;
		this.TILE_CELL = base.TILE_CELL;
		this.TILE_ROT = base.TILE_ROT;
		this.TILE_SEG0 = base.TILE_SEG0;
		this.TILE_EXTRA = base.TILE_EXTRA;
		this.PARENT = base.PARENT;
		this.SIZE = base.SIZE;
		this.NEXT = base.NEXT;
		this.OPEN = base.OPEN;
		this.MINSEG = base.MINSEG;
		this.KIND = base.KIND;
		this.PIECES = base.PIECES;
		this.SETTLED = base.SETTLED;
		this.MARK = plan.marks;
		this.SEG_TILE = base.SEG_TILE;
		this.SEG_INDEX = base.SEG_INDEX;
		this.SEG_EXTRA = base.SEG_EXTRA;
		this.P_SEG = base.P_SEG;
		this.P_NEXT = base.P_NEXT;
	}

	tileCount(): number {
		return this.m[this.TILES]!;
	}

	segmentCount(): number {
		return this.m[this.SEGMENTS]!;
	}

	/** The cell at x/y, or -1 outside the grid. */
	cellAt(x: number, y: number): number {
		const half = this.width >> 1;
		if (x < -half || x > half || y < -half || y > half) return -1;
		return this.centre + y * this.width + x;
	}

	xOf(cell: number): number {
		return (cell % this.width) - (this.width >> 1);
	}

	yOf(cell: number): number {
		return ((cell / this.width) | 0) - (this.width >> 1);
	}

	/** The tile that covers a cell, or -1. */
	cellTile(cell: number): number {
		const state = this.m[this.GRID + cell * 4]!;
		return state > 0 ? state - 1 : -1;
	}

	/** Whether `times` steps (one of `steps`) from a cell stay in the grid. */
	inside(cell: number, step: number, times: number): boolean {
		const x = this.xOf(cell) + (step === 1 ? times : step === -1 ? -times : 0);
		const y = this.yOf(cell) + (step === this.width ? times : step === -this.width ? -times : 0);
		return this.cellAt(x, y) >= 0;
	}

	/** The root of a segment's feature. */
	find(seg: number): number {
		return this.m[this.PARENT + seg]!;
	}
}

/** Words of a cell. */
/** 0 untouched, -1 out of bounds, -(place in the frontier + 2), tile + 1. */
export const GRID_STATE = 0;
/** Of a covered cell: offset of its row in `protos.sides`, or -(changed row + 1). */
export const GRID_ROW = 1;
/** Of a covered cell: first segment of its tile. */
export const GRID_SEG0 = 2;
/** First watcher + 1. */
export const GRID_WATCH = 3;
/** The state of cells no tile may cover. */
export const OUT_OF_BOUNDS = -1;
