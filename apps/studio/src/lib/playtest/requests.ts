import type { Done, Opened } from '../engine/protocol.ts';
import type { ArrangedView, PositionText } from './arrange.ts';
import type { PutAsk } from './position-text.ts';
import type { CaptureAsk, CaptureView, CapturedView } from '@tilewright/session';
import type { BoardFits } from './fits.ts';
import type { ScenarioView } from '@tilewright/session';
import type { RuleUses } from '@tilewright/session';
import type { ScriptRequest } from '@tilewright/session';

/** What is asked while games are tried out. */
export interface PlaytestRequests {
	/** Tells chance what it is to bring. */
	'playtest.wish': { ask: ScriptRequest; answer: Done };
	/** Notes something at a step of the course that is shown; nothing takes the note away. */
	'playtest.note': { ask: { step: number; text: string }; answer: Done };
	/** What can be captured of the moment that is shown. */
	'playtest.captures': { ask: null; answer: CaptureView | undefined };
	/** The moment that is shown as a scenario, run at once. */
	'playtest.capture': { ask: CaptureAsk; answer: CapturedView };
	/** The scenarios of the packs of a game. */
	'playtest.scenarios': { ask: string | undefined; answer: ScenarioView[] };
	/** Opens a scenario as a game at its end. */
	'playtest.open': { ask: { path: string; variant: number }; answer: Opened };
	/** Opens another case of the scenario that is shown. */
	'playtest.case': { ask: number; answer: Opened };
	/** What lies and stands at the moment shown, as a text to be changed. */
	'playtest.position': { ask: null; answer: PositionText };
	/** A position as it would be, or why it cannot be; with `play` the game goes on from it. */
	'playtest.arrange': { ask: { text: string; play: boolean }; answer: ArrangedView };
	/** The text of a position with one more thing in it. */
	'playtest.put': { ask: PutAsk; answer: string };
	/** What every rule did in the game up to the moment shown; undefined where it was stopped. */
	'playtest.uses': { ask: null; answer: RuleUses | undefined };
	/** What may be laid where of what is left, by the rules; undefined without a game. */
	'playtest.fits': { ask: null; answer: BoardFits | undefined };
	/** Gives a course a name; nothing takes it away. */
	'playtest.name': { ask: { line: number; name: string }; answer: Done };
}
