import { seatTones, type Tone } from '@tilewright/art';
import type { SeatSetup } from '@tilewright/session';

/** Colours a seat can have; the first are those of the places at the table. */
export const seatColours: readonly { readonly id: string; readonly tone: Tone }[] = [
	...['red', 'blue', 'yellow', 'ink', 'green', 'violet'].map((id, i) => ({
		id,
		tone: seatTones[i]!,
	})),
	{ id: 'orange', tone: { light: '#fe7822', dark: '#fda640' } },
	{ id: 'brown', tone: { light: '#6a2205', dark: '#b98459' } },
];

export function tonesOf(seats: readonly Pick<SeatSetup, 'colour'>[]): readonly Tone[] {
	return colourIds(seats).map((id) => seatColours.find((c) => c.id === id)!.tone);
}

export function colourIds(seats: readonly Pick<SeatSetup, 'colour'>[]): string[] {
	const taken = new Set<string>();
	const known = (id: string | undefined): id is string =>
		id !== undefined && seatColours.some((c) => c.id === id);
	const own = seats.map(({ colour }) => {
		if (!known(colour) || taken.has(colour)) return undefined;
		taken.add(colour);
		return colour;
	});
	return own.map((id) => {
		const free = id ?? seatColours.find((c) => !taken.has(c.id))?.id ?? seatColours[0]!.id;
		taken.add(free);
		return free;
	});
}
