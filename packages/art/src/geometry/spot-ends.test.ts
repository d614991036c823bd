import { expect, test } from 'vitest';
import { kinds, tileOf } from '../testing.ts';
import { distance } from './point.ts';
import { NEAR_SPOT, shapesOf } from './shapes.ts';

const forts = [undefined, 'N', 'N-E', ['N', 'E'], ['N', 'E', 'W'], 'N-E-W'];
const lanes = ['S', ['S', 'W'], ['E', 'S', 'W'], ['N', 'E', 'S', 'W']];
const spots = [
	{ well: 'centre' },
	{ well: 'centre', cairn: 'centre' },
	{ well: 'centre', cairn: 'centre', shrine: 'centre' },
];
const sidesOf = (given: string | readonly string[] | undefined): string[] =>
	[given ?? []].flat().flatMap((part) => part.split('-'));
const crowded = forts.flatMap((fort) =>
	lanes.flatMap((lane) =>
		sidesOf(fort).some((side) => sidesOf(lane).includes(side))
			? []
			: spots.map((own) => ({ ...(fort && { fort }), lane, ...own })),
	),
);

test.each(crowded.map((tile) => [JSON.stringify(tile), tile] as const))(
	'a line that ends at a spot reaches one on %s',
	(id, declaration) => {
		const tile = tileOf(id, declaration);
		const { shapes } = shapesOf(tile, kinds);
		tile.segments.forEach((segment, i) => {
			const line = shapes[i]!;
			if (line.form !== 'line' || line.end?.against !== 'open') return;
			const { at } = line.end;
			const ends = segment.ends.flatMap((e) => {
				const spot = shapes[e]!;
				return spot.form === 'spot' ? [distance(spot.at, at)] : [];
			});
			if (ends.length > 0) expect(Math.min(...ends)).toBeLessThan(NEAR_SPOT);
		});
	},
);
