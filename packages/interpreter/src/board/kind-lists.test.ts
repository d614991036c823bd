import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentCount } from './features.ts';
import { kindWalk } from './kind-lists.ts';
import type { BoardState } from './state.ts';
import { convertFeature, convertSegments } from './topology-edits.ts';
import { boardOf, COMMON_SET, ODD_SET, playRandomly, programOf, randomOf } from './testing.ts';

const listedKinds = [0, 1, 3];

function checkLists(board: BoardState): void {
	const { m, KIND } = board;
	const all = Array.from({ length: segmentCount(board) }, (_, s) => s);
	for (const kinds of [[0], [1], [3], [3, 0], [0, 1, 3]]) {
		const walked: number[] = [];
		kindWalk(board, kinds)!((s) => walked.push(s) > all.length);
		expect(walked).toEqual(all.filter((s) => kinds.includes(m[KIND + s]!)));
	}
}

test('a walk by kinds finds what a search of all segments finds, also after tiles are taken back', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(programOf(COMMON_SET), programOf(ODD_SET)),
			fc.nat(),
			(program, seed) => {
				const board = boardOf(program, { listedKinds });
				const { arena } = board;
				arena.journaling = true;
				const random = randomOf(seed);
				for (let round = 0; round < 3; round++) {
					const marks: number[] = [];
					playRandomly(board, program, seed + round, () => {
						marks.push(arena.mark());
						if (random(4) === 0) checkLists(board);
					});
					arena.undoTo(marks[random(marks.length)]!);
					checkLists(board);
					arena.undoTo(0);
				}
			},
		),
		{ numRuns: 20 },
	);
});

test('a walk by kinds finds segments that became ones of another kind, also after conversions are taken back', () => {
	fc.assert(
		fc.property(fc.nat(), (seed) => {
			const program = programOf(COMMON_SET);
			const board = boardOf(program, { listedKinds, converts: true });
			const { arena } = board;
			arena.journaling = true;
			const random = randomOf(seed);
			for (let round = 0; round < 3; round++) {
				const marks: number[] = [];
				playRandomly(board, program, seed + round, () => {
					marks.push(arena.mark());
					if (random(3) > 0) return;
					const segment = random(segmentCount(board));
					const kind = random(5);
					if (random(2) === 0) convertFeature(board, segment, kind);
					else convertSegments(board, [segment], [kind]);
					checkLists(board);
					if (random(2) === 0) arena.undoTo(marks.at(-1)!);
					checkLists(board);
				});
				arena.undoTo(marks[random(marks.length)]!);
				checkLists(board);
				arena.undoTo(0);
			}
		}),
		{ numRuns: 20 },
	);
});

test('kinds that are not listed have no walk', () => {
	const board = boardOf(programOf(COMMON_SET), { listedKinds });
	expect(kindWalk(board, [2])).toBeUndefined();
	expect(kindWalk(board, [0, 2])).toBeUndefined();
	expect(kindWalk(boardOf(programOf(COMMON_SET)), [0])).toBeUndefined();
});
