import { forEachPieceIn, forEachTileIn } from '../../run/zones.ts';
import { type Meanings, walk } from './meaning.ts';

export const zoneMeanings: Meanings<'zone'> = {
	'zone.pieces': walk((rt) => (number, visit) => forEachPieceIn(rt, number, visit)),
	'zone.tiles': walk((rt) => (number, visit) => forEachTileIn(rt, number, visit)),
};
