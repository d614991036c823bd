import { refusals } from '@tilewright/interpreter';
import { type Added, addedOf } from '../describe/built.ts';
import { type CountedView, describeCounted } from '../describe/counted.ts';
import { describeFeature, type FeatureView } from '../describe/describe.ts';
import {
	describeRefusal,
	explainPlace,
	type PlaceOption,
	type PlaceQuery,
	type Refusal,
} from '../describe/place-options.ts';
import { curtainFor } from './curtain.ts';
import type { GameSession } from './game-session.ts';

/** Explains why an option is refused, by its key; empty where it is an option. */
export function whyNot(session: GameSession, key: string): Refusal[] {
	const { game } = session;
	if (curtainFor(session) !== undefined) return [];
	return refusals(game, key).map((r) => describeRefusal(game.program, r));
}

/** Explains what might be done at a place, with the reasons against it; nothing while a turn awaits its confirmation or a curtain is closed. */
export function optionsAt(session: GameSession, place: PlaceQuery): PlaceOption[] {
	const { game, mode } = session;
	const isClosed = mode.is === 'awaiting-confirmation' || curtainFor(session) !== undefined;
	return isClosed ? [] : explainPlace(game, place);
}

export function featureAt(
	{ game }: GameSession,
	{ tile, segment }: { readonly tile: number; readonly segment: number },
): FeatureView | undefined {
	return describeFeature(game, tile, segment);
}

export function addedBy({ game, mode }: GameSession, key: string): Added[] {
	const option = mode.is === 'awaiting-confirmation' ? undefined : game.find(key);
	if (option === undefined) return [];
	const before = new Set(addedOf(game.machine).map((added) => added.segment));
	return game.think((machine) => {
		const mark = machine.mark();
		try {
			machine.choose(option.index);
			return addedOf(machine).filter((added) => !before.has(added.segment));
		} finally {
			machine.undoTo(mark);
		}
	});
}

export function countedBy({ game }: GameSession, index: number): CountedView | undefined {
	const entry = game.ledger[index];
	return entry && describeCounted(game, entry);
}
