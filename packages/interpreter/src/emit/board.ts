import { GRID_FIRST_SEGMENT, GRID_ROW, GRID_WATCHER, OUT_OF_BOUNDS } from '../board/layout.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import { eachMember, featureCode, type FeatureCode, markDirty } from './features.ts';
import {
	add,
	byte,
	choose,
	either,
	eq,
	type Fn,
	get,
	gt,
	lt,
	mul,
	ne,
	not,
	num,
	shl,
	sub,
	word,
	type Value,
} from './ir.ts';
import { stamps, type Stamps } from './stamps.ts';

export interface BoardCode {
	/** (tile kind, cell, rotation) → tile */
	readonly lay: Fn;
	/** (piece, segment), (piece) */
	readonly attach: Fn;
	readonly detach: Fn;
	/** (cell, 8 * direction + lane) → the segment there, or -1 */
	readonly laneSegment: Fn;
	/** (feature) → number of its tiles */
	readonly tilesOf: Fn;
	/** (cell) → tile or -1 */
	readonly cellTile: Fn;
	/** (cell, segment) */
	readonly watch: Fn;
	/** The room in which features that become candidates are kept. */
	readonly taken: number;
	/** Marks of features; walks over them do not overlap. */
	readonly features: Stamps;
	/** 1 while the counted placements are those of the board as it is. */
	readonly isCounted: number;
	/** 1 while no features have joined since piles were settled. */
	readonly isSettled: number;
	readonly hasJoined: number;
}

export function boardCode(e: Emission): BoardCode {
	const { board } = e.rt;
	const { plan } = board;
	const features = featureCode(e);
	const isCounted = e.memory.room(1);
	const tiles = stamps(e, plan.sizes.tiles);
	const watch = watchFn(e);
	return {
		lay: layFn(e, features, isCounted),
		attach: features.attach,
		laneSegment: features.laneSegment,
		detach: features.detach,
		tilesOf: e.fn('tilesOf', ['feature'], true, (f, feature) => {
			const stamp = f.let(call(tiles.next));
			const count = f.variable(0);
			eachMember(f, e, feature, (s) => {
				const tile = f.let(word(board.SEGMENT_TILE, s));
				f.if(ne(word(tiles.marks, tile), stamp), () => {
					f.store(tiles.marks, tile, stamp);
					f.set(count, add(get(count), 1));
				});
			});
			f.return(get(count));
		}),
		cellTile: e.fn('cellTile', ['cell'], true, (f, cell) => {
			const state = f.let(word(board.GRID, shl(cell, 2)));
			f.return(choose(gt(state, 0), sub(state, 1), num(-1)));
		}),
		watch,
		taken: e.memory.room(plan.sizes.segments),
		features: stamps(e, plan.sizes.segments),
		isCounted,
		isSettled: features.isSettled,
		hasJoined: features.hasJoined,
	};
}

function watchFn(e: Emission): Fn {
	const { board } = e.rt;
	const { WATCHER_COUNT, WATCHER_SEGMENT, WATCHER_NEXT, WATCHER_CELL } = board;
	return e.fn('watch', ['cell', 'segment'], false, (f, cell, segment) => {
		const head = f.let(shl(cell, 2));
		const first = f.let(word(board.GRID + GRID_WATCHER, head));
		const w = f.variable(first);
		f.while(
			() => gt(get(w), 0),
			() => {
				f.if(eq(word(WATCHER_SEGMENT - 1, get(w)), segment), () => f.return());
				f.set(w, word(WATCHER_NEXT - 1, get(w)));
			},
		);
		const watcher = f.let(word(WATCHER_COUNT));
		f.if(eq(watcher, board.plan.sizes.watchers), () => f.giveUp());
		f.store(WATCHER_CELL, watcher, cell);
		f.store(WATCHER_SEGMENT, watcher, segment);
		f.store(WATCHER_NEXT, watcher, first);
		f.store(board.GRID + GRID_WATCHER, head, add(watcher, 1));
		f.store(WATCHER_COUNT, 0, add(watcher, 1));
	});
}

function listFn(e: Emission): Fn {
	const { board } = e.rt;
	const { KIND, KIND_FIRST, KIND_LAST, KIND_NEXT } = board;
	const { converts } = board.plan;
	// as `board/kind-lists.ts` does
	const link = (f: Body, base: number, at: Value, s: Value): void => {
		if (converts) f.store(base, at, s);
		else f.storeNew(base, at, s);
	};
	const isListed = e.memory.bytes(Uint8Array.from(board.plan.listedKinds));
	return e.fn('listSegments', ['first', 'end'], false, (f, first, end) => {
		f.count(first, end, (s, next) => {
			const kind = f.let(word(KIND, s));
			f.if(not(byte(isListed, kind)), () => f.jump(next));
			const last = f.let(word(KIND_LAST, kind));
			f.if(
				lt(last, 0),
				() => link(f, KIND_FIRST, kind, s),
				() => link(f, KIND_NEXT, last, s),
			);
			f.store(KIND_LAST, kind, s);
		});
	});
}

function layFn(e: Emission, { firstNew, join }: FeatureCode, isCounted: number): Fn {
	const { memory, rt } = e;
	const { board } = rt;
	const { plan, tables } = board;
	const { sizes } = plan;
	const segBase = memory.words(tables.segBase);
	const segCount = memory.words(tables.segCount);
	const segKind = memory.words(tables.segKind);
	const segIndex = memory.words(tables.segIndex);
	const segPorts = memory.words(tables.segPorts);
	const segMarked = memory.bytes(tables.segMarked);
	const segMarks = memory.words(tables.segMarks);
	const marks = plan.markColumns.length;
	const list = listFn(e);
	return e.fn('lay', ['kind', 'cell', 'rotation'], true, (f, kind, cell, rotation) => {
		if (tables.cellCount.some((n) => n !== 1)) e.lacks('tiles-of-several-cells');
		if (board.hasLayers) e.lacks('layers');
		if (board.completesAreas) e.lacks('areas-that-are-completed');
		if (plan.hides) e.lacks('tiles-that-lie-face-down');
		const tile = f.let(word(board.TILE_COUNT));
		const first = f.let(word(board.SEGMENT_COUNT));
		const count = f.let(word(segCount, kind));
		const end = f.let(add(first, count));
		f.if(either(eq(tile, sizes.tiles), gt(end, sizes.segments)), () => f.giveUp());
		f.store(firstNew, 0, first);
		f.store(board.TILE_COUNT, 0, add(tile, 1));
		f.store(board.SEGMENT_COUNT, 0, end);
		f.storeNew(board.TILE_KIND, tile, kind);
		f.storeNew(board.TILE_CELL, tile, cell);
		f.storeNew(board.TILE_ROTATION, tile, rotation);
		f.storeNew(board.TILE_FIRST_SEGMENT, tile, first);
		const row = f.variable(word(segBase, kind));
		f.count(first, end, (s) => {
			f.storeNew(board.KIND, s, word(segKind, get(row)));
			f.storeNew(board.SEGMENT_TILE, s, tile);
			f.storeNew(board.SEGMENT_INDEX, s, word(segIndex, get(row)));
			f.storeNew(board.OPEN, s, word(segPorts, get(row)));
			if (marks > 0)
				f.if({ op: 'byte', offset: segMarked, index: get(row) }, () => {
					const values = f.let(mul(get(row), marks));
					plan.markColumns.forEach((column, i) => {
						const value = f.let(word(segMarks + i, values));
						f.if(value, () => f.store(column, s, value));
					});
				});
			f.set(row, add(get(row), 1));
		});
		if (sizes.kindLists > 0) f.run(list, first, end);
		const at = f.let(shl(cell, 2));
		const state = f.let(word(board.GRID, at));
		f.if(either(gt(state, 0), eq(state, OUT_OF_BOUNDS)), () => f.giveUp());
		f.if(lt(state, 0), () => {
			const place = f.let(sub(num(-2), state));
			const last = f.let(sub(word(board.FRONTIER_COUNT), 1));
			f.store(board.FRONTIER_COUNT, 0, last);
			f.if(ne(place, last), () => {
				const moved = f.let(word(board.FRONTIER_CELL, last));
				f.store(board.FRONTIER_CELL, place, moved);
				f.store(board.FRONTIER_CODE, place, word(board.FRONTIER_CODE, last));
				f.store(board.GRID, shl(moved, 2), sub(num(-2), place));
			});
		});
		// of tiles with one cell: (cellBase * 4 + rotation) rows of four sides, eight words each
		const side = f.let(shl(add(shl(kind, 2), rotation), 2));
		f.store(board.GRID, at, add(tile, 1));
		f.storeNew(board.GRID + GRID_ROW, at, shl(side, 3));
		f.storeNew(board.GRID + GRID_FIRST_SEGMENT, at, first);
		board.steps.forEach((step, direction) =>
			f.run(join, add(side, direction), num(direction ^ 2), first, add(cell, num(step))),
		);
		const w = f.variable(word(board.GRID + GRID_WATCHER, at));
		f.while(
			() => gt(get(w), 0),
			() => {
				markDirty(f, e, word(board.WATCHER_SEGMENT - 1, get(w)));
				f.set(w, word(board.WATCHER_NEXT - 1, get(w)));
			},
		);
		f.store(isCounted, 0, 0);
		f.return(tile);
	});
}
