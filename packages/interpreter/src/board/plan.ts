import { limits, largest } from '@tilewright/schema';
import type { Program } from '@tilewright/lang';
import type { Layout } from '../arena.ts';
import { EngineFault } from '../fault.ts';
import {
	EVENT_WORDS,
	GRID_WORDS,
	reserveColumns,
	type BoardOffsets,
	type BoardSizes,
	type ColumnReset,
} from './layout.ts';
import { SideCodes } from './side-codes.ts';
import {
	buildTileTables,
	CELL_RECORD_WORDS,
	segmentMarks,
	type TileTables,
} from './tile-tables.ts';
import { faults } from '../texts/faults.ts';

const MAX_WIDTH: number = limits.gridWidth;

export type BoardProgram = Pick<Program, 'kinds' | 'marks' | 'tiles'> & {
	readonly deck: Pick<Program['deck'], 'groups' | 'start'>;
};

export interface BoardOptions {
	readonly pieces?: number;
	readonly tiles?: number;
	readonly changes?: number;
	readonly links?: number;
	readonly watchers?: number;
	readonly moreWatchers?: number;
	/** Kinds whose segments are listed, see `kind-lists.ts`. No list follows a conversion. */
	readonly listedKinds?: readonly number[];
	/** Features may be converted, so every kind folds every mark. */
	readonly converts?: boolean;
	/** The first of the tiles that lie face down: what they meet stays open, and nothing joins them. */
	readonly faceDown?: number;
	/** Tiles that are in the game but in no group of the deck. */
	readonly held?: readonly { readonly tile: number; readonly copies: number }[];
}

export interface BoardPlan {
	readonly tables: TileTables;
	/** By kind: how it connects. */
	readonly kindConnect: readonly string[];
	/** By kind: 1 where the completion of its features may change. */
	readonly canComplete: Uint8Array;
	/** Of kind k: columns `markAt[k] … markAt[k + 1]` of `markColumn` and `markFold` are folded. */
	readonly markAt: Int32Array;
	readonly markColumn: Int32Array;
	readonly markFold: Int32Array;
	/** By mark of the program: the offset of its column, or -1 when tiles carry it. */
	readonly marks: readonly number[];
	/** The columns of all marks, in the order of `tables.segMarks`. */
	readonly markColumns: Int32Array;
	/** By mark of the program: its place among the marks of segments, or -1. */
	readonly markIndex: readonly number[];
	readonly codes: SideCodes;
	readonly kindCode: Int32Array;
	readonly width: number;
	readonly cells: number;
	readonly tileCapacity: number;
	readonly segmentCapacity: number;
	readonly converts: boolean;
	/** By kind: 1 where its segments are listed. */
	readonly listedKinds: Uint8Array;
	readonly hides: boolean;
	readonly sizes: BoardSizes;
	readonly offsets: BoardOffsets;
	readonly resets: readonly ColumnReset[];
}

/** The rules by which marks merge; `markFold` holds their indices. */
const FOLDS = ['sum', 'any', 'all', 'max'] as const;

/** The greatest distance of a start tile from 0/0, the centre of the grid, in x or y. Throws RUN-MEMORY beyond the limit. */
function startReach({ deck: { start } }: BoardProgram): number {
	const far = largest(
		start.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))),
		0,
	);
	if (far > MAX_WIDTH >> 2) throw new EngineFault('RUN-MEMORY', faults.startTooFar);
	return far;
}

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
	const tables = buildTileTables(tiles, kinds, program.marks, codes, options.faceDown);
	const { sizes, width } = sizesOf(program, tables, options);
	const { offsets, resets } = reserveColumns(layout, sizes);
	const carried = segmentMarks(program.marks);
	const markColumns = carried.map(({ ir }) => {
		const base = layout.column(`board.mark.${ir.id}`, sizes.segments);
		resets.push({ base, per: 'segments', size: sizes.segments, initial: 0 });
		return base;
	});
	const marks = program.marks.map((_, mark) => {
		const i = carried.findIndex((c) => c.mark === mark);
		return i < 0 ? -1 : markColumns[i]!;
	});
	const markAt = [0];
	const [markColumn, markFold]: number[][] = [[], []];
	kinds.forEach((_, kind) => {
		carried.forEach(({ ir }, i) => {
			if (!options.converts && !carries(tables, kind, i, carried.length)) return;
			markColumn!.push(markColumns[i]!);
			markFold!.push(FOLDS.indexOf(ir.fold));
		});
		markAt.push(markColumn!.length);
	});
	return {
		tables,
		kindConnect: kinds.map((kind) => kind.connect),
		canComplete: Uint8Array.from(kinds, (kind) => (kind.complete.op === 'const' ? 0 : 1)),
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
		listedKinds: Uint8Array.from(kinds, (_, kind) =>
			sizes.kindLists > 0 && options.listedKinds!.includes(kind) ? 1 : 0,
		),
		hides: options.faceDown !== undefined,
		sizes,
		offsets,
		resets,
	};
}

function carries(tables: TileTables, kind: number, mark: number, marks: number): boolean {
	return tables.segKind.some((k, row) => k === kind && tables.segMarks[row * marks + mark] !== 0);
}

function sizesOf(
	program: BoardProgram,
	tables: TileTables,
	options: BoardOptions,
): { readonly sizes: BoardSizes; readonly width: number } {
	const { kinds, tiles, deck } = program;
	const changes = options.changes ?? 0;
	let [count, segments, covered, watchers] = [0, 0, 0, 0];
	const add = (tile: number, copies: number): void => {
		count += copies;
		segments += copies * tables.segCount[tile]!;
		covered += copies * tables.cellCount[tile]!;
		for (let i = 0; i < tables.segCount[tile]!; i++)
			if (kinds[tables.segKind[tables.segBase[tile]! + i]!]!.reach)
				watchers += copies * (16 + 8 * tables.cellCount[tile]!);
	};
	for (const group of deck.groups) for (const { tile, copies } of group.tiles) add(tile, copies);
	for (const { tile } of deck.start) add(tile, 1);
	for (const { tile, copies } of options.held ?? []) add(tile, copies);
	if (tiles.length > 0)
		for (let i = count; i < (options.tiles ?? 0); i++) {
			count++;
			segments += largest(tables.segCount);
			covered += largest(tables.cellCount);
		}
	segments += changes;
	watchers = (options.watchers ?? watchers) + (options.moreWatchers ?? 0);
	const listed = (options.listedKinds ?? []).length > 0;
	const width = Math.min(2 * (covered + startReach(program)) + 3, MAX_WIDTH);
	const sizes = {
		board: 1,
		gridWords: width * width * GRID_WORDS,
		tiles: count,
		segments,
		pieces: options.pieces ?? 0,
		frontier: 4 * covered + 4,
		dirty: 2 * segments + watchers + 64,
		watchers,
		changes,
		recordWords: changes * CELL_RECORD_WORDS,
		links: options.links ?? 0,
		eventWords: limits.boardEventsPerOperation * EVENT_WORDS,
		kindLists: listed ? kinds.length : 0,
		listedSegments: listed ? segments : 0,
	} as const;
	return { sizes, width };
}
