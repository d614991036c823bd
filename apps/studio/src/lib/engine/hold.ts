import { type Game, viewOf } from '@tilewright/interpreter';
import {
	builtOf,
	describeEntry,
	type GameState,
	placesOf,
	shownOf,
	discardedOf,
} from '@tilewright/session';

/** What a person sees of a game between the last step of a turn and its confirmation: chance and the others wait. */
export type Held = Pick<
	GameState,
	'view' | 'scores' | 'ledger' | 'active' | 'discarded' | 'places' | 'shown' | 'built'
>;

function heldOf(game: Game, seat: number, active: number): Held {
	const view = viewOf(game.machine, seat);
	return {
		view: { ...view, drawn: undefined, active },
		scores: game.scores,
		active,
		ledger: game.ledger.map((entry, i) => describeEntry(game, entry, i)),
		discarded: discardedOf(game, view),
		places: placesOf(game, view),
		shown: shownOf(game),
		built: builtOf(game, view),
	};
}

/**
 * Lets a person's step be taken and answers what was to be seen just before its turn was over: before chance came, before the end
 * of the game, or before somebody else decided. Undefined when the turn goes on.
 */
export function takeAndHold(game: Game, take: () => void): Held | undefined {
	const { machine, decision, program } = game;
	if (!decision) return undefined;
	const { seat } = decision;
	const { onChance, onSlot, rt } = machine;
	const { oracle } = rt;
	const ends = program.slots.map((s) => s.id.startsWith('end-game.'));
	const { active } = game;
	let held: Held | undefined;
	const look = (): void => void (held ??= heldOf(game, seat, active));
	rt.oracle = (stream, candidates, rolled) => {
		look();
		return oracle ? oracle(stream, candidates, rolled) : rolled;
	};
	machine.onChance = (stream, outcome) => {
		look();
		onChance?.(stream, outcome);
	};
	machine.onSlot = (slot) => {
		if (ends[slot] || game.active !== active) look();
		onSlot?.(slot);
	};
	try {
		take();
	} finally {
		rt.oracle = oracle;
		machine.onChance = onChance;
		machine.onSlot = onSlot;
	}
	if (!held && (game.over || game.decision?.seat !== seat)) look();
	return held;
}

/** How many steps a person can take back without taking back an outcome of chance that was seen. */
export function stepsBack(game: Game, by: readonly (string | undefined)[], held: boolean): number {
	const { steps, chance } = game;
	const seat = steps[steps.length - 1]?.seat;
	if (!held && game.decision?.seat !== seat) return 0;
	let n = 0;
	for (let i = steps.length - 1; i >= 0; i--) {
		const after = i + 1;
		const unseen = held && after === steps.length;
		if (steps[i]!.seat !== seat || by[i] !== undefined) break;
		if (!unseen && chance.some((c) => c.step === after)) break;
		n++;
	}
	return n;
}
