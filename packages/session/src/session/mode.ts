import type { Game } from '@tilewright/interpreter';
import type { Branch } from '../timeline/timeline.ts';
import type { UnconfirmedViews } from './confirmation.ts';

/** A game as it stood before rules that refuse its state, and the branch it was on. */
export interface ResumePoint {
	readonly game: Game;
	readonly branch: Branch;
	readonly cursor: number;
	readonly viewingPast: boolean;
}

export interface PastView {
	readonly viewer: number | undefined;
	readonly unconfirmed: boolean;
	readonly finished: boolean;
}

/**
 * The state of play, besides the position:
 *
 *   live                     seats decide; with `autoplay` that bot decides for persons, too
 *   awaiting-confirmation    a person ended a turn: chance and the others wait; `shown` is what may be seen until then
 *   viewing-past             a past moment is shown
 *   blocked                  the rules refuse a step: the moment before it is shown, and other rules may lead back to `resumePoint`
 */
export type Mode =
	| { readonly is: 'live'; readonly autoplay: string | undefined }
	| { readonly is: 'awaiting-confirmation'; readonly shown: UnconfirmedViews }
	| ({ readonly is: 'viewing-past' } & PastView)
	| ({ readonly is: 'blocked'; readonly resumePoint: ResumePoint } & PastView);

export const live: Mode = { is: 'live', autoplay: undefined };

export function isPast(mode: Mode): mode is Extract<Mode, PastView> {
	return mode.is === 'viewing-past' || mode.is === 'blocked';
}

/** Tells whether the last turn of the branch awaits its confirmation, now or once its end is shown again. */
export function isUnconfirmed(mode: Mode): boolean {
	return mode.is === 'awaiting-confirmation' || (isPast(mode) && mode.unconfirmed);
}

export function resumePointOf(mode: Mode): ResumePoint | undefined {
	return mode.is === 'blocked' ? mode.resumePoint : undefined;
}
