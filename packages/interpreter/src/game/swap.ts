import { appendAll } from '@tilewright/schema';
import type { Program } from '@tilewright/lang';
import type { LedgerEntry } from '../run/ledger.ts';
import { lineText, withoutMoved } from './moved-entries.ts';
import { swap as t } from '../texts/en.ts';
import { PASS } from './options.ts';
import { type ChanceOutcome, type Decision, Game, outcomesOf, type Step } from './game.ts';

/** An entry of points before and after the rules changed; one of both is absent where it came or went. */
export interface PointsChange {
	readonly step: number;
	readonly seat: number;
	readonly before: LedgerEntry | undefined;
	readonly after: LedgerEntry | undefined;
}

export interface SwapStop {
	readonly step: number;
	readonly key: string;
	readonly code: 'SWAP-OVER' | 'SWAP-SEAT' | 'SWAP-DECISION' | 'SWAP-OPTION';
	readonly message: string;
}

export interface Swap {
	readonly game: Game;
	/** Absent when every step fits. */
	readonly stopped: SwapStop | undefined;
	/** The numbers of recorded steps that cannot be taken any more, though the game went on after them. */
	readonly lost: readonly number[];
	/** The numbers of steps of the new game that nobody took: decisions that came with the rules and were passed. */
	readonly passed: readonly number[];
	/** The steps that were left out, as a branch to keep. */
	readonly left: readonly {
		readonly seat: number;
		readonly decision: string;
		readonly key: string;
	}[];
	readonly changes: readonly PointsChange[];
}

/**
 * Goes on with a running game under other rules. It is rebuilt from its set-up: recorded outcomes of chance stand while they are still
 * possible, recorded decisions are taken by key, and decisions that come between them are passed. It stops before the first recorded
 * one that no longer fits. Where more was recorded than the game has come to, `recorded` says what. What chance brings after the swap
 * is left to the seed.
 */
export function hotSwap(
	old: Game,
	program: Program,
	recorded: {
		readonly steps?: readonly Recorded[];
		readonly chance?: readonly Pick<ChanceOutcome, 'stream' | 'outcome'>[];
		/** Called before each step, recorded or not. */
		readonly before?: (game: Game, step: Recorded) => void;
	} = {},
): Swap {
	const { steps = old.steps, chance = old.chance } = recorded;
	const { seed, names } = old;
	const game = new Game(program, { seed, names, draws: outcomesOf(chance), ledger: true });
	const taking = replayDecisions(game, steps);
	const { before } = recorded;
	let step = 0;
	let stopped: SwapStop | undefined;
	const lost: number[] = [];
	const passed: number[] = [];
	/** The number of steps up to the last one that was taken as recorded: those after it were forced. */
	let taken = 0;
	for (;;) {
		if (step < steps.length) {
			appendAll(passed, passNewDecisions(game, steps, step, before));
			before?.(game, steps[step]!);
			const forced = game.steps.slice(taken);
			if (skipped(game, steps, step) && isMove(steps[step]!, forced)) lost.push(step);
		}
		const length = game.steps.length;
		const { done, value } = taking.next();
		if (game.steps.length > length) taken = length + 1;
		if (done) {
			stopped = value ?? undefined;
			break;
		}
		step = value;
	}
	game.force([]);
	return {
		game,
		stopped,
		lost,
		passed,
		left: steps.slice(step),
		changes: changesOf(old, game, Math.min(step, old.steps.length)),
	};
}

/**
 * Takes recorded decisions again, one at a time: yields how many are done, and returns why it stopped before one that no longer
 * fits.
 */
export function* replayDecisions(
	game: Game,
	steps: readonly Recorded[],
	from: number = 0,
	to: number = steps.length,
): Generator<number, SwapStop | undefined, void> {
	for (let step = from; step < to; step++) {
		const stopped = misfit(game, steps, step);
		if (stopped) return stopped;
		if (!skipped(game, steps, step)) game.play(steps[step]!.key);
		yield step + 1;
	}
	return undefined;
}

/** The most decisions that are passed between two recorded steps. */
const MAX_PASSES = 8;

/**
 * Passes what was not asked when the steps were recorded, where that leads to the next of them; nothing is passed otherwise. Returns
 * the numbers of the steps taken.
 */
function passNewDecisions(
	game: Game,
	steps: readonly Recorded[],
	step: number,
	before?: (game: Game, step: Recorded) => void,
): readonly number[] {
	const wanted = steps[step]!;
	const { length } = game.steps;
	if (fits(game, wanted) || skipped(game, steps, step)) return [];
	for (let n = 1; n <= MAX_PASSES; n++) {
		const { decision } = game;
		if (!decision || !isOther(decision, wanted) || game.find(PASS) === undefined) break;
		before?.(game, { seat: decision.seat, decision: decision.id, key: PASS });
		game.play(PASS);
		if (fits(game, wanted)) return Array.from({ length: n }, (_, i) => length + i);
	}
	while (game.steps.length > length) game.undo();
	return [];
}

/** Something else is asked, or another seat is, than when the step was recorded. */
function isOther(decision: Decision, { seat, decision: id }: Recorded): boolean {
	return decision.seat !== seat || (id !== '' && decision.id !== id);
}

/** A decision as it was recorded; whoever recorded it may not know what was asked. */
type Recorded = Pick<Step, 'seat' | 'decision' | 'key'>;

/** It is no pass, nor what the game did by itself. */
function isMove({ seat, key }: Recorded, forced: readonly Recorded[]): boolean {
	return key !== PASS && !forced.some((s) => s.seat === seat && s.key === key);
}

function skipped(game: Game, steps: readonly Recorded[], step: number): boolean {
	const { decision } = game;
	const wanted = steps[step]!;
	const next = steps[step + 1];
	return decision !== undefined && next !== undefined && !fits(game, wanted) && fits(game, next);
}

function fits(game: Game, step: Recorded): boolean {
	const { decision } = game;
	return (
		decision !== undefined &&
		(step.decision === '' || decision.id === step.decision) &&
		decision.seat === step.seat &&
		game.find(step.key) !== undefined
	);
}

function misfit(game: Game, steps: readonly Recorded[], step: number): SwapStop | undefined {
	const { seat, decision: id, key } = steps[step]!;
	const { decision } = game;
	const stop = (code: SwapStop['code'], message: string): SwapStop => ({
		step,
		key,
		code,
		message,
	});
	if (!decision) return stop('SWAP-OVER', t['SWAP-OVER']);
	if (skipped(game, steps, step)) return undefined;
	if (id !== '' && decision.id !== id)
		return stop('SWAP-DECISION', t['SWAP-DECISION']({ asked: decision.id, recorded: id }));
	if (decision.seat !== seat)
		return stop(
			'SWAP-SEAT',
			t['SWAP-SEAT']({ now: game.names[decision.seat]!, recorded: game.names[seat]! }),
		);
	if (!game.find(key)) return stop('SWAP-OPTION', t['SWAP-OPTION']({ key, decision: decision.id }));
	return undefined;
}

/** Entries that differ, matched by step, seat and feature, else by all but the step; only steps that both games took are compared. */
function changesOf(old: Game, fresh: Game, steps: number): PointsChange[] {
	const keyOf = (e: LedgerEntry, n: Map<string, number>): string => {
		const base = `${e.step} ${e.seat} ${e.segment} ${e.cause} ${e.reason}`;
		const i = n.get(base) ?? 0;
		n.set(base, i + 1);
		return `${base} ${i}`;
	};
	const within = (e: LedgerEntry): boolean => e.step <= steps;
	const index = (game: Game): Map<string, LedgerEntry> => {
		const n = new Map<string, number>();
		return new Map(game.ledger.filter(within).map((e) => [keyOf(e, n), e]));
	};
	const before = index(old);
	const after = index(fresh);
	const out: PointsChange[] = [];
	for (const [key, b] of before) {
		const a = after.get(key);
		if (!a || a.points !== b.points || lineText(a) !== lineText(b))
			out.push({ step: b.step, seat: b.seat, before: b, after: a });
	}
	for (const [key, a] of after)
		if (!before.has(key)) out.push({ step: a.step, seat: a.seat, before: undefined, after: a });
	return withoutMoved(out).sort((x, y) => x.step - y.step);
}
