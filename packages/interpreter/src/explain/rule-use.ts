import { limits } from '@tilewright/schema';
import type { Instr, Program } from '@tilewright/lang';
import { type ChanceOutcome, Game, outcomesOf, type Step } from '../game/game.ts';
import { replayDecisions } from '../game/swap.ts';
import { tallyRefusals } from './tally.ts';

/** The effects of one source (a rule, an action, a kind, a choice of one of them) in a game. */
export interface RuleUse {
	/** Index into the program's sources. */
	readonly source: number;
	/** Numbers of steps after which it did something; a step is named as often as it did. */
	readonly fired: number[];
	readonly points: number[];
	readonly paid: number[];
	offered: number;
	decisions: number;
	readonly taken: number[];
	/** The number of options it refused, alone or with others; the steps before which it did; the refusals by their text. */
	refused: number;
	readonly refusedAt: number[];
	readonly reasons: Map<string, number>;
	partly: boolean;
}

/** Instructions that lead to effects but have none of their own. */
const idle: ReadonlySet<Instr['op']> = new Set<Instr['op']>([
	'jump',
	'unless',
	'let',
	'let-set',
	'stack-mark',
	'stack-release',
	'each',
	'next',
	'call',
	'leave',
	'limit',
	'measure',
	'decide',
	'settle',
	'fired',
	'slot',
	'run-begin',
	'run-end',
]);

const MAX_JUDGED: number = limits.judgedCombinations;

export interface PlayedGame {
	readonly program: Program;
	readonly seed: number;
	readonly names: readonly string[];
	readonly steps: readonly Pick<Step, 'seat' | 'decision' | 'key'>[];
	readonly chance: readonly Pick<ChanceOutcome, 'stream' | 'outcome'>[];
}

/**
 * The effects of every source in a game, found by playing it again. Yields the number of steps done.
 *
 *   each instruction → its source; instructions of one source in a row that had an effect count as firing once
 *   each decision → the sources of its options and of its refusals     each line of points → its source
 */
export function* ruleUses(played: PlayedGame): Generator<number, RuleUse[], void> {
	const { program, steps } = played;
	const uses = new Map<number, RuleUse>();
	const useOf = (source: number): RuleUse => {
		let use = uses.get(source);
		if (!use) {
			const points = Array.from({ length: program.seats }, () => 0);
			use = {
				...{ source, fired: [], points, paid: [], offered: 0, decisions: 0, taken: [] },
				...{ refused: 0, refusedAt: [], reasons: new Map(), partly: false },
			};
			uses.set(source, use);
		}
		return use;
	};
	let running = -1;
	let isCounted = false;
	let at = 0;
	const game: Game = new Game(program, {
		seed: played.seed,
		names: played.names,
		draws: outcomesOf(played.chance),
		onInstr: (pc) => {
			const { source = -1, op } = program.code[pc]!;
			if (source !== running) isCounted = false;
			running = source;
			if (source < 0 || isCounted || idle.has(op)) return;
			isCounted = true;
			useOf(source).fired.push(at);
		},
	});
	const options = (taken: string | undefined): void => {
		const { decision } = game;
		if (!decision) return;
		const offering = new Set<number>();
		for (const { source } of decision.options) {
			if (source < 0) continue;
			useOf(source).offered++;
			offering.add(source);
		}
		for (const source of offering) useOf(source).decisions++;
		const option = taken === undefined ? undefined : game.find(taken);
		if (option && option.source >= 0) useOf(option.source).taken.push(game.steps.length + 1);
	};
	const refusals = (): void => {
		const { refused, partly } = tallyRefusals(game, MAX_JUDGED);
		for (const { refusal, n } of refused) {
			const use = useOf(refusal.source);
			use.refused += n;
			use.refusedAt.push(game.steps.length + 1);
			use.reasons.set(refusal.says, (use.reasons.get(refusal.says) ?? 0) + n);
			use.partly ||= partly;
		}
	};
	const taking = replayDecisions(game, steps);
	for (let done = 0; ; done++) {
		options(steps[done]?.key);
		if (steps[done]) refusals();
		at = game.steps.length + 1;
		running = -1;
		const { done: ended, value } = taking.next();
		if (ended) break;
		yield value;
	}
	for (const entry of game.ledger)
		for (const line of entry.lines) {
			if (line.points === 0 || line.source < 0) continue;
			const use = useOf(line.source);
			use.points[entry.seat]! += line.points;
			if (use.paid.at(-1) !== entry.step) use.paid.push(entry.step);
		}
	return [...uses.values()].sort((a, b) => a.source - b.source);
}
