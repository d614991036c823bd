import type { Program, RuleSet } from '@tilewright/lang';
import type { RulesDifference } from '../describe/setup-difference.ts';
import type { Setup } from '../setup/setup.ts';
import { isBotToMove } from './bots.ts';
import type { GameSession } from './game-session.ts';
import type { Message } from './messages.ts';
import type { OtherName } from './rename-pack.ts';
import type { ScriptRequest } from './script-outcomes.ts';

export type Command =
	/** Takes an option by its key; `at` is the number of steps the sender has seen. */
	| { readonly do: 'play'; readonly key: string; readonly at: number }
	/** Takes back steps to the last decision of a person; among bots alone, views the step before. */
	| { readonly do: 'undo' }
	/** Takes steps again that were taken back, up to the next decision of a person. */
	| { readonly do: 'redo' }
	| { readonly do: 'confirm-turn' }
	/** Views the moment after a number of steps; the last of all is the present. */
	| { readonly do: 'view-step'; readonly step: number }
	| { readonly do: 'resume-here' }
	| { readonly do: 'switch-branch'; readonly id: number }
	| { readonly do: 'forget-branch'; readonly id: number }
	| { readonly do: 'name-branch'; readonly id: number; readonly name: string }
	| { readonly do: 'note'; readonly step: number; readonly text: string }
	/** Chooses outcomes of chance in advance; those that came but were not decided upon yet come again. */
	| ({ readonly do: 'script-outcomes' } & ScriptRequest)
	| { readonly do: 'seat'; readonly seat: number; readonly by: string }
	/** Lets a bot decide for persons, too: for one decision of anybody, or until it is stopped; without a bot they decide again. */
	| { readonly do: 'autoplay'; readonly by: string | undefined; readonly once: boolean }
	| { readonly do: 'bot-move' }
	| { readonly do: 'open-table'; readonly on: boolean }
	| { readonly do: 'confirm-turns'; readonly on: boolean }
	| { readonly do: 'use-curtain'; readonly on: boolean }
	| { readonly do: 'take-seat'; readonly seat: number }
	| ({ readonly do: 'swap-rules' } & RulesChange)
	| { readonly do: 'take-waiting-rules' }
	| ({ readonly do: 'rename-pack' } & OtherName);

export interface RulesChange {
	readonly program: Program;
	readonly ruleSet: RuleSet;
	readonly setup?: Setup;
	readonly files: readonly string[];
	/** The change in words, as far as the sender has them. */
	readonly differences?: readonly RulesDifference[];
	/** The time the compiler took, in milliseconds. */
	readonly compileMs: number;
	/** A finished game stays as it is; the rules wait until it goes on or `take-waiting-rules` comes. */
	readonly sparesFinished?: boolean;
}

/**
 * Something for the program around the session to do:
 *
 *   publish     the views of the session have changed
 *   save        its saved state may have changed
 *   bot-move    a bot is to decide: send the command `bot-move` when its pace has passed
 */
export type Effect = 'publish' | 'save' | 'bot-move';

/** The result of a command. Where it is refused, the session stays and `message` has the reason. */
export interface Outcome {
	readonly session: GameSession;
	readonly effects: readonly Effect[];
	readonly ok: boolean;
	readonly message?: Message;
}

export interface Progress {
	readonly done: number;
	readonly total: number;
}

/** A long command. It yields after every step and learns whether to stop there. */
export type Execution<T = Outcome> = Generator<Progress, T, boolean>;

export function refused(session: GameSession, message: Message): Outcome {
	return { session, effects: [], ok: false, message };
}

/** A session that is other than before; nobody moves by themselves. */
export function changed(session: GameSession): Outcome {
	return { session, effects: ['publish', 'save'], ok: true };
}

export function advanced(session: GameSession): Outcome {
	const effects: Effect[] = ['publish', 'save'];
	if (isBotToMove(session)) effects.push('bot-move');
	return { session, effects, ok: true };
}
