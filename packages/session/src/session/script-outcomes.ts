import { Game, outcomesLeft, replayDecisions } from '@tilewright/interpreter';
import { chooserOf } from '../timeline/branch-chance.ts';
import {
	chooserOfScript,
	countOf,
	recordedChooser,
	withScripted,
} from '../timeline/scripted-outcomes.ts';
import { withBack } from '../timeline/stream-view.ts';
import { changed, advanced, type Outcome, refused } from './commands.ts';
import { restoreConfirmation } from './confirmation.ts';
import { faultOf, type GameSession } from './game-session.ts';
import type { Message } from './messages.ts';
import { isPast, isUnconfirmed, live } from './mode.ts';

/** Outcomes of chance from a place of a stream on; a gap leaves it alone. */
export interface ScriptRequest {
	readonly stream: string;
	/** The place of the first, among all outcomes of the stream from the beginning of the game. */
	readonly from: number;
	readonly outcomes: readonly (string | null)[];
}

const MAX_SCRIPTED = 200;

/** Scripts chance; outcomes that came but were not decided upon yet come again as they are scripted now. */
export function scriptOutcomes(session: GameSession, request: ScriptRequest): Outcome {
	const { game, mode, script, timeline } = session;
	if (isPast(mode)) return refused(session, { code: 'viewing-past' });
	const reason = reasonAgainst(session, request);
	if (reason) return refused(session, reason);
	const { stream, from, outcomes } = request;
	const scripted: GameSession = {
		...session,
		mode: mode.is === 'live' ? live : mode,
		script: withScripted(
			script,
			stream,
			from,
			outcomes.map((o) => o ?? undefined),
		),
		swap: undefined,
	};
	if (from < countOf(game.chance, stream)) return playedAgain(session, scripted);
	const now: GameSession = {
		...scripted,
		// recorded outcomes that the branch has for later give way to the script
		followsBranch: game.steps.length === timeline.current.steps.length,
	};
	game.chooser = chooserOf(now);
	return changed(now);
}

function reasonAgainst(
	{ game }: GameSession,
	{ stream, from, outcomes }: ScriptRequest,
): Message | undefined {
	const known = outcomesLeft(game).find((s) => s.stream === stream);
	if (!known) return { code: 'no-stream', stream };
	if (outcomes.length > MAX_SCRIPTED) return { code: 'too-many-outcomes', max: MAX_SCRIPTED };
	const open = game.chance.filter((c) => c.stream === stream && c.step === game.steps.length);
	const settled = countOf(game.chance, stream) - open.length;
	if (!Number.isInteger(from) || from < settled) return { code: 'outcome-decided' };
	const back = open.slice(from - settled);
	const left = new Map(withBack(known.outcomes, back).map((o) => [o.outcome, o.left]));
	for (const outcome of outcomes) {
		if (outcome === null) continue;
		if (!left.has(outcome)) return { code: 'no-outcome', outcome };
		const n = left.get(outcome);
		if (n === 0) return { code: 'no-outcome-left', outcome };
		if (n !== undefined) left.set(outcome, n - 1);
	}
	return undefined;
}

/** Plays the game again to where it stands: what came up to the last decision stays, what came after it is left to the script. */
function playedAgain(before: GameSession, session: GameSession): Outcome {
	const { game: old, timeline, script } = session;
	const { steps } = old;
	const { current } = timeline;
	const settled = old.chance.filter((c) => c.step < steps.length);
	const recorded = recordedChooser(settled);
	const scripted = chooserOfScript(script);
	const game = new Game(old.program, {
		seed: old.seed,
		names: old.names,
		chooser: (stream, outcomes, game) =>
			(game.chance.length < settled.length ? recorded : scripted)(stream, outcomes, game),
	});
	try {
		const taking = replayDecisions(game, steps);
		let next = taking.next();
		while (!next.done) next = taking.next();
		if (next.value) return refused(before, { code: 'engine-fault', reason: next.value.message });
	} catch (error) {
		return refused(before, { code: 'engine-fault', reason: faultOf(error).message });
	}
	const now: GameSession = {
		...session,
		game,
		// a branch that went on from what came before stays as it was
		timeline:
			current.steps.length > steps.length
				? timeline.fork(current.steps.slice(0, steps.length), game.chance)
				: timeline.rebase(current, steps.length, game),
		followsBranch: true,
		mode: live,
	};
	game.chooser = chooserOf(now);
	return advanced(restoreConfirmation(now, isUnconfirmed(session.mode)));
}
