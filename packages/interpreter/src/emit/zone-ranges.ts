import type { Emission } from './emission.ts';

/** The numbers that the instances of a declared zone have. */
export interface ZoneRange {
	readonly first: number;
	readonly end: number;
	readonly per: 'game' | 'seat' | 'tile' | 'feature' | 'piece';
	readonly order: string | undefined;
}

export function zoneRanges({ rt: { program, zoneFirst } }: Emission): readonly ZoneRange[] {
	return program.zones.map(({ order, per }, zone) => ({
		first: zoneFirst[zone]!,
		end: zoneFirst[zone + 1]!,
		per,
		order,
	}));
}
