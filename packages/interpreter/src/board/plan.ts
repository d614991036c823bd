import { limits } from '@tilewright/schema';
import { EngineFault } from '../fault.ts';
import type { Program } from '@tilewright/lang';
import type { Layout } from '../arena.ts';
import { SideCodes } from './side-codes.ts';
import { buildProtos, CELL_WORDS, segmentMarks, type Protos } from './tile-tables.ts';

/** Cells along one side of the grid. */
const MAX_WIDTH: number = limits.gridWidth;
/** Entries of the fit table; beyond, masks are kept in a map. */
export const MAX_FIT_ENTRIES: number = 1 << 23;
/** Words of one cell: state, row of its sides, first segment of its tile, head of its watchers. */
const GRID_WORDS = 4;

/** What of a program the board is made from. */
export type BoardProgram = Pick<Program, 'kinds' | 'marks' | 'tiles'> & {
	readonly deck: Pick<Program['deck'], 'groups' | 'start'>;
};

export interface BoardOptions {
	/** Pieces that can stand on segments. */
	readonly pieces?: number;
	/** Tiles that may lie on the board; default: those of the deck and the start. */
	readonly tiles?: number;
	/** Segments that may be added, sides that may be overridden, links that may exist at a time. */
	readonly changes?: number;
	readonly links?: number;
	/** Pairs of a cell and a segment that may be watched. */
	readonly watches?: number;
	/** Watched pairs beside those that tiles bring. */
	readonly moreWatches?: number;
	/** Features may be converted, so every kind folds every mark. */
	readonly converts?: boolean;
	/** The first of the tiles that lie face down: what they meet stays open, and nothing joins them. */
	readonly faceDown?: number;
	/** Tiles that are in the game but in no group of the deck. */
	readonly held?: readonly { readonly tile: number; readonly copies: number }[];
}

/** Where the board lies in the arena, and the tables it reads. Made once per program. */
export interface BoardPlan {
	readonly protos: Protos;
	/** Kind columns of the program, by index. */
	readonly kindConnect: readonly string[];
	/** 1 where `complete` of the kind may change, so its features are candidates. */
	readonly asked: Uint8Array;
	/** Of kind k: columns `markAt[k] … markAt[k + 1]` of `markColumn` and `markFold` are folded. */
	readonly markAt: Int32Array;
	readonly markColumn: Int32Array;
	readonly markFold: Int32Array;
	/** By mark of the program: its column, or -1. */
	readonly marks: readonly number[];
	/** Columns and folds of all marks, in the order of `protos.segMarks`. */
	readonly markColumns: Int32Array;
	/** By mark of the program: its place among the marks of segments, or -1. */
	readonly markIndex: readonly number[];
	readonly codes: SideCodes;
	/** Code of a whole side by kind + 1. */
	readonly kindCode: Int32Array;
	readonly width: number;
	readonly cells: number;
	readonly tileCapacity: number;
	readonly segmentCapacity: number;
	readonly converts: boolean;
	/** Some tiles may lie face down. */
	readonly hides: boolean;
	readonly sizes: {
		readonly tiles: number;
		readonly segments: number;
		readonly pieces: number;
		readonly frontier: number;
		readonly dirty: number;
		readonly watches: number;
		readonly changes: number;
		readonly links: number;
		readonly former: number;
		readonly events: number;
	};
	readonly base: Readonly<Record<BoardColumn, number>>;
}

const COLUMNS = [
	'GRID', 'COUNTS', 'FRONT_CELL', 'FRONT_CODE',
	'TILE_KIND', 'TILE_CELL', 'TILE_ROT', 'TILE_SEG0', 'TILE_EXTRA',
	'PARENT', 'SIZE', 'NEXT', 'OPEN', 'MINSEG', 'KIND', 'PIECES', 'SETTLED', 'SETTLED_OWN', 'SEG_TILE', 'SEG_INDEX', 'SEG_EXTRA', 'IDENTITY',
	'P_SEG', 'P_NEXT', 'O_SEG', 'O_PIECE', 'DIRTY', 'W_CELL', 'W_SEG', 'W_NEXT', 'CHANGED', 'L_A', 'L_B', 'L_PIECE', 'EVENTS',
] as const; // prettier-ignore
export type BoardColumn = (typeof COLUMNS)[number];

/** Words in COUNTS. */
export const COUNT = {
	tiles: 0,
	segments: 1,
	frontier: 2,
	dirty: 3,
	watches: 4,
	changes: 5,
	links: 6,
	events: 7,
	/** First segment that was not yet a candidate. */
	asked: 8,
	/** Added segments that belong to a piece. */
	owned: 9,
} as const;
const COUNT_WORDS = 10;

/** How a mark merges, as in `markFold`. */
const FOLDS = ['sum', 'any', 'all', 'max'] as const;

/** How far from 0/0 the start tiles lie; the grid stays centred there. */
function startReach({ deck: { start } }: BoardProgram): number {
	const far = Math.max(0, ...start.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
	if (far > MAX_WIDTH >> 2) throw new EngineFault('RUN-MEMORY', 'A start tile lies too far out');
	return far;
}

/** Compiles the tables and reserves the columns of the board. */
export function planBoard(
	program: BoardProgram,
	layout: Layout,
	options: BoardOptions = {},
): BoardPlan {
	const { kinds, tiles } = program;
	const codes = new SideCodes();
	const kindCode = Int32Array.from([
		1,
		...kinds.map((kind, k) => (kind.connect === 'edge' ? codes.codeOf(k, k) : 1)),
	]);
	const protos = buildProtos(tiles, kinds, program.marks, codes, options.faceDown);
	const sizes = sizesOf(program, protos, options);
	const width = Math.min(2 * (sizes.cells + startReach(program)) + 3, MAX_WIDTH);
	const count: Partial<Record<BoardColumn, number>> = {
		GRID: width * width * GRID_WORDS,
		COUNTS: COUNT_WORDS,
		DIRTY: sizes.dirty,
		CHANGED: sizes.changes * CELL_WORDS,
		EVENTS: sizes.events * 2,
	};
	const initial: Partial<Record<BoardColumn, number>> = {
		PIECES: -1,
		P_SEG: -1,
		P_NEXT: -1,
		SIZE: 1,
	};
	const base = {} as Record<BoardColumn, number>;
	for (const name of COLUMNS) {
		const size = count[name] ?? sizes[GROUP_OF[name.slice(0, 2)] ?? 'segments'];
		base[name] = layout.column(`board.${name}`, size, initial[name] ?? 0);
	}
	const carried = segmentMarks(program.marks);
	const markColumns = carried.map(({ ir }) => layout.column(`board.mark.${ir.id}`, sizes.segments));
	const marks = program.marks.map((_, mark) => {
		const i = carried.findIndex((c) => c.mark === mark);
		return i < 0 ? -1 : markColumns[i]!;
	});
	const markAt = [0];
	const [markColumn, markFold]: number[][] = [[], []];
	kinds.forEach((_, kind) => {
		carried.forEach(({ ir }, i) => {
			if (!options.converts && !carries(protos, kind, i, carried.length)) return;
			markColumn!.push(markColumns[i]!);
			markFold!.push(FOLDS.indexOf(ir.fold));
		});
		markAt.push(markColumn!.length);
	});
	return {
		protos,
		kindConnect: kinds.map((kind) => kind.connect),
		asked: Uint8Array.from(kinds, (kind) => (kind.complete.op === 'const' ? 0 : 1)),
		markAt: Int32Array.from(markAt),
		markColumn: Int32Array.from(markColumn!),
		markFold: Int32Array.from(markFold!),
		marks,
		markColumns: Int32Array.from(markColumns),
		markIndex: program.marks.map((_, mark) => carried.findIndex((c) => c.mark === mark)),
		codes,
		kindCode,
		width,
		cells: width * width,
		tileCapacity: sizes.tiles,
		segmentCapacity: sizes.segments,
		converts: options.converts ?? false,
		hides: options.faceDown !== undefined,
		sizes,
		base,
	};
}

/** Which size a column has, by the first two letters of its name. */
const GROUP_OF: Readonly<Record<string, keyof BoardPlan['sizes']>> = {
	FR: 'frontier',
	TI: 'tiles',
	P_: 'pieces',
	W_: 'watches',
	L_: 'links',
	O_: 'changes',
};

/** Whether some segment of the kind carries the mark. */
function carries(protos: Protos, kind: number, mark: number, marks: number): boolean {
	return protos.segKind.some((k, row) => k === kind && protos.segMarks[row * marks + mark] !== 0);
}

function sizesOf(
	program: BoardProgram,
	protos: Protos,
	options: BoardOptions,
): BoardPlan['sizes'] & { cells: number } {
	const { kinds, tiles, deck } = program;
	const changes = options.changes ?? 0;
	let [count, segments, cells, watches] = [0, 0, 0, 0];
	const add = (tile: number, copies: number): void => {
		count += copies;
		segments += copies * protos.segCount[tile]!;
		cells += copies * protos.cellCount[tile]!;
		for (let i = 0; i < protos.segCount[tile]!; i++)
			if (kinds[protos.segKind[protos.segBase[tile]! + i]!]!.reach)
				watches += copies * (16 + 8 * protos.cellCount[tile]!);
	};
	for (const group of deck.groups) for (const { tile, copies } of group.tiles) add(tile, copies);
	for (const { tile } of deck.start) add(tile, 1);
	for (const { tile, copies } of options.held ?? []) add(tile, copies);
	if (tiles.length > 0)
		for (let i = count; i < (options.tiles ?? 0); i++) {
			count++;
			segments += Math.max(...protos.segCount);
			cells += Math.max(...protos.cellCount);
		}
	segments += changes;
	watches = (options.watches ?? watches) + (options.moreWatches ?? 0);
	return {
		tiles: count,
		segments,
		cells,
		pieces: options.pieces ?? 0,
		frontier: 4 * cells + 4,
		dirty: 2 * segments + watches + 64,
		watches,
		changes,
		links: options.links ?? 0,
		former: 16 * Math.max(1, ...protos.cellCount),
		events: 512,
	};
}
