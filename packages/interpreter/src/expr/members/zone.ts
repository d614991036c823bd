import { forEachTileAt } from '../../run/tile-places.ts';
import { forEachPieceIn } from '../../run/zones.ts';
import { type Meanings, walk } from './meaning.ts';

export const zoneMeanings: Meanings<'zone'> = {
	'zone.pieces': walk((rt) => (number, visit) => forEachPieceIn(rt, number, visit)),
	'zone.tiles': walk((rt) => (number, visit) => forEachTileAt(rt, number, visit)),
};
