import { Machine, keptWorths, rootOf, segmentCount } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';
import { expect } from 'vitest';

/** Options that are tried, and taken back, at a decision; and how many decisions deep. */
const TRIED = 3;
const DEPTH = 2;

export function holdKeptWorths(
	program: Program,
	seed: number,
	decisions: number = Infinity,
): number {
	const machine = new Machine(program);
	const { arena, board, m } = machine.rt;
	const worths = keptWorths(machine);
	const random = new BotRandom(seed);
	let compared = 0;

	const compare = (): void => {
		worths.update();
		for (let s = 0; s < segmentCount(board); s++) {
			// a removed segment has no kind
			if (rootOf(board, s) !== s || m[board.KIND + s]! < 0) continue;
			const owners = machine.scoring.owners(s);
			const worth = owners === 0 ? 0 : machine.scoring.worth(s);
			if (worths.owners(s) !== owners || worths.worth(s) !== worth)
				expect.fail(
					`${program.kinds[m[board.KIND + s]!]!.id} of segment ${s}, seed ${seed}, decision ${m[16]}: ` +
						`kept ${worths.owners(s)} ${worths.worth(s)}, is ${owners} ${worth}`,
				);
			if (owners !== 0) compared++;
		}
	};

	const tryOptions = (depth: number): void => {
		for (let i = 0; i < TRIED && !machine.over; i++) {
			const mark = machine.mark();
			machine.choose(random.below(machine.optionCount));
			if (random.below(4) > 0) compare();
			if (depth < DEPTH) tryOptions(depth + 1);
			machine.undoTo(mark);
			if (random.below(4) === 0) compare();
		}
	};

	arena.journaling = true;
	machine.reset(seed);
	for (let n = 0; n < decisions && !machine.over; n++) {
		compare();
		if (random.below(8) === 0) tryOptions(1);
		const noted = random.below(4) > 0;
		arena.journaling = noted;
		machine.choose(random.below(machine.optionCount));
		arena.journaling = true;
		if (random.below(8) === 0) arena.forget();
	}
	compare();
	return compared;
}
