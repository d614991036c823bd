import { personsIn, secretsOf } from '../describe/secrets.ts';
import { changed, type Outcome, refused } from './commands.ts';
import { type GameSession, needsCurtain } from './game-session.ts';

/**
 * The curtain between persons who share one screen. In a game in which a seat may know what others may not, it is closed as soon as
 * another person is to decide, and shows only what everybody may know, until that person takes the seat:
 *
 *   open ── a step after which another person decides ──▸ closed for that person ── take-seat ──▸ open
 *
 * Whether it is closed follows from the person at the screen and the open decision, so that undo, past moments and other rules need no
 * cases of their own.
 */
export function curtainFor(session: GameSession): number | undefined {
	const { game, mode, setup, seatAtScreen } = session;
	if (mode.is !== 'live' || mode.autoplay !== undefined) return undefined;
	if (!needsCurtain(session) || secretsOf(session) !== 'hidden') return undefined;
	const seat = game.decision?.seat;
	if (seat === undefined || !personsIn(setup).includes(seat)) return undefined;
	return seat === seatAtScreen ? undefined : seat;
}

export function takeSeat(session: GameSession, seat: number): Outcome {
	if (curtainFor(session) !== seat) return refused(session, { code: 'no-curtain' });
	return changed({ ...session, seatAtScreen: seat });
}
