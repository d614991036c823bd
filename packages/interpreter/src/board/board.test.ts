import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resetBoard } from './board.ts';
import { isDirty, takeDirty, watchCell } from './completion.ts';
import { featuresOf, laidOn } from './describe-board.ts';
import { attachPiece, detachPiece, markScored, rootOf, segmentCount } from './features.ts';
import { frontierCell, frontierCount } from './frontier.ts';
import { cellAt, xOf, yOf } from './grid.ts';
import { layTile } from './lay-tile.ts';
import { COLUMNS, GRID_ROW, GRID_WORDS, type BoardColumn, type Column } from './layout.ts';
import {
	canonicalPlacement,
	countPlacements,
	forEachPlacement,
	placementAt,
	tileFits,
} from './placement-table.ts';
import type { BoardProgram } from './plan.ts';
import {
	countTouchingFeatures,
	forEachFeature,
	forEachMember,
	forEachPiece,
	forEachTouchingFeature,
} from './queries.ts';
import { cellsAt, ReferenceBoard } from './reference-board.ts';
import type { BoardState } from './state.ts';
import {
	boardOf,
	COMMON_SET,
	deckOf,
	ODD_SET,
	playRandomly,
	programOf,
	randomOf,
} from './testing.ts';
import { tileCount, tileSegmentStart } from './tiles.ts';

const common = programOf(COMMON_SET);
const bare = programOf(COMMON_SET, ['line', 'spot']);
const odd = programOf(ODD_SET);
const programs = fc.constantFrom(common, odd, odd, bare);
const seeds = fc.nat({ max: 1e6 });

function expectSame(board: BoardState, program: BoardProgram): ReferenceBoard {
	const reference = new ReferenceBoard(program, laidOn(board));
	expect(featuresOf(board, program)).toEqual(reference.features());
	return reference;
}

function placementsOf(board: BoardState, tileKind: number): string[] {
	const list: string[] = [];
	forEachPlacement(board, tileKind, (p) => {
		list.push(`${xOf(board, p >> 2)}/${yOf(board, p >> 2)} r${p & 3}`);
		return false;
	});
	expect(countPlacements(board, tileKind)).toBe(list.length);
	list.forEach((text, k) => {
		const p = placementAt(board, tileKind, k);
		expect(`${xOf(board, p >> 2)}/${yOf(board, p >> 2)} r${p & 3}`).toBe(text);
	});
	expect(placementAt(board, tileKind, list.length)).toBe(-1);
	return list;
}

function bruteForce(board: BoardState, reference: ReferenceBoard, tileKind: number): Set<string> {
	const tile = reference.program.tiles[tileKind]!;
	const reach = Math.max(...tile.cells.flat()) + 1;
	const xs = reference.laid.map((l) => l.x);
	const ys = reference.laid.map((l) => l.y);
	const found = new Set<string>();
	for (let x = Math.min(...xs) - 2 * reach; x <= Math.max(...xs) + 2 * reach; x++)
		for (let y = Math.min(...ys) - 2 * reach; y <= Math.max(...ys) + 2 * reach; y++)
			for (let r = 0; r < 4; r++) {
				const fits = reference.fits(tileKind, x, y, r);
				expect(tileFits(board, tileKind, cellAt(board, x, y), r)).toBe(fits);
				if (!fits) continue;
				const p = canonicalPlacement(board, tileKind, cellAt(board, x, y) * 4 + r);
				const canonical = { x: xOf(board, p >> 2), y: yOf(board, p >> 2), r: p & 3 };
				expect(new Set(cellsAt(tile, canonical).map(String))).toEqual(
					new Set(cellsAt(tile, { x, y, r }).map(String)),
				);
				found.add(`${canonical.x}/${canonical.y} r${canonical.r}`);
			}
	return found;
}

describe('the board', () => {
	it('keeps features as a flood fill finds them after every tile', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program);
				playRandomly(board, program, seed, () => expectSame(board, program));
			}),
			{ numRuns: 25 },
		);
	});

	it('knows the frontier and every placement', () => {
		fc.assert(
			fc.property(programs, seeds, fc.integer({ min: 1, max: 20 }), (program, seed, tiles) => {
				const board = boardOf(program);
				playRandomly(board, program, seed, () => tileCount(board) < tiles);
				const reference = expectSame(board, program);
				const frontier = Array.from({ length: frontierCount(board) }, (_, i) =>
					frontierCell(board, i),
				);
				expect(new Set(frontier.map((c) => `${xOf(board, c)}/${yOf(board, c)}`))).toEqual(
					reference.frontier(),
				);
				expect(new Set(frontier).size).toBe(frontier.length);
				for (let k = 0; k < program.tiles.length; k++) {
					const list = placementsOf(board, k);
					expect(new Set(list).size).toBe(list.length);
					expect(new Set(list)).toEqual(bruteForce(board, reference, k));
				}
			}),
			{ numRuns: 25 },
		);
	});

	it('asks every feature that changed', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program);
				const { m } = board;
				let before = new Set<string>();
				playRandomly(board, program, seed, () => {
					const dirtyRoots: number[] = [];
					takeDirty(board, (root) => dirtyRoots.push(root));
					expect(new Set(dirtyRoots).size).toBe(dirtyRoots.length);
					expect(isDirty(board)).toBe(false);
					const now = new Set<string>();
					forEachFeature(board, (root) => {
						const state = `${m[board.FIRST_SEGMENT + root]} ${m[board.SIZE + root]} ${m[board.OPEN + root]}`;
						now.add(state);
						const connect = program.kinds[m[board.KIND + root]!]!.connect;
						expect(dirtyRoots.includes(root)).toBe(connect !== 'area' && !before.has(state));
						return false;
					});
					before = now;
				});
			}),
			{ numRuns: 25 },
		);
	});

	it('keeps a feature settled while all its parts are', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program);
				const { m } = board;
				const random = randomOf(seed + 6);
				const settled = new Set<number>();
				playRandomly(board, program, seed, () => {
					forEachFeature(board, (root) => {
						let all = true;
						forEachMember(board, root, (s) => !(all &&= settled.has(s)));
						expect(m[board.SCORED + root]).toBe(all ? 1 : 0);
						return false;
					});
					const seg = random(segmentCount(board));
					if (random(2) === 0) return;
					markScored(board, seg);
					forEachMember(board, seg, (s) => !settled.add(s));
				});
			}),
			{ numRuns: 20 },
		);
	});

	it('wakes what watches a cell', () => {
		const board = boardOf(common);
		layTile(board, 0, cellAt(board, 0, 0), 0);
		const spot = tileSegmentStart(board, 0);
		for (const step of board.ring)
			for (let i = 0; i < 2; i++) watchCell(board, cellAt(board, 0, 0) + step, spot);
		takeDirty(board, () => {});
		const line = common.tiles.findIndex((t) => t.id === 'U');
		const roots: number[] = [];
		layTile(board, line, cellAt(board, 0, 2), 1);
		takeDirty(board, (root) => roots.push(root));
		expect(roots).not.toContain(rootOf(board, spot));
		roots.length = 0;
		layTile(board, line, cellAt(board, 1, 1), 1);
		takeDirty(board, (root) => roots.push(root));
		expect(roots).toContain(rootOf(board, spot));
	});

	it('finds what a feature touches', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program);
				playRandomly(board, program, seed);
				const reference = expectSame(board, program);
				for (const via of ['touch', 'end'] as const)
					for (const feature of reference.features()) {
						const expected = new Set<number>();
						for (const s of feature.members)
							for (const other of reference.neighbours(s, via === 'touch' ? 'touches' : 'ends'))
								expected.add(rootOf(board, other));
						const first = feature.members[0]!;
						const found: number[] = [];
						forEachTouchingFeature(board, first, (root) => found.push(root) < 0, via);
						const firsts = found.map((root) => board.m[board.FIRST_SEGMENT + root]!);
						expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
						expect(new Set(found)).toEqual(expected);
						expect(countTouchingFeatures(board, first, via)).toBe(expected.size);
					}
			}),
			{ numRuns: 20 },
		);
	});

	it('does not mind where and how turned a game is played', () => {
		fc.assert(
			fc.property(
				programs,
				seeds,
				fc.integer({ min: -3, max: 3 }),
				fc.nat({ max: 3 }),
				(program, seed, shift, turn) => {
					const board = boardOf(program);
					playRandomly(board, program, seed);
					const other = boardOf({
						...program,
						deck: {
							...program.deck,
							start: [
								{ tile: 0, x: 0, y: 0, turn: 0 },
								{ tile: 0, x: 0, y: 0, turn: 0 },
								{ tile: 0, x: 0, y: 0, turn: 0 },
							],
						},
					});
					for (const { tileKind, x, y, r } of laidOn(board)) {
						const at = [
							[x, y],
							[-y, x],
							[-x, -y],
							[y, -x],
						][turn]!;
						const cell = cellAt(other, at[0]! + shift, at[1]! - shift);
						if (tileCount(other) > 0)
							expect(tileFits(other, tileKind, cell, (r + turn) & 3)).toBe(true);
						layTile(other, tileKind, cell, (r + turn) & 3);
					}
					expect(featuresOf(other, program)).toEqual(featuresOf(board, program));
					for (let k = 0; k < program.tiles.length; k++)
						expect(countPlacements(other, k)).toBe(countPlacements(board, k));
				},
			),
			{ numRuns: 25 },
		);
	});

	it('plays a game after a reset as it did before', () => {
		fc.assert(
			fc.property(programs, seeds, seeds, (program, one, two) => {
				const board = boardOf(program, { pieces: 20 });
				playRandomly(board, program, one);
				const first = [laidOn(board), featuresOf(board, program)];
				playPieces(board, two);
				watchCell(board, cellAt(board, 1, 1), 0);
				resetBoard(board);
				const fresh = boardOf(program, { pieces: 20 });
				scramble(board);
				scramble(fresh);
				expect(board.m).toEqual(fresh.m);
				playRandomly(board, program, one);
				expect([laidOn(board), featuresOf(board, program)]).toEqual(first);
			}),
			{ numRuns: 20 },
		);
	});
});

function playPieces(board: BoardState, seed: number): void {
	const random = randomOf(seed);
	for (let p = 0; p < board.plan.sizes.pieces; p += 1 + random(3))
		attachPiece(board, p, random(segmentCount(board)));
}

/** Overwrites every word that a reset leaves alone because play writes it before it reads it. */
function scramble(board: BoardState): void {
	const { m, plan } = board;
	const noise = (from: number, size: number): void => void m.fill(0x5eed, from, from + size);
	for (const [name, column] of Object.entries<Column>(COLUMNS))
		if (!column.reset && name !== 'GRID' && name !== 'IDENTITY')
			noise(board[name as BoardColumn], plan.sizes[column.per]);
	for (let cell = 0; cell < plan.cells; cell++) noise(board.GRID + cell * GRID_WORDS + GRID_ROW, 2);
}

describe('pieces', () => {
	it('stand on the feature of their segment through every join', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, { pieces: 12 });
				const random = randomOf(seed + 1);
				const on = new Map<number, number>();
				playRandomly(board, program, seed, () => {
					const piece = random(12);
					if (on.has(piece)) {
						detachPiece(board, piece);
						on.delete(piece);
					} else {
						const seg = random(segmentCount(board));
						attachPiece(board, piece, seg);
						on.set(piece, seg);
					}
					forEachFeature(board, (root) => {
						const found: number[] = [];
						forEachPiece(board, root, (p) => found.push(p) < 0);
						expect(found).toEqual(
							[...on.keys()]
								.filter((p) => rootOf(board, on.get(p)!) === root)
								.sort((a, b) => a - b),
						);
						return false;
					});
				});
			}),
			{ numRuns: 25 },
		);
	});
});

describe('undo', () => {
	it('brings back all that matters, from anywhere', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, { pieces: 10 });
				const { arena } = board;
				arena.journaling = true;
				const random = randomOf(seed + 2);
				const deck = deckOf(program);
				layTile(board, deck[0]!, cellAt(board, 0, 0), 0);
				const past: { mark: number; state: string }[] = [];
				for (let step = 0; step < 60; step++) {
					past.push({ mark: arena.mark(), state: describeAll(board, program) });
					if (random(6) === 0) {
						const back = past[random(past.length)]!;
						arena.undoTo(back.mark);
						past.length = past.indexOf(back);
						expect(describeAll(board, program)).toBe(back.state);
						continue;
					}
					const kind = deck[random(deck.length)]!;
					const n = countPlacements(board, kind);
					if (n === 0 || tileCount(board) >= board.plan.tileCapacity - 1) continue;
					const p = placementAt(board, kind, random(n));
					if (segmentCount(board) + 12 > board.plan.segmentCapacity) continue;
					layTile(board, kind, p >> 2, p & 3);
					const piece = random(10);
					detachPiece(board, piece);
					if (random(3) > 0) attachPiece(board, piece, random(segmentCount(board)));
					if (random(3) === 0) markScored(board, random(segmentCount(board)));
					if (random(4) === 0) takeDirty(board, () => {});
					if (random(4) === 0 && board.plan.sizes.watchers > 8)
						watchCell(board, frontierCell(board, 0), 0);
				}
				expectSame(board, program);
			}),
			{ numRuns: 15 },
		);
	});
});

function describeAll(board: BoardState, program: BoardProgram): string {
	const { m } = board;
	const dirtyRoots: number[] = [];
	const mark = board.arena.mark();
	takeDirty(board, (root) => dirtyRoots.push(root));
	board.arena.undoTo(mark);
	return JSON.stringify([
		laidOn(board),
		featuresOf(board, program),
		Array.from({ length: frontierCount(board) }, (_, i) => frontierCell(board, i)),
		program.tiles.map((_, k) => placementsOf(board, k)),
		Array.from({ length: segmentCount(board) }, (_, s) => [
			m[board.SCORED + rootOf(board, s)],
			m[board.SEGMENT_INDEX + s],
		]),
		Array.from({ length: board.plan.sizes.pieces }, (_, p) => [
			m[board.PIECE_SEGMENT + p],
			m[board.PIECE_NEXT + p],
		]),
		dirtyRoots,
	]);
}
