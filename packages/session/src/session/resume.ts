import { Game } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { StepLabels } from '../describe/step-labels.ts';
import type { SavedSession } from '../saved/saved-session.ts';
import type { Setup } from '../setup/setup.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { type Execution, advanced, type Outcome } from './commands.ts';
import { restoreConfirmation } from './confirmation.ts';
import { type GameSession, type NewSession, sessionOf } from './game-session.ts';
import type { Message } from './messages.ts';
import { live, type Mode } from './mode.ts';
import { messageOfStop, replay, type Stop } from './replay.ts';

/** The parts of a saved session that say where it stood; without them it stands at the end of its branch. */
export type RestorePoint = Pick<
	Partial<SavedSession>,
	'cursor' | 'looking' | 'waits' | 'finished' | 'atScreen' | 'script' | 'follows' | 'scenario'
> & { readonly labels?: StepLabels };

export interface Resumed {
	readonly session: GameSession | undefined;
	readonly effects: Outcome['effects'];
	readonly stop: Message | undefined;
}

/** Begins a session with a new game. Throws `EngineFault` where the rules fail before the first decision. */
export function beginSession(
	program: Program,
	setup: Setup,
	parts: Partial<NewSession> = {},
): Outcome {
	const names = setup.seats.map((s) => s.name);
	const game = new Game(program, { seed: setup.seed, names });
	return advanced(sessionOf({ ...parts, setup, game }));
}

/** Goes on with recorded branches under a program, as far as their steps fit. Throws `EngineFault` as `beginSession` does. */
export function* resumeSession(
	program: Program,
	setup: Setup,
	timeline: Timeline,
	at: RestorePoint = {},
	parts: Partial<NewSession> = {},
): Execution<Resumed> {
	const branch = timeline.current;
	const { labels = new StepLabels() } = at;
	const names = setup.seats.map((s) => s.name);
	const game = new Game(program, {
		seed: setup.seed,
		names,
		chooser: recordedChooser(branch.chance),
	});
	const { stop, done } = yield* replay(game, branch, labels, at.cursor);
	if (stop?.code === 'CANCELLED')
		return { session: undefined, effects: [], stop: messageOfStop(stop) };
	const rebased = timeline.rebase(branch, done, game);
	const { waits: unconfirmed = false, script = {}, follows = true, scenario } = at;
	const session = sessionOf({
		...parts,
		setup,
		game,
		timeline: rebased,
		labels,
		script,
		followsBranch: follows,
		scenario,
		mode: modeAt(at, stop, {
			game,
			branch,
			isEnd: game.steps.length === rebased.current.steps.length,
		}),
	});
	const { session: now, effects } = advanced(restoreConfirmation(session, unconfirmed));
	return { session: now, effects, stop: stop && messageOfStop(stop) };
}

function modeAt(
	{
		cursor,
		looking: viewingPast = false,
		waits: unconfirmed = false,
		finished = false,
		atScreen: viewer,
	}: RestorePoint,
	stop: Stop | undefined,
	{ game, branch, isEnd }: { game: Game; branch: Timeline['current']; isEnd: boolean },
): Mode {
	if (isEnd) return live;
	if (stop)
		return {
			is: 'blocked',
			viewer,
			unconfirmed,
			finished: false,
			resumePoint: {
				game,
				branch,
				cursor: cursor ?? branch.steps.length,
				viewingPast,
			},
		};
	return viewingPast ? { is: 'viewing-past', viewer, unconfirmed, finished } : live;
}
