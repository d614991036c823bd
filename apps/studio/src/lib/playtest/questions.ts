import type { Done } from '../engine/protocol.ts';
import type { WishAsk } from './wish.ts';

/** What is asked while games are tried out. */
export interface PlaytestQuestions {
	/** Tells chance what it is to bring. */
	'playtest.wish': { ask: WishAsk; answer: Done };
	/** Notes something at a step of the course that is shown; nothing takes the note away. */
	'playtest.note': { ask: { step: number; text: string }; answer: Done };
	/** Gives a course a name; nothing takes it away. */
	'playtest.name': { ask: { line: number; name: string }; answer: Done };
}
