import { limits } from '@tilewright/schema';
import { takeTurn } from './confirmation.ts';
import { takeBotStep } from './bots.ts';
import {
	changed,
	type Command,
	type Execution,
	advanced,
	type Outcome,
	refused,
} from './commands.ts';
import { curtainFor, takeSeat } from './curtain.ts';
import type { GameSession } from './game-session.ts';
import { isPast, live } from './mode.ts';
import { redo, resumeHere, switchBranch, undo, viewStep } from './moving-in-time.ts';
import { renamePack } from './rename-pack.ts';
import { scriptOutcomes } from './script-outcomes.ts';
import { continueUnderWaitingRules, swapRules, takeWaitingRules } from './swap-rules.ts';

/** Executes a command as a whole. A command that is refused changes nothing. */
export function step(session: GameSession, command: Command): Outcome {
	return finish(execute(session, command));
}

export function finish<T>(execution: Execution<T>): T {
	let next = execution.next(false);
	while (!next.done) next = execution.next(false);
	return next.value;
}

export function* execute(session: GameSession, command: Command): Execution {
	return continueUnderWaitingRules(yield* executed(session, command));
}

function* executed(session: GameSession, command: Command): Execution {
	switch (command.do) {
		case 'play':
			return play(session, command);
		case 'undo':
			return undo(session);
		case 'redo':
			return redo(session);
		case 'confirm-turn':
			return confirmTurn(session);
		case 'view-step':
			return yield* viewStep(session, command.step);
		case 'resume-here':
			return resumeHere(session);
		case 'switch-branch':
			return yield* switchBranch(session, command.id);
		case 'forget-branch':
			return forgetBranch(session, command.id);
		case 'name-branch': {
			const timeline = session.timeline.name(
				command.id,
				command.name.trim().slice(0, limits.branchNameLength),
			);
			return timeline ? changed({ ...session, timeline }) : refused(session, { code: 'no-branch' });
		}
		case 'note': {
			const { step, text } = command;
			const timeline = session.timeline.note(step, text.trim().slice(0, limits.noteLength));
			return timeline
				? changed({ ...session, timeline })
				: refused(session, { code: 'no-step', step });
		}
		case 'script-outcomes':
			return scriptOutcomes(session, command);
		case 'seat':
			return seat(session, command.seat, command.by);
		case 'autoplay':
			return autoplay(session, command);
		case 'bot-move':
			return botMove(session);
		case 'open-table':
			return openTable(session, command.on);
		case 'confirm-turns':
			return confirmTurns(session, command.on);
		case 'use-curtain':
			return changed({ ...session, usesCurtain: command.on });
		case 'take-seat':
			return takeSeat(session, command.seat);
		case 'swap-rules':
			return swapRules(session, command);
		case 'take-waiting-rules':
			return takeWaitingRules(session);
		case 'rename-pack': {
			const renamed = renamePack(session, command);
			return renamed ? changed(renamed) : refused(session, { code: 'no-pack', name: command.from });
		}
	}
}

function play(session: GameSession, { key, at }: { key: string; at: number }): Outcome {
	const { game, mode } = session;
	if (isPast(mode)) return refused(session, { code: 'viewing-past' });
	if (mode.is === 'awaiting-confirmation') return refused(session, { code: 'confirm-first' });
	if (curtainFor(session) !== undefined) return refused(session, { code: 'curtain-closed' });
	if (at !== game.steps.length) return refused(session, { code: 'game-moved-on' });
	const option = game.find(key);
	if (!option) return refused(session, { code: 'no-option', key });
	const played = takeTurn({ ...session, mode: live }, option.index);
	const { fault } = played;
	return fault
		? { ...advanced(played), message: { code: 'engine-fault', reason: fault.message } }
		: advanced(played);
}

function confirmTurn(session: GameSession): Outcome {
	if (session.mode.is !== 'awaiting-confirmation')
		return refused(session, { code: 'nothing-to-confirm' });
	return advanced({ ...session, mode: live });
}

/** A turn that waits goes on when turns are no longer confirmed. */
function confirmTurns(session: GameSession, on: boolean): Outcome {
	const now = { ...session, confirmsTurns: on };
	if (!on && session.mode.is === 'awaiting-confirmation') return advanced({ ...now, mode: live });
	return { session: now, effects: [], ok: true };
}

function forgetBranch(session: GameSession, id: number): Outcome {
	const timeline = session.timeline.forget(id);
	if (timeline) return changed({ ...session, timeline });
	const isPlayed = session.timeline.current.id === id;
	return refused(session, { code: isPlayed ? 'branch-in-use' : 'no-branch' });
}

function seat(session: GameSession, seat: number, by: string): Outcome {
	const { setup } = session;
	if (!setup.seats[seat]) return refused(session, { code: 'no-seat', seat });
	const seats = setup.seats.map((s, i) => (i === seat ? { ...s, by } : s));
	return advanced({ ...session, setup: { ...setup, seats } });
}

function autoplay(
	session: GameSession,
	{ by, once }: { by: string | undefined; once: boolean },
): Outcome {
	const { mode, game } = session;
	if (isPast(mode)) return refused(session, { code: 'viewing-past' });
	if (by === undefined) return advanced(mode.is === 'live' ? { ...session, mode: live } : session);
	if (game.over) return refused(session, { code: 'game-over' });
	if (once) return advanced(takeBotStep({ ...session, mode: live }, by));
	return advanced({ ...session, mode: { is: 'live', autoplay: by } });
}

function botMove(session: GameSession): Outcome {
	const { mode, game } = session;
	if (mode.is !== 'live') return refused(session, { code: 'viewing-past' });
	if (game.over) return refused(session, { code: 'game-over' });
	const moved = takeBotStep(session, mode.autoplay);
	return advanced(moved.game.over ? { ...moved, mode: live } : moved);
}

function openTable(session: GameSession, on: boolean): Outcome {
	const { openTable: _, ...rest } = session.setup;
	void _;
	return changed({ ...session, setup: on ? { ...rest, openTable: true } : rest });
}
