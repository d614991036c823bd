import { Machine, Where, keptWorths, rootOf, trialMachine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';
import { expect } from 'vitest';

/** Options that are tried, and taken back, at a decision; and how many decisions deep. */
const TRIED = 6;
const DEPTH = 3;

/**
 * Sums up states as bots do, and fails where two states with the same number of a sum differ in anything that a sum may depend on.
 * Returns the sums that were known and those that were made.
 */
export function holdKeptSums(
	program: Program,
	seed: number,
	decisions: number,
	inCode: boolean,
): { readonly known: number; readonly made: number } {
	const machine = inCode ? trialMachine(program, 0) : new Machine(program);
	const { rt } = machine;
	const { arena, board, m } = rt;
	const worths = keptWorths(machine);
	const random = new BotRandom(seed);
	const found = new Map<number, string>();
	let [known, made] = [0, 0];

	const standing = (): { readonly piece: number; readonly root: number }[] =>
		[...rt.pieceOwner.keys()].flatMap((piece) => {
			const segment = m[board.PIECE_SEGMENT + piece]!;
			return segment < 0 ? [] : [{ piece, root: rootOf(board, segment) }];
		});
	const summedUp = (): string => {
		const points = [...m.subarray(rt.SCORE, rt.SCORE + rt.seats)];
		const free = [...rt.pieceOwner.keys()].filter((p) => m[rt.WHERE + p] === Where.supply);
		const claims = standing().map(({ piece, root }) => {
			const owners = machine.scoring.owners(root);
			const worth = owners === 0 ? 0 : machine.scoring.worth(root);
			const kind = m[board.KIND + root]!;
			const ends = program.kinds[kind]!.connect === 'edge' ? m[board.OPEN + root] : 0;
			return [piece, kind, ends, owners, worth];
		});
		return JSON.stringify([points, free, claims]);
	};
	const compare = (): void => {
		worths.update();
		if (machine.over) return;
		const now = summedUp();
		if (worths.sum >= 0) {
			known++;
			expect(now, `seed ${seed}, decision ${m[18]}`).toBe(found.get(worths.sum));
		} else {
			made++;
			// a sum that nobody needs is not made
			if (random.below(5) === 0) return;
			for (const { root } of standing()) if (worths.owners(root) !== 0) worths.worth(root);
			const sum = worths.summed();
			if (sum >= 0) found.set(sum, now);
		}
	};
	const tryOptions = (depth: number): void => {
		for (let i = 0; i < TRIED && !machine.over; i++) {
			const mark = machine.mark();
			machine.choose(random.below(machine.optionCount));
			if (random.below(5) > 0) compare();
			if (depth < DEPTH && random.below(3) === 0) tryOptions(depth + 1);
			machine.undoTo(mark);
			if (random.below(5) === 0) compare();
		}
	};

	machine.reset(seed);
	for (let n = 0; n < decisions && !machine.over; n++) {
		arena.journaling = true;
		machine.trial = machine.trialCode;
		compare();
		tryOptions(1);
		machine.trial = undefined;
		if (random.below(4) === 0) arena.forget();
		arena.journaling = random.below(2) === 0;
		machine.choose(random.below(machine.optionCount));
	}
	return { known, made };
}
