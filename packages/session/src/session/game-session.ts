import { type Chooser, EngineFault, type Game } from '@tilewright/interpreter';
import { StepLabels } from '../describe/step-labels.ts';
import { findSeatAtScreen, personsIn, seatsKnowDifferentThings } from '../describe/secrets.ts';
import type { SwapView } from '../describe/game-state.ts';
import type { ScenarioShown } from '../scenario/scenario-shown.ts';
import { PERSON, type Setup } from '../setup/setup.ts';
import { chooserOf } from '../timeline/branch-chance.ts';
import type { ScriptedOutcomes } from '../timeline/scripted-outcomes.ts';
import { Timeline } from '../timeline/timeline.ts';
import type { RulesChange } from './commands.ts';
import { isPast, live, type Mode } from './mode.ts';

export interface Fault {
	readonly code: string;
	readonly message: string;
}

/**
 * A game being played. Commands return another session; the state of the game itself, `game`, moves in place, so that only the newest
 * session is valid, and undo restores what was.
 */
export interface GameSession {
	readonly number: number;
	readonly setup: Setup;
	readonly game: Game;
	readonly timeline: Timeline;
	readonly mode: Mode;
	/** Chance follows what the branch recorded as long as its own steps are taken again. */
	readonly followsBranch: boolean;
	readonly script: ScriptedOutcomes;
	/** Decides chance in the place of the branch and the script; for games that follow another one. */
	readonly chooser: Chooser | undefined;
	/** A person confirms a turn before chance and the others go on. */
	readonly confirmsTurns: boolean;
	/** Persons who share the screen take their seats before they see it, where the game hides things. */
	readonly usesCurtain: boolean;
	readonly seatAtScreen: number | undefined;
	/** The effects of the last change of the rules, until the game moves in time. */
	readonly swap: SwapView | undefined;
	readonly swaps: number;
	/** The hashes of the programs that the one in force came from, one for each change that still holds. */
	readonly rulesBefore: readonly string[];
	readonly waitingRules: RulesChange | undefined;
	readonly fault: Fault | undefined;
	/** The words of its steps: a cache that grows with the game. */
	readonly labels: StepLabels;
	readonly scenario: ScenarioShown | undefined;
}

export type NewSession = Pick<GameSession, 'setup' | 'game'> & Partial<GameSession>;

export function sessionOf(parts: NewSession): GameSession {
	const { game } = parts;
	const session: GameSession = {
		number: 1,
		timeline: new Timeline([{ id: 1, steps: [], chance: [...game.chance] }]),
		mode: live,
		followsBranch: true,
		script: {},
		chooser: undefined,
		confirmsTurns: false,
		usesCurtain: false,
		seatAtScreen: undefined,
		swap: undefined,
		swaps: 0,
		rulesBefore: [],
		waitingRules: undefined,
		fault: undefined,
		labels: new StepLabels(),
		scenario: undefined,
		...parts,
	};
	game.chooser = chooserOf(session);
	return session;
}

export function isPerson({ game, setup }: Pick<GameSession, 'game' | 'setup'>): boolean {
	const { decision } = game;
	return decision !== undefined && setup.seats[decision.seat]?.by === PERSON;
}

export function isFinished({ mode, game }: GameSession): boolean {
	return isPast(mode) ? mode.finished : mode.is === 'live' && game.over;
}

export function needsCurtain({ usesCurtain, setup, game }: GameSession): boolean {
	return usesCurtain && personsIn(setup).length > 1 && seatsKnowDifferentThings(game.program);
}

/**
 * The seat whose person is at the screen; while a past moment is shown, the one who was there before. With a curtain it is the person
 * who took the seat, and nobody while the curtain is closed.
 */
export function screenSeat(session: GameSession): number | undefined {
	const { mode, seatAtScreen, game } = session;
	if (isPast(mode)) return mode.viewer;
	if (!needsCurtain(session)) return findSeatAtScreen(session);
	if (mode.is === 'awaiting-confirmation') return seatAtScreen;
	return game.decision?.seat === seatAtScreen ? seatAtScreen : undefined;
}

export function faultOf(error: unknown): Fault {
	if (error instanceof EngineFault) return { code: error.code, message: error.message };
	return { code: 'SESSION-FAULT', message: error instanceof Error ? error.message : String(error) };
}
