import { type Game, viewOf } from '@tilewright/interpreter';
import { Header } from '@tilewright/interpreter/state';
import { builtOf } from '../describe/built.ts';
import { describeEntry } from '../describe/describe.ts';
import type { GameState } from '../describe/game-state.ts';
import { placesOf, shownOf } from '../describe/places.ts';
import { hasHiddenInformation } from '../describe/secrets.ts';
import { applyOption } from './apply-option.ts';
import type { GameSession } from './game-session.ts';
import { live } from './mode.ts';

/** The visible state of a game between the last step of a turn and its confirmation: chance and the others wait. */
export type UnconfirmedView = Pick<
	GameState,
	'view' | 'scores' | 'ledger' | 'active' | 'discarded' | 'places' | 'shown' | 'built'
>;

export interface UnconfirmedViews {
	/** Chance or another seat comes, and the turn is not over. */
	readonly turnGoesOn: boolean;
	readonly of: (viewer: number | undefined) => UnconfirmedView;
}

function unconfirmedView(game: Game, viewer: number | undefined, active: number): UnconfirmedView {
	const view = viewOf(game.machine, viewer);
	return {
		view: { ...view, drawn: undefined, active },
		scores: game.scores,
		active,
		ledger: game.ledger.map((entry, i) => describeEntry(game, entry, i)),
		discarded: [...game.discarded],
		places: placesOf(game, view),
		shown: shownOf(game),
		built: builtOf(game, view),
	};
}

function unconfirmedViews(
	game: Game,
	seat: number,
	{ active, turn }: { readonly active: number; readonly turn: number },
	isEnd: boolean,
): UnconfirmedViews {
	const turnGoesOn = !isEnd && game.active === active && turnOf(game) === turn;
	const own = unconfirmedView(game, seat, active);
	if (!hasHiddenInformation(game.program)) return { turnGoesOn, of: () => own };
	const viewers = [undefined, ...game.names.keys()];
	const views = new Map(
		viewers.map((v) => [v, v === seat ? own : unconfirmedView(game, v, active)]),
	);
	return { turnGoesOn, of: (viewer) => views.get(viewer) ?? views.get(undefined)! };
}

function turnOf(game: Game): number {
	return game.machine.rt.m[Header.turn]!;
}

/**
 * Takes a step and returns what was visible just before its turn was over: before chance came, before the end of the game, or before
 * somebody else decided. Undefined when the same seat goes on at once.
 */
function viewsBeforeEnd<T>(
	game: Game,
	take: () => T,
): { result: T; views: UnconfirmedViews | undefined } {
	const { machine, program, decision } = game;
	const seat = decision?.seat ?? 0;
	const { onChance, onSlot, rt } = machine;
	const { oracle } = rt;
	const ends = program.slots.map((s) => s.id.startsWith('end-game.'));
	const { active } = game;
	const now = { active, turn: turnOf(game) };
	let views: UnconfirmedViews | undefined;
	const takeViews = (isEnd = false): void =>
		void (views ??= unconfirmedViews(game, seat, now, isEnd));
	rt.oracle = (stream, candidates, rolled) => {
		takeViews();
		return oracle ? oracle(stream, candidates, rolled) : rolled;
	};
	machine.onChance = (stream, outcome) => {
		takeViews();
		onChance?.(stream, outcome);
	};
	machine.onSlot = (slot) => {
		if (ends[slot] || game.active !== active) takeViews(true);
		onSlot?.(slot);
	};
	let result: T;
	try {
		result = take();
	} finally {
		rt.oracle = oracle;
		machine.onChance = onChance;
		machine.onSlot = onSlot;
	}
	if (!views && (game.over || game.decision?.seat !== seat)) takeViews(game.over);
	return { result, views };
}

/** Takes a person's option; one that ends the turn awaits its confirmation where turns are confirmed. */
export function takeTurn(session: GameSession, index: number): GameSession {
	if (!session.confirmsTurns) return applyOption(session, index, undefined);
	const { result, views } = viewsBeforeEnd(session.game, () =>
		applyOption(session, index, undefined),
	);
	if (result.fault) return result;
	return { ...result, mode: views ? { is: 'awaiting-confirmation', shown: views } : live };
}

/** Takes the last step again where its turn awaits its confirmation, so that what may be seen before is known. */
export function restoreConfirmation(session: GameSession, unconfirmed: boolean): GameSession {
	const { game, timeline, mode } = session;
	const last = game.steps.length - 1;
	const step = game.steps[last];
	if (!unconfirmed || mode.is !== 'live' || step === undefined) return session;
	if (last + 1 !== timeline.current.steps.length) return session;
	game.undo();
	const option = game.find(step.key);
	return option ? takeTurn(session, option.index) : session;
}

export function shownScores({ mode, game }: GameSession): readonly number[] {
	return mode.is === 'awaiting-confirmation' ? mode.shown.of(undefined).scores : game.scores;
}

export function undoableSteps({ game, timeline, mode }: GameSession): number {
	const { steps, chance } = game;
	const awaitsConfirmation = mode.is === 'awaiting-confirmation';
	const seat = steps[steps.length - 1]?.seat;
	if (!awaitsConfirmation && game.decision?.seat !== seat) return 0;
	let n = 0;
	for (let i = steps.length - 1; i >= 0; i--) {
		const after = i + 1;
		const unseen = awaitsConfirmation && after === steps.length;
		if (steps[i]!.seat !== seat || timeline.current.steps[i]?.bot !== undefined) break;
		if (!unseen && chance.some((c) => c.step === after)) break;
		n++;
	}
	return n;
}
