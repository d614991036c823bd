import { forEachTileIn } from '../../run/zones.ts';
import { type Meanings, walk } from './meaning.ts';
import { inZone } from './zone-contents.ts';

export const zoneMeanings: Meanings<'zone'> = {
	'zone.pieces': walk((rt) => (number, visit) => inZone(rt, visit)(number)),
	'zone.tiles': walk((rt) => (number, visit) => forEachTileIn(rt, number, visit)),
};
