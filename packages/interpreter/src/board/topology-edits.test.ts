import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSegment } from './added-segments.ts';
import { resetBoard } from './board.ts';
import { watchCell } from './completion.ts';
import { featuresOf, laidOn } from './describe-board.ts';
import {
	EXTENDED,
	JOINED,
	boardEventCount,
	boardEventType,
	boardEventSegment,
	clearBoardEvents,
} from './feature-events.ts';
import { attachPiece, detachPiece, markScored, rootOf, segmentCount } from './features.ts';
import { frontierCell, frontierCount } from './frontier.ts';
import { cellAt, xOf, yOf } from './grid.ts';
import { layTile } from './lay-tile.ts';
import { addLink, linkCount, removeLinks } from './links.ts';
import { tileFits } from './placement-table.ts';
import { forEachFeature, forEachMember, forEachPiece } from './queries.ts';
import { ReferenceBoard } from './reference-board.ts';
import { forEachSide, segmentAtSide, sideKind } from './sides.ts';
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
import { forEachTileSegment, tileCount, tileSegmentEnd, tileSegmentStart } from './tiles.ts';
import { convertFeature, overrideEdge } from './topology-edits.ts';

const common = programOf(COMMON_SET);
const odd = programOf(ODD_SET);
const programs = fc.constantFrom(common, odd);
const seeds = fc.nat({ max: 1e6 });
const options = { pieces: 16, changes: 200, links: 8, converts: true } as const;
const kindsOf = (board: BoardState, kind: number): number[] =>
	Array.from({ length: segmentCount(board) }, (_, s) => s).filter(
		(s) => board.m[board.KIND + s] === kind,
	);

function expectPieces(board: BoardState, on: ReadonlyMap<number, number>): void {
	forEachFeature(board, (root) => {
		const found: number[] = [];
		forEachPiece(board, root, (p) => found.push(p) < 0);
		expect(found).toEqual(
			[...on.keys()].filter((p) => rootOf(board, on.get(p)!) === root).sort((a, b) => a - b),
		);
		return false;
	});
}

describe('geometry that changes', () => {
	it('links and unlinks as if built from scratch', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, options);
				const random = randomOf(seed + 3);
				const on = new Map<number, number>();
				const links = new Map<number, readonly [number, number]>();
				playRandomly(board, program, seed, () => {
					const kind = random(program.kinds.length);
					const ends = kindsOf(board, kind);
					const piece = 8 + random(8);
					if (links.has(piece)) {
						removeLinks(board, piece);
						links.delete(piece);
					} else if (ends.length > 1) {
						const pair = [ends[random(ends.length)]!, ends[random(ends.length)]!] as const;
						addLink(board, ...pair, piece);
						links.set(piece, pair);
					}
					const figure = random(8);
					detachPiece(board, figure);
					on.set(figure, random(segmentCount(board)));
					attachPiece(board, figure, on.get(figure)!);
					expect(linkCount(board)).toBe(links.size);
					const reference = new ReferenceBoard(program, laidOn(board), {
						links: [...links.values()],
					});
					expect(featuresOf(board, program)).toEqual(reference.features());
					expectPieces(board, on);
				});
			}),
			{ numRuns: 25 },
		);
	});

	it('adds segments and overrides sides as if printed so, and takes it back', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, options);
				const { m, arena } = board;
				arena.journaling = true;
				const random = randomOf(seed + 4);
				const added: { seg: number; tile: number; kind: string }[] = [];
				const sides = new Map<string, { seg: number; kind: string }>();
				const key = (side: number): string =>
					`${xOf(board, side >> 2)}/${yOf(board, side >> 2)}/${side & 3}`;
				const line = program.kinds.findIndex((k) => k.id === 'line');
				const check = (): void => {
					const reference = new ReferenceBoard(program, laidOn(board), { added, sides });
					expect(featuresOf(board, program)).toEqual(reference.features());
					for (let i = 0; i < frontierCount(board); i++) {
						const cell = frontierCell(board, i);
						const kind = random(program.tiles.length);
						for (let r = 0; r < 4; r++)
							expect(tileFits(board, kind, cell, r)).toBe(
								reference.fits(kind, xOf(board, cell), yOf(board, cell), r),
							);
					}
				};
				const first = Math.min(30, board.plan.tileCapacity);
				playRandomly(board, program, seed, () => {
					if (tileCount(board) > first || random(3) > 0) return;
					const tile = random(tileCount(board));
					const outer: number[] = [];
					forEachSide(board, tile, (side) => outer.push(side) < 0);
					const mark = arena.mark();
					const before = featuresOf(board, program);
					if (random(2) === 0) {
						const from = random(outer.length);
						const reached = [
							outer[from]!,
							outer[(from + 1 + random(outer.length - 1)) % outer.length]!,
						];
						const seg = addSegment(board, tile, line, reached);
						added.push({ seg, tile, kind: 'line' });
						for (const side of reached) sides.set(key(side), { seg, kind: 'line' });
						check();
						expect(m[board.SEGMENT_INDEX + seg]).toBe(-1);
						const segments: number[] = [];
						forEachTileSegment(board, tile, (s) => segments.push(s) < 0);
						expect(segments).toContain(seg);
					} else {
						const side = outer[random(outer.length)]!;
						if (random(3) === 0) {
							overrideEdge(board, side, line);
							arena.undoTo(mark);
							expect(featuresOf(board, program)).toEqual(before);
						}
						overrideEdge(board, side, -1);
						sides.set(key(side), { seg: -1, kind: '' });
						expect(sideKind(board, side >> 2, side & 3)).toBe(-1);
						check();
					}
				});
				check();
			}),
			{ numRuns: 25 },
		);
	});

	it('converts features, and what points at them stays', () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				const board = boardOf(common, options);
				const { m } = board;
				const random = randomOf(seed + 5);
				const block = common.kinds.findIndex((k) => k.id === 'block');
				const stream = common.kinds.findIndex((k) => k.id === 'stream');
				const converted = new Map<number, string>();
				playRandomly(board, common, seed, () => {
					const blocks = kindsOf(board, block);
					if (blocks.length === 0 || random(4) > 0) return;
					const seg = blocks[random(blocks.length)]!;
					if (m[board.OPEN + rootOf(board, seg)] !== 0) return;
					forEachMember(board, seg, (s) => void converted.set(s, 'stream') as unknown as false);
					convertFeature(board, seg, stream);
					expect(m[board.KIND + rootOf(board, seg)]).toBe(stream);
				});
				const reference = new ReferenceBoard(common, laidOn(board), { converted });
				expect(featuresOf(board, common)).toEqual(reference.features());
			}),
			{ numRuns: 25 },
		);
	});

	it('remembers what was settled when a link goes', () => {
		const board = boardOf(common, options);
		const { m } = board;
		const spot = common.tiles.findIndex((t) => t.id === 'A');
		layTile(board, spot, cellAt(board, 0, 0), 0);
		layTile(board, spot, cellAt(board, 0, 1), 2);
		layTile(board, spot, cellAt(board, 1, 0), 0);
		const [a, c] = [
			segmentAtSide(board, cellAt(board, 0, 0), 2),
			segmentAtSide(board, cellAt(board, 1, 0), 2),
		];
		markScored(board, a);
		addLink(board, c, a, 1);
		expect(m[board.SCORED + rootOf(board, a)]).toBe(0);
		removeLinks(board, 1);
		expect(m[board.SCORED + rootOf(board, a)]).toBe(1);
		expect(m[board.SCORED + rootOf(board, c)]).toBe(0);
	});

	it('records what a tile does to the features that were there', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, options);
				board.recording = true;
				let former: { first: number; members: number[] }[] = [];
				playRandomly(board, program, seed, (tile) => {
					const from = tileSegmentStart(board, tile);
					const own = new Set<number>();
					for (let s = from; s < tileSegmentEnd(board, tile); s++) own.add(rootOf(board, s));
					const extended = former
						.filter((f) => own.has(rootOf(board, f.first)))
						.map((f) => f.first);
					const joined = extended.filter((f) =>
						extended.some((g) => g !== f && rootOf(board, g) === rootOf(board, f)),
					);
					const records = (what: number): number[] =>
						Array.from({ length: boardEventCount(board) }, (_, i) => i)
							.filter((i) => boardEventType(board, i) === what)
							.map((i) => boardEventSegment(board, i))
							.sort((a, b) => a - b);
					expect(records(EXTENDED)).toEqual(extended.sort((a, b) => a - b));
					expect(records(JOINED)).toEqual(joined.sort((a, b) => a - b));
					clearBoardEvents(board);
					former = [];
					forEachFeature(board, (root) => {
						const members: number[] = [];
						forEachMember(board, root, (s) => members.push(s) < 0);
						former.push({ first: members[0]!, members });
						return false;
					});
				});
			}),
			{ numRuns: 20 },
		);
	});

	it('stops at its limits with a code', () => {
		const board = boardOf(common, { pieces: 2, links: 1, changes: 1 });
		const line = common.kinds.findIndex((k) => k.id === 'line');
		const full = expect.objectContaining({ code: 'RUN-MEMORY' });
		const wrong = expect.objectContaining({ code: 'RUN-STATE' });
		const thrown = (run: () => void): unknown => {
			try {
				run();
			} catch (fault) {
				return fault;
			}
			return undefined;
		};
		const deck = deckOf(common);
		deck.forEach((k, i) => layTile(board, k, cellAt(board, i - 30, 0), 0));
		expect(thrown(() => layTile(board, 0, cellAt(board, 0, 5), 0))).toEqual(full);
		resetBoard(board);
		layTile(board, 0, cellAt(board, 0, 0), 0);
		expect(thrown(() => layTile(board, 0, cellAt(board, 0, 0), 0))).toEqual(wrong);
		expect(thrown(() => convertFeature(board, 0, line))).toEqual(wrong);
		addLink(board, 0, 0, 1);
		expect(thrown(() => addLink(board, 0, 0, 1))).toEqual(full);
		overrideEdge(board, cellAt(board, 0, 0) * 4, -1);
		layTile(board, 0, cellAt(board, 1, 0), 0);
		expect(thrown(() => overrideEdge(board, cellAt(board, 1, 0) * 4, -1))).toEqual(full);
		for (let i = 0; i < board.plan.sizes.watchers; i++) watchCell(board, i + board.width + 1, 0);
		expect(thrown(() => watchCell(board, 5000, 0))).toEqual(full);
	});
});
