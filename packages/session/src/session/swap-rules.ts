import { type Game, type LedgerEntry, type Swap, hotSwap } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { describeEntry } from '../describe/describe.ts';
import type { SwapView } from '../describe/game-state.ts';
import { differencesTogether } from '../describe/differences-together.ts';
import { describeMisfit } from '../describe/misfit.ts';
import { cacheWords } from '../describe/words.ts';
import { chooserOf } from '../timeline/branch-chance.ts';
import type { Branch } from '../timeline/timeline.ts';
import { changed, advanced, type Outcome, refused, type RulesChange } from './commands.ts';
import { restoreConfirmation, shownScores } from './confirmation.ts';
import { faultOf, type GameSession, isFinished, screenSeat } from './game-session.ts';
import { isPast, isUnconfirmed, live, type Mode, type ResumePoint, resumePointOf } from './mode.ts';

/** Parts of a program that hold words and places, which its hash leaves out. */
const wordedParts = [
	'sources',
	'texts',
	'displays',
	'decisions',
	'actions',
	'kinds',
	'pieces',
	'tiles',
] as const;

function hasSameWords(a: Program, b: Program): boolean {
	return wordedParts.every((part) => JSON.stringify(a[part]) === JSON.stringify(b[part]));
}

/** Goes on under other rules, from where the game stood before rules that blocked it, if that fits again. */
export function swapRules(session: GameSession, change: RulesChange): Outcome {
	const { program, ruleSet, setup } = change;
	const old = session.game.program;
	const waited = session.waitingRules;
	const settled = waited ? { ...session, waitingRules: undefined } : session;
	const chosen = setup ? { ...settled, setup } : settled;
	if (program.hash === old.hash && hasSameWords(program, old)) {
		cacheWords(old, ruleSet);
		return setup || waited ? changed(chosen) : { session, effects: [], ok: true };
	}
	if (change.sparesFinished && isFinished(session)) {
		const files = [...new Set([...(waited?.files ?? []), ...change.files])];
		const differences = differencesTogether(waited?.differences, change.differences);
		return changed({ ...session, waitingRules: { ...change, files, differences } });
	}
	return swapped(chosen, change);
}

export function takeWaitingRules(session: GameSession): Outcome {
	const { waitingRules } = session;
	if (!waitingRules) return refused(session, { code: 'no-waiting-rules' });
	return swapped({ ...session, waitingRules: undefined }, waitingRules);
}

export function continueUnderWaitingRules(outcome: Outcome): Outcome {
	const { session } = outcome;
	if (!session.waitingRules || isFinished(session)) return outcome;
	const taken = takeWaitingRules(session);
	return { ...outcome, ...taken, effects: [...new Set([...outcome.effects, ...taken.effects])] };
}

function swapped(
	session: GameSession,
	{ program, files, differences = [], compileMs }: RulesChange,
): Outcome {
	const { timeline, labels, mode } = session;
	const blocked = resumePointOf(mode);
	const from: ResumePoint = blocked ?? {
		game: session.game,
		branch: timeline.current,
		cursor: session.game.steps.length,
		viewingPast: isPast(mode),
	};
	const { game: old, branch, cursor } = from;
	let swap: Swap;
	try {
		const steps = branch.steps.slice(0, cursor);
		swap = hotSwap(old, program, {
			steps,
			chance: branch.chance,
			before: (game, step) => labels.record(game, step),
		});
	} catch (error) {
		return changed({ ...session, mode: withoutAutoplay(mode), fault: faultOf(error) });
	}
	const before = blocked ? old.scores : shownScores(session);
	const { game, stopped, left, passed } = swap;
	const past = {
		viewer: screenSeat(session),
		unconfirmed: isUnconfirmed(mode),
		finished: !stopped && isFinished(session),
	};
	const after: GameSession = {
		...session,
		game,
		fault: undefined,
		timeline: timeline.rebase(branch, cursor - left.length, game, passed),
		mode: stopped
			? { is: 'blocked', resumePoint: from, ...past }
			: from.viewingPast
				? { is: 'viewing-past', ...past }
				: live,
	};
	game.chooser = chooserOf(after);
	const now = restoreConfirmation(after, past.unconfirmed);
	const swaps = session.swaps + 1;
	const known = session.rulesBefore.indexOf(program.hash);
	const restores = known >= 0;
	const rulesBefore = restores
		? session.rulesBefore.slice(0, known)
		: [...session.rulesBefore, session.game.program.hash];
	const view = swapView(now, swap, {
		number: swaps,
		restores,
		files,
		// the game still stands before the change that stopped it
		differences: differencesTogether(blocked && session.swap?.differences, differences),
		old,
		branch,
		scores: before,
		compileMs,
	});
	return advanced({ ...now, swaps, rulesBefore, swap: view });
}

function withoutAutoplay(mode: Mode): Mode {
	return mode.is === 'live' ? live : mode;
}

interface Before extends Pick<
	SwapView,
	'number' | 'restores' | 'files' | 'differences' | 'compileMs'
> {
	readonly old: Game;
	readonly branch: Branch;
	readonly scores: readonly number[];
}

function swapView(
	session: GameSession,
	{ game, stopped, lost, passed, left, changes }: Swap,
	{ old, branch, scores, ...of }: Before,
): SwapView {
	const describe = (game: Game, entry: LedgerEntry | undefined) =>
		entry && describeEntry(game, entry, game.ledger.indexOf(entry));
	return {
		...of,
		swapMs: 0,
		scores: shownScores(session).map((after, seat) => ({ before: scores[seat]!, after })),
		changes: changes.map((c) => ({
			step: c.step,
			seat: c.seat,
			before: describe(old, c.before),
			after: describe(game, c.after),
		})),
		stopped: stopped && {
			step: stopped.step,
			key: stopped.key,
			words: session.labels.of(
				{ ...branch.steps[stopped.step]!, key: stopped.key },
				stopped.step,
				branch.steps[stopped.step - 1],
			),
			...describeMisfit(game, stopped),
		},
		lost: lost.map((step) => ({
			step: step + 1,
			seat: branch.steps[step]!.seat,
			words: session.labels.of(branch.steps[step]!, step, branch.steps[step - 1]),
		})),
		passed: passed.length,
		left: left.length,
	};
}
