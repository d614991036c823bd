import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import { featuresOf, laidOn } from './describe-board.ts';
import { EXTENDED, JOINED } from './feature-events.ts';
import { Naive } from './reference-board.ts';
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
const odd = programOf(ODD_SET);
const programs = fc.constantFrom(common, odd);
const seeds = fc.nat({ max: 1e6 });
const options = { pieces: 16, changes: 200, links: 8, converts: true } as const;
const kindsOf = (board: Board, kind: number): number[] =>
	Array.from({ length: board.segmentCount() }, (_, s) => s).filter(
		(s) => board.m[board.KIND + s] === kind,
	);

function expectPieces(board: Board, on: ReadonlyMap<number, number>): void {
	board.forEachFeature((root) => {
		const found: number[] = [];
		board.forEachPiece(root, (p) => found.push(p) < 0);
		expect(found).toEqual(
			[...on.keys()].filter((p) => board.find(on.get(p)!) === root).sort((a, b) => a - b),
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
						board.unlink(piece);
						links.delete(piece);
					} else if (ends.length > 1) {
						const pair = [ends[random(ends.length)]!, ends[random(ends.length)]!] as const;
						board.link(...pair, piece);
						links.set(piece, pair);
					}
					const figure = random(8);
					board.detach(figure);
					on.set(figure, random(board.segmentCount()));
					board.attach(figure, on.get(figure)!);
					expect(board.linkCount()).toBe(links.size);
					const naive = new Naive(program, laidOn(board), { links: [...links.values()] });
					expect(featuresOf(board, program)).toEqual(naive.features());
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
					`${board.xOf(side >> 2)}/${board.yOf(side >> 2)}/${side & 3}`;
				const line = program.kinds.findIndex((k) => k.id === 'line');
				const check = (): void => {
					const naive = new Naive(program, laidOn(board), { added, sides });
					expect(featuresOf(board, program)).toEqual(naive.features());
					for (let i = 0; i < board.frontierCount(); i++) {
						const cell = board.frontierCell(i);
						const kind = random(program.tiles.length);
						for (let r = 0; r < 4; r++)
							expect(board.fits(kind, cell, r)).toBe(
								naive.fits(kind, board.xOf(cell), board.yOf(cell), r),
							);
					}
				};
				const first = Math.min(30, board.plan.tileCapacity);
				playRandomly(board, program, seed, () => {
					if (board.tileCount() > first || random(3) > 0) return;
					const tile = random(board.tileCount());
					const outer: number[] = [];
					board.forEachSide(tile, (side) => outer.push(side) < 0);
					const mark = arena.mark();
					const before = featuresOf(board, program);
					if (random(2) === 0) {
						const from = random(outer.length);
						const reached = [
							outer[from]!,
							outer[(from + 1 + random(outer.length - 1)) % outer.length]!,
						];
						const seg = board.addSegment(tile, line, reached);
						added.push({ seg, tile, kind: 'line' });
						for (const side of reached) sides.set(key(side), { seg, kind: 'line' });
						check();
						expect(m[board.SEG_INDEX + seg]).toBe(-1);
						const segments: number[] = [];
						board.forEachTileSegment(tile, (s) => segments.push(s) < 0);
						expect(segments).toContain(seg);
					} else {
						const side = outer[random(outer.length)]!;
						if (random(3) === 0) {
							board.overrideEdge(side, line);
							arena.undoTo(mark);
							expect(featuresOf(board, program)).toEqual(before);
						}
						board.overrideEdge(side, -1);
						sides.set(key(side), { seg: -1, kind: '' });
						expect(board.sideKind(side >> 2, side & 3)).toBe(-1);
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
					if (m[board.OPEN + board.find(seg)] !== 0) return;
					board.forEachMember(seg, (s) => void converted.set(s, 'stream') as unknown as false);
					board.convert(seg, stream);
					expect(m[board.KIND + board.find(seg)]).toBe(stream);
				});
				const naive = new Naive(common, laidOn(board), { converted });
				expect(featuresOf(board, common)).toEqual(naive.features());
			}),
			{ numRuns: 25 },
		);
	});

	it('remembers what was settled when a link goes', () => {
		const board = boardOf(common, options);
		const { m } = board;
		const spot = common.tiles.findIndex((t) => t.id === 'A');
		board.layTile(spot, board.cellAt(0, 0), 0);
		board.layTile(spot, board.cellAt(0, 1), 2);
		board.layTile(spot, board.cellAt(1, 0), 0);
		const [a, c] = [
			board.segmentAtSide(board.cellAt(0, 0), 2),
			board.segmentAtSide(board.cellAt(1, 0), 2),
		];
		board.settle(a);
		board.link(c, a, 1);
		expect(m[board.SETTLED + board.find(a)]).toBe(0);
		board.unlink(1);
		expect(m[board.SETTLED + board.find(a)]).toBe(1);
		expect(m[board.SETTLED + board.find(c)]).toBe(0);
	});

	it('records what a tile does to the features that were there', () => {
		fc.assert(
			fc.property(programs, seeds, (program, seed) => {
				const board = boardOf(program, options);
				board.recording = true;
				let former: { first: number; members: number[] }[] = [];
				playRandomly(board, program, seed, (tile) => {
					const from = board.tileSegmentStart(tile);
					const own = new Set<number>();
					for (let s = from; s < board.tileSegmentEnd(tile); s++) own.add(board.find(s));
					const extended = former.filter((f) => own.has(board.find(f.first))).map((f) => f.first);
					const joined = extended.filter((f) =>
						extended.some((g) => g !== f && board.find(g) === board.find(f)),
					);
					const records = (what: number): number[] =>
						Array.from({ length: board.eventCount() }, (_, i) => i)
							.filter((i) => board.eventWhat(i) === what)
							.map((i) => board.eventSegment(i))
							.sort((a, b) => a - b);
					expect(records(EXTENDED)).toEqual(extended.sort((a, b) => a - b));
					expect(records(JOINED)).toEqual(joined.sort((a, b) => a - b));
					board.clearEvents();
					former = [];
					board.forEachFeature((root) => {
						const members: number[] = [];
						board.forEachMember(root, (s) => members.push(s) < 0);
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
		deck.forEach((k, i) => board.layTile(k, board.cellAt(i - 30, 0), 0));
		expect(thrown(() => board.layTile(0, board.cellAt(0, 5), 0))).toEqual(full);
		board.reset();
		board.layTile(0, board.cellAt(0, 0), 0);
		expect(thrown(() => board.layTile(0, board.cellAt(0, 0), 0))).toEqual(wrong);
		expect(thrown(() => board.convert(0, line))).toEqual(wrong);
		board.link(0, 0, 1);
		expect(thrown(() => board.link(0, 0, 1))).toEqual(full);
		board.overrideEdge(board.cellAt(0, 0) * 4, -1);
		board.layTile(0, board.cellAt(1, 0), 0);
		expect(thrown(() => board.overrideEdge(board.cellAt(1, 0) * 4, -1))).toEqual(full);
		for (let i = 0; i < board.plan.sizes.watches; i++) board.watch(i + board.width + 1, 0);
		expect(thrown(() => board.watch(5000, 0))).toEqual(full);
	});
});
