import { Game } from '@tilewright/interpreter';
import { PERSON } from '../setup/setup.ts';
import { chooserOf } from '../timeline/branch-chance.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import { applyOption } from './apply-option.ts';
import { firstAutoplayed } from './bots.ts';
import { changed, type Execution, advanced, type Outcome, refused } from './commands.ts';
import { restoreConfirmation, takeTurn } from './confirmation.ts';
import { type GameSession, isFinished, isPerson, screenSeat } from './game-session.ts';
import { isPast, isUnconfirmed, live, type Mode } from './mode.ts';
import { messageOfStop, replay } from './replay.ts';

function settled(session: GameSession): GameSession {
	const isEnd = session.game.steps.length === session.timeline.current.steps.length;
	const next: GameSession = {
		...session,
		swap: undefined,
		fault: undefined,
		followsBranch: session.followsBranch || isEnd,
	};
	next.game.chooser = chooserOf(next);
	return next;
}

export function undo(session: GameSession): Outcome {
	const { game, mode, setup } = session;
	if (isPast(mode)) return refused(session, { code: 'viewing-past' });
	if (game.steps.length === 0) return refused(session, { code: 'nothing-to-undo' });
	const viewer = screenSeat(session);
	const finished = isFinished(session);
	const persons = setup.seats.some((s) => s.by === PERSON);
	const begin = firstAutoplayed(session);
	if (begin >= 0) while (game.steps.length > begin) game.undo();
	else
		do game.undo();
		while (game.steps.length > 0 && persons && !isPerson(session));
	const past: Mode = { is: 'viewing-past', viewer, unconfirmed: false, finished };
	return changed(settled({ ...session, mode: isPerson(session) ? live : past }));
}

export function redo(session: GameSession): Outcome {
	const { game, mode, timeline } = session;
	if (isPast(mode)) return refused(session, { code: 'viewing-past' });
	const from = game.steps.length;
	const { steps } = timeline.current;
	if (from >= steps.length) return refused(session, { code: 'nothing-to-redo' });
	let now: GameSession = { ...session, mode: live };
	for (let at = from; at < steps.length; at++) {
		const { key, bot } = steps[at]!;
		const option = now.game.find(key);
		if (!option) break;
		const isLast = bot === undefined && at === steps.length - 1;
		now = isLast ? takeTurn(now, option.index) : applyOption(now, option.index, bot);
		if (now.fault || (isPerson(now) && steps[at + 1]?.bot === undefined)) break;
	}
	if (now.game.steps.length === from) return refused(now, { code: 'nothing-to-redo' });
	return now.game.steps.length === steps.length ? advanced(now) : changed(now);
}

export function* viewStep(session: GameSession, to: number): Execution {
	const { game, timeline, labels, mode } = session;
	const { current } = timeline;
	const wanted = Math.max(0, Math.min(to, current.steps.length));
	if (mode.is === 'blocked' && wanted > game.steps.length)
		return refused(session, { code: 'blocked-by-rules' });
	const viewer = screenSeat(session);
	const unconfirmed = isUnconfirmed(mode);
	const finished = isFinished(session);
	while (game.steps.length > wanted) game.undo();
	const { stop, done } = yield* replay(game, current, labels, wanted);
	const rebased = timeline.rebase(current, done, game);
	const isEnd = game.steps.length === rebased.current.steps.length;
	const now: GameSession = {
		...session,
		timeline: rebased,
		mode: isEnd ? live : { is: 'viewing-past', viewer, unconfirmed, finished },
	};
	const { ok: _, ...outcome } = advanced(settled(restoreConfirmation(now, unconfirmed)));
	void _;
	return { ...outcome, ok: stop === undefined, ...(stop && { message: messageOfStop(stop) }) };
}

export function resumeHere(session: GameSession): Outcome {
	if (!isPast(session.mode)) return refused(session, { code: 'not-viewing-past' });
	return advanced(settled({ ...session, mode: live }));
}

export function* switchBranch(session: GameSession, id: number): Execution {
	const { timeline, labels } = session;
	const branch = timeline.find(id);
	const switched = timeline.switchTo(id);
	if (!branch || !switched) return refused(session, { code: 'no-branch' });
	const viewer = screenSeat(session);
	const { program, seed, names } = session.game;
	const game = new Game(program, { seed, names, chooser: recordedChooser(branch.chance) });
	const { stop, done } = yield* replay(game, branch, labels);
	if (stop?.code === 'CANCELLED') return refused(session, messageOfStop(stop));
	const now: GameSession = {
		...session,
		game,
		timeline: switched.rebase(branch, done, game),
		mode: stop ? { is: 'viewing-past', viewer, unconfirmed: false, finished: false } : live,
	};
	const { ok: _, ...outcome } = advanced(settled(now));
	void _;
	return { ...outcome, ok: stop === undefined, ...(stop && { message: messageOfStop(stop) }) };
}
