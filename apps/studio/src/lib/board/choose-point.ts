import type { PointOffer } from '@tilewright/scene';
import type { Moves } from '../capabilities.ts';

/** The first click on a target shows what it would do, the second does it; a member of a set comes and goes. */
export function choosePoint(studio: Pick<Moves, 'picking' | 'confirm'>, point: PointOffer): void {
	const { picking } = studio;
	if (!picking.offers.many && picking.point?.key === point.key) void studio.confirm();
	else picking.pickPoint(point);
}
