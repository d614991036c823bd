import { viewOf } from '@tilewright/interpreter';
import { playerNames } from '@tilewright/players';
import { builtOf } from '../describe/built.ts';
import { describeDecision } from '../describe/decision.ts';
import { describeEntry } from '../describe/describe.ts';
import type { DecisionView, GameState, StepView } from '../describe/game-state.ts';
import { placesOf, shownOf } from '../describe/places.ts';
import { openStreams, secretsOf } from '../describe/secrets.ts';
import { streamsOf, type StreamView } from '../timeline/stream-view.ts';
import { undoableSteps } from './confirmation.ts';
import { curtainFor } from './curtain.ts';
import { type GameSession, isFinished, screenSeat } from './game-session.ts';
import { isPast } from './mode.ts';

/**
 * Everything the one screen of a table may show, where persons take turns before it: what the seat at the screen may see, or all of it
 * where nothing is hidden or the table is open.
 */
export function viewAtScreen(session: GameSession): GameState {
	const hidden = secretsOf(session) === 'hidden';
	const viewer = hidden ? screenSeat(session) : session.game.decision?.seat;
	const streams = streamsShown(session);
	const script = hidden ? openStreams(streams, session.game.program) : streams;
	const shown = state(session, { viewer, hidden, script });
	return hidden ? withoutSealed(session, shown, viewer) : shown;
}

/**
 * Everything that a seat may know, and nothing else: not the seed, not what is scripted, not what others chose in secret. Without a
 * seat, what everybody may know.
 */
export function view(session: GameSession, seat: number | undefined): GameState {
	const { program } = session.game;
	const { setup, later, branches, ...rest } = state(session, {
		viewer: seat,
		hidden: true,
		script: openStreams(streamsShown(session), program).map((s) => ({
			...s,
			queue: [],
			missed: undefined,
		})),
	});
	return {
		...rest,
		setup: { ...setup, seed: 0 },
		steps: sealedSteps(session, rest.steps, seat),
		later: later.map(({ seat, decision, bot }) => ({ seat, decision, bot, key: '', words: '' })),
		branches: branches.map((b) => ({ ...b, next: undefined })),
	};
}

function sealedSteps(
	{ game }: GameSession,
	steps: readonly StepView[],
	seat: number | undefined,
): readonly StepView[] {
	return steps.map((step, at) =>
		game.steps[at]?.sealed && step.seat !== seat ? { ...step, key: '', words: '' } : step,
	);
}

/** A state without what other seats chose in secret; steps to come are not known to be open or secret. */
function withoutSealed(
	session: GameSession,
	shown: GameState,
	seat: number | undefined,
): GameState {
	const steps = sealedSteps(session, shown.steps, seat);
	const { program } = session.game;
	if (!program.decisions.some((d) => d.alternatives.some((a) => a.sealed)))
		return { ...shown, steps };
	const closed = <S extends StepView>(step: S): S =>
		step.seat === seat ? step : { ...step, key: '', words: '' };
	return {
		...shown,
		steps,
		later: shown.later.map(closed),
		branches: shown.branches.map((b) => ({ ...b, next: b.next && closed(b.next) })),
	};
}

interface Shown {
	readonly viewer: number | undefined;
	/** Options of other seats are left out: they may name what that seat alone sees. */
	readonly hidden: boolean;
	readonly script: readonly StreamView[];
}

function state(session: GameSession, { viewer, hidden, script }: Shown): GameState {
	const { number, setup, game, timeline, mode, swap, fault, labels, scenario } = session;
	const { program } = game;
	const { current } = timeline;
	const { steps } = current;
	const stepCount = game.steps.length;
	const unconfirmed = mode.is === 'awaiting-confirmation' ? mode.shown.of(viewer) : undefined;
	return {
		number,
		setup,
		names: game.names,
		...(unconfirmed ?? positionShown(session, viewer)),
		decision: unconfirmed ? undefined : decisionShown(session, viewer, hidden),
		curtain: hidden ? curtainFor(session) : undefined,
		secrets: secretsOf(session),
		over: unconfirmed ? false : game.over,
		finished: isFinished(session),
		waitingRules: session.waitingRules?.files,
		steps: labels.all(game.steps.map((s, i) => ({ ...s, bot: steps[i]?.bot }))),
		awaitsConfirmation: unconfirmed !== undefined,
		turnGoesOn: mode.is === 'awaiting-confirmation' && mode.shown.turnGoesOn,
		undoableSteps: undoableSteps(session),
		script,
		scenario,
		notes: current.notes ?? {},
		name: current.name ?? '',
		redoableSteps: steps.length - stepCount,
		later: labels.all(steps).slice(stepCount),
		viewingPast: isPast(mode),
		blocked: mode.is === 'blocked',
		auto: mode.is === 'live' && mode.autoplay !== undefined,
		bots: playerNames,
		branch: current.id,
		branches: timeline.others.map(({ next, ...b }) => ({
			...b,
			next: next && { ...next, words: labels.of(next, b.from, steps[b.from - 1]) },
		})),
		total: program.deck.groups.reduce(
			(sum, g) => sum + g.tiles.reduce((n, t) => n + t.copies, 0),
			0,
		),
		swap,
		fault,
	};
}

type Position = Pick<
	GameState,
	'view' | 'scores' | 'ledger' | 'active' | 'discarded' | 'places' | 'shown' | 'built'
>;

function positionShown({ game }: GameSession, viewer: number | undefined): Position {
	const view = viewOf(game.machine, viewer);
	return {
		view,
		scores: game.scores,
		active: game.active,
		ledger: game.ledger.map((entry, i) => describeEntry(game, entry, i)),
		discarded: [...game.discarded],
		places: placesOf(game, view),
		shown: shownOf(game),
		built: builtOf(game, view),
	};
}

function decisionShown(
	{ game }: GameSession,
	viewer: number | undefined,
	hidden: boolean,
): DecisionView | undefined {
	const { decision } = game;
	if (!decision) return undefined;
	const described = describeDecision(game, decision);
	return hidden && decision.seat !== viewer ? { ...described, options: [] } : described;
}

function streamsShown({ game, script, mode }: GameSession): StreamView[] {
	return streamsOf(game, script, mode.is === 'awaiting-confirmation');
}
