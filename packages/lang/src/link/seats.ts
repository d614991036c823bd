import { limits, largest } from '@tilewright/schema';
import type { Pack } from '../workspace/workspace.ts';
import { type SourcedValue, get, numberOf } from './sourced-value.ts';

export interface SeatBounds {
	readonly min: number | undefined;
	readonly max: number | undefined;
}

/** The numbers of seats that some packs take together. Numbers beyond what any game takes do not count. */
export function seatBounds(packs: readonly Pick<Pack, 'manifest'>[]): SeatBounds {
	const highest = (key: 'min' | 'max'): number | undefined => {
		const given = packs.flatMap(
			({ manifest }) => seatsIn(get(get(manifest.root, 'seats'), key)) ?? [],
		);
		return given.length === 0 ? undefined : largest(given);
	};
	return { min: highest('min'), max: highest('max') };
}

function seatsIn(datum: SourcedValue | undefined): number | undefined {
	const number = numberOf(datum);
	return number !== undefined && number >= 1 && number <= limits.seats ? number : undefined;
}
