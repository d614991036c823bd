import {
	Machine,
	rootOf,
	segmentCount,
	trialCodeOf,
	trialMachine,
} from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';

/** Options that are tried, and taken back, at a decision; and how many decisions deep. */
const TRIED = 3;
const DEPTH = 2;

/** Tries of generated code, how many of them it left to closures, and how many ran to their end without any closure. */
export interface Tries {
	readonly all: number;
	readonly left: number;
	readonly alone: number;
}

/**
 * Tries the same options by closures and in generated code. Throws where words or worths differ after a try, or words and options after
 * it was taken back.
 */
export function holdTrials(program: Program, seed: number, decisions: number = Infinity): Tries {
	const closures = new Machine(program);
	const coded = trialMachine(program, 0);
	const both = [closures, coded];
	const random = new BotRandom(seed);
	let [all, left, alone, steps] = [0, 0, 0, 0];
	const { step } = coded;
	coded.step = (pc) => {
		steps++;
		return step.call(coded, pc);
	};

	const code = (): void => {
		const trial = trialCodeOf(coded);
		coded.trial = trial && {
			...trial,
			goOn: (pc) => {
				const before = steps;
				const isDone = trial.goOn(pc);
				all++;
				if (isDone && steps === before) alone++;
				if (!isDone) left++;
				return isDone;
			},
		};
	};
	const compare = (what: string): void => {
		const [a, b] = [closures.rt.m, coded.rt.m];
		const at = a.findIndex((word, i) => word !== b[i]);
		if (at < 0) return;
		const column = closures.rt.arena.columns.findLast(({ base }) => base <= at)!;
		throw new Error(
			`seed ${seed}, ${what}: ${column.name} ${at - column.base} is ${b[at]} instead of ${a[at]}`,
		);
	};
	const compareWorths = (what: string): void => {
		const { m, board } = closures.rt;
		for (let f = 0; f < segmentCount(board); f++) {
			// a removed segment has no kind
			if (rootOf(board, f) !== f || m[board.KIND + f]! < 0) continue;
			const [a, b] = [closures.scoring, coded.trial!].map((by) => {
				const owners = by.owners(f);
				return `${owners} ${owners === 0 ? 0 : by.worth(f)}`;
			});
			if (a !== b) throw new Error(`seed ${seed}, ${what}: feature ${f} is ${b} instead of ${a}`);
		}
	};
	const compareOption = (option: number, what: string): void => {
		const [a, b] = both.map(({ decider }) => JSON.stringify(decider.option(option)));
		if (a !== b) throw new Error(`seed ${seed}, ${what}: the option is ${b} instead of ${a}`);
	};
	const tryOptions = (depth: number, where: string): void => {
		if (closures.over) return;
		const held = coded.decider.hold();
		for (let i = 0; i < TRIED; i++) {
			const option = random.below(closures.optionCount);
			const marks = both.map((machine) => machine.mark());
			for (const machine of both) machine.choose(option);
			const tried = `${where}, option ${option}`;
			compare(tried);
			if (!closures.over) compareWorths(tried);
			if (depth < DEPTH) tryOptions(depth + 1, tried);
			both.forEach((machine, of) => machine.undoTo(marks[of]!));
			compare(`${tried} taken back`);
			coded.decider.resume(held);
			compareOption(option, tried);
		}
		coded.decider.release(held);
	};

	for (const machine of both) machine.reset(seed);
	for (let n = 0; n < decisions && !closures.over; n++) {
		for (const { rt } of both) rt.arena.journaling = true;
		code();
		tryOptions(1, `decision ${n}`);
		coded.trial = undefined;
		for (const { rt } of both) rt.arena.journaling = random.below(2) === 0;
		const option = random.below(closures.optionCount);
		for (const machine of both) machine.choose(option);
		for (const { rt } of both) rt.arena.forget();
	}
	return { all, left, alone };
}
