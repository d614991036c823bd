import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import { featuresOf, laidOn } from './describe-board.ts';
import { cellsAt, Naive } from './reference-board.ts';
import type { BoardProgram } from './plan.ts';
import {
	boardOf,
	COMMON_SET,
	deckOf,
	ODD_SET,
	playRandomly,
	programOf,
	randomOf,
} from './testing.ts';

const common = programOf(COMMON_SET);
const bare = programOf(COMMON_SET, ['line', 'spot']);
const odd = programOf(ODD_SET);
const programs = fc.constantFrom(common, odd, odd, bare);
const seeds = fc.nat({ max: 1e6 });

function expectSame(board: Board, program: BoardProgram): Naive {
	const naive = new Naive(program, laidOn(board));
	expect(featuresOf(board, program)).toEqual(naive.features());
	return naive;
}

function placementsOf(board: Board, tileKind: number): string[] {
	const list: string[] = [];
	board.forEachPlacement(tileKind, (p) => {
		list.push(`${board.xOf(p >> 2)}/${board.yOf(p >> 2)} r${p & 3}`);
		return false;
	});
	expect(board.countPlacements(tileKind)).toBe(list.length);
	list.forEach((text, k) => {
		const p = board.placementAt(tileKind, k);
		expect(`${board.xOf(p >> 2)}/${board.yOf(p >> 2)} r${p & 3}`).toBe(text);
	});
	expect(board.placementAt(tileKind, list.length)).toBe(-1);
	return list;
}

/** Every placement around the board that fits, one for each look. */
function bruteForce(board: Board, naive: Naive, tileKind: number): Set<string> {
	const tile = naive.program.tiles[tileKind]!;
	const reach = Math.max(...tile.cells.flat()) + 1;
	const xs = naive.laid.map((l) => l.x);
	const ys = naive.laid.map((l) => l.y);
	const found = new Set<string>();
	for (let x = Math.min(...xs) - 2 * reach; x <= Math.max(...xs) + 2 * reach; x++)
		for (let y = Math.min(...ys) - 2 * reach; y <= Math.max(...ys) + 2 * reach; y++)
			for (let r = 0; r < 4; r++) {
				const fits = naive.fits(tileKind, x, y, r);
				expect(board.fits(tileKind, board.cellAt(x, y), r)).toBe(fits);
				if (!fits) continue;
				const p = board.canonicalPlacement(tileKind, board.cellAt(x, y) * 4 + r);
				const canonical = { x: board.xOf(p >> 2), y: board.yOf(p >> 2), r: p & 3 };
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
				playRandomly(board, program, seed, () => board.tileCount() < tiles);
				const naive = expectSame(board, program);
				const frontier = Array.from({ length: board.frontierCount() }, (_, i) =>
					board.frontierCell(i),
				);
				expect(new Set(frontier.map((c) => `${board.xOf(c)}/${board.yOf(c)}`))).toEqual(
					naive.frontier(),
				);
				expect(new Set(frontier).size).toBe(frontier.length);
				for (let k = 0; k < program.tiles.length; k++) {
					const list = placementsOf(board, k);
					expect(new Set(list).size).toBe(list.length);
					expect(new Set(list)).toEqual(bruteForce(board, naive, k));
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
					const asked: number[] = [];
					board.takeDirty((root) => asked.push(root));
					expect(new Set(asked).size).toBe(asked.length);
					expect(board.isDirty()).toBe(false);
					const now = new Set<string>();
					board.forEachFeature((root) => {
						const state = `${m[board.MINSEG + root]} ${m[board.SIZE + root]} ${m[board.OPEN + root]}`;
						now.add(state);
						const connect = program.kinds[m[board.KIND + root]!]!.connect;
						expect(asked.includes(root)).toBe(connect !== 'area' && !before.has(state));
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
					board.forEachFeature((root) => {
						let all = true;
						board.forEachMember(root, (s) => !(all &&= settled.has(s)));
						expect(m[board.SETTLED + root]).toBe(all ? 1 : 0);
						return false;
					});
					const seg = random(board.segmentCount());
					if (random(2) === 0) return;
					board.settle(seg);
					board.forEachMember(seg, (s) => !settled.add(s));
				});
			}),
			{ numRuns: 20 },
		);
	});

	it('wakes what watches a cell', () => {
		const board = boardOf(common);
		board.layTile(0, board.cellAt(0, 0), 0);
		const spot = board.tileSegmentStart(0);
		for (const step of board.ring)
			for (let i = 0; i < 2; i++) board.watch(board.cellAt(0, 0) + step, spot);
		board.takeDirty(() => {});
		const line = common.tiles.findIndex((t) => t.id === 'U');
		const roots: number[] = [];
		board.layTile(line, board.cellAt(0, 2), 1);
		board.takeDirty((root) => roots.push(root));
		expect(roots).not.toContain(board.find(spot));
		roots.length = 0;
		board.layTile(line, board.cellAt(1, 1), 1);
		board.takeDirty((root) => roots.push(root));
		expect(roots).toContain(board.find(spot));
	});

	it('finds what a feature touches', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program);
				playRandomly(board, program, seed);
				const naive = expectSame(board, program);
				for (const via of ['touch', 'end'] as const)
					for (const feature of naive.features()) {
						const expected = new Set<number>();
						for (const s of feature.members)
							for (const other of naive.neighbours(s, via === 'touch' ? 'touches' : 'ends'))
								expected.add(board.find(other));
						const first = feature.members[0]!;
						const found: number[] = [];
						board.forEachTouchingFeature(first, (root) => found.push(root) < 0, via);
						const firsts = found.map((root) => board.m[board.MINSEG + root]!);
						expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
						expect(new Set(found)).toEqual(expected);
						expect(board.countTouchingFeatures(first, via)).toBe(expected.size);
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
						const cell = other.cellAt(at[0]! + shift, at[1]! - shift);
						if (other.tileCount() > 0)
							expect(other.fits(tileKind, cell, (r + turn) & 3)).toBe(true);
						other.layTile(tileKind, cell, (r + turn) & 3);
					}
					expect(featuresOf(other, program)).toEqual(featuresOf(board, program));
					for (let k = 0; k < program.tiles.length; k++)
						expect(other.countPlacements(k)).toBe(board.countPlacements(k));
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
				board.watch(board.cellAt(1, 1), 0);
				board.reset();
				expect(board.arena.m).toEqual(unplayed(board, boardOf(program, { pieces: 20 }).arena.m));
				playRandomly(board, program, one);
				expect([laidOn(board), featuresOf(board, program)]).toEqual(first);
			}),
			{ numRuns: 20 },
		);
	});
});

/** Puts some pieces on random segments. */
function playPieces(board: Board, seed: number): void {
	const random = randomOf(seed);
	for (let p = 0; p < board.plan.sizes.pieces; p += 1 + random(3))
		board.attach(p, random(board.segmentCount()));
}

/** An unused arena, but for the columns that are written before they are read. */
function unplayed(board: Board, fresh: Int32Array): Int32Array {
	const { base, sizes } = board.plan;
	const { m } = board;
	const keep = (at: number, size: number): void => fresh.set(m.subarray(at, at + size), at);
	for (const name of ['TILE_KIND', 'TILE_CELL', 'TILE_ROT', 'TILE_SEG0'] as const)
		keep(base[name], sizes.tiles);
	for (const name of ['KIND', 'SEG_TILE', 'SEG_INDEX', 'OPEN'] as const)
		keep(base[name], sizes.segments);
	for (const name of ['FRONT_CELL', 'FRONT_CODE'] as const) keep(base[name], sizes.frontier);
	for (const name of ['W_CELL', 'W_SEG', 'W_NEXT'] as const) keep(base[name], sizes.watches);
	keep(base.DIRTY, sizes.dirty);
	for (let cell = 0; cell < board.plan.cells; cell++) keep(base.GRID + cell * 4 + 1, 2);
	return fresh;
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
						board.detach(piece);
						on.delete(piece);
					} else {
						const seg = random(board.segmentCount());
						board.attach(piece, seg);
						on.set(piece, seg);
					}
					board.forEachFeature((root) => {
						const found: number[] = [];
						board.forEachPiece(root, (p) => found.push(p) < 0);
						expect(found).toEqual(
							[...on.keys()].filter((p) => board.find(on.get(p)!) === root).sort((a, b) => a - b),
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
				board.layTile(deck[0]!, board.cellAt(0, 0), 0);
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
					const n = board.countPlacements(kind);
					if (n === 0 || board.tileCount() >= board.plan.tileCapacity - 1) continue;
					const p = board.placementAt(kind, random(n));
					if (board.segmentCount() + 12 > board.plan.segmentCapacity) continue;
					board.layTile(kind, p >> 2, p & 3);
					const piece = random(10);
					board.detach(piece);
					if (random(3) > 0) board.attach(piece, random(board.segmentCount()));
					if (random(3) === 0) board.settle(random(board.segmentCount()));
					if (random(4) === 0) board.takeDirty(() => {});
					if (random(4) === 0 && board.plan.sizes.watches > 8)
						board.watch(board.frontierCell(0), 0);
				}
				expectSame(board, program);
			}),
			{ numRuns: 15 },
		);
	});
});

function describeAll(board: Board, program: BoardProgram): string {
	const { m } = board;
	const asked: number[] = [];
	const mark = board.arena.mark();
	board.takeDirty((root) => asked.push(root));
	board.arena.undoTo(mark);
	return JSON.stringify([
		laidOn(board),
		featuresOf(board, program),
		Array.from({ length: board.frontierCount() }, (_, i) => board.frontierCell(i)),
		program.tiles.map((_, k) => placementsOf(board, k)),
		Array.from({ length: board.segmentCount() }, (_, s) => [
			m[board.SETTLED + board.find(s)],
			m[board.SEG_INDEX + s],
		]),
		Array.from({ length: board.plan.sizes.pieces }, (_, p) => [
			m[board.P_SEG + p],
			m[board.P_NEXT + p],
		]),
		asked,
	]);
}
